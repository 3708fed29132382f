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

/**
 * The menu in force, or null where the restaurant is not active. Call it outside transactions.
 * @param instant of whose business day the counts are; left out: of the one that is open, or next
 */
export async function menuOf(
  { menus }: Pick<Deps, 'menus'>,
  { tenantId, id, status, menuVersion }: Restaurant,
  instant?: Date,
): Promise<MenuSnapshot | null> {
  if (status !== activeStatus) return null;
  const shown = await menus.get(tenantId, id, menuVersion);
  return instant === undefined ? shown : menus.onDayOf(tenantId, id, instant);
}
