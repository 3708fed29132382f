import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { insertDelivery } from '#server/seed/insert-delivery.ts';
import { insertMenu } from '#server/seed/insert-menu.ts';
import { insertTenant } from '#server/seed/insert-tenant.ts';
import { guests, shoppers } from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/identity/token.ts';
import { benchTenant } from './bench-tenant.ts';

export type BenchGuest = { id: string; number: number; token: string };

export type BenchSetup = {
  db: Database;
  /** For programs that are started beside it. */
  url: string;
  restaurantId: number;
  guests: readonly BenchGuest[];
  stop: () => Promise<void>;
};

const guestCount = 200;
const lowestNumber = 1_000_000;

/**
 * What the benchmark runs on: our embedded PostgreSQL in a folder of its own, synced to the disk as in
 * the real program, with one tenant, its menu and 200 guests.
 * @param folder where its own data folder is made.
 */
export async function createBenchSetup(folder: string): Promise<BenchSetup> {
  const dataDir = await mkdtemp(join(folder, 'servery-bench-'));
  // The database runs as an unprivileged user where the program is root's.
  await chmod(dataDir, 0o711);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startEmbeddedPostgres({ dataDir, log });
  const database = createDatabase({ ...server.connection, max: 2 });
  const stop = async () => {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(database.pool);
    const { db } = database;
    const restaurantId = await fillTenant(db);
    const rows = Array.from({ length: guestCount }, (_, index) => ({
      number: lowestNumber + index,
      token: newToken(benchTenant.id),
    }));
    const { id: tenantId } = benchTenant;
    const made = rows.map((row) => ({ ...row, id: randomUUID() }));
    await db.insert(shoppers).values(made.map(({ id }) => ({ tenantId, id })));
    const inserted = await db
      .insert(guests)
      .values(
        made.map(({ id, number, token }) => ({
          tenantId,
          id,
          guestNumber: number,
          tokenHash: hashToken(token),
        })),
      )
      .returning({ id: guests.id, number: guests.guestNumber });
    const tokens = new Map(rows.map(({ number, token }) => [number, token]));
    const socket = encodeURIComponent(server.connection.host);
    const { user, database: name } = server.connection;
    return {
      db,
      url: `postgresql://${user}@localhost/${name}?host=${socket}`,
      restaurantId,
      guests: inserted.map((guest) => ({ ...guest, token: tokens.get(guest.number) ?? '' })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Inserts a tenant as the demo's are, with menu and delivery. @returns its restaurant's id */
export async function fillTenant(db: Database, tenant = benchTenant): Promise<number> {
  return db.transaction(async (tx) => {
    const now = new Date();
    const context = { tx, tenant, port: 0, now, pictures: new Set<string>() };
    const restaurantIds = await insertTenant(context);
    if (!restaurantIds) throw new Error('The database was not empty.');
    await insertMenu({ ...context, restaurantIds });
    await insertDelivery(context, restaurantIds);
    const [restaurantId] = restaurantIds.values();
    if (restaurantId === undefined) throw new Error('There is no restaurant.');
    return restaurantId;
  });
}

/** Copies the open carts as they are now, so that each phase can start from the same ones. */
export async function snapshotCarts(db: Database): Promise<void> {
  await db.execute(sql`
    create table bench_items as
    select c.shopper_id, i.quantity, i.notes, i.kind, i.offer_id, i.parts, i.signature
    from carts c join cart_items i on i.tenant_id = c.tenant_id and i.cart_id = c.id
    where c.closed_at is null order by i.id`);
}

/**
 * Waits until no mail waits any more: they leave after the orders, and are not to slow down what is
 * measured next.
 */
export async function waitForMails(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from graphile_worker._private_jobs
        where attempts < max_attempts`,
    );
    if (rows[0]?.waiting === 0) return;
    await delay(20);
  }
}

/** Gives every guest a fresh cart with what was copied; its version is `version`. */
export async function layOutCarts(
  { db, restaurantId }: BenchSetup,
  version: number,
): Promise<void> {
  const { id } = benchTenant;
  await db.execute(sql`delete from carts where closed_at is null`);
  await db.execute(sql`
    with fresh as (
      insert into carts (tenant_id, restaurant_id, shopper_id, version)
      select ${id}::int, ${restaurantId}::bigint, g.id, ${version}::int
      from guests g where g.tenant_id = ${id} returning id, shopper_id
    )
    insert into cart_items (tenant_id, cart_id, quantity, notes, kind, offer_id, parts, signature)
    select ${id}::int, f.id, b.quantity, b.notes, b.kind, b.offer_id, b.parts, b.signature
    from fresh f join bench_items b on b.shopper_id = f.shopper_id`);
  // Nothing of the preparation is left to be written while the next phase is measured.
  await db.execute(sql`analyze carts, cart_items`);
  await db.execute(sql`checkpoint`);
}
