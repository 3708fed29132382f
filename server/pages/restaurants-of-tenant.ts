import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { groupBy } from '../caches/group-by.ts';
import { createLoadingCache } from '../caches/loading-cache.ts';
import { listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import type { WeeklyHours } from '../domain/opening-ranges.ts';
import { restaurantOnWire } from '../routes/restaurants.ts';

export type RestaurantsOfTenant = {
  /** Active ones, in their order. */
  list: RestaurantWithImages[];
  enabled: ReadonlyMap<number, boolean>;
  hours: ReadonlyMap<number, WeeklyHours[]>;
  failed: boolean;
};

export type PageRestaurants = { get(tenantId: number): Promise<RestaurantsOfTenant> };

const mostTenants = 5000;

/** The restaurants that pages show; forgotten with every notice of their tenant's settings. */
export function pageRestaurants(deps: Deps): PageRestaurants {
  const cache = createLoadingCache<number, RestaurantsOfTenant>(mostTenants, async (tenantId) => {
    const [rows, hours] = await Promise.all([
      listRestaurants(deps.db, tenantId, activeStatus),
      listRestaurantHours(deps.db, tenantId),
    ]);
    return {
      list: rows.map(restaurantOnWire),
      enabled: new Map(rows.map((row) => [row.id, row.isOnlineOrderEnabled])),
      hours: groupBy(hours, ({ restaurantId }) => restaurantId),
      failed: false,
    };
  });
  deps.notices.subscribe((notice) => {
    if (notice.kind === 'config_changed') cache.forget(notice.tenantId);
    else if (notice.kind === 'reconnected') cache.clear();
  });
  return { get: (tenantId) => cache.get(tenantId) };
}
