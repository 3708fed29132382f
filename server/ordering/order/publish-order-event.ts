import type { OrderStatus } from '#schemas/api/orders.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import type { Database } from '../../db/client.ts';
import { queueOrderMail } from '../../mails/queue-mail.ts';

export type OrderEventToPublish = { orderId: string; eventId: number; status: OrderStatus };

/** States that may call for a mail; which one it is, if any, is decided when it is sent. */
const mailed = new Set<OrderStatus>([
  'placed',
  'accepted',
  'ready',
  'out_for_delivery',
  'rejected',
  'cancelled',
  'expired',
]);

/**
 * Tells everybody who follows an order that something happened to it, in the transaction in which
 * it happened: open order screens and staff hear of it after the commit, and the customer's mail
 * stands in the outbox.
 */
export async function publishOrderEvent(
  tx: Database,
  tenantId: number,
  { orderId, eventId, status }: OrderEventToPublish,
): Promise<void> {
  await notifyOrderChange(tx, tenantId, orderId);
  if (mailed.has(status)) await queueOrderMail(tx, { tenantId, orderId, cause: { eventId } });
}
