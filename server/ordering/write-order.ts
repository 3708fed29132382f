import type { Slot } from '#schemas/api/slots.ts';
import type { Database } from '../db/client.ts';
import { closeCart } from '../db/queries/carts.ts';
import type { CartRow } from '../db/queries/carts.ts';
import { insertOrder, nextOrderNumber } from '../db/queries/orders.ts';
import { insertPayment } from '../db/queries/payments.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { PricedLines } from '../domain/cart-view.ts';
import { soldLines } from '../domain/order-lines.ts';
import type { PlacementCall } from './prepare-placement.ts';

type Accepted = {
  call: PlacementCall;
  cart: CartRow;
  restaurant: Restaurant;
  priced: PricedLines;
  slot: Slot;
  businessDay: string;
  guest: NonNullable<PlacementCall['body']['guest_details']>;
  now: Date;
};

/**
 * Writes an accepted order as sold (rule R14). Cash: placed at once, and the cart is closed. Card:
 * it waits for its payment, and until then the cart can still be changed (rule R60).
 * @returns the order's public id.
 */
export async function writeOrder(tx: Database, accepted: Accepted): Promise<string> {
  const { call, cart, restaurant, priced, slot, businessDay, guest, now } = accepted;
  const { tenant, body } = call;
  const isCash = body.payment_method === 'cashOnDelivery';
  const { subtotal, taxTotal, total } = priced.amounts;
  const day = { restaurantId: restaurant.id, businessDay };
  const id = await insertOrder(
    tx,
    tenant.id,
    {
      ...day,
      number: await nextOrderNumber(tx, tenant.id, day),
      guestId: call.guestId,
      cartId: cart.id,
      cartVersion: cart.version,
      status: isCash ? 'placed' : 'pending_payment',
      paymentStatus: 'unpaid',
      paymentMethod: body.payment_method,
      deliveryMethod: body.delivery_method,
      customer: guest,
      shippingDetails: null,
      specialInstructions: body.special_instructions,
      pickupDate: slot.date,
      pickupTime: slot.time,
      timeZone: restaurant.timeZone,
      promisedAt: new Date(slot.instant),
      placedAt: now,
      currency: tenant.currency,
      taxPpm: tenant.taxPpm,
      taxMode: tenant.taxInclusive ? 'inclusive' : 'exclusive',
      subtotal,
      taxTotal,
      total,
    },
    soldLines(priced),
  );
  if (isCash) {
    const payment = { gateway: 'cash', status: 'pending', amount: total } as const;
    await insertPayment(tx, tenant.id, {
      ...payment,
      orderId: id,
      currency: tenant.currency,
      createdAt: now,
    });
    await closeCart(tx, tenant.id, cart.id, now);
  }
  return id;
}
