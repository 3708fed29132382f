import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import * as tables from '#server/db/schema.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';

const { db, pool } = await createTestDatabase();

test('a migrated database has every table, and migrating it again changes nothing', async () => {
  await db
    .insert(tables.tenants)
    .values({ id: 139, name: 'Corner', primaryOrigin: 'https://a.test' });
  await Promise.all([migrateDatabase(pool), migrateDatabase(pool)]);
  const stored = await db.select({ id: tables.tenants.id }).from(tables.tenants);
  expect(stored).toEqual([{ id: 139 }]);
  const ran = await db.execute(sql`select hash from drizzle.__drizzle_migrations`);
  expect(new Set(ran.rows.map(({ hash }) => hash)).size).toBe(ran.rowCount);
});

test('refuses tables of migrations that the first one replaced, and touches nothing', async () => {
  await onEmptyDatabase(async (url) => {
    const older = createDatabase({ connectionString: url });
    try {
      await older.pool.query(`
        create schema drizzle;
        create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
        insert into drizzle.__drizzle_migrations (hash, created_at) values ('0082', 1795792467254);
        create table orders (id int)`);
      await expect(migrateDatabase(older.pool)).rejects.toThrow(
        /^The tables of this database are of an older version, .*: go on with that version, or begin with an empty database/,
      );
      const { rows } = await older.pool.query(
        `select schemaname || '.' || tablename as name from pg_tables
         where schemaname !~ '^pg_|^information_schema$' order by 1`,
      );
      expect(rows).toEqual([{ name: 'drizzle.__drizzle_migrations' }, { name: 'public.orders' }]);
    } finally {
      await older.close();
    }
  });
});
