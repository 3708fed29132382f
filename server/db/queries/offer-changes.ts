import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { offerChanges } from '../schema.ts';

export type OfferChangeRow = typeof offerChanges.$inferSelect;

/** Which offer a change is of. */
export type OfferRef = { couponId: number } | { dealId: number };

const of = (tenantId: number, ref: OfferRef) =>
  and(
    eq(offerChanges.tenantId, tenantId),
    'couponId' in ref
      ? eq(offerChanges.couponId, ref.couponId)
      : eq(offerChanges.dealId, ref.dealId),
  );

export async function insertOfferChange(
  tx: Database,
  tenantId: number,
  ref: OfferRef,
  change: Omit<OfferChangeRow, 'tenantId' | 'id' | 'couponId' | 'dealId'>,
): Promise<void> {
  await tx.insert(offerChanges).values({ ...change, tenantId, ...ref });
}

const mostShown = 50;

/** What was made of an offer, newest first. */
export async function listOfferChanges(
  db: Database,
  tenantId: number,
  ref: OfferRef,
): Promise<OfferChangeRow[]> {
  return db
    .select()
    .from(offerChanges)
    .where(of(tenantId, ref))
    .orderBy(desc(offerChanges.id))
    .limit(mostShown);
}

/** What a request made that came before; null: it is the first. */
export async function findOfferRequest(
  db: Database,
  tenantId: number,
  requestId: string,
): Promise<OfferChangeRow | null> {
  const [row] = await db
    .select()
    .from(offerChanges)
    .where(and(eq(offerChanges.tenantId, tenantId), eq(offerChanges.requestId, requestId)));
  return row ?? null;
}
