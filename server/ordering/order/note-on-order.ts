import type { Database } from '../../db/client.ts';
import { insertOrderEvents } from '../../db/queries/order-events.ts';
import type { Actor } from '../../db/queries/order-events.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { publishOrderEvent } from './publish-order-event.ts';

type Note = {
  /** Under its lock, which the caller holds. */
  order: OrderRow;
  /** The customer reads it. */
  reason: string;
  actor: Actor;
  now: Date;
};

/** Notifies customer and staff about an order that stays in its state. */
export async function noteOnOrder(
  tx: Database,
  tenantId: number,
  { order, reason, actor, now: at }: Note,
): Promise<void> {
  const { id: orderId, status } = order;
  const { promisedAt } = await changeOrder(tx, tenantId, orderId, { statusReason: reason });
  const event = { orderId, status, actor, reason, promisedAt, at };
  const [written] = await insertOrderEvents(tx, tenantId, [event]);
  if (!written) throw new Error(`PostgreSQL wrote no event of order ${orderId}`);
  await publishOrderEvent(tx, tenantId, { orderId, eventId: written.id, status });
}
