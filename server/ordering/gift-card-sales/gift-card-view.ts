import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import type { StaffGiftCard, StaffGiftCardWithLedger } from '#schemas/api/staff-gift-cards.ts';
import { toMajor } from '#schemas/money.ts';
import type { GiftCardPayment, GiftCardRefund } from '../../db/queries/gift-card-payments.ts';
import type { CardWithBalance, GiftCard, GiftCardEntryRow } from '../../db/queries/gift-cards.ts';
import { shownNumber } from '../../domain/order/shown-number.ts';
import { isExpired } from '../../domain/gift-cards/card-refusal.ts';

/** A card that is being bought, as its buyer sees it; its code comes by mail alone. */
export const purchaseView = (card: GiftCard): GiftCardPurchase => ({
  id: card.id,
  state: card.state,
  amount: toMajor(card.amount, card.currency),
  currency: card.currency,
  design: card.design,
  message: card.message,
  sender_name: card.senderName,
  recipient_name: card.recipientName,
  recipient_email: card.recipientEmail,
  deliver_on: card.deliverOn,
  mailed_at: card.mailedAt?.toISOString() ?? null,
  expires_on: card.expiresOn,
  last_four: card.lastFour,
});

/** What of a card's purchase can be given back: what is left on it, and was paid (rule R72). */
export const refundableOf = (
  { card, balance }: CardWithBalance,
  payments: readonly GiftCardPayment[],
): number =>
  card.state === 'active' && payments.some(({ status }) => status === 'succeeded')
    ? Math.min(balance, card.amount)
    : 0;

type CardNow = {
  now: Date;
  /** Time zones of the tenant's restaurants, by their ids. */
  timeZones: ReadonlyMap<number, string>;
};

/** A card as the desk sees it. */
export function staffCardView(
  found: CardWithBalance,
  payments: readonly GiftCardPayment[],
  { now, timeZones }: CardNow,
): StaffGiftCard {
  const { card, balance } = found;
  const major = (minor: number) => toMajor(minor, card.currency);
  const paid = payments.find(({ status }) => status === 'succeeded');
  return {
    id: card.id,
    state: card.state,
    is_expired: isExpired(card, now),
    last_four: card.lastFour,
    amount: major(card.amount),
    balance: major(balance),
    currency: card.currency,
    expires_on: card.expiresOn,
    design: card.design,
    message: card.message,
    sender_name: card.senderName,
    sender_email: card.senderEmail,
    recipient_name: card.recipientName,
    recipient_email: card.recipientEmail,
    deliver_on: card.deliverOn,
    mailed_at: card.mailedAt?.toISOString() ?? null,
    created_at: card.createdAt.toISOString(),
    time_zone: timeZones.get(card.restaurantId) ?? 'UTC',
    void_reason: card.voidReason,
    tender: paid ? tenderOf(paid) : null,
    refundable: major(refundableOf(found, payments)),
  };
}

const tenderOf = ({ gateway }: GiftCardPayment): StaffGiftCard['tender'] =>
  gateway === 'cash' || gateway === 'terminal' ? gateway : 'card';

const refundStates = { pending: 'pending', succeeded: 'done', failed: 'failed' } as const;

type Ledger = {
  payments: readonly GiftCardPayment[];
  refunds: readonly GiftCardRefund[];
  entries: readonly (GiftCardEntryRow & { orderNumber: number | null })[];
};

/** The same with all that happened to its money. */
export function staffCardWithLedger(
  found: CardWithBalance,
  { payments, refunds, entries }: Ledger,
  present: CardNow,
): StaffGiftCardWithLedger {
  const major = (minor: number) => toMajor(minor, found.card.currency);
  let balance = 0;
  return {
    ...staffCardView(found, payments, present),
    entries: entries.map((entry) => {
      balance += entry.amount;
      const number = entry.orderNumber;
      return {
        id: entry.id,
        kind: entry.kind,
        amount: major(entry.amount),
        balance: major(balance),
        order_id: entry.orderId,
        order_number: number === null ? null : shownNumber({ number }),
        staff_name: entry.staffName,
        reason: entry.reason,
        at: entry.at.toISOString(),
      };
    }),
    refunds: refunds.map((refund) => ({
      amount: major(refund.amount),
      state: refundStates[refund.status],
      reason: refund.reason,
      at: refund.createdAt.toISOString(),
    })),
  };
}
