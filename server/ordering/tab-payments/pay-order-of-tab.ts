import { randomUUID } from 'node:crypto';
import { partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import { splitPaidParts } from '#schemas/rules/pricing/split-paid-parts.ts';
import type { Database } from '../../db/client.ts';
import { changeCashDue, dropCashDue } from '../../db/queries/order-changes.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { OrderChange, OrderRow } from '../../db/queries/orders.ts';
import { insertPayment, settlePayment } from '../../db/queries/payments.ts';
import type { TabPayment } from '../../db/queries/tab-payments.ts';
import { leftOfPayment } from '../../domain/order/refund-tenders.ts';
import { isToBeCollected } from '../../domain/tabs/order-on-tab.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';

type PaidOrder = {
  /** As it is under its lock. */
  stored: OrderOfTab;
  payment: TabPayment & { gateway: 'cash' | 'sandbox' | 'stripe' };
  reference: string | null;
  /** What of the payment is this order's: of the bill, and beside it; minor units. */
  part: { amount: number; tip: number; cashRounding: number };
  now: Date;
};

/**
 * Writes what a payment of a tab pays of one order: what is still to be collected of it gets smaller,
 * and a payment of its own has that share of everything that was sold (decision 044), with the
 * payer's tip (rule R84).
 */
export async function payOrderOfTab(
  tx: Database,
  { stored: { order, money }, payment, reference, part, now }: PaidOrder,
): Promise<void> {
  const { tenantId, id: orderId, currency } = order;
  const waiting = money.payments.find(isToBeCollected);
  if (!waiting) throw new Error(`nothing is to be paid of order ${orderId}`);
  const rest = waiting.amount - part.amount;
  const whole = waiting.pays ?? partsOfSold(order);
  const [own = whole, others = whole] = splitPaidParts(
    whole,
    rest > 0 ? [part.amount, rest] : [part.amount],
  );
  const isAll = leftOfPayment(waiting, money) === part.amount;
  if (rest === 0) await dropCashDue(tx, tenantId, waiting.id);
  else {
    await changeCashDue(tx, tenantId, waiting.id, { amount: rest, pays: others });
    // What is left went back before it was collected: it counts as taken, and as given back.
    if (isAll) {
      await settlePayment(tx, tenantId, waiting.id, { status: 'succeeded', takenAt: now });
    }
  }
  const { id: tabPaymentId, gateway, attemptId } = payment;
  await insertPayment(tx, tenantId, {
    id: randomUUID(),
    orderId,
    gateway,
    status: 'succeeded',
    amount: part.amount + part.tip + part.cashRounding,
    currency,
    reference,
    tabPaymentId,
    attemptId,
    pays: {
      ...own,
      tip: own.tip + part.tip,
      cashRounding: own.cashRounding + part.cashRounding,
    },
    createdAt: now,
    takenAt: now,
  });
  await changeOrder(tx, tenantId, orderId, {
    ...withTip(order, part),
    ...(isAll && order.paymentStatus === 'unpaid' && { paymentStatus: 'paid' }),
  });
}

/** The order with a payer's tip and what rounding their cash changed, on its bill too. */
function withTip(
  { tip, total, due, amounts }: OrderRow,
  { tip: more, cashRounding: rounded }: PaidOrder['part'],
): OrderChange {
  const cashRounding = (amounts?.cashRounding ?? 0) + rounded;
  return {
    tip: tip + more,
    total: total + more,
    due: due + more + rounded,
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
