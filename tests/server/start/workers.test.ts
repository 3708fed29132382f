import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getConfigDraft } from '#schemas/api/site-config.ts';
import { createSmallDatabase, createTestDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertStaff, password } from '../setup/sign-staff-in.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { isRunning, serverPid } from '../embedded/server-processes.ts';
import { countEverything, findWrongs, lostOf } from './kill-test-setup.ts';
import { readSlot, shopUntil } from './ordering-shopper.ts';
import { ports, runProgram } from './run-program.ts';

vi.setConfig({ testTimeout: 240_000 });
const folder = await dataFolder();

/** The built program in two workers, and how its processes are told apart. */
async function startWorkers(variables: Record<string, string>) {
  const { free: port } = await ports();
  const { free: metricsPort } = await ports();
  const run = runProgram({
    SERVERY_DATA_DIR: folder,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    INSTANCE: 'shop-a',
    WORKERS: '2',
    ...variables,
  });
  await run.ready;
  const pid = run.process.pid ?? NaN;
  const children = async () =>
    (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);
  /** The programs among them: the embedded database may be a child as well. */
  const workers = async () => {
    const all = await Promise.all(
      (await children()).map(async (child) => {
        const line = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
        return line.includes('main.js') ? [child] : [];
      }),
    );
    return all.flat();
  };
  const metricsOf = async (worker: number) =>
    (await fetch(`http://127.0.0.1:${metricsPort + worker}/metrics`)).text();
  return { run, origin: `http://127.0.0.1:${port}`, workers, metricsOf };
}

type Reply = { status: number; body: unknown; cookies: string[] };

