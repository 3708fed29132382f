import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../db/client.ts';
import { readMenuRows } from '../db/queries/menu.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { listTaxRates } from '../db/queries/tax.ts';
import { findTenant } from '../db/queries/tenants.ts';
import { menuDay } from '../domain/times/restaurant-day.ts';
import type { Log } from '../logging/log.ts';
import { createBestSellers } from './best-sellers.ts';
import { buildMenuSnapshot } from './build-menu-snapshot.ts';
import type { CacheCount } from './cache-counts.ts';
import { createLoadingCache } from './loading-cache.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';

export type MenuCache = {
  /**
   * The menu of a restaurant of this tenant.
   * @param atLeast version that the caller saw in the database; an older snapshot is read anew.
   * @throws ApiError 404 where the tenant has no such active restaurant.
   */
  get(tenantId: number, restaurantId: number, atLeast?: number): Promise<MenuSnapshot>;
  forget(tenantId: number, restaurantId: number): void;
  clear(): void;
};

/** A snapshot of 200 dishes takes about a megabyte. */
const mostMenus = 200;

type MenuCacheDeps = { db: Database; clock: () => Date; log?: Log; count?: CacheCount };

export function createMenuCache({ db, clock, log, count }: MenuCacheDeps): MenuCache {
  const load = async (key: string) => {
    const [tenantId = 0, restaurantId = 0] = key.split(':').map(Number);
    const ranked = await bestSellers.get(tenantId, restaurantId);
    return readMenuSnapshot(db, tenantId, restaurantId, { now: clock(), bestSellers: ranked });
  };
  const snapshots = createLoadingCache<string, MenuSnapshot>(mostMenus, load, count);
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
    forget,
    clear: () => snapshots.clear(),
  };
}

type Reading = { now: Date; bestSellers: readonly number[] };

/** Reads a menu past the cache, all of it at one moment. */
async function readMenuSnapshot(
  db: Database,
  tenantId: number,
  restaurantId: number,
  { now, bestSellers }: Reading,
): Promise<MenuSnapshot> {
  return db.transaction(
    async (tx) => {
      const tenant = await findTenant(tx, tenantId);
      const restaurant = await findRestaurant(tx, tenantId, restaurantId);
      if (!tenant || restaurant?.status !== activeStatus) throw restaurantNotFound();
      const hours = await listRestaurantHours(tx, tenantId, { restaurantId });
      const exceptions = await listExceptions(tx, tenantId, { restaurantId });
      const { businessDay, dayEnds } = menuDay(
        { hours, exceptions },
        restaurant.timeZone,
        now.getTime(),
      );
      return buildMenuSnapshot(await readMenuRows(tx, tenantId, { restaurantId, businessDay }), {
        restaurant,
        currency: tenant.currency,
        taxRates: await listTaxRates(tx, tenantId),
        now,
        bestSellers,
        dayEnds: new Date(dayEnds),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
