import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { undividedTables } from '#server/db/distributed/undivided-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { withClient } from '#tests/database/with-client.ts';

/** Indexes that do not begin with the tenant, and why. */
const otherIndexes = {
  orders_name: 'an inverted index has no first column: each of its words begins with the tenant',
};

const { pool } = await createTestDatabase();

/** What a table of tenants lacks, as `<table>: <constraint or index> <what about it>`. */
async function findFaults(database: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ name: string; part: string; fault: string }>(`
    with tables as (
      select c.oid, c.relname as name, a.attnum as tenant
      from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    )
    select name, '' as part, 'has no tenant_id' as fault from tables where tenant is null
    union all
    select t.name, '', 'has no primary key' from tables t
    where not exists (select 1 from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')
    union all
    select t.name, k.conname, 'lacks tenant_id'
    from tables t join pg_constraint k on k.conrelid = t.oid
    where k.contype in ('p', 'u', 'x', 'f') and not coalesce(t.tenant = any(k.conkey), false)
    union all
    select t.name, k.conname, 'leads to rows of another tenant'
    from tables t
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and t.tenant = any(k.conkey)
    join pg_attribute a on a.attrelid = k.confrelid
      and a.attnum = k.confkey[array_position(k.conkey, t.tenant)]
    where a.attname <> case k.confrelid when 'tenants'::regclass then 'id' else 'tenant_id' end
    union all
    select t.name, i.relname, 'does not begin with tenant_id'
    from tables t
    join pg_index x on x.indrelid = t.oid
    join pg_class i on i.oid = x.indexrelid
    where x.indkey[0] is distinct from t.tenant
    order by 1, 2, 3`);
  return rows.map(({ name, part, fault }) => [`${name}:`, part, fault].filter(Boolean).join(' '));
}

test('every key and index of a table of tenants has the tenant in it', async () => {
  const excepted = Object.keys({ ...undividedTables, ...otherIndexes });
  const isExcepted = (fault: string) =>
    excepted.some((name) => fault.startsWith(`${name}:`) || fault.includes(` ${name} `));
  const faults = await findFaults(pool);
  expect(faults.filter((fault) => !isExcepted(fault))).toEqual([]);
  // Whoever is on a list for nothing would hide a fault to come.
  expect(excepted.filter((name) => !faults.some((fault) => fault.includes(name)))).toEqual([]);
});

test('a fault of each kind is found', async () => {
  await onEmptyDatabase((url) =>
    withClient(url, async (client) => {
      await client.query(`
        create extension btree_gist;
        create table tenants (id int primary key);
        create table good (tenant_id int references tenants, id int, primary key (tenant_id, id));
        create table alone (id int primary key);
        create table heap (tenant_id int);
        create table bad (
          id int primary key,
          tenant_id int,
          other_id int,
          code int unique,
          during int4range,
          good_id int,
          exclude using gist (code with =, during with &&),
          foreign key (other_id, good_id) references good (tenant_id, id),
          foreign key (good_id, tenant_id) references good (tenant_id, id)
        );
        create index bad_by_code on bad (code, tenant_id);
        create index bad_by_word on bad ((code + 1));`);
      expect(await findFaults(client)).toEqual([
        'alone: has no tenant_id',
        'alone: alone_pkey does not begin with tenant_id',
        'alone: alone_pkey lacks tenant_id',
        'bad: bad_by_code does not begin with tenant_id',
        'bad: bad_by_word does not begin with tenant_id',
        'bad: bad_code_during_excl does not begin with tenant_id',
        'bad: bad_code_during_excl lacks tenant_id',
        'bad: bad_code_key does not begin with tenant_id',
        'bad: bad_code_key lacks tenant_id',
        'bad: bad_good_id_tenant_id_fkey leads to rows of another tenant',
        'bad: bad_other_id_good_id_fkey lacks tenant_id',
        'bad: bad_pkey does not begin with tenant_id',
        'bad: bad_pkey lacks tenant_id',
        'heap: has no primary key',
        'tenants: has no tenant_id',
        'tenants: tenants_pkey does not begin with tenant_id',
        'tenants: tenants_pkey lacks tenant_id',
      ]);
    }),
  );
});
