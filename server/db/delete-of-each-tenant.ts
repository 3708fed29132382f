import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { listTenantsWithDue, type DividedTable } from './tenants-with-due.ts';

/**
 * Deletes rows of every tenant, as housekeeping does: each statement those of one tenant, so that no
 * transaction holds locks of two.
 * @returns how many rows
 */
export async function deleteOfEachTenant(
  db: Database,
  table: DividedTable,
  isOver: SQL | undefined,
): Promise<number> {
  let deleted = 0;
  const tenantIds = await listTenantsWithDue(db, table, { isDue: isOver, dueAt: sql`0` });
  for (const tenantId of tenantIds) {
    const { rowCount } = await db.delete(table).where(and(eq(table.tenantId, tenantId), isOver));
    deleted += rowCount ?? 0;
  }
  return deleted;
}
