import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import { createDatabase } from '#server/db/client.ts';
import { timeoutsOfPool } from '#server/db/database-timeouts.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import * as tables from '#server/db/schema.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { setupCalls } from './new-site.ts';

const dataDir = await dataFolder();
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
afterAll(() => server.stop());
// Short, so that a test need not wait for long; only their order matters.
const timeouts = timeoutsOfPool({ connect: 1000, statement: 900, lock: 500 });
const { db, pool, close } = createDatabase({ ...server.connection, ...timeouts });
afterAll(close);
await migrateDatabase(pool);
await insertSmallMenu(db);
await insertStaff(db);
await db.update(tables.restaurants).set({ orderTypes: ['pickup'] });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const options = { fallbackTenantId: small.tenant };
const { app, deps } = await buildTestApp({ db, pool }, { log, options });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const owner = await signStaffIn(app);
const { show, open, mark, send } = setupCalls(app, owner);
const place = (key: string) => send('POST', '/test-orders', {}, key);

const orders = async () => {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from orders`,
  );
  return rows[0]?.found;
};

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await db
    .update(tables.tenants)
    .set({
      openedAt: null,
      setupMarks: { look: 'confirmed', test_order: 'skipped' },
      settingsRevisions: { taxes: 1 },
    })
    .where(eq(tables.tenants.id, small.tenant));
  await db
    .update(tables.siteConfigs)
    .set({ document: { general: { showConfigEditor: true } } })
    .where(eq(tables.siteConfigs.tenantId, small.tenant));
  deps.tenants.clear();
});

describe('while the database is frozen', () => {
  async function freeze(): Promise<() => Promise<void>> {
    const goOn = freezeServer(await serverPid(dataDir));
    onTestFinished(goOn);
    return async () => {
      goOn();
      await expect
        .poll(() => db.execute(sql`select 1`).then(() => 'answers', String))
        .toBe('answers');
    };
  }

  test('every call says so, and what is asked again then happens once', async () => {
    const key = randomUUID();
    const goOn = await freeze();
    const replies = await Promise.all([place(key), open(), mark('look', null), send('GET', '')]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([503, 'database_unavailable']);
    }
    await goOn();
    expect((await show()).opened_at).toBeNull();
    expectStatus(await place(key), 201);
    expectStatus(await place(key), 201);
    expect(await orders()).toBe(1);
    expectStatus(await open(), 200);
  });
});

describe('what breaks in the middle', () => {
  /** Until the test ends, writing to a table fails. */
  async function refuseWrites(table: string): Promise<void> {
    await pool.query(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await pool.query(`create trigger refuse before insert on ${table}
      for each row execute function refuse()`);
    onTestFinished(
      async () => void (await pool.query(`drop trigger if exists refuse on ${table}`)),
    );
  }

  test('leaves a site closed whose editor could not be taken away', async () => {
    await refuseWrites('site_versions');
    expect((await open()).statusCode).toBe(500);
    expect(await show()).toMatchObject({ opened_at: null, shows_editor: true });
    await pool.query('drop trigger refuse on site_versions');
    expectStatus(await open(), 200);
    expect(await show()).toMatchObject({ shows_editor: false });
  });

  test('leaves no order, and the same key places it later', async () => {
    const key = randomUUID();
    await refuseWrites('order_events');
    expect((await place(key)).statusCode).toBe(500);
    expect(await orders()).toBe(0);
    await pool.query('drop trigger refuse on order_events');
    expectStatus(await place(key), 201);
    expect(await orders()).toBe(1);
  });
});

test('an open board learns that a test order was removed', async () => {
  const reply = await place(randomUUID());
  expectStatus(reply, 201);
  const [order] = contract.placeTestOrder.reply.parse(reply.json()).data.test_orders;
  const stream = await followStream(`${address}/api/v2/staff/orders/events`, {
    cookie: owner.cookie,
  });
  const message = z.object({ type: z.string(), orders: z.array(z.object({ id: z.uuid() })) });
  const all = async (): Promise<string[]> => {
    for (;;) {
      const next = await stream.next();
      if (!next) throw new Error('the stream ended');
      const read = message.safeParse(JSON.parse(next.data));
      if (read.success && read.data.type === 'all') return read.data.orders.map(({ id }) => id);
    }
  };
  expect(await all()).toEqual([order?.id]);
  expectStatus(await send('DELETE', `/test-orders/${order?.id}`), 200);
  expect(await all()).toEqual([]);
});
