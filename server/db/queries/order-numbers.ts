import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orderNumbers } from '../schema.ts';

export type NumberedDay = { restaurantId: number; businessDay: string };

/**
 * The next number of a restaurant's business day (rule R62), in a transaction of its own: were it
 * taken within the order's, all orders of a restaurant would be placed one after the other. It need
 * not wait for the disk, for the order that bears it is written later, and does.
 */
export async function nextOrderNumber(
  db: Database,
  tenantId: number,
  { restaurantId, businessDay }: NumberedDay,
): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    with quick as (select set_config('synchronous_commit', 'off', true) as setting)
    insert into ${orderNumbers} as day (tenant_id, restaurant_id, business_day, last)
    select ${tenantId}::int, ${restaurantId}::bigint, ${businessDay}::text, 1
    from quick where setting = 'off'
    on conflict (tenant_id, restaurant_id, business_day) do update set last = day.last + 1
    returning last`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no number for an order');
  return row.last;
}

/** Gives a number back that no order bears, if it is still the last: gaps stay rare. */
export async function returnOrderNumber(
  db: Database,
  tenantId: number,
  { restaurantId, businessDay, number }: NumberedDay & { number: number },
): Promise<void> {
  await db
    .update(orderNumbers)
    .set({ last: number - 1 })
    .where(
      and(
        eq(orderNumbers.tenantId, tenantId),
        eq(orderNumbers.restaurantId, restaurantId),
        eq(orderNumbers.businessDay, businessDay),
        eq(orderNumbers.last, number),
      ),
    );
}
