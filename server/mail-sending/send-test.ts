import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import type { Mail } from '../ports/mail/mailer.ts';
import type { StaffMailLimits } from '../rate-limits/staff-mail-limits.ts';
import { mailProblemOf } from '../mails/mail-problem.ts';
import { mailSender } from './mail-sender.ts';

type Test = Pick<Mail, 'subject' | 'text' | 'html' | 'id'> & {
  tenant: Tenant;
  staff: StaffIdentity;
};

/**
 * Sends a mail to whoever asks for it, past the queue: they want to know whether it is taken.
 * @returns the address, and why it was not taken; null: it was.
 * @throws ApiError 429 where the mailbox or the tenant had enough mails.
 */
export async function sendTest(
  { options, mailer, log }: Pick<Deps, 'options' | 'mailer' | 'log'>,
  limits: StaffMailLimits,
  { tenant, staff, ...mail }: Test,
) {
  const { name, email: to } = staff;
  if (to === null) throw new Error('an owner without an address asked for a test mail');
  await limits.count(tenant.id, to);
  try {
    await mailer.send({
      ...mail,
      from: mailSender(tenant, options),
      to: { name, address: to },
    });
  } catch (failure) {
    log.warn({ err: failure }, 'a test mail was not taken');
    return { to, problem: mailProblemOf(failure instanceof Error ? failure.message : '') };
  }
  return { to, problem: null };
}
