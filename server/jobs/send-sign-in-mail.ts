import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deviceLink } from '../identity/known-device.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { signInMailJob } from '../mails/queue-mail.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { signInMail } from '../mails/sign-in-mail.ts';

/**
 * Tells the holder of an account that its password is guessed; where there is no such account,
 * nobody is told.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendSignInMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, staffId, misses, mailId } = signInMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, account] = await Promise.all([
    tenants.byId(tenantId),
    findStaffById(db, tenantId, staffId),
  ]);
  if (!tenant || !account?.email) return;
  const { config } = await settings.get(tenantId);
  const href = tenant.primaryOrigin + deviceLink(deps, { tenantId, email: account.email });
  const content = signInMail({ misses, tenant, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: account.name, address: account.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `sign-in-${mailId}`,
  });
}
