import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { insertOrderEvents } from '../../db/queries/order-events.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { publishOrderEvent } from '../order/publish-order-event.ts';
import type { OrderMove } from '../order/move-order.ts';

type NewTime = Pick<OrderMove, 'order' | 'actor' | 'staffId' | 'actionKey' | 'now'> & {
  promisedAt: Date;
  /** Why; the customer reads it. */
  reason: string;
};

/** States in which a time can still be kept. */
const ahead = new Set<OrderRow['status']>([
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
]);

/**
 * Promises another time for an order that stays in its state, and notifies the customer why.
 * @throws ApiError 409 `order_state` where it is handed over or off.
 */
export async function promiseTime(
  tx: Database,
  tenantId: number,
  { order, actor, staffId, reason, promisedAt, now, actionKey }: NewTime,
): Promise<void> {
  if (!ahead.has(order.status)) {
    throw new ApiError(409, 'order_state', 'This order is over: its time cannot change any more.');
  }
  await changeOrder(tx, tenantId, order.id, { promisedAt, statusReason: reason });
  const [event] = await insertOrderEvents(tx, tenantId, [
    {
      orderId: order.id,
      status: order.status,
      actor,
      staffId: staffId ?? null,
      reason,
      promisedAt,
      at: now,
      actionKey: actionKey ?? null,
    },
  ]);
  if (!event) throw new Error(`PostgreSQL wrote no event of order ${order.id}`);
  const { id: orderId, status } = order;
  await publishOrderEvent(tx, tenantId, { orderId, eventId: event.id, status });
}
