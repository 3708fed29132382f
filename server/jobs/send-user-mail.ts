import { findUser } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { userMailJob } from '../mails/queue-mail.ts';
import { pageOfNotice, userNoticeMail } from '../mails/user-mail.ts';
import { customerLink } from '../mails/customer-link.ts';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';

/**
 * Tells a customer what became of their account; who has deleted it meanwhile is told of that alone.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendUserMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, userId, cause, to: given, mailId } = userMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, user] = await Promise.all([
    tenants.byId(tenantId),
    findUser(db, tenantId, userId),
  ]);
  const to = given ?? (user && { name: user.name, address: user.email });
  if (!tenant || !to) return;
  const { config } = await settings.get(tenantId);
  // Of an account that is gone nothing says what its holder reads.
  const language = languageOfTag(given?.language ?? user?.language ?? null);
  const href = customerLink(tenant, language, pageOfNotice[cause]);
  const content = userNoticeMail({ notice: cause, href, language, tenant, config });
  await mailer.send({
    from: mailSender(tenant, options),
    to,
    replyTo: tenant.mailAnswersTo || config.general.contactEmail,
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `account-${mailId}`,
  });
}
