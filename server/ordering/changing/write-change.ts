import { createHash, randomUUID } from 'node:crypto';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { releaseCoupon } from '../../db/queries/coupon-uses.ts';
import { insertOrderEvents, listOrderEvents } from '../../db/queries/order-events.ts';
import {
  changeCashDue,
  dropCashDue,
  insertOrderChange,
  replaceOrderLines,
  resellOrder,
  storePaidParts,
} from '../../db/queries/order-changes.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import { insertPayment } from '../../db/queries/payments.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { orderAmounts } from '../../domain/order/order-amounts.ts';
import { ApiError } from '../../errors/api-error.ts';
import { exchangeStock } from '../holds/exchange-stock.ts';
import { lockBoth } from '../lifecycle/move-order-by-staff.ts';
import type { StaffCall } from '../lifecycle/move-order-by-staff.ts';
import { changePromise } from '../loyalty/earn-points.ts';
import { returnPoints } from '../loyalty/redeem-points.ts';
import { publishOrderEvent } from '../order/publish-order-event.ts';
import { settleRefunded } from '../order/settle-refunded.ts';
import { writeRefund } from '../order/write-refund.ts';
import type { ChangeInput } from './changed-lines.ts';
import { changeShortages } from './price-change.ts';
import type { PricedChange } from './price-change.ts';
import { refuse } from './refuse-change.ts';
import { requireChangeable, versionOf } from './require-changeable.ts';

type Amount = string | number;

export type ChangeCall = StaffCall & {
  /** Idempotency-Key: sent again, the lines change once. */
  key: string;
  change: ChangeInput;
  /** What the preview came to, in the major unit. */
  seen: { total: Amount; refund: Amount; collect: Amount };
  /** The customer reads it; empty: none was given. */
  reason: string;
};

/** Something moved between reading and locking: nothing is written, and all is read again. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

const hashOf = ({ change, seen, reason }: ChangeCall): string =>
  createHash('sha256').update(JSON.stringify({ change, seen, reason })).digest('hex');

/** @throws ApiError 422 `idempotency_key_reused` where the key came with something else. */
export function isDone({ events }: Pick<StoredOrder, 'events'>, call: ChangeCall): boolean {
  const own = events.find(({ actionKey }) => actionKey === call.key);
  if (!own) return false;
  if (own.change?.requestHash === hashOf(call)) return true;
  const sentence = 'This key came with another step of the order already.';
  throw new ApiError(422, 'idempotency_key_reused', sentence);
}

type Reading = { stored: StoredOrder; priced: PricedChange };

/** Under the locks of cart and order, then of stock, in the order in which everybody takes them. */
export async function writeChange(
  tx: Database,
  now: Date,
  call: ChangeCall,
  { stored, priced }: Reading,
): Promise<void> {
  const tenantId = call.tenant.id;
  const order = await lockBoth(tx, tenantId, stored.order);
  const events = await listOrderEvents(tx, tenantId, order.id);
  if (isDone({ events }, call)) return;
  requireChangeable(order);
  const money = await findMoneyOfOrder(tx, tenantId, order.id);
  const restaurant = await findRestaurant(tx, tenantId, order.restaurantId);
  const hasMoved =
    versionOf({ events }) !== call.change.version ||
    order.promisedAt.getTime() !== stored.order.promisedAt.getTime() ||
    JSON.stringify(money) !== JSON.stringify(stored.money) ||
    restaurant?.menuVersion !== priced.restaurant.menuVersion;
  if (hasMoved) throw new ChangedMeanwhile();

  const { id: orderId } = order;
  const held = await exchangeGoods(tx, now, order, priced);
  const sold = withPaidPoints(
    withRounding(
      { ...orderAmounts(priced.priced, priced.pricing), due: priced.after.due },
      priced.before.rounded,
    ),
    order,
  );
  await replaceOrderLines(tx, tenantId, { orderId, gone: priced.gone, lines: priced.resold });
  await resellOrder(tx, tenantId, orderId, {
    ...resoldAmounts(sold),
    held,
    ...paymentAfter(order, priced),
  });
  const after = { ...order, ...sold, taxMode: order.taxMode, taxPpm: order.taxPpm };
  await changeCash(tx, now, { order, after, money, priced });
  await sendBack(tx, now, call, { order, priced });
  await settleRefunded(tx, { ...stored, order: after });
  const earns = sold.amounts?.loyalty?.earns ?? 0;
  await changePromise(tx, tenantId, { orderId, earns, now });
  await writeEvent(tx, now, call, { order, priced });
}

/** How an order is paid from now on: what is added to a paid one is collected, or paid of its tab. */
function paymentAfter(
  { tabId, paymentMethod, paymentStatus }: OrderRow,
  { before, after }: PricedChange,
): Pick<OrderRow, 'paymentMethod' | 'paymentStatus'> {
  const isLeft = after.cash > before.cashGiven;
  if (tabId !== null) {
    return { paymentMethod: 'tab', paymentStatus: isLeft ? 'unpaid' : 'paid' };
  }
  const isCashNow = paymentMethod === 'none' && after.cash > 0;
  return isCashNow
    ? { paymentMethod: 'cashOnDelivery', paymentStatus: 'unpaid' }
    : { paymentMethod, paymentStatus };
}

/** What rounding a tab's payments in cash changed was paid, so the order has it still. */
function withRounding<Sold extends Pick<OrderRow, 'amounts'>>(sold: Sold, rounded: number): Sold {
  if (rounded === 0 || !sold.amounts) return sold;
  const { amounts } = sold;
  const line = { kind: 'cash_rounding' as const, name: '', amount: rounded };
  return {
    ...sold,
    amounts: { ...amounts, cashRounding: rounded, bill: [...amounts.bill, line] },
  };
}

