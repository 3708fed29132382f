import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';
import type { SecondFactorMailJob } from './queue-mail.ts';

const texts = mail.secondFactor;

type SecondFactorMailInput = {
  cause: SecondFactorMailJob['cause'];
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Full address. */
  href: string;
};

/** The words of a mail to somebody whose second factor was changed, by them or by others. */
export function secondFactorMail({
  cause,
  tenant,
  config,
  href,
}: SecondFactorMailInput): NoticeMailContent {
  const { subject, heading, lead, advice } = texts[cause];
  return {
    subject: subject(tenant.name),
    preview: lead(tenant.name),
    brand: tenant.name,
    heading,
    lead: lead(tenant.name),
    advice,
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
