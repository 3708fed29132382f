import { isDeepStrictEqual } from 'node:util';
import { normaliseCode } from '#schemas/rules/offers/normalise-code.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { deliveryAddress } from '../order/delivery-address.ts';
import type { Placement } from './check-placement.ts';

/**
 * Whether a call asks for what an order of the same cart already is, at the price that the
 * customer sees, in minor units (rules R52, R54, R60).
 * @param tableId of the table that its code names; null: none
 * @param tabId of the tab that it is written on; null: none
 */
export function isSameOrder(
  order: OrderRow,
  body: Placement,
  {
    expectedTotal,
    tableId,
    tabId,
  }: { expectedTotal: number; tableId: number | null; tabId: string | null },
): boolean {
  const code = normaliseCode(body.coupon_code ?? '');
  return (
    order.total === expectedTotal &&
    order.cartVersion === body.cart_version &&
    order.deliveryMethod === body.delivery_method &&
    order.tabId === tabId &&
    // The party of a tab may have moved since.
    (tabId !== null || order.tableId === tableId) &&
    isSameTime(order, body) &&
    (order.paymentMethod === 'none' || order.paymentMethod === body.payment_method) &&
    order.specialInstructions === body.special_instructions &&
    // A code that took nothing off is not the order's.
    (order.couponCode === null || order.couponCode === code) &&
    // Nor are points.
    ((order.held?.points ?? 0) === 0 || (body.points ?? 0) > 0) &&
    takesSameCards(order, body) &&
    isDeepStrictEqual(order.customer, body.guest_details) &&
    isDeepStrictEqual(deliveryAddress(order), addressOf(body))
  );
}

/** A card that had nothing left to pay is not the order's; a handle begins with its card's id. */
const takesSameCards = ({ held }: OrderRow, { gift_cards: handles }: Placement): boolean => {
  const cards = held?.giftCards ?? [];
  const given = handles.filter((handle) =>
    cards.some(({ giftCardId }) => handle.startsWith(giftCardId)),
  );
  return given.length === cards.length && (cards.length > 0 || handles.length === 0);
};

/**
 * Nobody chooses a time at a table (rule R81). Of a wall clock that occurs twice, the instant says
 * which one is meant (rule R23).
 */
const isSameTime = (order: OrderRow, body: Placement): boolean =>
  body.delivery_method === 'dine_in' ||
  (order.pickupDate === body.pickup_date &&
    order.pickupTime === body.pickup_time &&
    (body.pickup_at === undefined || Date.parse(body.pickup_at) === order.promisedAt.getTime()));

/** Where an order goes to; an address beside another order type is not kept. */
export const addressOf = (body: Placement): OrderRow['shippingDetails'] =>
  body.delivery_method === 'delivery' ? (body.shipping_details ?? null) : null;
