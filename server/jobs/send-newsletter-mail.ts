import { findSubscriber, type Subscriber } from '../db/queries/newsletter.ts';
import type { Deps } from '../dependencies/deps.ts';
import { confirmationToken, leaveToken } from '../identity/newsletter-links.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { newsletterMailJob, type NewsletterMailJob } from '../mails/queue-mail.ts';
import { newsletterAsHtml } from '../mails/newsletter-as-html.ts';
import { newsletterAsText } from '../mails/newsletter-as-text.ts';
import { newsletterMail, type NewsletterMailKind } from '../mails/newsletter-mail.ts';
import { customerLink } from '../mails/customer-link.ts';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';

/**
 * Sends the mail about a subscription, as that stands when it is sent.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendNewsletterMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, subscriberId, cause, mailId } = newsletterMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, subscriber] = await Promise.all([
    tenants.byId(tenantId),
    findSubscriber(db, tenantId, subscriberId),
  ]);
  const kind = subscriber && kindOf(subscriber, cause);
  if (!tenant || !kind) return;
  const { config } = await settings.get(tenantId);
  const leave = encodeURIComponent(leaveToken(deps, subscriber));
  const confirm = encodeURIComponent(confirmationToken(deps, subscriber));
  const language = languageOfTag(subscriber.language);
  const content = newsletterMail({
    language,
    kind,
    tenant,
    config,
    hrefs: {
      confirm: customerLink(tenant, language, `/newsletter/confirm?token=${confirm}`),
      leave: customerLink(tenant, language, `/newsletter/unsubscribe?token=${leave}`),
      menu: customerLink(tenant, language, '/menu'),
    },
  });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: '', address: subscriber.email },
    replyTo: tenant.mailAnswersTo || config.general.contactEmail,
    subject: content.subject,
    text: newsletterAsText(content),
    html: newsletterAsHtml(content),
    id: `newsletter-${mailId}`,
    oneClickLeave: `${tenant.primaryOrigin}/api/v2/newsletter/one-click?token=${leave}`,
  });
}

/** Whoever left meanwhile gets no mail. */
function kindOf(
  { state }: Subscriber,
  cause: NewsletterMailJob['cause'],
): NewsletterMailKind | null {
  if (state === 'unsubscribed') return null;
  if (cause === 'welcome') return state === 'confirmed' ? 'welcome' : null;
  return state === 'confirmed' ? 'already' : 'confirm';
}
