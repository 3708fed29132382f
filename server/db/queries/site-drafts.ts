import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteDrafts } from '../schema.ts';

export type SiteDraft = typeof siteDrafts.$inferSelect;

const ofScope = (tenantId: number, restaurantId: number | null) =>
  and(
    eq(siteDrafts.tenantId, tenantId),
    restaurantId === null
      ? isNull(siteDrafts.restaurantId)
      : eq(siteDrafts.restaurantId, restaurantId),
  );

/** The draft of the site (null) or of a restaurant; null where nobody changed anything yet. */
export async function findDraft(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<SiteDraft | null> {
  const [row] = await db.select().from(siteDrafts).where(ofScope(tenantId, restaurantId));
  return row ?? null;
}

/** The same, and everyone else who writes to it waits. */
export async function lockDraft(
  tx: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<SiteDraft | null> {
  const [row] = await tx
    .select()
    .from(siteDrafts)
    .where(ofScope(tenantId, restaurantId))
    .for('update');
  return row ?? null;
}

/** Begins a draft at revision 0, unless somebody else just did. */
export async function beginDraft(
  tx: Database,
  tenantId: number,
  draft: Pick<SiteDraft, 'restaurantId' | 'document' | 'baseVersion'>,
): Promise<void> {
  await tx
    .insert(siteDrafts)
    .values({ ...draft, tenantId })
    .onConflictDoNothing();
}

export type DraftChange = Pick<SiteDraft, 'revision'> &
  Partial<
    Pick<SiteDraft, 'document' | 'baseVersion' | 'lastTransactionId' | 'updatedAt' | 'updatedBy'>
  >;

export async function saveDraft(
  tx: Database,
  tenantId: number,
  restaurantId: number | null,
  change: DraftChange,
): Promise<void> {
  await tx.update(siteDrafts).set(change).where(ofScope(tenantId, restaurantId));
}
