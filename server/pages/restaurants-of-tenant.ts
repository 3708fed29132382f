import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import { groupBy } from '../caches/group-by.ts';
import { createLoadingCache } from '../caches/loading-cache.ts';
import { memoryOf } from '../memory/memory-of.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { DatedHours, WeeklyHours } from '../domain/times/opening-ranges.ts';
import { pauseEnds } from '../domain/restaurant/pauses.ts';
import { restaurantView } from '../domain/restaurant/restaurant-view.ts';

export type RestaurantsOfTenant = {
  /** Active ones, in their order. */
  list: RestaurantWithImages[];
  enabled: ReadonlyMap<number, boolean>;
  hours: ReadonlyMap<number, WeeklyHours[]>;
  /** Days that differ, from yesterday on. */
  exceptions: ReadonlyMap<number, DatedHours[]>;
  pauseEnds: ReadonlyMap<number, readonly Date[]>;
  failed: boolean;
};

export type PageRestaurants = { get(tenantId: number): Promise<RestaurantsOfTenant> };

/** What is read once; the list is made of it by the clock. */
type Known = Omit<RestaurantsOfTenant, 'list'> & {
  rows: Awaited<ReturnType<typeof listRestaurants>>;
  listAt(now: number): RestaurantWithImages[];
};

/** The restaurants that pages show; forgotten with every change of their tenant's settings. */
export function pageRestaurants(deps: Deps): PageRestaurants {
  const load = async (tenantId: number): Promise<Known> => {
    const since = new Date(deps.clock().getTime() - 2 * dayMs).toISOString().slice(0, 10);
    const [rows, hours, exceptions] = await Promise.all([
      listRestaurants(deps.db, tenantId, activeStatus),
      listRestaurantHours(deps.db, tenantId),
      listExceptions(deps.db, tenantId, { since }),
    ]);
    const hoursOf = groupBy(hours, ({ restaurantId }) => restaurantId);
    const exceptionsOf = groupBy(exceptions, ({ restaurantId }) => restaurantId);
    return {
      rows,
      listAt: hourly((now) =>
        rows.map((row) => {
          const openingRows = { hours: hoursOf.get(row.id), exceptions: exceptionsOf.get(row.id) };
          return restaurantView(row, openingRows, now);
        }),
      ),
      enabled: new Map(rows.map((row) => [row.id, row.isOnlineOrderEnabled])),
      hours: hoursOf,
      exceptions: exceptionsOf,
      pauseEnds: new Map(rows.map((row) => [row.id, pauseEnds(row)])),
      failed: false,
    };
  };
  const cache = createLoadingCache<number, Known>({
    mostBytes: cacheBytes.pageRestaurants,
    load,
    // The list is about as large again as what it is made of.
    weigh: (known) => 2 * memoryOf(known),
  });
  deps.changeEvents.subscribe((event) => {
    if (event.kind === 'config_changed') cache.forget(event.tenantId);
    else if (event.kind === 'reconnected') cache.clear();
  });
  return {
    get: async (tenantId) => {
      const { listAt, rows: _rows, ...known } = await cache.get(tenantId);
      return { ...known, list: listAt(deps.clock().getTime()) };
    },
  };
}

/** Made anew with each hour: the next fortnight of opening hours moves on, and no page is older than that. */
function hourly<T>(make: (now: number) => T): (now: number) => T {
  let made: { at: number; value: T } | null = null;
  return (now) => {
    const at = Math.floor(now / hourMs);
    if (made?.at !== at) made = { at, value: make(now) };
    return made.value;
  };
}
