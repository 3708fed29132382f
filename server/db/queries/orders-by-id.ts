import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orderLines, orders, restaurants } from '../schema.ts';
import { listEventsOfOrders } from './order-events.ts';
import { findMoneyOfOrders } from './order-money.ts';
import type { StoredOrder } from './orders.ts';
import { localeOfTenant } from './tenant-locale.ts';

/** Orders with all that their restaurant is shown, in the order of their ids. */
export async function listOrdersById(
  db: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ order: orders, restaurant: restaurants, locale: localeOfTenant(orders.tenantId) })
    .from(orders)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
    )
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return withParts(
    db,
    tenantId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

type Row = Pick<StoredOrder, 'order' | 'restaurant' | 'locale'>;

/** Orders with their lines, steps and money. */
export async function withParts(
  db: Database,
  tenantId: number,
  rows: readonly Row[],
): Promise<StoredOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const [lines, events, moneyOf] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, ids)))
      .orderBy(asc(orderLines.position)),
    listEventsOfOrders(db, tenantId, ids),
    findMoneyOfOrders(db, tenantId, ids),
  ]);
  const [linesOf, eventsOf] = [byOrder(lines), byOrder(events)];
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.order.id) ?? [],
    events: eventsOf.get(row.order.id) ?? [],
    money: moneyOf(row.order.id),
  }));
}

function byOrder<T extends { orderId: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.orderId);
    if (own) own.push(row);
    else found.set(row.orderId, [row]);
  }
  return found;
}