/** One connection, which one worker answers for as long as it stands. */
function connection(origin: string, host: string) {
  const client = new Client(origin);
  onTestFinished(() => client.destroy());
  return async (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Reply> => {
    const reply = await client.request({
      method,
      path,
      headers: {
        host,
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    return { status: reply.statusCode, body: await reply.body.json(), cookies };
  };
}

const settings = '/api/v2/restaurants/app-settings';
const settingsCount = new RegExp(
  `^servery_requests_total\\{method="GET",route="${settings}",status="200"\\} (\\d+)`,
  'm',
);

/** A connection to each of two workers: whichever is free first takes the next one. */
async function connectToEach(origin: string, metricsOf: (worker: number) => Promise<string>) {
  const found = new Map<number, ReturnType<typeof connection>>();
  const counts = async () =>
    (await Promise.all([metricsOf(0), metricsOf(1)])).map((text) =>
      Number(settingsCount.exec(text)?.[1] ?? 0),
    );
  for (let tries = 0; tries < 50 && found.size < 2; tries += 1) {
    const before = await counts();
    const opened = connection(origin, small.host);
    expect((await opened('GET', settings)).status).toBe(200);
    const after = await counts();
    found.set(after[0] === before[0] ? 1 : 0, opened);
  }
  const [one, other] = [found.get(0), found.get(1)];
  if (!one || !other) throw new Error('One worker takes no connections.');
  return [one, other] as const;
}

test('two workers serve on one port, and what is changed through one is seen through the other', async () => {
  const { db, url } = await createSmallDatabase();
  await insertStaff(db);
  const { run, origin, workers, metricsOf } = await startWorkers({
    DATABASE_URL: url,
    DEMO: '0',
    SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
  });
  expect(await workers()).toHaveLength(2);
  const [first, ...missing] = run.said().trim().split('\n');
  expect(first).toBe(`Servery listens on 0.0.0.0:${new URL(origin).port}.`);
  expect(missing).toEqual([
    expect.stringContaining('No mail leaves: SMTP_URL is not set'),
    expect.stringContaining('SMS_URL is not set'),
    expect.stringContaining('No maps service'),
  ]);

  const [one, other] = await connectToEach(origin, metricsOf);
  const served = await Promise.all([metricsOf(0), metricsOf(1)]);
  expect(served.map((text) => /^servery_instance\{name="(.*)"\} 1$/m.exec(text)?.[1])).toEqual([
    'shop-a/0',
    'shop-a/1',
  ]);

  const session = await one('POST', '/api/v2/staff/session', {
    body: { email: 'owner@corner.test', password },
  });
  expect(session.status).toBe(201);
  const jar = session.cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = jar.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const headers = { cookie: jar.join('; '), 'x-xsrf-token': decodeURIComponent(xsrf) };
  const colour = '#123abc';
  const seen = async () => JSON.stringify((await other('GET', settings)).body);
  expect(await seen()).not.toContain(colour);
  const draft = await one('GET', '/api/v2/staff/config/draft', { headers });
  const { revision } = getConfigDraft.reply.parse(draft.body).data;
  const changed = await one('PATCH', '/api/v2/staff/config/draft', {
    headers: { ...headers, 'if-match': `"${revision}"` },
    body: {
      transaction_id: randomUUID(),
      changes: [{ path: ['colors', 'primary'], value: colour }],
    },
  });
  expect(changed.status).toBe(200);
  const published = await one('POST', '/api/v2/staff/config/publish', {
    headers: { ...headers, 'if-match': `"${revision + 1}"` },
    body: {},
  });
  expect(published.status).toBe(201);
  await expect.poll(seen).toContain(colour);
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(await workers().catch(() => [])).toEqual([]);
  expect(run.printedErrors()).toBe('');
});

test('R53 a worker that is killed amid orders loses none of them, the other goes on, and it is back', async () => {
  const { db, pool, url } = await createSmallDatabase();
  await countEverything(db);
  const { run, origin, workers } = await startWorkers({ DATABASE_URL: url, DEMO: '1' });
  let isDone = false;
  let placings = 0;
  const servers = {
    origin: () => origin,
    isOpen: () => delay(5),
    onPlacing: () => void (placings += 1),
  };
  const slot = await readSlot(servers);
  const shopping = Array.from({ length: 6 }, (_, n) =>
    shopUntil(servers, { guestId: 6_100_001 + n, slot, isDone: () => isDone }),
  );
  for (const kill of [0, 1]) {
    const sent = placings;
    await expect.poll(() => placings, { timeout: 60_000 }).toBeGreaterThan(sent + 8);
    const before = await workers();
    const [killed = NaN] = kill % 2 === 0 ? before : before.toReversed();
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(async () => (await workers()).filter((pid) => !before.includes(pid)), {
        timeout: 60_000,
      })
      .toHaveLength(1);
    const again = placings;
    await expect.poll(() => placings, { timeout: 60_000 }).toBeGreaterThan(again + 8);
  }
  isDone = true;
  const results = await Promise.all(shopping);
  const placed = results.flatMap((result) => result.placed);
  expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  expect(await lostOf(db, placed)).toEqual([]);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from orders');
  expect(rows[0]?.count).toBe(new Set(placed).size);
  expect(await findWrongs(db)).toEqual([]);
  expect(
    run.printedErrors().match(/Worker \d ended \(SIGKILL\) and is started again\./g),
  ).toHaveLength(2);
});

test('with the embedded database they share it, and the last of all stops it', async () => {
  const { run, origin, workers } = await startWorkers({});
  expect(run.said()).toContain('Stop with Ctrl-C');
  expect((await fetch(origin)).status).toBe(200);
  const database = await serverPid(folder);
  const pids = await workers();
  run.process.kill('SIGINT');
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(isRunning(database)).toBe(false);
  expect(pids.filter(isRunning)).toEqual([]);
  expect(run.printedErrors()).toBe('');
});

test('workers whose starter is killed do not live on without it', async () => {
  const { url } = await createTestDatabase();
  const { run, workers } = await startWorkers({ DATABASE_URL: url, DEMO: '1' });
  const pids = await workers();
  expect(pids).toHaveLength(2);
  run.process.kill('SIGKILL');
  expect(await run.end).toBe('SIGKILL');
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});

test('a worker that cannot start ends the start, with its reason', async () => {
  const { url } = await createTestDatabase();
  const { held } = await ports();
  const run = runProgram({
    SERVERY_DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: '1',
    PORT: String((await ports()).free),
    METRICS_PORT: String(held),
    WORKERS: '2',
  });
  expect(await run.end).toBe(1);
  expect(run.printedErrors()).toContain(`Port ${held} is in use`);
  expect(run.printedErrors()).toContain('A worker ended while it was started.');
  expect(run.said()).toBe('');
});
