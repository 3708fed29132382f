import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
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
  return db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, tenantId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
}
