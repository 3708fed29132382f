import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { categories, products, restaurantProducts } from '../schema.ts';

/** A dish or a category at a restaurant; of dishes `key` is the same wherever it is sold. */
export type OfferChoiceRow = {
  key: string;
  name: string;
  restaurantId: number;
  id: number;
  isListed: boolean;
};

/** The dishes of restaurants, those that left the menu too, for offers go on naming them. */
export async function listOfferDishes(
  db: Database,
  tenantId: number,
  restaurantIds: readonly number[],
): Promise<OfferChoiceRow[]> {
  if (restaurantIds.length === 0) return [];
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      restaurantId: restaurantProducts.restaurantId,
      id: restaurantProducts.id,
      isListed: restaurantProducts.isListed,
    })
    .from(restaurantProducts)
    .innerJoin(
      products,
      and(
        eq(products.tenantId, restaurantProducts.tenantId),
        eq(products.id, restaurantProducts.productId),
      ),
    )
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        inArray(restaurantProducts.restaurantId, [...restaurantIds]),
      ),
    )
    .orderBy(asc(products.name), asc(restaurantProducts.restaurantId));
  return rows.map(({ productId, ...row }) => ({ ...row, key: String(productId) }));
}

/** The categories of restaurants; those of one name, whatever its case, are the same to an offer. */
export async function listOfferCategories(
  db: Database,
  tenantId: number,
  restaurantIds: readonly number[],
): Promise<OfferChoiceRow[]> {
  if (restaurantIds.length === 0) return [];
  const rows = await db
    .select({
      name: categories.name,
      restaurantId: categories.restaurantId,
      id: categories.id,
      isListed: categories.isListed,
    })
    .from(categories)
    .where(
      and(eq(categories.tenantId, tenantId), inArray(categories.restaurantId, [...restaurantIds])),
    )
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map((row) => ({ ...row, key: row.name.trim().toLowerCase() }));
}
