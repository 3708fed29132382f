import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { tabGuests } from '../schema.ts';

/** Who a guest is on tabs becomes the user, where the user is not a guest of the same tab already. */
export async function giveTabs(
  tx: Database,
  tenantId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const own = tx
    .select({ tabId: tabGuests.tabId })
    .from(tabGuests)
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.shopperId, to)));
  await tx
    .update(tabGuests)
    .set({ shopperId: to })
    .where(
      and(
        eq(tabGuests.tenantId, tenantId),
        eq(tabGuests.shopperId, from),
        notInArray(tabGuests.tabId, own),
      ),
    );
}

/** What a user who leaves was called on tabs is forgotten; what they ordered and paid there stays. */
export async function leaveTabs(tx: Database, tenantId: number, userId: string): Promise<void> {
  await tx
    .update(tabGuests)
    .set({ name: '' })
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.shopperId, userId)));
}
