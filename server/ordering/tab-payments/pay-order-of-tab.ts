import { randomUUID } from 'node:crypto';
import { partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import { splitPaidParts } from '#schemas/rules/pricing/split-paid-parts.ts';
import type { HeldGiftCard } from '#schemas/rules/pricing/held-goods.ts';
import type { Database } from '../../db/client.ts';
import { changeCashDue, dropCashDue } from '../../db/queries/order-changes.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { OrderChange, OrderRow } from '../../db/queries/orders.ts';
import { insertPayment, settlePayment } from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { TabPayment } from '../../db/queries/tab-payments.ts';
import { leftOfPayment } from '../../domain/order/refund-tenders.ts';
import { isToBeCollected } from '../../domain/tabs/order-on-tab.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import type { OrderPart } from '../../domain/tabs/spread-payment.ts';
import { payOrderByPoints } from './pay-order-by-points.ts';

type PaidOrder = {
  payment: TabPayment & { gateway: 'cash' | 'none' | 'sandbox' | 'stripe' };
  /** Whose points pay; null: none do. */
  userId: string | null;
  reference: string | null;
  /** Share of the payment that is this order's, which is as it is under its lock. */
  part: OrderPart<OrderOfTab> & { cashRounding: number };
  now: Date;
};

/** A payment of the order by one means; minor units. */
type Row = Pick<Payment, 'gateway' | 'reference' | 'giftCardId' | 'attemptId'> & {
  bill: number;
  tip: number;
  cashRounding: number;
};

/**
 * Writes what a payment of a tab pays of one order: points lower it, what is still to be collected of
 * it gets smaller, and each means of payment has a payment of its own with its share of everything
 * that was sold (decision 044), with the payer's tip (rule R84).
 */
export async function payOrderOfTab(tx: Database, paid: PaidOrder): Promise<void> {
  const { payment, part, now } = paid;
  const { money } = part.stored;
  const waiting = money.payments.find(isToBeCollected);
  if (!waiting) throw new Error(`nothing is to be paid of order ${part.stored.order.id}`);
  const { order, whole } = await afterPoints(tx, paid, waiting);
  const { tenantId, id: orderId, currency } = order;
  const rows = rowsOf(paid);
  const bill = rows.reduce((sum, row) => sum + row.bill, 0);
  const rest = waiting.amount - part.pointsWorth - bill;
  const shares = sharesOf(whole, rows, rest);
  const isAll = leftOfPayment(waiting, money) === part.pointsWorth + bill;
  if (rest === 0) await dropCashDue(tx, tenantId, waiting.id);
  else {
    await changeCashDue(tx, tenantId, waiting.id, {
      amount: rest,
      pays: shares[rows.length] ?? whole,
    });
    // What is left went back before it was collected: it counts as taken, and as given back.
    if (isAll) {
      await settlePayment(tx, tenantId, waiting.id, { status: 'succeeded', takenAt: now });
    }
  }
  const giftCards: HeldGiftCard[] = [];
  for (const [index, { bill: ofBill, tip, cashRounding, ...row }] of rows.entries()) {
    const id = randomUUID();
    const amount = ofBill + tip + cashRounding;
    const own = shares[index] ?? whole;
    const { giftCardId, reference } = row;
    if (giftCardId !== null) {
      giftCards.push({ giftCardId, paymentId: id, lastFour: reference ?? '', amount });
    }
    await insertPayment(tx, tenantId, {
      ...row,
      id,
      orderId,
      status: 'succeeded',
      amount,
      currency,
      tabPaymentId: payment.id,
      pays: { ...own, tip: own.tip + tip, cashRounding: own.cashRounding + cashRounding },
      createdAt: now,
      takenAt: now,
    });
  }
  await changeOrder(tx, tenantId, orderId, {
    ...withTip(order, rows, giftCards),
    ...(isAll && order.paymentStatus === 'unpaid' && { paymentStatus: 'paid' }),
  });
}

/** The order and what its waiting payment pays for, once the payer's points have lowered it. */
async function afterPoints(
  tx: Database,
  { part, userId, now }: PaidOrder,
  waiting: Payment,
): Promise<{ order: OrderRow; whole: PaidParts }> {
  const { stored, points, pointsWorth: worth } = part;
  const whole = waiting.pays ?? partsOfSold(stored.order);
  if (points === 0) return { order: stored.order, whole };
  if (userId === null) throw new Error(`nobody's points pay order ${stored.order.id}`);
  const lowered = await payOrderByPoints(tx, {
    stored,
    userId,
    paid: { points, worth, waiting: waiting.amount, whole },
    now,
  });
  return { order: lowered.order, whole: lowered.pays };
}

/** Gift cards in their order, then the card or the cash, where that pays anything. */
function rowsOf({ payment, reference, part }: PaidOrder): Row[] {
  const { gateway, attemptId } = payment;
  const { giftCards, rest, cashRounding } = part;
  const byGiftCard = giftCards.map(({ giftCardId, lastFour, bill, tip }) => ({
    gateway: 'gift_card' as const,
    giftCardId,
    reference: lastFour,
    attemptId: null,
    bill,
    tip,
    cashRounding: 0,
  }));
  if (gateway === 'none' || rest.bill + rest.tip === 0) return byGiftCard;
  return [
    ...byGiftCard,
    { gateway, giftCardId: null, reference, attemptId, ...rest, cashRounding },
  ];
}

/** Parts of the order that each row pays for, and after them what is left to be collected. */
function sharesOf(whole: PaidParts, rows: readonly Row[], rest: number): PaidParts[] {
  const amounts = [...rows.map(({ bill }) => bill), ...(rest > 0 ? [rest] : [])];
  if (amounts.some((amount) => amount > 0)) return splitPaidParts(whole, amounts);
  // Points paid all of the bill: the first tip goes with what they paid for.
  return amounts.map((_, index) => (index === 0 ? whole : nothing));
}

const nothing: PaidParts = {
  dishes: 0,
  tip: 0,
  cashRounding: 0,
  discounts: [],
  fees: [],
  taxes: [],
};

/** The order with a payer's tip and what rounding their cash changed, on its bill too. */
function withTip(
  { tip, total, due, amounts, held }: OrderRow,
  rows: readonly Row[],
  giftCards: readonly HeldGiftCard[],
): OrderChange {
  const more = rows.reduce((sum, row) => sum + row.tip, 0);
  const rounded = rows.reduce((sum, row) => sum + row.cashRounding, 0);
  const byGiftCards = giftCards.reduce((sum, { amount }) => sum + amount, 0);
  const cashRounding = (amounts?.cashRounding ?? 0) + rounded;
  return {
    tip: tip + more,
    total: total + more,
    // Gift cards pay besides it, as on every order.
    due: due + more + rounded - byGiftCards,
    ...(giftCards.length > 0 && {
      held: {
        ...(held ?? { stock: [], slot: null, couponId: null }),
        giftCards: [...(held?.giftCards ?? []), ...giftCards],
      },
    }),
    amounts: amounts && {
      ...amounts,
      cashRounding,
      bill: [
        ...amounts.bill.filter(({ kind }) => kind !== 'tip' && kind !== 'cash_rounding'),
        ...lineIf('tip', tip + more),
        ...lineIf('cash_rounding', cashRounding),
      ],
    },
  };
}

const lineIf = (kind: 'tip' | 'cash_rounding', amount: number) =>
  amount === 0 ? [] : [{ kind, name: '', amount }];
