import type { Database } from '../../db/client.ts';
import { updateGiftCard } from '../../db/queries/gift-cards.ts';
import { findPayment } from '../../db/queries/payments.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import { endOfDayAfter } from '../../domain/gift-cards/card-days.ts';
import { writeEntry } from './write-entry.ts';

type Returned = {
  orderId: string;
  paymentId: string;
  /** Minor units. */
  amount: number;
  reason: string;
  staff: { id: string; name: string } | null;
  now: Date;
};

/** What came back can be spent for so long at least. */
const leastDaysLeft = 90;

/**
 * Gives money of an order back to the gift card that paid it, never in cash (rule R71). One that has
 * expired meanwhile, or soon will, counts a while longer, or nothing would have come back.
 */
export async function returnToGiftCard(
  tx: Database,
  tenantId: number,
  { paymentId, now: at, ...entry }: Returned,
): Promise<void> {
  const payment = await findPayment(tx, tenantId, paymentId);
  const giftCardId = payment?.giftCardId ?? null;
  const card =
    giftCardId === null
      ? null
      : await writeEntry(tx, tenantId, { ...entry, giftCardId, kind: 'refund', at });
  if (!card) throw new Error(`payment ${paymentId} is of no gift card`);
  const tenant = await findTenant(tx, tenantId);
  if (!tenant || card.expiresAt === null) return;
  const least = endOfDayAfter(at, tenant.timeZone, leastDaysLeft);
  if (card.expiresAt >= least.expiresAt) return;
  await updateGiftCard(tx, tenantId, card.id, least);
}
