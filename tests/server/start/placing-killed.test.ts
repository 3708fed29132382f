import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { integer, record, sample } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expireOrders } from '#server/ordering/paying/expire-orders.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { countEverything, findWrongs, lostOf } from './kill-test-setup.ts';
import { readSlot, shopUntil } from './ordering-shopper.ts';
import { ports, runProgram } from './run-program.ts';

// Twenty programs are started with SOAK: a minute on two cores, and several where others work on them too.
vi.setConfig({ testTimeout: 600_000 });
const { db, pool, url } = await createSmallDatabase();
await countEverything(db);
const folder = await dataFolder();
const kills = process.env['SOAK'] ? 20 : 5;
/** How many orders are sent to a server before it dies, and ms after the last of them. */
const death = record({ placings: integer({ min: 1, max: 12 }), ms: integer({ min: 0, max: 30 }) });
const shoppers = 8;

/** The built program, on the test's database; its demo is there already. */
async function startServer() {
  const { free: port } = await ports();
  const variables = { DATABASE_URL: url, DEMO: '1', SERVERY_DATA_DIR: folder, PORT: String(port) };
  const run = runProgram(variables);
  await run.ready;
  return { run, origin: `http://127.0.0.1:${port}` };
}

test('R53 a server killed with -9 in the middle of placing loses, doubles and halves no order', async () => {
  const events = new EventEmitter();
  const standby = [startServer(), startServer()];
  const next = async () => {
    standby.push(startServer());
    const server = await standby.shift();
    if (!server) throw new Error('no server stands by');
    return server;
  };
  let current = await next();
  let isDone = false;
  let isOpen = Promise.resolve();
  const servers = {
    origin: () => current.origin,
    isOpen: () => isOpen,
    onPlacing: () => void events.emit('placing'),
  };
  const slot = await readSlot(servers);
  const shopping = Array.from({ length: shoppers }, (_, n) =>
    shopUntil(servers, { guestId: 6_000_001 + n, slot, isDone: () => isDone }),
  );
  for (const { placings, ms } of sample(death, kills)) {
    const opening = next();
    isOpen = opening.then(() => undefined);
    const following = await opening;
    // Orders are on their way; at which of its statements the server dies is left to chance.
    for (let sent = 0; sent < placings; sent += 1) await once(events, 'placing');
    await setTimeout(ms);
    const killed = current;
    current = following;
    killed.run.process.kill('SIGKILL');
    expect(await killed.run.end).toBe('SIGKILL');
  }
  isDone = true;
  const results = await Promise.all(shopping);

  const repeated = results.reduce((sum, result) => sum + result.repeated, 0);
  const placed = results.flatMap((result) => result.placed);
  expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  expect([placed.length > kills, repeated > kills]).toEqual([true, true]);

  expect(await lostOf(db, placed)).toEqual([]);
  // Each key was insisted on until it was answered, so every order there is was acknowledged.
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from orders');
  expect(rows[0]?.count).toBe(new Set(placed).size);
  expect(await findWrongs(db)).toEqual([]);

  const later = () => new Date(Date.now() + 20 * 60_000);
  const { deps } = await buildTestApp({ db, pool }, { clock: later });
  while ((await expireOrders(deps)) > 0);
  expect(await findWrongs(db)).toEqual([]);
  const waiting = await pool.query("select id from orders where status = 'pending_payment'");
  expect(waiting.rows).toEqual([]);
});
