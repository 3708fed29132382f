import type { Database } from '../../db/client.ts';
import { queueRefundWebhooks } from '../../db/queries/queue-webhooks.ts';
import { queueOrderMail } from '../../mails/queue-mail.ts';

type ArrivedRefund = { orderId: string; refundId: string; now: Date };

/** Money went back over one payment: the customer has a mail of it, and other systems a message. */
export async function publishRefund(
  tx: Database,
  tenantId: number,
  { orderId, refundId, now }: ArrivedRefund,
): Promise<void> {
  await queueOrderMail(tx, { tenantId, orderId, cause: { refundId } });
  await queueRefundWebhooks(tx, tenantId, { orderId, refundId, now });
}
