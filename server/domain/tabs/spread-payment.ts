import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';
import type { GiftCardOfTab } from '../../db/schema/tab-payments.ts';
import type { TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { OrderOfTab } from './order-on-tab.ts';
import { mostPointsOn } from './points-on-order.ts';
import { spreadOverOrders } from './spread-over-orders.ts';

/** Amounts that one means of payment pays of an order: of the bill, and of the tip; minor units. */
export type TenderPart = { bill: number; tip: number };

/** Amounts that a payment of a tab pays of one of its orders. */
export type OrderPart<Order> = {
  stored: Order;
  points: number;
  /** Worth of the points, in minor units. */
  pointsWorth: number;
  giftCards: (TenderPart & Pick<GiftCardOfTab, 'giftCardId' | 'lastFour'>)[];
  /** By card or in cash. */
  rest: TenderPart;
};

type Spread<Order> = {
  parts: OrderPart<Order>[];
  /** Money of the card or the cash for which nothing was to be paid any more. */
  back: number;
};

type Spreading = Pick<
  TabPaymentWithUnits,
  'amount' | 'tip' | 'units' | 'points' | 'pointsWorth' | 'giftCards'
>;

/**
 * Divides a payment over the orders that it pays, and what it is paid with over each of them (rules
 * R67, R76, R83): points first, then gift cards in their order, and a card or cash what is left. What
 * points no longer pay, for an order got smaller, stays unpaid.
 * @param orders oldest first
 * @param available how many of its points are there
 */
export function spreadPayment<Order extends OrderOfTab>(
  orders: readonly Order[],
  payment: Spreading,
  available = payment.points,
): Spread<Order> {
  const { amount, tip, points, pointsWorth } = payment;
  const pointValue = points === 0 ? 0 : pointsWorth / points;
  let pointsLeft = available;
  let money = amount - pointsWorth;
  const shares = spreadOverOrders(orders, payment).map((share) => {
    const used = Math.min(pointsLeft, mostPointsOn(share.stored, share.amount, pointValue));
    pointsLeft -= used;
    const bill = Math.min(money, share.amount - used * pointValue);
    money -= bill;
    return { stored: share.stored, points: used, pointsWorth: used * pointValue, bill };
  });
  const paying = shares.filter((share) => share.pointsWorth + share.bill > 0);
  const tips = splitByLargestRemainder(
    paying.length > 0 ? tip : 0,
    paying.map((share) => share.pointsWorth + share.bill),
  );
  const queue = payment.giftCards.map((card) => ({ ...card }));
  const parts = paying.map(({ bill, ...share }, index): OrderPart<Order> => {
    const rest = { bill, tip: tips[index] ?? 0 };
    const giftCards = queue.flatMap((card) => {
      const ofBill = Math.min(card.amount, rest.bill);
      const ofTip = Math.min(card.amount - ofBill, rest.tip);
      card.amount -= ofBill + ofTip;
      rest.bill -= ofBill;
      rest.tip -= ofTip;
      const { giftCardId, lastFour } = card;
      return ofBill + ofTip > 0 ? [{ giftCardId, lastFour, bill: ofBill, tip: ofTip }] : [];
    });
    return { ...share, giftCards, rest };
  });
  const unused = queue.reduce((sum, card) => sum + card.amount, 0);
  // Gift cards pay first, so what is not needed any more is the other money.
  const kept = paying.length > 0 ? 0 : tip;
  return { parts, back: money + kept - unused };
}

/** How many of so many points a part of a bill takes, order by order. */
export function pointsForPart(
  orders: readonly OrderOfTab[],
  part: Pick<TabPaymentWithUnits, 'amount' | 'units'>,
  pointValue: number,
): number {
  return spreadOverOrders(orders, part).reduce(
    (all, { stored, amount }) => all + mostPointsOn(stored, amount, pointValue),
    0,
  );
}
