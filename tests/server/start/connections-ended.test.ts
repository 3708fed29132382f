import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { countEverything, findWrongs, lostOf } from './kill-test-setup.ts';
import { readSlot, shopUntil } from './ordering-shopper.ts';
import { ports, runProgram } from './run-program.ts';

// Writers insist through every interruption; with SOAK there are thirty.
vi.setConfig({ testTimeout: 600_000 });
const rounds = process.env['SOAK'] ? 30 : 8;
const writers = 8;
/** Names the connections of the program under test, beside those of the test. */
const name = 'program-under-test';
/** A database that is back has to be used again within it; ms. */
const back = { timeout: 10_000 };

test('every connection may end again and again: the program lives, and no order is lost or doubled', async () => {
  const { db, pool, url } = await createSmallDatabase();
  await countEverything(db);
  const { free: port } = await ports();
  const run = runProgram({
    DATABASE_URL: `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`,
    DEMO: '1',
    SERVERY_DATA_DIR: await dataFolder(),
    PORT: String(port),
  });
  await run.ready;
  const origin = `http://127.0.0.1:${port}`;
  const events = new EventEmitter();
  let isDone = false;
  const servers = {
    origin: () => origin,
    isOpen: async () => undefined,
    onPlacing: () => void events.emit('placing'),
  };
  const slot = await readSlot(servers);
  const shopping = Array.from({ length: writers }, (_, n) =>
    shopUntil(servers, { guestId: 6_100_001 + n, slot, isDone: () => isDone }),
  );
  const listeners = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = $1 and query ilike 'listen%'`,
      [name],
    );
    return rows[0]?.count;
  };
  const before = await listeners();
  expect(before).toBeGreaterThan(0);
  for (let round = 0; round < rounds; round += 1) {
    // Orders are on their way each time.
    for (let sent = 0; sent < writers; sent += 1) await once(events, 'placing');
    const { rows } = await pool.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [name],
    );
    expect(rows.length).toBeGreaterThan(1);
  }
  isDone = true;
  const results = await Promise.all(shopping);

  expect([run.process.exitCode, run.process.signalCode]).toEqual([null, null]);
  await expect.poll(listeners, back).toBe(before);
  expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  const placed = results.flatMap((result) => result.placed);
  expect(placed.length).toBeGreaterThan(rounds);
  expect(await lostOf(db, placed)).toEqual([]);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from orders');
  expect(rows[0]?.count).toBe(new Set(placed).size);
  expect(await findWrongs(db)).toEqual([]);
});

test.for([
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
] as const)('a database that stops (%s) and is started again is used again', async ([, signal]) => {
  const folder = await dataFolder();
  const { free: port } = await ports();
  const run = runProgram({ DEMO: '1', SERVERY_DATA_DIR: folder, PORT: String(port) });
  await run.ready;
  const status = async (path: string) =>
    (await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(5000) })).status;
  const settings = '/api/v2/restaurants/app-settings?restaurant_id=1';
  expect(await status('/readyz')).toBe(200);
  for (let time = 0; time < 3; time += 1) {
    const pid = await serverPid(folder);
    process.kill(pid, signal);
    // Whatever is asked meanwhile is answered in time.
    expect([200, 404, 503]).toContain(await status(settings));
    await expect.poll(() => serverPid(folder).catch(() => pid), back).not.toBe(pid);
    await expect.poll(() => status('/readyz'), back).toBe(200);
  }
  expect([run.process.exitCode, run.process.signalCode]).toEqual([null, null]);
});
