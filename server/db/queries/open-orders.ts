import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderStatus, type OrderStatus } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import { orderEvents, orderLines, orders, restaurants } from '../schema.ts';
import type { StoredOrder } from './orders.ts';

/** What a kitchen is working on; unpaid orders are not seen before they are paid. */
const underWay = orderStatus.options.filter(
  (status) => status !== 'pending_payment' && !isOrderOver(status),
);
/** More than a kitchen works on at once. */
const most = 200;

/** Orders under way, or of one state, soonest promised first. */
export async function listOpenOrders(
  db: Database,
  tenantId: number,
  { restaurantId, status }: { restaurantId: number | null; status: OrderStatus | null },
): Promise<StoredOrder[]> {
  const rows = await db
    .select({ order: orders, restaurant: restaurants })
    .from(orders)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
    )
    .where(
      and(
        eq(orders.tenantId, tenantId),
        restaurantId === null ? undefined : eq(orders.restaurantId, restaurantId),
        status === null ? inArray(orders.status, underWay) : eq(orders.status, status),
      ),
    )
    .orderBy(asc(orders.promisedAt), asc(orders.id))
    .limit(most);
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const [lines, events] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, ids)))
      .orderBy(asc(orderLines.position)),
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.tenantId, tenantId), inArray(orderEvents.orderId, ids)))
      .orderBy(asc(orderEvents.id)),
  ]);
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ orderId }) => orderId === row.order.id),
    events: events.filter(({ orderId }) => orderId === row.order.id),
  }));
}
