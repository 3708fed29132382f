import type { Cart } from '#schemas/api/cart.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { restaurantNotFound } from '../caches/menu-cache.ts';
import type { MenuSnapshot } from '../caches/menu-snapshot.ts';
import type { Tenant } from '../context.ts';
import { findCartItems } from '../db/queries/cart-items.ts';
import { countOtherCarts, findOpenCarts, lastCartVersion } from '../db/queries/carts.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import { cartView, priceLines } from '../domain/cart-view.ts';
import { takesOrders } from '../domain/takes-orders.ts';

export type CartOwner = { tenant: Tenant; guestId: string };

/**
 * The guest's cart at a restaurant, priced by the menu as it is now; without a restaurant the cart
 * with the latest change.
 * @throws ApiError 404 where the tenant has no such restaurant.
 */
export async function loadCart(
  deps: Deps,
  { tenant, guestId }: CartOwner,
  wanted: number | null,
): Promise<Cart> {
  const { db } = deps;
  const open = await findOpenCarts(db, tenant.id, guestId);
  const cart = wanted === null ? open[0] : open.find((one) => one.restaurantId === wanted);
  const restaurantId = wanted ?? cart?.restaurantId ?? null;
  if (restaurantId === null) {
    const priced = priceLines([], null, tenant);
    return cartView({ tenant, restaurantId, version: 0, priced, otherCarts: [] });
  }
  const restaurant = await requireRestaurant(deps, tenant.id, restaurantId);
  const [snapshot, items, otherCarts, version] = await Promise.all([
    menuOf(deps, restaurant),
    cart ? findCartItems(db, tenant.id, cart.id) : [],
    countOtherCarts(db, tenant.id, guestId, restaurantId),
    cart?.version ?? lastCartVersion(db, tenant.id, { guestId, restaurantId }),
  ]);
  const priced = priceLines(items, snapshot, tenant);
  const problems = takesOrders(restaurant) ? [] : [ordersDisabled];
  return cartView({ tenant, restaurantId, version, priced, otherCarts, problems });
}

const ordersDisabled: Problem = {
  path: 'restaurant_id',
  code: 'online_orders_disabled',
  message: 'This restaurant takes no online orders right now.',
};

/** @throws ApiError 404 where the tenant has no such restaurant. */
export async function requireRestaurant(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  id: number,
): Promise<Restaurant> {
  const restaurant = await findRestaurant(db, tenantId, id);
  if (!restaurant) throw restaurantNotFound();
  return restaurant;
}

/** The menu in force, or null where the restaurant is not active. Call it outside transactions. */
export async function menuOf(
  { menus }: Pick<Deps, 'menus'>,
  { tenantId, id, status, menuVersion }: Restaurant,
): Promise<MenuSnapshot | null> {
  return status === activeStatus ? menus.get(tenantId, id, menuVersion) : null;
}
