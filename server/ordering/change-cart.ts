import { ApiError } from '../api-error.ts';
import type { Database } from '../db/client.ts';
import { bumpCart, insertCart, lastCartVersion, lockOpenCart } from '../db/queries/carts.ts';
import type { CartRow } from '../db/queries/carts.ts';
import { isPaymentUnderWay } from '../db/queries/payments.ts';
import type { Deps } from '../deps.ts';
import { parseVersion } from '../domain/cart-version.ts';
import { underWaySince } from '../domain/pending-order.ts';
import { loadCart } from './load-cart.ts';
import type { CartOwner } from './load-cart.ts';

export type CartChange = {
  owner: CartOwner;
  restaurantId: number;
  ifMatch: string | undefined;
  /** Adding opens a cart; nothing else does. */
  opens: boolean;
  /** What happens to the locked cart; throwing leaves it as it was. */
  apply: (tx: Database, cart: CartRow) => Promise<void>;
};

/**
 * One change of a cart: its row locked, the caller's version compared, the version raised, all in
 * one transaction (rule R50). Answers the fresh cart, also beside a conflict.
 * @throws ApiError 409 with the fresh cart as `data`, and what `apply` throws.
 */
export async function changeCart(deps: Deps, change: CartChange) {
  try {
    await deps.db.transaction((tx) => applyChange(tx, deps.clock(), change));
  } catch (error) {
    throw await withFreshCart(deps, change, error);
  }
  return { data: await loadCart(deps, change.owner, change.restaurantId) };
}

/** Adds the fresh cart to a conflict, so that a stale tab can go on from there. */
export async function withFreshCart(
  deps: Deps,
  { owner, restaurantId }: Pick<CartChange, 'owner' | 'restaurantId'>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const data = await loadCart(deps, owner, restaurantId);
  return new ApiError(409, error.code, error.message, { ...error.extra, data });
}

async function applyChange(tx: Database, now: Date, change: CartChange): Promise<void> {
  const { tenant, guestId } = change.owner;
  const key = { guestId, restaurantId: change.restaurantId };
  const version = parseVersion(change.ifMatch);
  const cart = change.opens
    ? await openCart(tx, tenant.id, key, now)
    : await lockOpenCart(tx, tenant.id, key);
  const current = cart?.version ?? (await lastCartVersion(tx, tenant.id, key));
  if (version !== null && version !== current) {
    throw new ApiError(
      409,
      'cart_changed',
      'Your cart changed meanwhile. Here it is as it is now.',
    );
  }
  if (!cart) return;
  if (await isPaymentUnderWay(tx, tenant.id, cart.id, underWaySince(now))) {
    throw new ApiError(
      409,
      'payment_in_progress',
      'A payment for this cart is on its way. Wait a moment.',
    );
  }
  await change.apply(tx, cart);
  await bumpCart(tx, tenant.id, cart.id, now);
}

/** The open cart, made where there is none; another call may open or close it at the same time. */
async function openCart(
  tx: Database,
  tenantId: number,
  key: { guestId: string; restaurantId: number },
  now: Date,
): Promise<CartRow> {
  for (;;) {
    const cart = await lockOpenCart(tx, tenantId, key);
    if (cart) return cart;
    const version = await lastCartVersion(tx, tenantId, key);
    await insertCart(tx, tenantId, { ...key, version, now });
  }
}
