import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import { orders } from '../schema.ts';

/** Never seen by the restaurant, or called off. */
const uncounted: OrderStatus[] = ['pending_payment', 'expired', 'rejected', 'cancelled'];

/** How many orders are promised for each time (epoch ms) of a business day, in order. */
export async function countOrdersByTime(
  db: Database,
  tenantId: number,
  { restaurantId, businessDay }: { restaurantId: number; businessDay: string },
): Promise<{ startsAt: number; orders: number }[]> {
  const rows = await db
    .select({ startsAt: orders.promisedAt, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.restaurantId, restaurantId),
        eq(orders.businessDay, businessDay),
        eq(orders.isTest, false),
        notInArray(orders.status, uncounted),
      ),
    )
    .groupBy(orders.promisedAt)
    .orderBy(asc(orders.promisedAt));
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime() }));
}
