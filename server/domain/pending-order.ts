import type { OrderRow } from '../db/queries/orders.ts';
import type { Placement } from './check-placement.ts';

/** An unpaid order keeps its time and prices this long (rule R59). */
const holdMs = 15 * 60_000;
/** A payment not heard of for so long was left by a process that died. */
const paymentMs = 2 * 60_000;

export const isFresh = (order: Pick<OrderRow, 'placedAt'>, now: Date): boolean =>
  now.getTime() - order.placedAt.getTime() < holdMs;

/** Payments begun after this moment may still be moving money. */
export const underWaySince = (now: Date): Date => new Date(now.getTime() - paymentMs);

/**
 * Whether a call asks for what an order of the same cart already is, at the price that the
 * customer sees, in minor units (rules R52, R54, R60).
 */
export function isSameOrder(order: OrderRow, body: Placement, expectedTotal: number): boolean {
  const { customer } = order;
  const guest = body.guest_details;
  return (
    order.total === expectedTotal &&
    order.cartVersion === body.cart_version &&
    order.deliveryMethod === body.delivery_method &&
    order.pickupDate === body.pickup_date &&
    order.pickupTime === body.pickup_time &&
    order.paymentMethod === body.payment_method &&
    order.specialInstructions === body.special_instructions &&
    customer.name === guest?.name &&
    customer.email === guest.email &&
    customer.phone_no === guest.phone_no
  );
}
