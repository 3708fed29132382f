import { isDeepStrictEqual } from 'node:util';
import { normaliseCode } from '#schemas/rules/offers/normalise-code.ts';
import type { OrderRow } from '../db/queries/orders.ts';
import type { Placement } from './check-placement.ts';

/** A payment not heard of for so long was left by a process that died. */
const paymentMs = 2 * 60_000;

/** Whether an unpaid order still keeps its time, dishes and prices (rule R59). */
export const isFresh = ({ holdUntil }: Pick<OrderRow, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && now < holdUntil;

/** Whether an order waited too long for its money (R59) or for the restaurant's answer (R61). */
export function isOverdue(
  { status, holdUntil, acceptUntil }: Pick<OrderRow, 'status' | 'holdUntil' | 'acceptUntil'>,
  now: Date,
): boolean {
  if (status === 'pending_payment') return holdUntil !== null && holdUntil <= now;
  return status === 'placed' && acceptUntil !== null && acceptUntil <= now;
}

/** A gateway, or a bank, that has not decided by then keeps nobody else's dishes any longer. */
const longestDoubtMs = 24 * 60 * 60_000;

/** Whether an unpaid order is ended though nobody knows yet what became of its payment. */
export const isGivenUp = ({ holdUntil }: Pick<OrderRow, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && now.getTime() - holdUntil.getTime() >= longestDoubtMs;

/** Payments begun after this moment may still be moving money. */
export const underWaySince = (now: Date): Date => new Date(now.getTime() - paymentMs);

/**
 * Whether a call asks for what an order of the same cart already is, at the price that the
 * customer sees, in minor units (rules R52, R54, R60).
 */
export function isSameOrder(order: OrderRow, body: Placement, expectedTotal: number): boolean {
  const code = normaliseCode(body.coupon_code ?? '');
  return (
    order.total === expectedTotal &&
    order.cartVersion === body.cart_version &&
    order.deliveryMethod === body.delivery_method &&
    order.pickupDate === body.pickup_date &&
    order.pickupTime === body.pickup_time &&
    isSameInstant(order, body) &&
    order.paymentMethod === body.payment_method &&
    order.specialInstructions === body.special_instructions &&
    // A code that took nothing off is not the order's.
    (order.couponCode === null || order.couponCode === code) &&
    isDeepStrictEqual(order.customer, body.guest_details) &&
    isDeepStrictEqual(order.shippingDetails, addressOf(body))
  );
}

/** Of a wall clock that occurs twice, the instant says which one is meant (rule R23). */
const isSameInstant = ({ promisedAt }: OrderRow, { pickup_at }: Placement): boolean =>
  pickup_at === undefined || Date.parse(pickup_at) === promisedAt.getTime();

/** Where an order goes to; an address beside another order type is not kept. */
export const addressOf = (body: Placement): OrderRow['shippingDetails'] =>
  body.delivery_method === 'delivery' ? (body.shipping_details ?? null) : null;
