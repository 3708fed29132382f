import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { staffLinkToken } from '../identity/staff-links.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { passwordMail } from '../mails/password-mail.ts';
import { passwordMailJob } from '../mails/queue-mail.ts';

/**
 * Sends the link that replaces a forgotten password, or tells that it was changed; where there is no
 * such account, nobody is told.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendPasswordMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, staffId, expiresAt: ends, mailId } = passwordMailJob.parse(payload);
  const { db, tenants, settings, mailer, options, clock } = deps;
  const [tenant, account] = await Promise.all([
    tenants.byId(tenantId),
    findStaffById(db, tenantId, staffId),
  ]);
  const expiresAt = ends === null ? null : new Date(ends);
  if (!tenant || !account?.email || (expiresAt && expiresAt <= clock())) return;
  const token =
    expiresAt && staffLinkToken(deps, 'new password', { tenantId, id: staffId, expiresAt });
  const { config } = await settings.get(tenantId);
  const page = token === null ? '/desk' : `/desk/new-password#token=${token}`;
  const content = passwordMail({
    kind: token === null ? 'changed' : 'link',
    tenant,
    config,
    href: tenant.primaryOrigin + page,
  });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: account.name, address: account.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `password-${mailId}`,
  });
}
