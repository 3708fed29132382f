import { activeStatus } from '#schemas/rules/active-status.ts';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { readMenuRows } from '../db/queries/menu.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { listTaxRates } from '../db/queries/tax.ts';
import { findTenant } from '../db/queries/tenants.ts';
import { businessDay, localDate, openingRanges } from '../domain/times/opening-ranges.ts';
import type { Schedule } from '../domain/times/opening-ranges.ts';
import { ifReturned } from '../domain/menu/stock.ts';
import type { Log } from '../logging/log.ts';
import { createBestSellers } from './best-sellers.ts';
import { buildMenuSnapshot } from './build-menu-snapshot.ts';
import { createLoadingCache } from './loading-cache.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';

export type MenuCache = {
  /**
   * The menu of a restaurant of this tenant.
   * @param atLeast version that the caller saw in the database; an older snapshot is read anew.
   * @throws ApiError 404 where the tenant has no such active restaurant.
   */
  get(tenantId: number, restaurantId: number, atLeast?: number): Promise<MenuSnapshot>;
  /** The same as if goods that an order holds were given back; read anew each time. */
  ifReturned(
    tenantId: number,
    restaurantId: number,
    held: HeldGoods['stock'],
  ): Promise<MenuSnapshot>;
  forget(tenantId: number, restaurantId: number): void;
  clear(): void;
};

/** A snapshot of 200 dishes takes about a megabyte. */
const mostMenus = 200;

type MenuCacheDeps = { db: Database; clock: () => Date; log?: Log };

export function createMenuCache({ db, clock, log }: MenuCacheDeps): MenuCache {
  const snapshots = createLoadingCache<string, MenuSnapshot>(mostMenus, async (key) => {
    const [tenantId = 0, restaurantId = 0] = key.split(':').map(Number);
    const ranked = await bestSellers.get(tenantId, restaurantId);
    return readMenuSnapshot(db, tenantId, restaurantId, { now: clock(), bestSellers: ranked });
  });
  const forget = (tenantId: number, restaurantId: number) =>
    snapshots.forget(`${tenantId}:${restaurantId}`);
  const bestSellers = createBestSellers({ db, clock, log, onChange: forget });
  return {
    async get(tenantId, restaurantId, atLeast = 0) {
      const key = `${tenantId}:${restaurantId}`;
      const snapshot = await snapshots.get(key);
      const isStale = snapshot.staleAt !== null && snapshot.staleAt <= clock();
      if (!isStale && snapshot.version >= atLeast) {
        // Starts the hourly count where it is due; nobody waits for it.
        void bestSellers.get(tenantId, restaurantId);
        return snapshot;
      }
      snapshots.forget(key);
      return snapshots.get(key);
    },
    ifReturned: (tenantId, restaurantId, held) =>
      readMenuSnapshot(db, tenantId, restaurantId, { now: clock(), bestSellers: [], held }),
    forget,
    clear: () => snapshots.clear(),
  };
}

type Reading = { now: Date; bestSellers: readonly number[]; held?: HeldGoods['stock'] };

/** Reads a menu past the cache, all of it at one moment. */
async function readMenuSnapshot(
  db: Database,
  tenantId: number,
  restaurantId: number,
  { now, bestSellers, held = [] }: Reading,
): Promise<MenuSnapshot> {
  return db.transaction(
    async (tx) => {
      const tenant = await findTenant(tx, tenantId);
      const restaurant = await findRestaurant(tx, tenantId, restaurantId);
      if (!tenant || restaurant?.status !== activeStatus) throw restaurantNotFound();
      const rows = await readMenuRows(tx, tenantId, restaurantId);
      const hours = await listRestaurantHours(tx, tenantId, { restaurantId });
      const dated = await listExceptions(tx, tenantId, { restaurantId });
      const exceptions = dated.filter(({ orderType }) => orderType === 'any');
      const stock = ifReturned(rows.stock, held);
      return buildMenuSnapshot(
        { ...rows, stock },
        {
          restaurant,
          currency: tenant.currency,
          taxRates: await listTaxRates(tx, tenantId),
          now,
          bestSellers,
          ...businessDayAt({ hours, exceptions }, now, restaurant.timeZone),
        },
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The business day at a moment (rule R62), and the first moment at which another may begin. */
function businessDayAt(schedule: Schedule, now: Date, timeZone: string) {
  const instant = now.getTime();
  const today = localDate(instant, timeZone);
  const ranges = openingRanges(schedule, timeZone, today.subtract({ days: 1 }), 2);
  const midnight = today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  const closings = ranges.map(({ closes }) => closes).filter((closes) => closes > instant);
  return {
    businessDay: businessDay(ranges, instant, timeZone),
    dayEnds: new Date(Math.min(midnight, ...closings)),
  };
}

/** Also for a restaurant of another tenant: whether it exists is not told (rule R95). */
export const restaurantNotFound = () =>
  new ApiError(404, 'restaurant_not_found', 'This restaurant is not here any more.');
