import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
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
    'owner_unmade',
    'owner_deactivated',
    'owner_reactivated',
    'owner_removed',
    'domain_primary',
    'domain_removed',
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
  /** Address of the person whose rights as an owner it is about: they are told, owner or not. */
  about: z.object({ name: z.string(), address: z.string() }).optional(),
});
export type OwnerNoticeJob = z.output<typeof ownerNoticeJob>;
export type OwnerNotice = Omit<OwnerNoticeJob, 'staffId' | 'about'>;

/**
 * Writes a mail to each owner into the outbox, whoever did it among them too.
 * @param about whose rights as an owner end or come back, as they were before
 */
export async function queueOwnerNotices(
  tx: Database,
  notice: OwnerNotice,
  about?: Pick<StaffAccount, 'id' | 'name' | 'email'>,
): Promise<void> {
  for (const { id } of await listOwners(tx, notice.tenantId)) {
    if (id !== about?.id) await queueMail(tx, 'owner_notice_mail', { ...notice, staffId: id });
  }
  if (!about?.email) return;
  const { id: staffId, name, email: address } = about;
  await queueMail(tx, 'owner_notice_mail', { ...notice, staffId, about: { name, address } });
}
