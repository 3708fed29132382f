import { tenantTables } from '#server/tenants/tenant-tables.ts';
import type { TestDatabase } from '#tests/database/create-test-database.ts';

const rowsOf = (tenantId: number | null) =>
  tenantTables
    .map(({ name, tenantColumn }) => {
      const ofOne = tenantId === null ? '' : ` where ${tenantColumn} = ${tenantId}`;
      return `select '${name}' || ' ' || t::text as row from "${name}" as t${ofOne}`;
    })
    .join(' union all ');

/** Every row of every table that holds rows of tenants, each as one text; or those of one tenant. */
export async function rowsOfTenants(
  { pool }: Pick<TestDatabase, 'pool'>,
  tenantId: number | null = null,
): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(rowsOf(tenantId));
  return rows.map(({ row }) => row);
}

/** The rows that were there and are gone or otherwise now; rows that were added do not count. */
export async function rowsChangedSince(
  database: Pick<TestDatabase, 'pool'>,
  before: readonly string[],
): Promise<string[]> {
  const now = new Set(await rowsOfTenants(database));
  return before.filter((row) => !now.has(row));
}
