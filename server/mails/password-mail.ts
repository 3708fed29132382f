import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

const texts = mail.password;

type PasswordMailInput = {
  /** `link`: it is to be replaced; `changed`: it was. */
  kind: 'link' | 'changed';
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Full address. */
  href: string;
};

/** The words of a mail about the password of an account. */
export function passwordMail({ kind, tenant, config, href }: PasswordMailInput): NoticeMailContent {
  const { subject, heading, lead, advice, button } = texts[kind];
  return {
    subject: subject(tenant.name),
    preview: lead(tenant.name),
    brand: tenant.name,
    heading,
    lead: lead(tenant.name),
    advice,
    button: { label: button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
