import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { timeoutsOfPool } from '#server/db/database-timeouts.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createMetrics } from '#server/metrics/create-metrics.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { buildTestApp } from '../setup/build-test-app.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const dataDir = await dataFolder();
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
afterAll(() => server.stop());
const timeouts = timeoutsOfPool({ connect: 60_000, statement: 60_000, lock: 60_000 });
const database = createDatabase({ ...server.connection, ...timeouts });
afterAll(() => database.close());
await migrateDatabase(database.pool);

let isStopping = false;
const { app } = await buildTestApp(database, {
  log: silent,
  isStopping: () => isStopping,
  options: { limits: { ...defaultLimits, reads: { points: 1, seconds: 60 } } },
});

/** Asked as whoever watches asks: by an address that is no restaurant's. */
const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host: '10.0.0.7' } });
  expect(headers['cache-control']).toBe('no-store');
  return { status: statusCode, body: JSON.parse(body) as unknown };
};

const ready = {
  status: 'ready',
  database: 'answers',
  migrations: 'applied',
  queue: 'flows',
  stopping: false,
  not_connected: ['sms', 'maps', 'cards'],
};
/** Whether a tenant takes cards is not known then. */
const unknownCards = { not_connected: ['sms', 'maps'] };

/** What was found out a moment ago is told again; so it is asked for until it is another. */
async function becomes(status: number, body: object): Promise<true> {
  await expect.poll(() => ask('/readyz')).toEqual({ status, body });
  return true;
}

/** Until the end of the test. */
async function freeze(): Promise<void> {
  const goOn = freezeServer(await serverPid(dataDir));
  onTestFinished(async () => {
    goOn();
    await becomes(200, ready);
  });
}

test('an instance that serves says so on any host, however often it is asked', async () => {
  for (let asked = 0; asked < 20; asked += 1) {
    expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
    expect(await ask('/readyz')).toEqual({ status: 200, body: ready });
  }
});

test('HEAD is answered as well, for some watchers ask no more', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/readyz' })).statusCode).toBe(200);
});

test('while the database is frozen it is alive and not ready, and says so though the pool waits', async () => {
  await freeze();
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  expect(
    await becomes(503, {
      ...ready,
      status: 'not_ready',
      database: 'silent',
      migrations: 'unknown',
      queue: 'unknown',
      ...unknownCards,
    }),
  ).toBe(true);
});

test('a program that was told to stop is alive and not ready', async () => {
  isStopping = true;
  onTestFinished(() => void (isStopping = false));
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await becomes(503, { ...ready, status: 'not_ready', stopping: true })).toBe(true);
});

test('tables of an older version are not ready, and those of a newer one are', async () => {
  const last = `select max(created_at) from drizzle.__drizzle_migrations`;
  const move = (by: string) =>
    database.pool.query(
      `update drizzle.__drizzle_migrations set created_at = created_at ${by} where created_at = (${last})`,
    );
  await move('- 100000000000');
  expect(
    await becomes(503, {
      ...ready,
      status: 'not_ready',
      migrations: 'missing',
      queue: 'unknown',
      ...unknownCards,
    }),
  ).toBe(true);
  await database.pool.query(
    `update drizzle.__drizzle_migrations set created_at = created_at + 200000000000
       where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await becomes(200, ready)).toBe(true);
});

describe('what is not connected', () => {
  test('is named and closes nothing, mails among it', async () => {
    const { app: without } = await buildTestApp(database, { options: { sendsMails: false } });
    const { statusCode, body } = await without.inject({ url: '/readyz' });
    expect({ status: statusCode, body: JSON.parse(body) as unknown }).toEqual({
      status: 200,
      body: { ...ready, not_connected: ['mails', 'sms', 'maps', 'cards'] },
    });
  });

  test('is not cards once a tenant takes them', { tags: ['slow'] }, async () => {
    const { pool } = database;
    await pool.query(`insert into tenants (id, name, currency, locale, time_zone, primary_origin)
      values (4711, 'Cards', 'AUD', 'en-AU', 'Australia/Sydney', 'https://cards.example')`);
    onTestFinished(async () => {
      await pool.query('delete from tenants where id = 4711');
      expect(await becomes(200, ready)).toBe(true);
    });
    await pool.query(`insert into payment_settings (tenant_id, gateway) values (4711, 'cash')`);
    expect(await becomes(200, ready)).toBe(true);
    await pool.query(`insert into payment_settings (tenant_id, gateway) values (4711, 'stripe')`);
    expect(await becomes(200, { ...ready, not_connected: ['sms', 'maps'] })).toBe(true);
  });
});

describe('mails that should have left minutes ago', () => {
  const queue = (options: string) =>
    database.pool.query(`select graphile_worker.add_job('order_mail', '{}'::json, ${options})`);

  test(
    'are told and close nothing: a mail server that is down closes no shop',
    { tags: ['slow'] },
    async () => {
      onTestFinished(async () => {
        await database.pool.query('delete from graphile_worker._private_jobs');
        expect(await becomes(200, ready)).toBe(true);
      });
      await queue(`run_at => now() + interval '1 hour'`);
      expect(await becomes(200, ready)).toBe(true);
      await queue(`run_at => now() - interval '10 minutes'`);
      expect(await becomes(200, { ...ready, queue: 'late' })).toBe(true);
    },
  );
});

test('metrics are told without the figures of a database that is frozen', async () => {
  const impatient = timeoutsOfPool({ connect: 300, statement: 300, lock: 300 });
  const own = createDatabase({ ...server.connection, ...impatient });
  onTestFinished(own.close);
  const metrics = createMetrics({ instance: 'own', pools: { calls: own.pool }, caches: {} });
  const served = await serveMetrics(
    { metrics, db: own.db, log: silent },
    { port: 0, host: '127.0.0.1' },
  );
  onTestFinished(served.stop);
  const read = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  expect(await read()).toMatch(/^servery_database_up 1$/m);
  await freeze();
  const frozen = await read();
  expect(frozen).toMatch(/^servery_database_up 0$/m);
  expect(frozen).not.toMatch(/^servery_queue_waiting\{/m);
  expect(frozen).toMatch(/^nodejs_eventloop_lag_seconds /m);
});
