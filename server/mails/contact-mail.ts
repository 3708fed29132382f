import type { SiteConfig } from '#schemas/config/site.ts';
import { contactMail as texts } from '#schemas/messages/en/contact-mail.ts';
import type {
  ContactAnswer,
  ContactMessage,
  MessageOfRestaurant,
} from '../db/queries/contact-messages.ts';
import { shownPhone } from '../domain/phone/read-phone.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { nameToGreet } from './customer-text.ts';
import { paragraphsOf, type LetterContent } from './letter.ts';
import { mailLook } from './mail-look.ts';
import { customerMailTexts } from './customer-mail-texts.ts';
import { formatLocale } from '#schemas/format-locale.ts';

type Framed = {
  tenant: Pick<Tenant, 'name' | 'locale'>;
  config: Pick<SiteConfig, 'colors' | 'theme'>;
};

/** The mail to a business about what a customer wrote. @param href full address of its page */
export function contactMail({
  message,
  restaurantName,
  tenant,
  config,
  href,
}: Framed & Omit<MessageOfRestaurant, 'locale'> & { href: string }): LetterContent {
  // In a head stands nothing of a customer's but a plain name.
  const from = nameToGreet(message.name) ?? texts.somebody;
  const details: [string, string][] = [
    [texts.name, message.name],
    [texts.email, message.email],
    [texts.phone, shownPhone(message.phone, tenant.locale)],
    [texts.order, message.orderNumber],
    [texts.restaurant, restaurantName ?? ''],
  ];
  return {
    subject: texts.subject(texts.subjects[message.subject], from),
    preview: texts.preview(tenant.name),
    brand: tenant.name,
    heading: texts.heading(from),
    lead: texts.lead(texts.subjects[message.subject]),
    paragraphs: paragraphsOf(message.message),
    details: details.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}

/**
 * The mail that brings an answer to whatever address was typed: it says which message it answers, and
 * quotes nothing of it, or others could be written to in the restaurant's name.
 */
export function contactAnswerMail({
  answer,
  message,
  tenant,
  config,
}: Framed & {
  answer: Pick<ContactAnswer, 'text'>;
  message: Pick<ContactMessage, 'language' | 'name' | 'createdAt'>;
}): LetterContent {
  const { language } = message;
  const texts = customerMailTexts[language].contactMail;
  const name = nameToGreet(message.name);
  const day = message.createdAt.toLocaleDateString(formatLocale(language, tenant.locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return {
    language,
    subject: texts.answer.subject(tenant.name),
    preview: texts.answer.preview(tenant.name),
    brand: tenant.name,
    heading: name === null ? texts.answer.heading : texts.answer.greeting(name),
    lead: texts.answer.about(day),
    paragraphs: paragraphsOf(answer.text),
    details: [],
    button: null,
    small: texts.answer.small(tenant.name),
    look: mailLook(config),
  };
}
