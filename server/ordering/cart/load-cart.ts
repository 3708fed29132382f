import type { Cart } from '#schemas/api/cart.ts';
import type { RefusalProblem } from '#schemas/api/wire.ts';
import { emptyCart } from '#schemas/empty-cart.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { readStoredCart } from '../../db/queries/stored-cart.ts';
import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { plainPurpose } from '../../domain/pricing/cart-purpose.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { cartView } from '../../domain/cart/cart-view.ts';
import { takesOrders } from '../../domain/restaurant/takes-orders.ts';
import type { CartOwner } from './cart-owner.ts';
import { priceOwnCart } from './price-own-cart.ts';

/** What a cart is for; local times in it are those of the restaurant's zone (IANA). */
export type PurposeIn = (timeZone: string) => CartPurpose;

/**
 * The shopper's cart at a restaurant, priced by the menu and the offers as they are now; without a
 * restaurant the cart with the latest change.
 * @throws ApiError 404 where the tenant has no such restaurant.
 */
export async function loadCart(
  deps: Deps,
  owner: CartOwner,
  requested: number | null,
  purposeIn: PurposeIn = () => plainPurpose,
): Promise<Cart> {
  const { tenant, shopperId } = owner;
  const stored = await readStoredCart(deps.db, tenant.id, { shopperId, restaurantId: requested });
  if (stored) return showCart(deps, owner, stored, purposeIn(stored.restaurant.timeZone));
  if (requested !== null) throw restaurantNotFound();
  return emptyCart({ ...tenant, restaurantId: null });
}

/** A cart that was just read or written, priced for a purpose. */
export async function showCart(
  deps: Deps,
  owner: CartOwner,
  { restaurant, items, version, otherCarts }: StoredCart,
  purpose: CartPurpose = plainPurpose,
): Promise<Cart> {
  const { pricing, priced } = await priceOwnCart(deps, owner, { restaurant, items, purpose });
  const problems = takesOrders(restaurant) ? [] : [ordersDisabled];
  return cartView({ pricing, priced, version, otherCarts, problems });
}

const ordersDisabled: RefusalProblem = {
  path: 'restaurant_id',
  code: 'online_orders_disabled',
  message: 'This restaurant takes no online orders right now.',
};
