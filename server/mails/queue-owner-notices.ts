import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import { queueMail } from './queue-mail.ts';

/** Row of the outbox for a mail to an owner about what somebody confirmed and did. */
export const ownerNoticeJob = z.object({
  tenantId: z.number().int(),
  /** The owner. */
  staffId: z.uuid(),
  act: z.enum([
    'key_made',
    'owner_invited',
    'owner_made',
    'payment_keys_set',
    'payment_keys_removed',
    'provider_added',
    'provider_changed',
    'provider_removed',
    'webhook_added',
    'webhook_changed',
    'webhook_secret_renewed',
    'factor_rule_changed',
    'factor_reset',
  ]),
  /** The name of who did it, as it was then. */
  by: z.string(),
  /** Name of the thing or person that it is about; empty where the act says all. */
  subject: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  mailId: z.uuid(),
});
export type OwnerNoticeJob = z.output<typeof ownerNoticeJob>;
export type OwnerNotice = Omit<OwnerNoticeJob, 'staffId'>;

/** Writes a mail to each owner into the outbox, whoever did it among them too. */
export async function queueOwnerNotices(tx: Database, notice: OwnerNotice): Promise<void> {
  for (const { id } of await listOwners(tx, notice.tenantId)) {
    const job: OwnerNoticeJob = { ...notice, staffId: id };
    await queueMail(tx, 'owner_notice_mail', job);
  }
}
