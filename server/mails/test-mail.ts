import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

const texts = mail.test;

type TestMailInput = {
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** The page of the mails, full address. */
  href: string;
};

/** The words of the mail by which an owner sees that mails arrive. */
export const testMail = ({ tenant, config, href }: TestMailInput): NoticeMailContent => ({
  subject: texts.subject(tenant.name),
  preview: texts.lead(tenant.name),
  brand: tenant.name,
  heading: texts.heading,
  lead: texts.lead(tenant.name),
  advice: texts.advice,
  button: { label: texts.button, href },
  small: texts.small(tenant.name),
  look: mailLook(config),
});
