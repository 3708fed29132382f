import { and, countDistinct, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { cartItems, carts } from '../schema.ts';

type DishInCarts = { restaurantId: number; dishId: number; changedSince: Date };

/** How many open carts of a restaurant have a dish, alone or as a part of something. */
export async function countCartsWith(
  db: Database,
  tenantId: number,
  { restaurantId, dishId, changedSince }: DishInCarts,
): Promise<number> {
  const part = JSON.stringify([{ restaurantProductId: dishId }]);
  const [row] = await db
    .select({ count: countDistinct(carts.id) })
    .from(carts)
    .innerJoin(
      cartItems,
      and(eq(cartItems.tenantId, carts.tenantId), eq(cartItems.cartId, carts.id)),
    )
    .where(
      and(
        eq(carts.tenantId, tenantId),
        eq(carts.restaurantId, restaurantId),
        isNull(carts.closedAt),
        gt(carts.updatedAt, changedSince),
        sql`${cartItems.parts} @> ${part}::jsonb`,
      ),
    );
  return row?.count ?? 0;
}
