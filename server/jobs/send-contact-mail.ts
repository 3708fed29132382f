import { findContactMessage } from '../db/queries/contact-messages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { contactMail } from '../mails/contact-mail.ts';
import { letterAsHtml, letterAsText } from '../mails/letter.ts';
import { contactMailJob } from '../mails/queue-mail.ts';

/**
 * Mails what a customer wrote to the business; an answer to that mail reaches the customer. Deleted
 * meanwhile, it is not sent.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendContactMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, messageId, to, mailId } = contactMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, found] = await Promise.all([
    tenants.byId(tenantId),
    findContactMessage(db, { tenantId, restaurantId: null }, messageId),
  ]);
  if (!tenant || !found) return;
  const { config } = await settings.get(tenantId, found.message.restaurantId);
  const href = `${tenant.primaryOrigin}/desk/messages?message=${messageId}`;
  const content = contactMail({ ...found, tenant, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: tenant.name, address: to },
    replyTo: found.message.email,
    subject: content.subject,
    text: letterAsText(content),
    html: letterAsHtml(content),
    id: `contact-${mailId}`,
  });
}
