import { sql } from 'drizzle-orm';
import { sample } from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { createDatabase } from '#server/db/client.ts';
import { DatabaseUnavailable, isDatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { timeoutsOfPool } from '#server/db/database-timeouts.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { withClient } from '#tests/database/with-client.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { readOperations } from '#tests/fuzz/api-operations.ts';
import { drawnCalls } from '#tests/fuzz/draw-calls.ts';
import { valuesOfSmallMenu } from '#tests/fuzz/known-values.ts';
import { createSender } from '#tests/fuzz/send-call.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { addPages, countingEntry } from '../pages/build-page-app.ts';
import { at, atOther, buildUnreadyApp } from '../setup/build-test-app.ts';
import { bookerWith, saturday } from '../setup/booking-calls.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { insertStaff, password } from '../setup/sign-staff-in.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const dataDir = await dataFolder();
const startDatabase = () =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
let server = await startDatabase();
afterAll(() => server.stop());
const { connection } = server;
const patient = createDatabase(connection);
await migrateDatabase(patient.pool);
await insertSmallMenu(patient.db);
await insertStaff(patient.db);
await patient.close();

// Short, so that a test need not wait for long; only their order matters.
const timeouts = timeoutsOfPool({ connect: 1000, statement: 900, lock: 500 });
const { db, pool, close } = createDatabase({ ...connection, ...timeouts });
afterAll(close);
const { app, deps } = await buildUnreadyApp({ db, pool }, { log: silent });
await addPages({ app, deps }, countingEntry());
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const sender = createSender(() => origin);
afterAll(sender.close);

const answers = () => db.execute(sql`select 1`).then(() => 'answers', String);

/** Until the end of the test, or until it is told to go on. */
async function freeze(): Promise<() => void> {
  const goOn = freezeServer(await serverPid(dataDir));
  onTestFinished(async () => {
    goOn();
    await expect.poll(answers).toBe('answers');
  });
  return goOn;
}

let guests = 4_000_000;
const newShopper = () => createShopper(app, (guests += 1));

type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** Calls of every kind: read and written, in transactions and without, signed in and not. */
const callsOf = (shopper: Shopper) => [
  () => shopper.add(lemonade),
  () => shopper.call('GET', `/v2/cart?guest_id=${shopper.guestId}`),
  () =>
    app.inject({
      url: `/api/v2/reservation-times?restaurant_id=${small.restaurant}&party=2&from=2026-11-21`,
      headers: at,
    }),
  () => bookerWith({ app }, shopper.headers).hold(saturday('18:00')),
  () => shopper.place(shopper.orderBody({ version: 2, total: 4.5 })),
  () =>
    app.inject({ url: `/api/v2/menu?restaurant_id=${small.otherRestaurant}`, headers: atOther }),
  () =>
    app.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: at,
      payload: { email: 'owner@corner.test', password },
    }),
  () =>
    app.inject({
      method: 'POST',
      url: '/api/v2/newsletter',
      headers: at,
      payload: { email: 'ada@example.com' },
    }),
];

