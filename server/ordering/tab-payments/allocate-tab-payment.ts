import { randomUUID } from 'node:crypto';
import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import { insertPayment } from '../../db/queries/payments.ts';
import { listOrdersOfTab, updateTabPayment } from '../../db/queries/tab-payments.ts';
import type { TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { spreadOverOrders } from '../../domain/tabs/spread-over-orders.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { writeRefund } from '../order/write-refund.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { payOrderOfTab } from './pay-order-of-tab.ts';

type Paid = {
  /** Under its lock. */
  tab: TabRow;
  /** Its money was taken, and it is written to no order yet. */
  payment: TabPaymentWithUnits & { gateway: 'cash' | 'sandbox' | 'stripe' };
  reference: string | null;
  now: Date;
};

/**
 * Writes the money of a payment to the orders of its tab (rule R83, decision 090), in the caller's
 * transaction: from then on figures, refunds and receipts know of orders alone. What is no more to
 * be paid goes back to the payer. The orders are locked in the order of their ids.
 * @returns whether anything of it was to be paid.
 */
export async function allocateTabPayment(
  tx: Database,
  { tab, payment, reference, now }: Paid,
): Promise<'paid' | 'returned'> {
  const { tenantId, id, amount, tip, cashRounding } = payment;
  const orders = await lockOrders(tx, tab);
  const parts = spreadOverOrders(orders, payment);
  const taken = parts.reduce((sum, part) => sum + part.amount, 0);
  const isPaid = taken > 0;
  const weights = parts.map((part) => part.amount);
  const tips = splitByLargestRemainder(isPaid ? tip : 0, weights);
  let rounding = isPaid ? cashRounding : 0;
  for (const [index, part] of parts.entries()) {
    const tipOf = tips[index] ?? 0;
    // What rounding takes off is at most what there is of an order.
    const rounded = Math.max(rounding, -(part.amount + tipOf));
    rounding -= rounded;
    await payOrderOfTab(tx, {
      stored: part.stored,
      payment,
      reference,
      part: { amount: part.amount, tip: tipOf, cashRounding: rounded },
      now,
    });
    await notifyOrderChange(tx, tenantId, part.stored.order.id);
  }
  const back = isPaid ? amount - taken : amount + tip + cashRounding;
  if (back > 0) await sendBack(tx, { orders, payment, reference, amount: back, now });
  await updateTabPayment(tx, tenantId, id, {
    status: isPaid ? 'succeeded' : 'surplus',
    reference,
    failureCode: null,
    takenAt: now,
    ...(isPaid && { amount: taken }),
  });
  await touchTab(tx, tab, { now });
  return isPaid ? 'paid' : 'returned';
}

/** As they are under their locks, oldest first. */
async function lockOrders(tx: Database, { tenantId, id }: TabRow): Promise<OrderOfTab[]> {
  const ids = (await listOrdersOfTab(tx, tenantId, id)).map(({ order }) => order.id);
  for (const orderId of ids.toSorted()) await lockOrder(tx, tenantId, orderId);
  return listOrdersOfTab(tx, tenantId, id);
}

type Surplus = Pick<Paid, 'payment' | 'reference' | 'now'> & {
  orders: readonly OrderOfTab[];
  amount: number;
};

/** Money that nothing was open for any more: it is in the day's takings, and in what went back. */
async function sendBack(
  tx: Database,
  { orders, payment, reference, amount, now }: Surplus,
): Promise<void> {
  const { tenantId, id: tabPaymentId, gateway, currency, attemptId } = payment;
  const orderId = orders.at(-1)?.order.id;
  if (orderId === undefined) throw new Error(`tab ${payment.tabId} was paid without any order`);
  const paymentId = randomUUID();
  await insertPayment(tx, tenantId, {
    id: paymentId,
    orderId,
    gateway,
    status: 'surplus',
    amount,
    currency,
    reference,
    tabPaymentId,
    attemptId,
    createdAt: now,
    takenAt: now,
  });
  await writeRefund(tx, tenantId, {
    orderId,
    kind: 'surplus',
    currency,
    reason: orderReasons.notToBePaid,
    by: { actor: 'system', staff: null },
    transfers: [{ kind: gateway === 'cash' ? 'cash' : 'card', paymentId, amount }],
    now,
  });
  await notifyOrderChange(tx, tenantId, orderId);
}
