import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../client.ts';
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

/** Drops the previews of every tenant that ended. Housekeeping, hence without a tenant. */
export async function deleteEndedPreviews(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(table).where(lt(table.expiresAt, now));
  return rowCount ?? 0;
}