async function expectUnavailable(shopper: Shopper): Promise<void> {
  // More at once than the pool has connections, and one after the other.
  const together = Array.from({ length: 5 }, () => callsOf(shopper)).flat();
  const replies = await Promise.all(together.map((call) => call()));
  for (const call of callsOf(shopper)) replies.push(await call());
  for (const reply of replies) {
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([
      503,
      'database_unavailable',
    ]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
}

/** The state of an order that is placed as soon as anything can be. */
async function orderAgain(shopper: Shopper): Promise<string> {
  await expect.poll(async () => (await shopper.add(lemonade)).statusCode).toBe(201);
  const order = await shopper.placed();
  return (await shopper.order(order.id)).status;
}

describe('while the database is frozen', () => {
  test('every call is answered 503 with the seconds to wait, and goes on when it is back', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const goOn = await freeze();
    await expectUnavailable(shopper);
    goOn();
    expect(await orderAgain(shopper)).toBe('accepted');
  });

  test('nothing that is sent is left without an answer or answered with another failure', async () => {
    const document = await app.inject({ url: '/api/openapi.json', headers: at });
    const operations = readOperations(document.json());
    const shopper = await newShopper();
    await freeze();
    const callers = { nobody: '', guest: 'guest' };
    const drawn = sample(drawnCalls(operations, valuesOfSmallMenu, callers), 100);
    const statuses = await Promise.all(
      drawn.map(async (call) => {
        const proof = call.caller === 'guest' ? shopper.headers : at;
        const answer = await sender.send(call, proof);
        return answer?.status ?? call;
      }),
    );
    expect(statuses.filter((status) => typeof status !== 'number' || status === 500)).toEqual([]);
    expect(statuses).toContain(503);
  });

  test('a page that is known is still read; another says so and asks again by itself', async () => {
    await app.inject({ url: '/menu', headers: at });
    deps.tenants.clear();
    await app.inject({ url: '/menu', headers: at });
    const goOn = await freeze();
    const known = await app.inject({ url: '/menu', headers: at });
    expect(known.statusCode).toBe(200);
    deps.settings.clear();
    const page = await app.inject({ url: '/menu', headers: at });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(page.body).toContain('Please try again in a few seconds.');
    goOn();
    await expect
      .poll(async () => (await app.inject({ url: '/menu', headers: at })).statusCode)
      .toBe(200);
  });

  test('transactions that cannot begin keep no connection of the pool for good', async () => {
    // Warm, so that each begins on a connection that stands.
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.1)`)));
    const goOn = await freeze();
    const begun = Array.from({ length: 10 }, () =>
      db.transaction((tx) => tx.execute(sql`select 1`)),
    );
    const ends = await Promise.allSettled(begun);
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    goOn();
    await expect.poll(answers).toBe('answers');
    expect(pool.totalCount).toBe(pool.idleCount);
  });

  test('a transaction that it interrupts is undone, and nothing later joins it', async () => {
    await db.execute(sql`create table noted (number int)`);
    let goOn = () => {};
    const interrupted = db.transaction(async (tx) => {
      await tx.execute(sql`insert into noted values (1)`);
      goOn = await freeze();
      await tx.execute(sql`insert into noted values (2)`);
    });
    const failure = await interrupted.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    goOn();
    const insert = () => db.execute(sql`insert into noted values (3)`).then(() => 'done', String);
    await expect.poll(insert).toBe('done');
    const rows = await withClient(connection, (client) => client.query('select * from noted'));
    expect(rows.rows).toEqual([{ number: 3 }]);
  });
});

test('a call that waits in vain for a lock is answered 503, and works once the lock is gone', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  await withClient(connection, async (other) => {
    await other.query('begin');
    await other.query('select id from carts for update');
    const reply = await shopper.add(lemonade);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([
      503,
      'database_unavailable',
    ]);
    await other.query('rollback');
  });
  expect((await shopper.add(lemonade)).statusCode).toBe(201);
});

test('a connection that is cut within a transaction fails that call alone', async () => {
  const cut = inTransaction(pool, async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await withClient(connection, (other) =>
      other.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]),
    );
    await tx.execute(sql`select 1`);
  });
  const failure = await cut.catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(await answers()).toBe('answers');
});

test('who was handed a connection by callback, as the job queue is, may release it after it was lost', async () => {
  const own = createDatabase(connection);
  onTestFinished(own.close);
  const { client, done } = await new Promise<{ client: PoolClient; done: () => void }>(
    (resolve, reject) => {
      own.pool.connect((error, given, release) => {
        if (given) resolve({ client: given, done: release });
        else reject(error ?? new Error('no connection'));
      });
    },
  );
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await withClient(connection, (other) =>
    other.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
  );
  await ended;
  await expect(client.query('unlisten *')).rejects.toThrow(DatabaseUnavailable);
  expect(done).not.toThrow();
  expect(own.pool.totalCount).toBe(0);
});

test('a connection that breaks before its query fails is given back once, and said to be unavailable', async () => {
  const own = createDatabase(connection);
  onTestFinished(own.close);
  let used: PoolClient | undefined;
  own.pool.once('acquire', (client) => void (used = client));
  const asked = own.pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  await expect.poll(() => used).toBeDefined();
  const ended = new Promise((resolve) => used?.once('end', resolve));
  // As the socket says it, where it is quicker than what the server still sent.
  used?.emit('error', new Error('Connection terminated unexpectedly'));
  expect(await asked).toBeInstanceOf(DatabaseUnavailable);
  // Only now the query itself fails; a second release would be an uncaught exception.
  await ended;
  expect(own.pool.totalCount).toBe(0);
});

test('a server that is no leader any more counts as gone, and its connections are given up', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const writing = (isAllowed: boolean) =>
    withClient(connection, async (client) => {
      await client.query(`alter system set default_transaction_read_only = ${!isAllowed}`);
      await client.query('select pg_reload_conf()');
    });
  await writing(false);
  onTestFinished(() => writing(true));
  // The setting reaches the connections that stand one by one.
  await expect.poll(async () => (await shopper.add(lemonade)).statusCode).toBe(503);
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  const orders = Array.from({ length: 12 }, () =>
    shopper.place(shopper.orderBody({ version: 2, total: 4.5 })),
  );
  const replies = await Promise.all(orders);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 503));
  expect(replies[0]?.headers['retry-after']).toBe('2');
  await writing(true);
  expect(await orderAgain(shopper)).toBe('accepted');
  await removed;
});

test('without a database every call is answered 503, and goes on when it is started again', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  await server.stop();
  await expectUnavailable(shopper);
  server = await startDatabase();
  expect(await orderAgain(shopper)).toBe('accepted');
});
