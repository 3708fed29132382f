import type { TabPayment } from '../../db/queries/tab-payments.ts';

type Tenders = Pick<TabPayment, 'amount' | 'tip' | 'giftCards' | 'pointsWorth'>;

/** Sum that gift cards pay of a payment, in minor units. */
export const paidByGiftCards = ({ giftCards }: Pick<TabPayment, 'giftCards'>): number =>
  giftCards.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Amount that a card or cash still has to pay of a payment, with its tip and before cash is rounded: what
 * points and gift cards leave (rule R7); minor units.
 */
export const dueOfPayment = (payment: Tenders): number =>
  payment.amount + payment.tip - payment.pointsWorth - paidByGiftCards(payment);

/**
 * A payment whose points and gift cards pay nothing any more: what is left is what its card or cash
 * pays, so that money which comes after all counts as just that.
 */
export function withoutOwnTenders(
  payment: Tenders,
): Pick<TabPayment, 'amount' | 'tip' | 'giftCards' | 'points' | 'pointsWorth'> {
  const due = dueOfPayment(payment);
  const tip = due > payment.tip ? payment.tip : 0;
  return { amount: due - tip, tip, giftCards: [], points: 0, pointsWorth: 0 };
}
