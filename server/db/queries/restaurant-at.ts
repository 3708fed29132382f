import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { cacheBytes } from '../../memory/cache-bytes.ts';
import { memoryOf } from '../../memory/memory-of.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { restaurants } from '../schema.ts';
import { listExceptions, listRestaurantHours } from './restaurant-hours.ts';
import type { ExceptionRow, HoursRow } from './restaurant-hours.ts';
import type { Restaurant } from './restaurants.ts';

/** A restaurant's row as a statement saw it: another version with every change, whoever makes it. */
export type SeenRestaurant = { id: number; version: string };

/** Where the row stands and which transaction wrote it: PostgreSQL never changes a row in place. */
export const seenRestaurant = {
  id: restaurants.id,
  version: sql<string>`${restaurants}.ctid || ' ' || ${restaurants}.xmin`,
};

type Known = { restaurant: Restaurant; version: string };

const caches = new WeakMap<Database, LRUCache<string, Known>>();

function knownTo(db: Database): LRUCache<string, Known> {
  const known =
    caches.get(db) ??
    new LRUCache<string, Known>({
      maxSize: cacheBytes.restaurants,
      // Its hours, which are read beside it, are about as large.
      sizeCalculation: (row) => Math.min(cacheBytes.restaurants, 2 * memoryOf(row) + 300),
    });
  caches.set(db, known);
  return known;
}

/**
 * The restaurant that another statement has just seen. Its row has dozens of columns and is needed
 * with every cart, so it is read once a version; null where it is gone meanwhile.
 */
export async function restaurantAt(
  db: Database,
  tenantId: number,
  { id, version }: SeenRestaurant,
): Promise<Restaurant | null> {
  const known = knownTo(db);
  const key = `${tenantId}:${id}`;
  const stored = known.get(key);
  if (stored?.version === version) return stored.restaurant;
  const [row] = await restaurantWithVersion(db).execute({ tenantId, id });
  if (!row) return null;
  known.set(key, row);
  versions.set(row.restaurant, row.version);
  return row.restaurant;
}

/** All hours of a restaurant, and the days that differ from the local date `since` on. */
export type AllHours = { hours: HoursRow[]; exceptions: ExceptionRow[]; since: string };

/** By the row that they were read beside: rows live as long as their version is the newest. */
const hoursOf = new WeakMap<object, Promise<AllHours>>();
const versions = new WeakMap<object, string>();

/** The version of a row that `restaurantAt` gave; null of any other. */
export const versionOf = (restaurant: object): string | null => versions.get(restaurant) ?? null;

/**
 * When a restaurant is open, read once a version of its row, which changes with its hours (a trigger
 * of the database sees to it). A row that did not come from `restaurantAt`, as a transaction's does,
 * or an earlier day is read for anew.
 */
export async function hoursAt(
  db: Database,
  restaurant: Pick<Restaurant, 'tenantId' | 'id'>,
  since: string,
): Promise<AllHours> {
  const row = versions.has(restaurant) ? restaurant : null;
  const known = row && (await hoursOf.get(row));
  if (known && known.since <= since) return known;
  const reading = readHours(db, restaurant, since);
  if (row) {
    hoursOf.set(row, reading);
    reading.catch(() => hoursOf.delete(row));
  }
  return reading;
}

async function readHours(
  db: Database,
  { tenantId, id: restaurantId }: Pick<Restaurant, 'tenantId' | 'id'>,
  since: string,
): Promise<AllHours> {
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await listRestaurantHours(db, tenantId, { restaurantId });
  const exceptions = await listExceptions(db, tenantId, { restaurantId, since });
  return { hours, exceptions, since };
}

/** A restaurant as it is now, its row likewise read once a version. Not for transactions. */
export async function restaurantNow(
  db: Database,
  tenantId: number,
  id: number,
): Promise<Restaurant | null> {
  const [seen] = await versionOfRestaurant(db).execute({ tenantId, id });
  return seen ? restaurantAt(db, tenantId, seen) : null;
}

const isRequested = and(
  eq(restaurants.tenantId, sql.placeholder('tenantId')),
  eq(restaurants.id, sql.placeholder('id')),
);

const versionOfRestaurant = prepareOnce((db) =>
  db.select(seenRestaurant).from(restaurants).where(isRequested).prepare('version_of_restaurant'),
);

const restaurantWithVersion = prepareOnce((db) =>
  db
    .select({ restaurant: restaurants, version: seenRestaurant.version })
    .from(restaurants)
    .where(isRequested)
    .prepare('restaurant_with_version'),
);
