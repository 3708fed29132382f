import { randomUUID } from 'node:crypto';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { lockGiftCards } from '../../db/queries/gift-cards.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import { insertPayment } from '../../db/queries/payments.ts';
import { listOrdersOfTab, updateTabPayment } from '../../db/queries/tab-payments.ts';
import type { TabPayment, TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { withoutOwnTenders } from '../../domain/tabs/due-of-payment.ts';
import { spreadPayment, type OrderPart } from '../../domain/tabs/spread-payment.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { writeRefund } from '../order/write-refund.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { debitGiftCardsOfTab } from './gift-cards-of-payment.ts';
import { payOrderOfTab } from './pay-order-of-tab.ts';
import { heldPointsOf } from './points-of-payment.ts';

type Gateway = 'cash' | 'sandbox' | 'stripe';

type Paid = {
  /** Under its lock. */
  tab: TabRow;
  /** Its money was taken, or points and gift cards pay all of it, and it is written to no order yet. */
  payment: TabPaymentWithUnits & { gateway: Gateway | 'none' };
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
  const { tenantId, id, cashRounding } = payment;
  const orders = await lockOrders(tx, tab);
  // Cards before points, as everywhere (rule R53); which orders they pay is known after that.
  await lockGiftCards(
    tx,
    tenantId,
    payment.giftCards.map(({ giftCardId }) => giftCardId),
  );
  const { userId, points } = await heldPointsOf(tx, payment, now);
  const { parts, back: overpaid } = spreadPayment(orders, payment, points);
  const isPaid = parts.length > 0;
  let rounding = isPaid ? cashRounding : 0;
  for (const part of parts) {
    const { bill, tip } = part.rest;
    // What rounding takes off is at most what there is of an order.
    const rounded = bill + tip === 0 ? 0 : Math.max(rounding, -(bill + tip));
    rounding -= rounded;
    const paid = { payment, userId, reference, part: { ...part, cashRounding: rounded }, now };
    await payOrderOfTab(tx, paid);
    await notifyOrderChange(tx, tenantId, part.stored.order.id);
  }
  await debitGiftCardsOfTab(tx, payment, { parts, at: now });
  const back = overpaid + (isPaid ? 0 : cashRounding);
  const { gateway } = payment;
  if (back > 0 && gateway !== 'none') {
    await sendBack(tx, { orders, payment: { ...payment, gateway }, reference, amount: back, now });
  }
  await updateTabPayment(tx, tenantId, id, {
    status: isPaid ? 'succeeded' : 'surplus',
    reference,
    failureCode: null,
    takenAt: now,
    ...(isPaid ? paidOf(payment, parts) : withoutOwnTenders(payment)),
  });
  await touchTab(tx, tab, { now });
  return isPaid ? 'paid' : 'returned';
}

/** Amount that a gift card paid of an order. */
const byCard = (id: string, { giftCards }: OrderPart<OrderOfTab>): number =>
  giftCards
    .filter(({ giftCardId }) => giftCardId === id)
    .reduce((all, { bill, tip }) => all + bill + tip, 0);

/** Part of a payment that was used, where less was to be paid by then. */
function paidOf(
  { giftCards }: TabPayment,
  parts: readonly OrderPart<OrderOfTab>[],
): Pick<TabPayment, 'amount' | 'giftCards' | 'points' | 'pointsWorth'> {
  const sum = (of: (part: OrderPart<OrderOfTab>) => number) =>
    parts.reduce((all, part) => all + of(part), 0);
  const pointsWorth = sum((part) => part.pointsWorth);
  const bill = sum(
    ({ giftCards: cards, rest }) => rest.bill + cards.reduce((all, card) => all + card.bill, 0),
  );
  return {
    amount: pointsWorth + bill,
    points: sum(({ points }) => points),
    pointsWorth,
    giftCards: giftCards
      .map((card) => ({ ...card, amount: sum((part) => byCard(card.giftCardId, part)) }))
      .filter(({ amount }) => amount > 0),
  };
}

/** As they are under their locks, oldest first. */
async function lockOrders(tx: Database, { tenantId, id }: TabRow): Promise<OrderOfTab[]> {
  const ids = (await listOrdersOfTab(tx, tenantId, id)).map(({ order }) => order.id);
  for (const orderId of ids.toSorted()) await lockOrder(tx, tenantId, orderId);
  return listOrdersOfTab(tx, tenantId, id);
}

type Surplus = Pick<Paid, 'reference' | 'now'> & {
  payment: TabPaymentWithUnits & { gateway: Gateway };
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
