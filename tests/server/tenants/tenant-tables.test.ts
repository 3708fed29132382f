import { describe, expect, test } from 'vitest';
import { parentsFirst } from '#server/tenants/parents-first.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { pool } = await createTestDatabase();

describe('the tables of a tenant', () => {
  test('are those that the migrated database has, with all their columns', async () => {
    const { rows } = await pool.query<{ name: string; columns: string[]; counters: string[] }>(`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns,
        coalesce(array_agg(column_name::text) filter (where is_identity = 'YES'), '{}') as counters
      from information_schema.columns
      where table_schema = 'public'
      group by table_name
      having table_name = 'tenants' or bool_or(column_name = 'tenant_id')`);
    const sorted = (
      tables: readonly { name: string; columns: readonly string[]; counters: readonly string[] }[],
    ) =>
      tables
        .map(({ name, columns, counters }) => [name, columns.toSorted(), counters.toSorted()])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    expect(sorted(tenantTables)).toEqual(sorted(rows));
    expect(rows.length).toBeGreaterThan(50);
  });

  test('stand behind what their foreign keys lead to', async () => {
    const { rows } = await pool.query<{ child: string; parent: string }>(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
    const place = new Map(tenantTables.map(({ name }, index) => [name, index]));
    const wrong = rows.filter(
      ({ child, parent }) => (place.get(child) ?? -1) <= (place.get(parent) ?? Infinity),
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test('begin with the tenants themselves, whose rows are found by their id', () => {
    expect(tenantTables[0]).toMatchObject({ name: 'tenants', tenantColumn: 'id' });
    const others = tenantTables.slice(1).map(({ tenantColumn }) => tenantColumn);
    expect(new Set(others)).toEqual(new Set(['tenant_id']));
  });
});

test('a circle of tables is refused by name', () => {
  const circle = [
    { name: 'a', parents: ['b'] },
    { name: 'b', parents: ['a'] },
    { name: 'c', parents: ['c', 'elsewhere'] },
  ];
  expect(() => parentsFirst(circle)).toThrow('a, b');
});
