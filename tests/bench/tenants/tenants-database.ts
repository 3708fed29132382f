import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { createDatabase, type Database } from '#server/db/client.ts';
import type { EmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { insertTables } from '#server/seed/insert-tables.ts';
import { fillTenant } from '../bench-setup.ts';
import { benchTenant } from '../bench-tenant.ts';

/** One of the databases that are measured side by side, with so many tenants. */
export type TenantsDatabase = {
  tenants: number;
  db: Database;
  /** For the server that runs on it. */
  url: string;
  restaurantId: number;
  close: () => Promise<void>;
};

/** The tenants are numbered from here on. */
const firstId = benchTenant.id;

export const idOf = (index: number): number => firstId + index;
export const hostOf = (index: number): string =>
  index === 0 ? (benchTenant.hosts[0] ?? '') : `${idOf(index)}.bench.localhost`;

const named = z.array(z.object({ name: z.string() }));

/**
 * A database of its own with so many tenants, each with a host, a restaurant with hours, tables and
 * delivery, 200 dishes, a published site and an owner: one is inserted as the demo's are, and the
 * others are copies of its rows.
 */
export async function createTenantsDatabase(
  { connection }: EmbeddedPostgres,
  tenants: number,
): Promise<TenantsDatabase> {
  const name = `tenants_${tenants}`;
  const first = createDatabase({ ...connection, max: 1 });
  await first.pool.query(`create database ${name}`);
  await first.close();
  const { db, pool, close } = createDatabase({ ...connection, database: name, max: 2 });
  await migrateDatabase(pool);
  const [sample] = sampleTenants;
  // Published as the demo's is, so that a page has as many sections as a real one.
  const restaurantId = await fillTenant(db, {
    ...benchTenant,
    config: sample?.config ?? benchTenant.config,
  });
  await db.transaction(async (tx) => {
    const context = {
      tx,
      tenant: benchTenant,
      port: 0,
      now: new Date(),
      pictures: new Set<string>(),
    };
    await insertTables(context, new Map([['one', restaurantId]]));
    await insertStaffAccount(tx, firstId, {
      email: 'owner@measured.example',
      name: 'The owner',
      passwordHash: 'nobody signs in',
      role: 'owner',
      restaurantId: null,
    });
  });
  await copyTenant(db, tenants);
  const socket = encodeURIComponent(connection.host);
  const url = `postgresql://${connection.user}@localhost/${name}?host=${socket}`;
  return { tenants, db, url, restaurantId, close };
}

async function copyTenant(db: Database, tenants: number): Promise<void> {
  if (tenants > 1) {
    await db.transaction(async (tx) => {
      // The rows are copies of such as keep every rule: nothing is checked again.
      await tx.execute(sql`set local session_replication_role = replica`);
      const tables = await namesOf(
        tx,
        sql`select table_name as name from information_schema.columns
            join information_schema.tables using (table_schema, table_name)
            where table_schema = 'public' and column_name = 'tenant_id'
              and table_type = 'BASE TABLE' and table_name <> 'hosts'`,
      );
      await copyRows(tx, { table: 'tenants', key: 'id', tenants });
      for (const table of tables) await copyRows(tx, { table, key: 'tenant_id', tenants });
      await tx.execute(sql`
        insert into hosts (host, tenant_id)
        select n || '.bench.localhost', n
        from generate_series(${idOf(1)}::int, ${idOf(tenants - 1)}::int) n`);
    });
  }
  await db.execute(sql`vacuum analyze`);
}

type Copied = { table: string; key: string; tenants: number };

async function copyRows(tx: Database, { table, key, tenants }: Copied): Promise<void> {
  const columns = await namesOf(
    tx,
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}
          and column_name <> ${key} and is_generated = 'NEVER'`,
  );
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const [into, own] = [sql.identifier(table), sql.identifier(key)];
  await tx.execute(sql`
    insert into ${into} (${own}, ${list}) overriding system value select n, ${list}
    from ${into} cross join generate_series(${idOf(1)}::int, ${idOf(tenants - 1)}::int) n
    where ${own} = ${firstId}`);
}

async function namesOf(tx: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  return named.parse((await tx.execute(query)).rows).map(({ name }) => name);
}
