import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { restaurantImages, restaurants } from '../schema.ts';

export type Restaurant = typeof restaurants.$inferSelect;
export type RestaurantWithPictures = Restaurant & { images: string[] };

/** Restaurants of a tenant in their order, with their pictures; of one status where one is told. */
export async function listRestaurants(
  db: Database,
  tenantId: number,
  status?: number,
): Promise<RestaurantWithPictures[]> {
  const [rows, images] = await Promise.all([
    db
      .select()
      .from(restaurants)
      .where(
        and(
          eq(restaurants.tenantId, tenantId),
          status === undefined ? undefined : eq(restaurants.status, status),
        ),
      )
      .orderBy(asc(restaurants.position), asc(restaurants.id)),
    db
      .select()
      .from(restaurantImages)
      .where(eq(restaurantImages.tenantId, tenantId))
      .orderBy(asc(restaurantImages.position)),
  ]);
  return rows.map((row) => ({
    ...row,
    images: images
      .filter(({ restaurantId }) => restaurantId === row.id)
      .map(({ uploadPath }) => uploadPath),
  }));
}

export async function findRestaurant(
  db: Database,
  tenantId: number,
  id: number,
): Promise<Restaurant | null> {
  const [row] = await restaurantById(db).execute({ tenantId, id });
  return row ?? null;
}

/** Asked with every line that is added to a cart. */
const restaurantById = prepareOnce((db) =>
  db
    .select()
    .from(restaurants)
    .where(
      and(
        eq(restaurants.tenantId, sql.placeholder('tenantId')),
        eq(restaurants.id, sql.placeholder('id')),
      ),
    )
    .prepare('restaurant_by_id'),
);

/** Changes what staff decide during service. @returns the restaurant as it is now, if it is there. */
export async function updateRestaurant(
  db: Database,
  tenantId: number,
  id: number,
  change: Partial<Pick<Restaurant, 'pausedUntil' | 'pausedTypes' | 'pauseReason' | 'busyMinutes'>>,
): Promise<Restaurant | null> {
  const [row] = await db.update(restaurants).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

const byId = (tenantId: number, id: number) =>
  and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, id));
