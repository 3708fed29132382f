import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { db } = await createTestDatabase();

test('ANALYZE compares no documents: a new jsonb column says SET STATISTICS 0 in its migration', async () => {
  const { rows } = await db.execute(sql`
    select attrelid::regclass || '.' || attname as name, attstattarget as target
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and atttypid = 'jsonb'::regtype and not attisdropped`);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ target }) => target !== 0)).toEqual([]);
});
