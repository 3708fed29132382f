import { findContactAnswer, setAnswerMailed } from '../db/queries/contact-messages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { contactAnswerMail } from '../mails/contact-mail.ts';
import { nameToGreet } from '../mails/customer-text.ts';
import { letterAsHtml, letterAsText } from '../mails/letter.ts';
import { contactAnswerJob } from '../mails/queue-mail.ts';

/**
 * Mails an answer to who wrote; what they answer to it reaches the business's contact address.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendContactAnswer(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, answerId } = contactAnswerJob.parse(payload);
  const { db, tenants, settings, mailer, options, clock } = deps;
  const [tenant, found] = await Promise.all([
    tenants.byId(tenantId),
    findContactAnswer(db, tenantId, answerId),
  ]);
  if (!tenant || !found) return;
  const { answer, message } = found;
  const { config } = await settings.get(tenantId, message.restaurantId);
  const content = contactAnswerMail({ answer, message, tenant, config });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: nameToGreet(message.name) ?? '', address: message.email },
    replyTo: tenant.mailAnswersTo || config.general.contactEmail,
    subject: content.subject,
    text: letterAsText(content),
    html: letterAsHtml(content),
    id: `contact-answer-${answerId}`,
  });
  await setAnswerMailed(db, tenantId, { id: answerId, at: clock() });
}
