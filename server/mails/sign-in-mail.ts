import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

const texts = mail.signIn;

type SignInMailInput = {
  /** Wrong passwords so far. */
  misses: number;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Leads to the sign-in and makes the browser known, full address. */
  href: string;
};

/** The words of the mail to somebody whose password is guessed; none of them is a stranger's. */
export function signInMail({ misses, tenant, config, href }: SignInMailInput): NoticeMailContent {
  const lead = texts.lead(misses, tenant.name);
  return {
    subject: texts.subject(tenant.name),
    preview: lead,
    brand: tenant.name,
    heading: texts.heading,
    lead,
    advice: texts.advice,
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
