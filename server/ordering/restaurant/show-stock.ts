import type { Stock } from '#schemas/api/staff-stock.ts';
import { listTakenOff } from '../../db/queries/availability.ts';
import { readStockOf } from '../../db/queries/stock.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { stockView } from '../../domain/menu/stock-view.ts';
import { requireRestaurant } from './require-restaurant.ts';
import { dayEndAt, restaurantDayAt } from './restaurant-day-at.ts';

/**
 * What can be taken off at a restaurant, with its present state: names come from the menu's cache,
 * what staff change from the database.
 * @throws ApiError 404 where the tenant has no such active restaurant.
 */
export async function showStock(
  deps: Pick<Deps, 'db' | 'menus' | 'clock'>,
  tenantId: number,
  restaurantId: number,
): Promise<Stock> {
  const { db, menus, clock } = deps;
  const now = clock();
  const restaurant = await requireRestaurant(deps, tenantId, restaurantId);
  const day = await restaurantDayAt(db, restaurant, now);
  const [{ menu, unpriced }, takenOff, levels, dayEnd] = await Promise.all([
    menus.get(tenantId, restaurantId, restaurant.menuVersion),
    listTakenOff(db, tenantId, restaurantId),
    readStockOf(db, tenantId, { restaurantId, day }),
    dayEndAt(db, restaurant, now),
  ]);
  return {
    restaurant_id: restaurantId,
    time_zone: restaurant.timeZone,
    business_day: day,
    day_ends_at: dayEnd.toISOString(),
    ...stockView(menu, { unpriced, takenOff, levels, now }),
  };
}
