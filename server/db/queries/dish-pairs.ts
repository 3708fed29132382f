import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../client.ts';
import { dishPairs, restaurants } from '../schema.ts';

/** How many orders hold both dishes; a dish beside itself: how many hold it. */
export type OrdersTogether = { dishId: number; withId: number; orders: number };

/** What goes well with a dish, and by how much its share of that dish's orders is above its usual one. */
export type DishPair = OrdersTogether & { gain: number };

/** Restaurants that sell now, of all tenants: what is counted for each of them daily. */
export async function listSellingRestaurants(
  db: Database,
): Promise<{ tenantId: number; restaurantId: number }[]> {
  return db
    .select({ tenantId: restaurants.tenantId, restaurantId: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.status, activeStatus))
    .orderBy(asc(restaurants.tenantId), asc(restaurants.id));
}

/**
 * In how many orders of a restaurant since a day (ISO) two dishes are together, and each alone
 * (`dishId` equal to `withId`): orders that the restaurant accepted, of real customers, and dishes
 * ordered by themselves and paid for.
 * @param fewest what fewer orders hold is left out
 */
export async function countDishesTogether(
  db: Database,
  tenantId: number,
  { restaurantId, sinceDay, fewest }: { restaurantId: number; sinceDay: string; fewest: number },
): Promise<{ counts: OrdersTogether[]; total: number }> {
  type Row = { dish: string; other: string; orders: number; total: number };
  const { rows } = await db.execute<Row>(sql`
    with basket as materialized (
      select distinct line.order_id, line.restaurant_product_id as dish
      from orders
      join order_lines line on line.tenant_id = orders.tenant_id and line.order_id = orders.id
      where orders.tenant_id = ${tenantId} and orders.restaurant_id = ${restaurantId}
        and orders.business_day >= ${sinceDay} and not orders.is_test
        and orders.status in ('accepted', 'preparing', 'ready', 'out_for_delivery', 'completed')
        and line.kind = 'plain' and not line.is_free
    )
    select one.dish, two.dish as other, count(*)::int as orders,
      (select count(distinct order_id)::int from basket) as total
    from basket one join basket two on two.order_id = one.order_id
    group by one.dish, two.dish
    having count(*) >= ${fewest}`);
  return {
    counts: rows.map(({ dish, other, orders }) => ({
      dishId: Number(dish),
      withId: Number(other),
      orders,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** What goes with the dishes of a restaurant, best first. */
export async function listDishPairs(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<Pick<DishPair, 'dishId' | 'withId' | 'orders'>[]> {
  const { dishId, withId, orders, gain } = dishPairs;
  return db
    .select({ dishId, withId, orders })
    .from(dishPairs)
    .where(and(eq(dishPairs.tenantId, tenantId), eq(dishPairs.restaurantId, restaurantId)))
    .orderBy(asc(dishId), desc(gain), asc(withId));
}

/** Rows of six columns stay well below the 65,535 parameters of a statement. */
const rowsAtOnce = 5000;

/** Puts these pairs in the place of a restaurant's. */
export async function replaceDishPairs(
  tx: Database,
  tenantId: number,
  { restaurantId, pairs }: { restaurantId: number; pairs: readonly DishPair[] },
): Promise<void> {
  await tx
    .delete(dishPairs)
    .where(and(eq(dishPairs.tenantId, tenantId), eq(dishPairs.restaurantId, restaurantId)));
  for (let start = 0; start < pairs.length; start += rowsAtOnce) {
    const some = pairs.slice(start, start + rowsAtOnce);
    await tx
      .insert(dishPairs)
      .values(some.map((pair) => ({ ...pair, tenantId, restaurantId })))
      // Another instance counts the same orders in the same minute.
      .onConflictDoNothing();
  }
}
