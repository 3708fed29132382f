import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { products, restaurantProducts, restaurants, users, wishlistItems } from '../schema.ts';

export type Favourite = {
  id: number;
  addedAt: Date;
  sold: typeof restaurantProducts.$inferSelect;
  product: typeof products.$inferSelect;
  restaurant: typeof restaurants.$inferSelect;
};

const ofUser = (tenantId: number, userId: string) =>
  and(eq(wishlistItems.tenantId, tenantId), eq(wishlistItems.userId, userId));

/** A user's favourites with their dishes, whether these are sold or not; the newest first. */
export async function listFavourites(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<Favourite[]> {
  return db
    .select({
      id: wishlistItems.id,
      addedAt: wishlistItems.addedAt,
      sold: restaurantProducts,
      product: products,
      restaurant: restaurants,
    })
    .from(wishlistItems)
    .innerJoin(
      restaurantProducts,
      and(
        eq(restaurantProducts.tenantId, wishlistItems.tenantId),
        eq(restaurantProducts.id, wishlistItems.restaurantProductId),
      ),
    )
    .innerJoin(
      products,
      and(
        eq(products.tenantId, restaurantProducts.tenantId),
        eq(products.id, restaurantProducts.productId),
      ),
    )
    .innerJoin(
      restaurants,
      and(
        eq(restaurants.tenantId, restaurantProducts.tenantId),
        eq(restaurants.id, restaurantProducts.restaurantId),
      ),
    )
    .where(ofUser(tenantId, userId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id));
}

/** The product that a restaurant sells under an id; null where the tenant has no such dish. */
export async function findSoldDish(
  db: Database,
  tenantId: number,
  restaurantProductId: number,
): Promise<{ productId: number; isListed: boolean } | null> {
  const [dish] = await db
    .select({ productId: restaurantProducts.productId, isListed: restaurantProducts.isListed })
    .from(restaurantProducts)
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        eq(restaurantProducts.id, restaurantProductId),
      ),
    );
  return dish ?? null;
}

/**
 * Keeps a dish for a user, once however often it is asked for.
 * @param most so many there may be; two at once are counted one after the other
 * @returns the id of the favourite; null where there are as many as there may be.
 */
export function insertFavourite(
  db: Database,
  tenantId: number,
  favourite: { userId: string; restaurantProductId: number; most: number; now: Date },
): Promise<number | null> {
  const { userId, restaurantProductId, most, now } = favourite;
  return db.transaction(async (tx) => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)))
      .for('no key update');
    const [known] = await tx
      .select({ id: wishlistItems.id })
      .from(wishlistItems)
      .where(
        and(ofUser(tenantId, userId), eq(wishlistItems.restaurantProductId, restaurantProductId)),
      );
    if (known) return known.id;
    const [counted] = await tx
      .select({ all: count() })
      .from(wishlistItems)
      .where(ofUser(tenantId, userId));
    if ((counted?.all ?? 0) >= most) return null;
    const [made] = await tx
      .insert(wishlistItems)
      .values({ tenantId, userId, restaurantProductId, addedAt: now })
      .returning({ id: wishlistItems.id });
    return made?.id ?? null;
  });
}

/** Removes one favourite of a user. @returns false where they have no such one. */
export async function deleteFavourite(
  db: Database,
  tenantId: number,
  { userId, id }: { userId: string; id: number },
): Promise<boolean> {
  const gone = await db
    .delete(wishlistItems)
    .where(and(ofUser(tenantId, userId), eq(wishlistItems.id, id)))
    .returning({ id: wishlistItems.id });
  return gone.length > 0;
}

/** Removes all favourites of a user, also when the account is deleted (rule R94). */
export async function deleteFavourites(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<void> {
  await db.delete(wishlistItems).where(ofUser(tenantId, userId));
}
