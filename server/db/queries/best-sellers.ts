import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** One large party does not make a best seller. */
const fewestOrders = 3;
/** More than a page ever shows: some of them may have left the menu since. */
const mostRanked = 60;

/**
 * Restaurant products by how many were sold at a restaurant since a day (ISO), most first: of
 * completed orders only, and only dishes ordered by themselves and paid for.
 */
export async function rankBestSellers(
  db: Database,
  tenantId: number,
  restaurantId: number,
  sinceDay: string,
): Promise<number[]> {
  // The business day leads to the orders through the unique index of their numbers.
  const { rows } = await db.execute<{ id: string }>(sql`
    select line.restaurant_product_id as id
    from orders
    join order_lines line on line.tenant_id = orders.tenant_id and line.order_id = orders.id
    where orders.tenant_id = ${tenantId} and orders.restaurant_id = ${restaurantId}
      and orders.business_day >= ${sinceDay} and orders.status = 'completed'
      and not orders.is_test and line.kind = 'plain' and not line.is_free
    group by line.restaurant_product_id
    having count(distinct orders.id) >= ${fewestOrders}
    order by sum(line.quantity) desc, count(distinct orders.id) desc, line.restaurant_product_id
    limit ${mostRanked}`);
  return rows.map(({ id }) => Number(id));
}
