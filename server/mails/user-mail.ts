import type { SiteConfig } from '#schemas/config/site.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { OneTimeCode } from '../db/queries/one-time-codes.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';
import type { UserMailJob } from './queue-mail.ts';
import { customerMailTexts } from './customer-mail-texts.ts';

type Framed = {
  language: Language;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
};

/** The words of a mail with a one-time code: in its subject too, where a phone shows it at once. */
export function userCodeMail({
  purpose,
  code,
  language,
  tenant,
  config,
}: Framed & { purpose: OneTimeCode['purpose']; code: string }): NoticeMailContent {
  const texts = customerMailTexts[language].userMail;
  const { subject, heading, lead } = texts.code[purpose];
  return {
    language,
    subject: subject(code, tenant.name),
    preview: lead(tenant.name),
    brand: tenant.name,
    heading,
    lead: lead(tenant.name),
    code,
    advice: texts.code.advice,
    button: null,
    small: texts.code.small(tenant.name),
    look: mailLook(config),
  };
}

export type UserNotice = UserMailJob['cause'];

/** The words of another mail about a customer's account. @param href full address of its button */
export function userNoticeMail({
  notice,
  href,
  language,
  tenant,
  config,
}: Framed & { notice: UserNotice; href: string }): NoticeMailContent {
  const texts = customerMailTexts[language].userMail;
  const { subject, heading, lead, advice, button } = texts[notice];
  return {
    language,
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

/** The page that a mail's button leads to. */
export const pageOfNotice: Record<UserNotice, `/${string}`> = {
  welcome: '/menu',
  password_changed: '/login',
  email_changed: '/',
  passkey_added: '/profile',
  passkey_blocked: '/profile',
  sign_in_connected: '/profile',
  guessed: '/login',
  deleted: '/',
};
