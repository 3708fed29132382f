import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { orderEvents } from '../schema.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;
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
): Promise<OrderEventRow[]> {
  return eventsOfOrder(db).execute({ tenantId, orderId });
}

const eventsOfOrder = prepareOnce((db) =>
  db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.tenantId, sql.placeholder('tenantId')),
        eq(orderEvents.orderId, sql.placeholder('orderId')),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .prepare('events_of_order'),
);
