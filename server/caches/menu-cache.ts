import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../db/client.ts';
import { readMenuRows } from '../db/queries/menu.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { listTaxRates } from '../db/queries/tax.ts';
import { findTenant } from '../db/queries/tenants.ts';
import { menuDay, restaurantDay } from '../domain/times/restaurant-day.ts';
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
   * The same with what is left on the business day of an instant, by which orders for it are judged
   * (rule R65); where nothing is counted, or that day is the one that the menu is shown for, the same.
   * @throws as `get`
   */
  onDayOf(tenantId: number, restaurantId: number, instant: Date): Promise<MenuSnapshot>;
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
      const [tenant, restaurant, day = null] = key.split(':');
      const [tenantId, restaurantId] = [Number(tenant), Number(restaurant)];
      const ranked = await bestSellers.get(tenantId, restaurantId);
      const reading = { now: clock(), bestSellers: ranked, day };
      return readMenuSnapshot(db, tenantId, restaurantId, reading);
    },
    onDropped: (key, snapshot) => {
      packed.add(key, snapshot).catch((error: unknown) => {
        // It is read anew when it is asked for.
        log?.warn({ err: error, menu: key }, 'a menu could not be packed');
      });
    },
  });
  /** The menus of other days that were asked for, by the name of the menu. */
  const days = new Map<string, Set<string>>();
  const forgetSnapshot = (key: string) => {
    packed.forget(key);
    snapshots.forget(key);
  };
  const forgetDays = (key: string) => {
    for (const one of days.get(key) ?? []) forgetSnapshot(one);
    days.delete(key);
  };
  const forgetKey = (key: string) => {
    heads.forget(key);
    forgetSnapshot(key);
    forgetDays(key);
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
    async onDayOf(tenantId, restaurantId, instant) {
      const shown = await get(tenantId, restaurantId);
      const { openingHours, counted } = shown;
      const { timeZone } = openingHours;
      const day = restaurantDay(openingHours, timeZone, instant.getTime());
      const today = menuDay(openingHours, timeZone, clock().getTime()).businessDay;
      if (counted.size === 0 || day === today) return shown;
      const key = keyOf(tenantId, restaurantId);
      const dayKey = `${key}:${day}`;
      if ((days.get(key)?.size ?? 0) >= mostDays) forgetDays(key);
      days.set(key, (days.get(key) ?? new Set()).add(dayKey));
      const snapshot = await snapshots.get(dayKey);
      if (!isStale(snapshot) && snapshot.version >= shown.version) return snapshot;
      forgetSnapshot(dayKey);
      return snapshots.get(dayKey);
    },
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
      days.clear();
      heads.clear();
      packed.clear();
      snapshots.clear();
    },
    bytes: () => ({ menus: snapshots.bytes(), packed: packed.bytes(), heads: heads.bytes() }),
  };
}

/** Other days of one menu; far more than are on offer. */
const mostDays = 40;

const keyOf = (tenantId: number, restaurantId: number) => `${tenantId}:${restaurantId}`;

type Reading = {
  now: Date;
  bestSellers: readonly number[];
  /** The business day whose counts it has; null: the one that it is shown for. */
  day: string | null;
};

/** Reads a menu past the cache, all of it at one moment. */
async function readMenuSnapshot(
  db: Database,
  tenantId: number,
  restaurantId: number,
  { now, bestSellers, day }: Reading,
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
      const counts = { restaurantId, businessDay: day ?? businessDay };
      return buildMenuSnapshot(await readMenuRows(tx, tenantId, counts), {
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
