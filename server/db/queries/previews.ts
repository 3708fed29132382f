import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { configPreviews as table } from '../schema.ts';

export type StoredPreview = typeof table.$inferSelect;

/** Keeps a configuration as it is now; gives the id that its link names. */
export async function insertPreview(
  db: Database,
  tenantId: number,
  preview: Pick<StoredPreview, 'restaurantId' | 'document' | 'expiresAt'>,
): Promise<string> {
  const [row] = await db
    .insert(table)
    .values({ ...preview, tenantId })
    .returning({ id: table.id });
  if (!row) throw new Error('a preview was not written');
  return row.id;
}

export async function findPreview(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredPreview | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
  return row ?? null;
}

/** How many links to a site, or to one restaurant's, work at a moment. */
export function countPreviews(
  db: Database,
  tenantId: number,
  { restaurantId, now }: { restaurantId: number | null; now: Date },
): Promise<number> {
  const isOfPlace =
    restaurantId === null ? isNull(table.restaurantId) : eq(table.restaurantId, restaurantId);
  return db.$count(table, and(eq(table.tenantId, tenantId), isOfPlace, gt(table.expiresAt, now)));
}

/** Drops the previews of every tenant that ended. Housekeeping, hence without a tenant. */
export const deleteEndedPreviews = (db: Database, now: Date): Promise<number> =>
  deleteOfEachTenant(db, table, lt(table.expiresAt, now));
