import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import type { MailLook } from './mail-content.ts';
import { mailLook } from './mail-look.ts';

const texts = mail.newsletter;

/** `confirm` asks for the yes, `already` answers who said it before, `welcome` follows it. */
export type NewsletterMailKind = 'confirm' | 'already' | 'welcome';

/** A mail about a subscription, before it is written as HTML and as text. */
export type NewsletterMailContent = {
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
  kind: NewsletterMailKind;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Full addresses, on the tenant's own host. */
  hrefs: { confirm: string; leave: string; menu: string };
};

/** The words of a mail about a subscription. */
export function newsletterMail(input: NewsletterMailInput): NewsletterMailContent {
  const { kind, tenant, config, hrefs } = input;
  const { subject, heading, lead, button, small } = texts[kind];
  return {
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
