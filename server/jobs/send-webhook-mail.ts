import { findStaffById } from '../db/queries/staff.ts';
import { findWebhook } from '../db/queries/webhook-endpoints.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { webhookMailJob } from '../mails/queue-webhook-mail.ts';
import { webhookMail } from '../mails/webhook-mail.ts';

/**
 * Tells an owner that a webhook was switched off; of one that was removed meanwhile nobody is told.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendWebhookMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, webhookId, staffId, because } = webhookMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, account, webhook] = await Promise.all([
    tenants.byId(tenantId),
    findStaffById(db, tenantId, staffId),
    findWebhook(db, tenantId, webhookId),
  ]);
  if (!tenant || !account?.email || !webhook) return;
  const { config } = await settings.get(tenantId);
  const href = `${tenant.primaryOrigin}/desk/settings/other-systems`;
  const content = webhookMail({ because, name: webhook.name, tenant, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: account.name, address: account.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `webhook-${webhookId}-${webhook.failingSince?.getTime() ?? 0}-${staffId}`,
  });
}
