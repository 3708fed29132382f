import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import { queueMail } from './queue-mail.ts';

/** What the outbox keeps of a mail to an owner about a webhook that was switched off. */
export const webhookMailJob = z.object({
  tenantId: z.number().int(),
  webhookId: z.uuid(),
  staffId: z.uuid(),
  because: z.enum(['failing', 'gone']),
});
type WebhookMailJob = z.output<typeof webhookMailJob>;

/** Writes a mail to each owner into the outbox, in the transaction that switches a webhook off. */
export async function queueWebhookMails(
  tx: Database,
  webhook: Omit<WebhookMailJob, 'staffId'>,
): Promise<void> {
  for (const { id } of await listOwners(tx, webhook.tenantId)) {
    await queueMail(tx, 'webhook_mail', { ...webhook, staffId: id } satisfies WebhookMailJob);
  }
}
