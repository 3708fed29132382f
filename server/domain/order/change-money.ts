import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import type { RefundTender } from '#schemas/rules/refunds/split-over-tenders.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { leftOfPayment, tendersOf } from './refund-tenders.ts';

/** What is paid already and what is to be collected of an order, before a change; minor units. */
export type MoneyBefore = {
  /** What of `due` is paid, or went back because of earlier changes. */
  covered: number;
  /** What rounding a tab's payments in cash changed: it stays, whatever the order is then. */
  rounded: number;
  /** The cash that is still to be collected, as the tables have it; null: none is. */
  cash: Payment | null;
  /** What of that was given back already, so that it is collected no more. */
  cashGiven: number;
  /** Money that was taken, over which it can go back. */
  taken: RefundTender[];
  /** What of `covered` gift cards paid; `due` is what is paid besides. */
  byGiftCard: number;
};

export function moneyBefore({ order, money }: Pick<StoredOrder, 'order' | 'money'>): MoneyBefore {
  const cash =
    money.payments.find(({ gateway, status }) => gateway === 'cash' && status === 'pending') ??
    null;
  // What of the total is not due was paid by them, or went back to them.
  const byGiftCard = money.payments.some(({ gateway }) => gateway === 'gift_card')
    ? order.total + (order.amounts?.cashRounding ?? 0) - order.due
    : 0;
  const rounded = order.tabId === null ? 0 : (order.amounts?.cashRounding ?? 0);
  return {
    covered: order.due + byGiftCard - rounded - (cash?.amount ?? 0),
    rounded,
    byGiftCard,
    cash,
    cashGiven: cash ? cash.amount - leftOfPayment(cash, money) : 0,
    taken: tendersOf(money, order).filter(({ paymentId }) => paymentId !== cash?.id),
  };
}

/** What a change does to an order's money; minor units. */
export type MoneyAfter = {
  /** Goes back over what paid. */
  refund: number;
  transfers: { kind: RefundTender['kind']; paymentId: string; amount: number }[];
  /** To be collected when it is handed over, before what was given back of it. */
  cash: number;
  /** What is, or was, to be paid in all, besides by gift cards. */
  due: number;
  /** More was given back already than the change leaves. */
  isTooMuch: boolean;
};

/**
 * What was paid covers a changed order first; what it costs more is collected when it is handed
 * over, what it costs less goes back over what paid (rules R71, R73), never more than is left there.
 * @param rest what is to be collected, rounded as cash is
 */
export function moneyAfter(
  { covered, rounded, cashGiven, taken, byGiftCard }: MoneyBefore,
  { total, rest }: { total: number; rest: number },
): MoneyAfter {
  const refund = Math.max(0, covered - total);
  const transfers = splitOverTenders(refund, taken).map(({ tender, amount }) => ({
    kind: tender.kind,
    paymentId: tender.paymentId,
    amount,
  }));
  const given = transfers.reduce((sum, { amount }) => sum + amount, 0);
  return {
    refund,
    transfers,
    cash: rest,
    // Money goes back to gift cards last (rule R71).
    due: Math.max(0, Math.min(covered, total) - byGiftCard) + rest + rounded,
    isTooMuch: given < refund || rest < cashGiven,
  };
}
