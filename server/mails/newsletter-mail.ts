import type { Language } from '#schemas/languages/languages.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { MailLook } from './mail-content.ts';
import { mailLook } from './mail-look.ts';
import { customerMailTexts } from './customer-mail-texts.ts';

/** `confirm` asks for the yes, `already` answers who said it before, `welcome` follows it. */
export type NewsletterMailKind = 'confirm' | 'already' | 'welcome';

/** A mail about a subscription, before it is written as HTML and as text. */
export type NewsletterMailContent = {
  language?: Language;
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  lead: string;
  button: { label: string; href: string };
  small: readonly string[];
  leave: { label: string; href: string };
  look: MailLook;
};

type NewsletterMailInput = {
  language: Language;
  kind: NewsletterMailKind;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Full addresses, on the tenant's own host. */
  hrefs: { confirm: string; leave: string; menu: string };
};

/** The words of a mail about a subscription. */
export function newsletterMail(input: NewsletterMailInput): NewsletterMailContent {
  const { language, kind, tenant, config, hrefs } = input;
  const texts = customerMailTexts[language].mail.newsletter;
  const { subject, heading, lead, button, small } = texts[kind];
  return {
    language,
    subject: subject(tenant.name),
    preview: lead(tenant.name),
    brand: tenant.name,
    heading,
    lead: lead(tenant.name),
    button: { label: button, href: kind === 'confirm' ? hrefs.confirm : hrefs.menu },
    small: [small(tenant.name)],
    leave: { label: texts.leave, href: hrefs.leave },
    look: mailLook(config),
  };
}
