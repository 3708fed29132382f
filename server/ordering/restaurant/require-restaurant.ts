import { activeStatus } from '#schemas/rules/active-status.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';
import { restaurantNow } from '../../db/queries/restaurant-at.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';

/** @throws ApiError 404 where the tenant has no such restaurant. */
export async function requireRestaurant(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  id: number,
): Promise<Restaurant> {
  const restaurant = await restaurantNow(db, tenantId, id);
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