/** Keeps what points paid at the table of a tab's order, as far as it still takes them. */
function withPaidPoints<Sold extends Pick<OrderRow, 'amounts'>>(
  sold: Sold,
  { amounts: before }: OrderRow,
): Sold {
  const { amounts } = sold;
  const paid = before?.loyalty?.paidAtTable ?? 0;
  if (paid === 0 || !amounts?.loyalty) return sold;
  const { loyalty } = amounts;
  const paidAtTable = Math.min(paid, loyalty.used * loyalty.rules.pointValue);
  return { ...sold, amounts: { ...amounts, loyalty: { ...loyalty, paidAtTable } } };
}

/** What a change alters of an order's amounts: its currency and way of tax stay. */
const resoldAmounts = ({
  amounts,
  couponCode,
  tip,
  discountTotal,
  due,
  subtotal,
  deliveryCharge,
  taxTotal,
  total,
}: ReturnType<typeof orderAmounts>) => ({
  amounts,
  couponCode,
  tip,
  discountTotal,
  due,
  subtotal,
  deliveryCharge,
  taxTotal,
  total,
});

async function exchangeGoods(
  tx: Database,
  now: Date,
  order: OrderRow,
  priced: PricedChange,
): Promise<HeldGoods | null> {
  const { tenantId, id: orderId, restaurantId, held } = order;
  const { stock: difference, stockDay } = priced;
  const exchanged = await exchangeStock(tx, tenantId, {
    restaurantId,
    stockDay,
    held: held?.stock ?? [],
    difference,
  });
  refuse(changeShortages(exchanged.shortages, priced));
  const couponId = held?.couponId ?? null;
  const isUsed = priced.priced.amounts.coupon?.refusal === null;
  if (couponId !== null && !isUsed) await releaseCoupon(tx, tenantId, { couponId, orderId, now });
  const pointsNow = priced.priced.amounts.pointsUsed;
  const points = (held?.points ?? 0) - pointsNow;
  if (points > 0) await returnPoints(tx, tenantId, { orderId, points, now });
  if (!held && exchanged.held.length === 0) return null;
  return {
    stock: exchanged.held,
    // Its time stays its own, however many dishes it has now.
    slot: held?.slot ?? null,
    couponId: isUsed ? couponId : null,
    ...(pointsNow > 0 && { points: pointsNow }),
    ...(held?.giftCards && { giftCards: held.giftCards }),
  };
}

type Resold = {
  order: OrderRow;
  after: OrderRow;
  money: StoredOrder['money'];
  priced: PricedChange;
};

/** What is to be collected, and what of the order each payment pays for (decision 044). */
async function changeCash(
  tx: Database,
  now: Date,
  { order, after, money, priced }: Resold,
): Promise<void> {
  const { tenantId, id: orderId, currency } = order;
  const [was, is] = [partsOfSold(order), partsOfSold(after)];
  for (const { id, gateway, status, pays } of money.payments) {
    if (gateway !== 'cash' && status === 'succeeded' && pays === null) {
      await storePaidParts(tx, tenantId, id, was);
    }
  }
  const { cash, covered } = priced.before;
  const amount = priced.after.cash;
  // An order that nothing was paid of is collected as it is.
  const pays = covered > 0 ? partsAfter(cash?.pays ?? null, was, is) : null;
  if (cash && amount > 0) await changeCashDue(tx, tenantId, cash.id, { amount, pays });
  else if (cash) await dropCashDue(tx, tenantId, cash.id);
  else if (amount > 0) {
    await insertPayment(tx, tenantId, {
      id: randomUUID(),
      orderId,
      gateway: 'cash',
      status: 'pending',
      amount,
      currency,
      pays,
      createdAt: now,
    });
  }
}

async function sendBack(
  tx: Database,
  now: Date,
  { staff, reason }: ChangeCall,
  { order, priced }: { order: OrderRow; priced: PricedChange },
): Promise<void> {
  const { transfers } = priced.after;
  if (transfers.length === 0) return;
  await writeRefund(tx, order.tenantId, {
    orderId: order.id,
    currency: order.currency,
    kind: 'change',
    reason: reason || orderReasons.costsLess,
    by: { actor: 'staff', staff },
    transfers,
    now,
  });
}

async function writeEvent(
  tx: Database,
  now: Date,
  call: ChangeCall,
  { order, priced }: { order: OrderRow; priced: PricedChange },
): Promise<void> {
  const { tenantId, id: orderId, status, promisedAt } = order;
  const { before, after } = priced;
  const [event] = await insertOrderEvents(tx, tenantId, [
    {
      orderId,
      status,
      actor: 'staff',
      staffId: call.staff.id,
      reason: call.reason,
      promisedAt,
      at: now,
      actionKey: call.key,
    },
  ]);
  if (!event) throw new Error(`PostgreSQL wrote no event of order ${orderId}`);
  await insertOrderChange(tx, tenantId, {
    eventId: event.id,
    orderId,
    requestHash: hashOf(call),
    lines: priced.changes,
    totalWas: order.total,
    totalNow: priced.priced.amounts.total,
    refunded: after.refund,
    collectWas: (before.cash?.amount ?? 0) - before.cashGiven,
    collectNow: after.cash - before.cashGiven,
  });
  await publishOrderEvent(tx, tenantId, { orderId, eventId: event.id, status, isChange: true });
}
