import type { OrderStatus } from '#schemas/api/orders.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { queueTickets } from '../../db/queries/queue-tickets.ts';
import { queueOrderWebhooks } from '../../db/queries/queue-webhooks.ts';
import type { Database } from '../../db/client.ts';
import type { SentStatements } from '../../db/sent-statements.ts';
import { queueEventForRestaurant, queueOrderMail } from '../../mails/queue-mail.ts';
import { isMailed } from './mailed-states.ts';

export type OrderEventToPublish = {
  orderId: string;
  eventId: number;
  status: OrderStatus;
  /** Its lines are others now: that is mailed in any state. */
  isChange?: boolean;
};

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
  if (isChange || isMailed(status))
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
 * The same for an order that is being placed, whose notice and mail are written with it
 * (`insertPlacedOrder`), where it is known who else follows it: asked of nobody else, and without
 * waiting for replies.
 */
export async function publishPlacedOrder(
  tx: Database,
  tenantId: number,
  { orderId, eventId, status }: OrderEventToPublish,
  { sent, followers }: { sent: SentStatements; followers: Followers },
): Promise<void> {
  if (followers.hasPrinters) await queueTickets(tx, tenantId, { orderId, eventId, status });
  if (followers.hasWebhooks) sent.add(queueOrderWebhooks(tx, tenantId, { orderId, eventId }));
  if (followers.mailsRestaurant && status !== 'pending_payment') {
    sent.add(queueEventForRestaurant(tx, { tenantId, orderId, eventId }));
  }
}
