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
import { cacheBytes } from '../memory/cache-bytes.ts';
import type { CacheCount } from './cache-counts.ts';
import { createLoadingCache } from './loading-cache.ts';
import { createMenuHeads, type MenuHead } from './menu-heads.ts';
import { createPackedSnapshots } from './packed-snapshots.ts';
import { weighSnapshot } from './weigh-snapshot.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';

export type MenuCache = {
  /**
   * The menu of a restaurant of this tenant.
   * @param atLeast version that the caller saw in the database; an older snapshot is read anew.
   * @throws ApiError 404 where the tenant has no such active restaurant.
   */
  get(tenantId: number, restaurantId: number, atLeast?: number): Promise<MenuSnapshot>;
  /**
   * Which version of it there is, without its dishes: for pages that were drawn already.
   * @throws as `get`
   */
  head(tenantId: number, restaurantId: number): Promise<MenuHead>;
  forget(tenantId: number, restaurantId: number): void;
  /** Forgets the menus of all restaurants of a tenant. */
  forgetTenant(tenantId: number): void;
  clear(): void;
  /** What it holds: as objects, packed, and heads; each in bytes. */
  bytes(): { menus: number; packed: number; heads: number };
};

type MenuCacheDeps = { db: Database; clock: () => Date; log?: Log; count?: CacheCount };

/** @param bounds the memory that it may take, in bytes */
export function createMenuCache(
  { db, clock, log, count }: MenuCacheDeps,
  bounds: Pick<typeof cacheBytes, 'menus' | 'packedMenus' | 'menuHeads'> = cacheBytes,
): MenuCache {
  const packed = createPackedSnapshots(bounds.packedMenus);
  const heads = createMenuHeads(bounds.menuHeads);
  const snapshots = createLoadingCache<string, MenuSnapshot>({
    mostBytes: bounds.menus,
    weigh: weighSnapshot,
    count,
    async load(key) {
      const unpacked = await packed.take(key);
      if (unpacked) return unpacked;
      const [tenantId = 0, restaurantId = 0] = key.split(':').map(Number);
      const ranked = await bestSellers.get(tenantId, restaurantId);
      return readMenuSnapshot(db, tenantId, restaurantId, { now: clock(), bestSellers: ranked });
    },
    onDropped: (key, snapshot) => {
      packed.add(key, snapshot).catch((error: unknown) => {
        // It is read anew when it is asked for.
        log?.warn({ err: error, menu: key }, 'a menu could not be packed');
      });
    },
  });
  const forgetKey = (key: string) => {
    heads.forget(key);
    packed.forget(key);
    snapshots.forget(key);
  };
  const forget = (tenantId: number, restaurantId: number) =>
    forgetKey(keyOf(tenantId, restaurantId));
  const bestSellers = createBestSellers({ db, clock, log, onChange: forget });
  const isStale = ({ staleAt }: Pick<MenuSnapshot, 'staleAt'>) =>
    staleAt !== null && staleAt <= clock();

  const get = async (tenantId: number, restaurantId: number, atLeast = 0) => {
    const key = keyOf(tenantId, restaurantId);
    const snapshot = await snapshots.get(key);
    if (!isStale(snapshot) && snapshot.version >= atLeast) {
      // Starts the hourly count where it is due; nobody waits for it.
      void bestSellers.get(tenantId, restaurantId);
      return snapshot;
    }
    forgetKey(key);
    return snapshots.get(key);
  };
  return {
    get,
    async head(tenantId, restaurantId) {
      const key = keyOf(tenantId, restaurantId);
      const known = heads.get(key);
      if (known && !isStale(known)) {
        void bestSellers.get(tenantId, restaurantId);
        return known;
      }
      const snapshot = await get(tenantId, restaurantId);
      // Not where it was forgotten while it was read.
      return snapshots.peek(key) === snapshot ? heads.keep(key, snapshot) : snapshot;
    },
    forget,
    forgetTenant(tenantId) {
      const isTheirs = (key: string) => key.startsWith(`${tenantId}:`);
      const all = new Set([...heads.keys(), ...packed.keys(), ...snapshots.keys()]);
      for (const key of all) if (isTheirs(key)) forgetKey(key);
    },
    clear() {
      heads.clear();
      packed.clear();
      snapshots.clear();
    },
    bytes: () => ({ menus: snapshots.bytes(), packed: packed.bytes(), heads: heads.bytes() }),
  };
}

const keyOf = (tenantId: number, restaurantId: number) => `${tenantId}:${restaurantId}`;

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
      const [tenant, restaurant, hours, exceptions, taxRates] = await Promise.all([
        findTenant(tx, tenantId),
        findRestaurant(tx, tenantId, restaurantId),
        listRestaurantHours(tx, tenantId, { restaurantId }),
        listExceptions(tx, tenantId, { restaurantId }),
        listTaxRates(tx, tenantId),
      ]);
      if (!tenant || restaurant?.status !== activeStatus) throw restaurantNotFound();
      const { businessDay, dayEnds } = menuDay(
        { hours, exceptions },
        restaurant.timeZone,
        now.getTime(),
      );
      return buildMenuSnapshot(await readMenuRows(tx, tenantId, { restaurantId, businessDay }), {
        restaurant,
        currency: tenant.currency,
        openingHours: { hours, exceptions, timeZone: restaurant.timeZone },
        taxRates,
        now,
        bestSellers,
        dayEnds: new Date(dayEnds),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
