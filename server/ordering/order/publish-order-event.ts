import type { OrderStatus } from '#schemas/api/orders.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { queueTickets } from '../../db/queries/queue-tickets.ts';
import { queueOrderWebhooks } from '../../db/queries/queue-webhooks.ts';
import type { Database } from '../../db/client.ts';
import type { SentStatements } from '../../db/sent-statements.ts';
import {
  queueEventForRestaurant,
  queueOrderMail,
  queuePlacedOrderMail,
} from '../../mails/queue-mail.ts';

export type OrderEventToPublish = {
  orderId: string;
  eventId: number;
  status: OrderStatus;
  /** Its lines are others now: that is mailed in any state. */
  isChange?: boolean;
};

/** States that may call for a mail; which one it is, if any, is decided when it is sent. */
const mailed = new Set<OrderStatus>([
  'placed',
  'accepted',
  // Another time, told while it is in the kitchen.
  'preparing',
  'ready',
  'out_for_delivery',
  'rejected',
  'cancelled',
  'expired',
]);

/**
 * Notifies everybody who follows an order that something happened to it, in the transaction in which
 * it happened: open order screens and staff receive it after the commit, the customer's mail stands in
 * the outbox, with the restaurant's where it wants any, the kitchen's printers have their tickets,
 * and other systems their messages.
 */
export async function publishOrderEvent(
  tx: Database,
  tenantId: number,
  { orderId, eventId, status, isChange = false }: OrderEventToPublish,
): Promise<void> {
  await notifyOrderChange(tx, tenantId, orderId);
  await queueTickets(tx, tenantId, { orderId, eventId, status });
  if (isChange || mailed.has(status))
    await queueOrderMail(tx, { tenantId, orderId, cause: { eventId } });
  await queueOrderWebhooks(tx, tenantId, { orderId, eventId });
  // What waits for its money the restaurant has not seen.
  if (status !== 'pending_payment') {
    await queueEventForRestaurant(tx, { tenantId, orderId, eventId });
  }
}

/** Who besides the customer and the order screens may follow an order that is being placed. */
export type Followers = { hasPrinters: boolean; hasWebhooks: boolean; mailsRestaurant: boolean };

/**
 * The same for an order that is being placed, where it is known who follows it: asked of nobody else,
 * and without waiting for replies.
 */
export async function publishPlacedOrder(
  tx: Database,
  tenantId: number,
  { orderId, eventId, status }: OrderEventToPublish,
  { sent, followers }: { sent: SentStatements; followers: Followers },
): Promise<void> {
  sent.add(notifyOrderChange(tx, tenantId, orderId));
  if (followers.hasPrinters) await queueTickets(tx, tenantId, { orderId, eventId, status });
  if (mailed.has(status)) {
    sent.add(queuePlacedOrderMail(tx, { tenantId, orderId, cause: { eventId } }));
  }
  if (followers.hasWebhooks) sent.add(queueOrderWebhooks(tx, tenantId, { orderId, eventId }));
  if (followers.mailsRestaurant && status !== 'pending_payment') {
    sent.add(queueEventForRestaurant(tx, { tenantId, orderId, eventId }));
  }
}
