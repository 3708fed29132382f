import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { apiKeys, orderChanges, orderEvents, staffAccounts } from '../schema.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;
/** What an event changed of the order's lines. */
export type OrderChangeRow = typeof orderChanges.$inferSelect;
/** An event with the name of who of the staff, or whose key, made it happen, and what it changed of the lines. */
export type NamedOrderEvent = OrderEventRow & {
  staffName: string | null;
  change: OrderChangeRow | null;
};
export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'tenantId' | 'id'>;
export type Actor = OrderEventRow['actor'];

/** Writes down what happened to an order (rule R56), in the order it happened. */
export async function insertOrderEvents(
  tx: Database,
  tenantId: number,
  events: readonly NewOrderEvent[],
): Promise<OrderEventRow[]> {
  return tx
    .insert(orderEvents)
    .values(events.map((event) => ({ ...event, tenantId })))
    .returning();
}

/** Everything that happened to an order, oldest first. */
export function listOrderEvents(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<NamedOrderEvent[]> {
  return eventsOfOrder(db).execute({ tenantId, orderId });
}

/** The same of several orders. */
export function listEventsOfOrders(
  db: Database,
  tenantId: number,
  orderIds: readonly string[],
): Promise<NamedOrderEvent[]> {
  return namedEvents(db)
    .where(and(eq(orderEvents.tenantId, tenantId), inArray(orderEvents.orderId, [...orderIds])))
    .orderBy(asc(orderEvents.id));
}

const namedEvents = (db: Database) =>
  db
    .select({
      ...getTableColumns(orderEvents),
      staffName: sql<string | null>`coalesce(${staffAccounts.name}, ${apiKeys.name})`,
      change: orderChanges,
    })
    .from(orderEvents)
    .leftJoin(
      staffAccounts,
      and(
        eq(staffAccounts.tenantId, orderEvents.tenantId),
        eq(staffAccounts.id, orderEvents.staffId),
      ),
    )
    .leftJoin(
      apiKeys,
      and(eq(apiKeys.tenantId, orderEvents.tenantId), eq(apiKeys.id, orderEvents.staffId)),
    )
    .leftJoin(
      orderChanges,
      and(
        eq(orderChanges.tenantId, orderEvents.tenantId),
        eq(orderChanges.eventId, orderEvents.id),
      ),
    );

const eventsOfOrder = prepareOnce((db) =>
  namedEvents(db)
    .where(
      and(
        eq(orderEvents.tenantId, sql.placeholder('tenantId')),
        eq(orderEvents.orderId, sql.placeholder('orderId')),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .prepare('events_of_order'),
);
