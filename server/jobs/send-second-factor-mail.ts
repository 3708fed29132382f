import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { secondFactorMailJob } from '../mails/queue-mail.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';

/**
 * Tells somebody what became of their second factor; whoever has left is not told.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendSecondFactorMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, staffId, cause, mailId } = secondFactorMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, account] = await Promise.all([
    tenants.byId(tenantId),
    findStaffById(db, tenantId, staffId),
  ]);
  if (!tenant || !account?.email) return;
  const { config } = await settings.get(tenantId);
  const href = `${tenant.primaryOrigin}/desk/account`;
  const content = secondFactorMail({ cause, tenant, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: account.name, address: account.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `second-factor-${mailId}`,
  });
}
