import { createHash } from 'node:crypto';
import { placeOrder as endpoint } from '#schemas/api/orders.ts';
import type { Order } from '#schemas/api/orders.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/client.ts';
import { findCartItems } from '../db/queries/cart-items.ts';
import { findCartByVersion, lockOpenCart } from '../db/queries/carts.ts';
import type { CartRow } from '../db/queries/carts.ts';
import { claimKey, storeReply } from '../db/queries/idempotency.ts';
import { findLiveOrderOfCart, findOrder, updateOrder } from '../db/queries/orders.ts';
import { isPaymentUnderWay } from '../db/queries/payments.ts';
import { lockRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import { priceLines } from '../domain/cart-view.ts';
import { orderView } from '../domain/order-view.ts';
import { isFresh, isSameOrder, underWaySince } from '../domain/pending-order.ts';
import { preparePlacement } from './prepare-placement.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';
import { refusePlacement } from './refuse-placement.ts';
import { writeOrder } from './write-order.ts';

type Reply = { data: Order };

/** How often a menu may change between reading and locking before we give up. */
const mostTries = 5;

/**
 * Places the guest's cart as an order, in one transaction (rules R51 to R55).
 * @throws ApiError 409 where the world differs from what the customer saw, 422 for what is not
 * offered or left out and for a key used with another body.
 */
export async function placeOrder(deps: Deps, call: PlacementCall): Promise<Reply> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await preparePlacement(deps, call);
    try {
      return await deps.db.transaction((tx) => placeOnce(tx, deps.clock(), call, prepared));
    } catch (error) {
      if (!(error instanceof MenuMoved)) throw error;
    }
  }
  throw new ApiError(409, 'cart_changed', 'The menu is changing right now. Please try again.');
}

/** The menu changed since it was read: nothing is written, and we read it again. */
class MenuMoved extends Error {
  override readonly name = 'MenuMoved';
}

async function placeOnce(
  tx: Database,
  now: Date,
  call: PlacementCall,
  prepared: Prepared,
): Promise<Reply> {
  const { tenant, guestId, body } = call;
  const key = { ownerId: guestId, key: call.key };
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const stored = await claimKey(tx, tenant.id, key, { requestHash, now });
  if (stored && stored.requestHash !== requestHash) {
    const sentence = 'This Idempotency-Key was used for another order. Send a new one.';
    throw new ApiError(422, 'idempotency_key_reused', sentence);
  }
  if (stored) return endpoint.reply.parse(stored.reply);

  const orderId = await placeCart(tx, now, call, prepared);
  const order = await findOrder(tx, tenant.id, guestId, orderId);
  if (!order) throw new Error(`order ${orderId} vanished while it was placed`);
  const reply = { data: orderView(order) };
  await storeReply(tx, tenant.id, key, { status: endpoint.status, reply });
  return reply;
}

/** @returns the id of the one order that stands for the cart. */
async function placeCart(
  tx: Database,
  now: Date,
  call: PlacementCall,
  prepared: Prepared,
): Promise<string> {
  const { tenant, guestId, body } = call;
  const cart = await lockOpenCart(tx, tenant.id, { guestId, restaurantId: body.restaurant_id });
  if (cart?.version !== body.cart_version) {
    const earlier = await findEarlierOrder(tx, call, prepared);
    if (earlier !== null) return earlier;
  }
  const restaurant = await lockRestaurant(tx, tenant.id, body.restaurant_id);
  if (!restaurant || restaurant.menuVersion !== prepared.menuVersion) throw new MenuMoved();
  const { snapshot, slot, businessDay } = prepared;
  const items = cart ? await findCartItems(tx, tenant.id, cart.id) : [];
  const priced = priceLines(items, snapshot, tenant);
  refusePlacement(
    {
      ...prepared,
      body,
      restaurant,
      cartVersion: cart?.version ?? body.cart_version,
      priced,
      categories: snapshot?.menu.categories ?? [],
    },
    tenant.currency,
  );
  const guest = body.guest_details;
  // refusePlacement has seen to these three; saying so keeps the types honest.
  if (!cart || !slot || !guest) throw new Error('an incomplete placement passed its checks');
  const same = await replacePending(tx, now, call, { cart, prepared });
  return same ?? writeOrder(tx, { call, cart, restaurant, priced, slot, businessDay, guest, now });
}

/**
 * The order that already took the cart which the caller still sees: another tab or a double click
 * was faster (rule R52).
 * @throws ApiError 409 where that order was another one than this call asks for.
 */
async function findEarlierOrder(
  tx: Database,
  { tenant, guestId, body }: PlacementCall,
  { expectedTotal }: Prepared,
): Promise<string | null> {
  const cart = await findCartByVersion(tx, tenant.id, {
    guestId,
    restaurantId: body.restaurant_id,
    version: body.cart_version,
  });
  const order = cart?.closedAt ? await findLiveOrderOfCart(tx, tenant.id, cart.id) : null;
  if (!order) return null;
  if (isSameOrder(order, body, expectedTotal)) return order.id;
  const message = `This cart was already ordered, for ${order.pickupTime}.`;
  throw new ApiError(409, 'already_ordered', message, {
    problems: [{ path: 'cart', code: 'already_ordered', message }],
  });
}

/**
 * Looks at an unpaid order of the same cart: the same one is paid again (rule R60), another one is
 * ended, so that a cart never has two.
 * @returns the id of the order to go on with, or null.
 */
async function replacePending(
  tx: Database,
  now: Date,
  { tenant, body }: PlacementCall,
  { cart, prepared }: { cart: CartRow; prepared: Prepared },
): Promise<string | null> {
  const pending = await findLiveOrderOfCart(tx, tenant.id, cart.id);
  if (!pending) return null;
  if (await isPaymentUnderWay(tx, tenant.id, cart.id, underWaySince(now))) {
    const sentence = 'A payment for this cart is on its way. Wait a moment.';
    throw new ApiError(409, 'payment_in_progress', sentence);
  }
  const isInTime = isFresh(pending, now);
  if (isInTime && isSameOrder(pending, body, prepared.expectedTotal)) return pending.id;
  const status = isInTime ? 'cancelled' : 'expired';
  await updateOrder(tx, tenant.id, pending.id, { status });
  return null;
}
