import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import * as tables from '#server/db/schema.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

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
