import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import { tenants } from './schema.ts';

/** A table that is divided by tenants: each of its rows belongs to one. */
export type DividedTable = PgTable & { tenantId: PgColumn };

/**
 * Tenants for whom rows of a table are due, who waits longest first. It locks nothing, so that it may
 * ask all shards of a distributed database at once; who then works on the rows locks them tenant by
 * tenant (work-in-turns.ts).
 * @param dueAt when a row was due, by which they are sorted
 */
export async function listTenantsWithDue(
  db: Database,
  table: DividedTable,
  { isDue, dueAt }: { isDue: SQL | undefined; dueAt: PgColumn | SQL },
): Promise<number[]> {
  // By way of the tenants: a long index may then be read at each tenant's part of it alone.
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${table.tenantId} as id
    from ${table} join ${tenants} on ${tenants.id} = ${table.tenantId}
    where ${isDue ?? sql`true`}
    group by ${table.tenantId}
    order by min(${dueAt})`);
  return rows.map(({ id }) => id);
}

/**
 * Sorts rows of all tenants so that the longest waiting one of each comes first, then each one's second
 * and so on: what a limit leaves out of one tenant's many takes nothing from the others.
 */
export const inTurns = ({ tenantId }: Pick<DividedTable, 'tenantId'>, dueAt: PgColumn): SQL =>
  sql`row_number() over (partition by ${tenantId} order by ${dueAt}), ${dueAt}`;
