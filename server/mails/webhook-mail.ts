import type { SiteConfig } from '#schemas/config/site.ts';
import { webhookMail as texts } from '#schemas/messages/en/webhook-mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

type WebhookMailInput = {
  because: 'failing' | 'gone';
  /** As the owner calls it. */
  name: string;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Full address. */
  href: string;
};

/** The words of the mail about a webhook that was switched off. */
export function webhookMail({
  because,
  name,
  tenant,
  config,
  href,
}: WebhookMailInput): NoticeMailContent {
  const lead = texts.lead[because](name);
  return {
    subject: texts.subject(name),
    preview: lead,
    brand: tenant.name,
    heading: texts.heading(name),
    lead,
    advice: texts.advice,
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
