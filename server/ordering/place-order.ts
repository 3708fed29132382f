import { createHash, randomUUID } from 'node:crypto';
import { placeOrder as endpoint } from '#schemas/api/orders.ts';
import type { Order } from '#schemas/api/orders.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/client.ts';
import { isDeadlock } from '../db/is-deadlock.ts';
import { lockOpenCart } from '../db/queries/carts.ts';
import { claimKey, storeReply } from '../db/queries/idempotency.ts';
import { findStoredOrder } from '../db/queries/orders.ts';
import type { OrderRow, StoredOrder } from '../db/queries/orders.ts';
import { shareRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import { checkPlacement } from '../domain/check-placement.ts';
import type { PlacementProblems } from '../domain/check-placement.ts';
import { couponView } from '../domain/coupon-view.ts';
import { placementPurpose } from '../domain/placement-purpose.ts';
import { isFresh, isSameOrder } from '../domain/pending-order.ts';
import { unheldProblems, withUnheld } from '../domain/unheld-problems.ts';
import { findEarlierOrder, findPending } from './find-earlier-order.ts';
import { holdGoods } from './held-goods.ts';
import { loadCart } from './load-cart.ts';
import { preparePlacement } from './prepare-placement.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';
import { refusePlacement } from './refuse-placement.ts';
import { endPending } from './end-pending.ts';
import { wantedGoods } from './wanted-goods.ts';
import { showOrder } from './show-order.ts';
import { writeOrder } from './write-order.ts';

type Reply = { data: Order };

/** How often the world may move between reading and locking before we give up. */
const mostTries = 5;

/**
 * Places the guest's cart as an order, in one transaction (rules R51 to R55).
 * @throws ApiError 409 with the fresh cart where the world differs from what the customer saw, 422
 * for what is not offered or left out and for a key used with another body.
 */
export async function placeOrder(deps: Deps, call: PlacementCall): Promise<Reply> {
  const { tenant } = call;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await preparePlacement(deps, call);
    try {
      return await deps.db.transaction((tx) => placeOnce(tx, deps, call, prepared));
    } catch (error) {
      if (error instanceof OlderOrder) await endPending(deps, tenant.id, error.order);
      else if (!(error instanceof WorldMoved) && !isDeadlock(error)) {
        throw await withFreshCart(deps, call, error);
      }
    }
  }
  throw new ApiError(409, 'cart_changed', 'The menu is changing right now. Please try again.');
}

/** Cart or menu changed since they were read: nothing is written, and we read them again. */
class WorldMoved extends Error {
  override readonly name = 'WorldMoved';
}

/**
 * Another order of the cart waits for its money. It is ended first, in a transaction of its own,
 * for what it holds is missing in the menu and among the coupons that this one was prepared with.
 */
class OlderOrder extends Error {
  override readonly name = 'OlderOrder';

  constructor(readonly order: OrderRow) {
    super(`order ${order.id} has to end first`);
  }
}

/** Adds the cart as it is now to a conflict, for the customer to see and to accept (rule R54). */
async function withFreshCart(deps: Deps, call: PlacementCall, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const { tenant, guestId, body } = call;
  const data = await loadCart(deps, { tenant, guestId }, body.restaurant_id, (timeZone) =>
    placementPurpose(call, timeZone),
  );
  const extra = { ...error.extra, new_total: data.total, data };
  return new ApiError(409, error.code, error.message, extra);
}

async function placeOnce(
  tx: Database,
  deps: Deps,
  call: PlacementCall,
  prepared: Prepared,
): Promise<Reply> {
  const now = deps.clock();
  const { tenant, guestId, body } = call;
  const key = { ownerId: guestId, key: call.key };
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const stored = await claimKey(tx, tenant.id, key, { requestHash, now });
  if (stored && stored.requestHash !== requestHash) {
    const sentence = 'This Idempotency-Key was used for another order. Send a new one.';
    throw new ApiError(422, 'idempotency_key_reused', sentence);
  }
  if (stored) return endpoint.reply.parse(stored.reply);
  const reply = { data: showOrder(deps, await placeCart(tx, now, call, prepared)) };
  await storeReply(tx, tenant.id, key, { status: endpoint.status, reply });
  return reply;
}

/** @returns the one order that stands for the cart. */
async function placeCart(
  tx: Database,
  now: Date,
  call: PlacementCall,
  prepared: Prepared,
): Promise<StoredOrder> {
  const { tenant, guestId, body } = call;
  const { stored, ground, priced, expectedTotal } = prepared;
  const owner = { guestId, restaurantId: body.restaurant_id };
  const cart = await lockOpenCart(tx, tenant.id, owner);
  if (cart?.version !== body.cart_version) {
    const earlier = await findEarlierOrder(tx, call, expectedTotal);
    if (earlier) return earlier;
  }
  const pending = cart && (await findPending(tx, tenant.id, cart.id));
  if (pending && isFresh(pending, now) && isSameOrder(pending, body, expectedTotal)) {
    const same = await findStoredOrder(tx, tenant.id, pending.id);
    if (same) return same;
  }
  const hasMoved = cart ? cart.version !== stored.version : stored.items.length > 0;
  const restaurant = await shareRestaurant(tx, tenant.id, body.restaurant_id);
  const menuVersion = ground.snapshot?.version ?? stored.restaurant.menuVersion;
  if (hasMoved || restaurant?.menuVersion !== menuVersion) throw new WorldMoved();

  const coupon = couponView(ground, priced.amounts, Number);
  const problems = checkPlacement({
    ...prepared,
    body,
    now,
    restaurant,
    hasTables: false,
    cartVersion: cart?.version ?? stored.version,
    couponRefusal: coupon?.refusal ?? null,
  });
  if (pending && isMeant(problems)) throw new OlderOrder(pending);
  if (!cart || problems.refused.length > 0 || problems.missing.length > 0) {
    refusePlacement(problems);
    throw new Error('a placement without a cart passed its checks');
  }
  const id = randomUUID();
  const { held, unheld } = await holdGoods(
    tx,
    tenant.id,
    wantedGoods(id, { call, prepared, restaurant, now }),
  );
  const modifierName = (itemId: number) => ground.snapshot?.sale.modifiers.get(itemId)?.name ?? '';
  refusePlacement({
    ...problems,
    conflicts: withUnheld(problems.conflicts, unheldProblems(unheld, priced, { modifierName })),
  });
  return writeOrder(tx, tenant.id, { id, call, prepared, cart, restaurant, held, now });
}

/** Whether the caller sees the cart as it is; a stale tab does not end an order that waits. */
const isMeant = ({ refused, missing, conflicts }: PlacementProblems): boolean =>
  refused.length === 0 &&
  missing.length === 0 &&
  conflicts.every(({ path }) => path !== 'cart_version');
