import type { Client } from 'pg';
import { tenantTables, type TenantTable } from '#server/tenants/tenant-tables.ts';

export const secret = 'top secret';

/** Wider than what the program leaves out: what it forgets is found. */
const isSecret = (column: string) =>
  /hash|token|sealed|secret|password|signature_key|(?:^|_)pin(?:_|$)|reply|payload/.test(column);

/** One value for each type, so that foreign keys lead to the rows of the other tables. */
function valueOf(type: string, column: string, tenantId: number): unknown {
  const text = isSecret(column) ? `${secret} ${tenantId}` : `x${tenantId}`;
  if (type.startsWith('ARRAY')) return '{}';
  if (type.startsWith('timestamp')) return '2026-11-20T02:00:00Z';
  if (type.startsWith('time')) return '10:00';
  if (type === 'date') return '2026-11-20';
  if (type === 'uuid') return '0b8d5a3e-7a1c-4c55-9d4e-1f2a3b4c5d6e';
  if (type === 'boolean') return true;
  if (type.startsWith('json')) return JSON.stringify({ text });
  if (type === 'tstzrange') return '[2026-11-20T08:00:00Z,2026-11-20T10:00:00Z)';
  return type === 'text' || type.startsWith('character') ? text : 1;
}

/** A row for the tenant in every table that the schema has, whatever the values mean. */
export async function fillTenant(client: Client, tenantId: number): Promise<void> {
  await client.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as at, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.at, one.conname); end loop;
  end $$`);
  // In any order: foreign keys are looked at again when it is over, by whoever deletes.
  await client.query('set session_replication_role = replica');
  for (const table of tenantTables) await insertRow(client, table, tenantId);
  await client.query('set session_replication_role = origin');
}

async function insertRow(client: Client, table: TenantTable, tenantId: number): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table.name],
  );
  const values = rows.map(({ name, type }) =>
    name === table.tenantColumn ? tenantId : valueOf(type, name, tenantId),
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const places = rows.map((_row, index) => `$${index + 1}`).join(', ');
  await client.query(
    `insert into "${table.name}" (${names}) overriding system value values (${places})
     on conflict do nothing`,
    values,
  );
}

/** How many rows of a tenant each table has. */
export async function countRows(
  client: Pick<Client, 'query'>,
  tenantId: number,
): Promise<Record<string, number>> {
  // From the database itself: a table that the list forgets is counted all the same.
  const { rows: tables } = await client.query<{ name: string; column: string }>(`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'tenant_id' or (table_name, column_name) = ('tenants', 'id'))`);
  const counts: Record<string, number> = {};
  for (const { name, column } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from "${name}" where "${column}" = $1`,
      [tenantId],
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
