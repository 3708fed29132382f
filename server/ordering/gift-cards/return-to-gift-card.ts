import type { Database } from '../../db/client.ts';
import { lockGiftCards, updateGiftCard } from '../../db/queries/gift-cards.ts';
import { findPayment } from '../../db/queries/payments.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import { endOfDayAfter } from '../../domain/gift-cards/card-days.ts';
import { replaceVoidCard, type Replacement } from './replace-void-card.ts';
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
 * @returns where it went instead of a card that is void (decision 122); null: to the card
 */
export async function returnToGiftCard(
  tx: Database,
  tenantId: number,
  { paymentId, now: at, ...entry }: Returned,
): Promise<Replacement | null> {
  const payment = await findPayment(tx, tenantId, paymentId);
  const giftCardId = payment?.giftCardId ?? null;
  const [found] = giftCardId === null ? [] : await lockGiftCards(tx, tenantId, [giftCardId]);
  if (!found) throw new Error(`payment ${paymentId} is of no gift card`);
  const { card } = found;
  if (card.state === 'void') return replaceVoidCard(tx, card, { ...entry, now: at });
  await writeEntry(tx, tenantId, { ...entry, giftCardId: card.id, kind: 'refund', at });
  const tenant = await findTenant(tx, tenantId);
  if (!tenant || card.expiresAt === null) return null;
  const least = endOfDayAfter(at, tenant.timeZone, leastDaysLeft);
  if (card.expiresAt < least.expiresAt) await updateGiftCard(tx, tenantId, card.id, least);
  return null;
}
