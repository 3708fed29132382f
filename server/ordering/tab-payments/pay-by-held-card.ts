import type { Database } from '../../db/client.ts';
import { listHeldCards, updateHeldCard } from '../../db/queries/held-cards.ts';
import { updateTabPayment, type TabPayment } from '../../db/queries/tab-payments.ts';
import { dueOfPayment } from '../../domain/tabs/due-of-payment.ts';
import { heldCardShort, unknownHeldCard } from './tab-payment-errors.ts';

/**
 * Writes down that a payment takes its money from the card that its guest left at the table (rule R84),
 * before the gateway is asked; its tab is locked. What is left of the card is let go of with it.
 * @throws ApiError 404 `unknown_held_card`, 409 `held_card_short`
 */
export async function beginByHeldCard(
  tx: Database,
  payment: TabPayment,
  now: Date,
): Promise<TabPayment & { attemptId: string }> {
  const { tenantId, tabId, guestId } = payment;
  const cards = await listHeldCards(tx, tenantId, tabId);
  const own = cards.filter((card) => card.status === 'held' && card.guestId === guestId);
  const card = own.find(({ amount }) => amount >= dueOfPayment(payment));
  if (!card) throw own.length === 0 ? unknownHeldCard() : heldCardShort();
  const begun = {
    status: 'pending',
    gateway: card.gateway,
    attemptId: card.id,
    attemptAt: now,
    reference: card.reference,
    failureCode: null,
    heldCardId: card.id,
  } as const;
  await updateTabPayment(tx, tenantId, payment.id, begun);
  await updateHeldCard(tx, tenantId, card.id, { status: 'charging', nextAt: null });
  return { ...payment, ...begun };
}
