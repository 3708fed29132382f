import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { restaurants } from '../schema.ts';
import type { Restaurant } from './restaurants.ts';

/** A restaurant's row as a statement saw it: another version with every change, whoever makes it. */
export type SeenRestaurant = { id: number; version: string };

/** Where the row stands and which transaction wrote it: PostgreSQL never changes a row in place. */
export const seenRestaurant = {
  id: restaurants.id,
  version: sql<string>`${restaurants}.ctid || ' ' || ${restaurants}.xmin`,
};

type Known = { restaurant: Restaurant; version: string };

const mostRestaurants = 500;
const caches = new WeakMap<Database, LRUCache<string, Known>>();

function knownTo(db: Database): LRUCache<string, Known> {
  const known = caches.get(db) ?? new LRUCache<string, Known>({ max: mostRestaurants });
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
  return row.restaurant;
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
