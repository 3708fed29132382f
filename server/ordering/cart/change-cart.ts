import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction, type Commit } from '../../db/in-transaction.ts';
import { bumpOpenCart, insertCart, lastCartVersion, readAround } from '../../db/queries/carts.ts';
import type { CartRow, CartSurroundings } from '../../db/queries/carts.ts';
import { isKeyTaken, storeNewReply } from '../../db/queries/idempotency.ts';
import { notifyChoosing } from '../../db/queries/notify.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { parseVersion } from './parse-cart-version.ts';
import { underWaySince } from '../../domain/order/pending-order.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import { plainPurpose } from '../../domain/pricing/cart-purpose.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { loadCart, showCart } from './load-cart.ts';
import type { CartOwner } from './cart-owner.ts';
import { requireRestaurant } from '../restaurant/require-restaurant.ts';

/** An open cart, locked until the transaction ends, with its lines in the order they were added. */
export type LockedCart = { cart: CartRow; lines: readonly StoredLine[] };

export type CartChange = {
  owner: CartOwner;
  restaurantId: number;
  /** The restaurant, where the caller has just read it. */
  restaurant?: Restaurant;
  ifMatch: string | undefined;
  /** Of a call that may be sent again: a key that was seen changes nothing. */
  key?: string | undefined;
  /** Order that the cart of the reply is priced for; left out: a pickup as soon as possible. */
  purpose?: CartPurpose;
  /** Adding opens a cart; nothing else does. */
  opens: boolean;
  /**
   * What happens to the locked cart, and its lines then; throwing leaves it as it was. It may commit
   * with its last statement.
   */
  apply: (tx: Database, locked: LockedCart, commit: Commit) => Promise<StoredLine[]>;
};

/**
 * One change of a cart: its row locked, the caller's version compared, the version raised, all in
 * one transaction (rule R50). Answers the fresh cart, also beside a conflict.
 * @throws ApiError 409 with the fresh cart as `data`, and what `apply` throws.
 */
export async function changeCart(deps: Deps, change: CartChange) {
  const { owner, restaurantId, purpose = plainPurpose } = change;
  const purposeIn = () => purpose;
  try {
    const restaurant =
      change.restaurant ?? (await requireRestaurant(deps, owner.tenant.id, restaurantId));
    const changed = await inTransaction(deps.pool, (tx, commit) =>
      applyChange(tx, { change, restaurant, now: deps.clock(), commit }),
    );
    // What the transaction saw is shown as it is: nothing is read twice.
    const data = changed
      ? await showCart(deps, owner, { restaurant, ...changed }, purpose)
      : await loadCart(deps, owner, restaurantId, purposeIn);
    return { data };
  } catch (error) {
    if (change.key !== undefined && isKeyTaken(error)) {
      return { data: await loadCart(deps, owner, restaurantId, purposeIn) };
    }
    throw await withFreshCart(deps, change, error);
  }
}

/** Adds the fresh cart to a conflict, so that a stale tab can go on from there. */
export async function withFreshCart(
  deps: Deps,
  { owner, restaurantId }: Pick<CartChange, 'owner' | 'restaurantId'>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const data = await loadCart(deps, owner, restaurantId);
  return new ApiError(409, error.code, error.sentence, { ...error.extra, data });
}

/** @returns the cart as it is then; null where there was none to change. */
async function applyChange(
  tx: Database,
  { change, restaurant, now, commit }: Applying,
): Promise<Omit<StoredCart, 'restaurant'> | null> {
  const { tenant, shopperId } = change.owner;
  const key = { shopperId, restaurantId: change.restaurantId };
  const requested = parseVersion(change.ifMatch);
  const bumped = change.opens
    ? await bumpOrOpenCart(tx, tenant.id, key, now)
    : await bumpAndRead(tx, tenant.id, key, now);
  const cart = bumped?.cart ?? null;
  if (requested !== null) {
    const seen = cart ? cart.version - 1 : await lastCartVersion(tx, tenant.id, key);
    if (requested !== seen) throw cartChanged();
  }
  if (!bumped || !cart) return null;
  const { around } = bumped;
  if (around.isPaymentUnderWay) throw paymentInProgress();
  // Who sits at the same table sees that more is chosen.
  const noticed = restaurant.orderTypes.includes('dine_in')
    ? notifyChoosing(tx, tenant.id, key)
    : null;
  // Sent before the change, which may commit by itself; it fails where the change was made before.
  const remembered =
    change.key === undefined
      ? null
      : storeNewReply(tx, tenant.id, cartKey(shopperId, change.key), {
          requestHash: '',
          status: 201,
          reply: null,
          now,
        });
  const [items] = await Promise.all([
    change.apply(tx, { cart, lines: around.lines }, commit),
    noticed,
    remembered,
  ]);
  return { version: cart.version, items, otherCarts: around.otherCarts };
}

/** Apart from the keys of orders. */
const cartKey = (ownerId: string, key: string) => ({ ownerId, key: `cart:${key}` });

type Applying = { change: CartChange; restaurant: Restaurant; now: Date; commit: Commit };
type Bumped = { cart: CartRow; around: CartSurroundings };

/**
 * Locks the open cart and reads what stands around it by a statement of its own, for what another
 * transaction wrote while we waited for the lock; both are sent at once.
 */
async function bumpAndRead(
  tx: Database,
  tenantId: number,
  key: { shopperId: string; restaurantId: number },
  now: Date,
): Promise<Bumped | null> {
  const [cart, around] = await Promise.all([
    bumpOpenCart(tx, tenantId, key, now),
    readAround(tx, tenantId, { ...key, since: underWaySince(now) }),
  ]);
  return cart && { cart, around };
}

const cartChanged = () => new ApiError(409, 'cart_changed', ({ cart }) => cart.changed);

const paymentInProgress = () =>
  new ApiError(409, 'payment_in_progress', ({ cart }) => cart.paymentUnderWay);

/** The open cart, made where there is none; another call may open or close it at the same time. */
async function bumpOrOpenCart(
  tx: Database,
  tenantId: number,
  key: { shopperId: string; restaurantId: number },
  now: Date,
): Promise<Bumped> {
  for (;;) {
    const bumped = await bumpAndRead(tx, tenantId, key, now);
    if (bumped) return bumped;
    const version = await lastCartVersion(tx, tenantId, key);
    await insertCart(tx, tenantId, { ...key, version, now });
  }
}
