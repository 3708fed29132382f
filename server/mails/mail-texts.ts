import type { MailTexts, OrderMailName } from '#schemas/api/staff-mail-texts.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { customerMailTexts } from './customer-mail-texts.ts';

/** What the program says in a mail about an order, where its tenant's owners say nothing else. */
export function defaultMailTexts(name: OrderMailName, language: Language = 'en'): MailTexts {
  const { subject, greeting, heading, closing } = customerMailTexts[language].mail;
  return { subject: subject[name], greeting, heading: heading[name], intro: '', closing };
}

/** Words as they are stored: null where they are the program's own. */
export type OwnMailTexts = { [K in keyof MailTexts]: string | null };

/** The owner's words over the program's. */
export function mailTextsOver(name: OrderMailName, own: OwnMailTexts | null): MailTexts {
  const words = defaultMailTexts(name);
  return {
    subject: own?.subject ?? words.subject,
    greeting: own?.greeting ?? words.greeting,
    heading: own?.heading ?? words.heading,
    intro: own?.intro ?? words.intro,
    closing: own?.closing ?? words.closing,
  };
}

/** What is to be stored of words: what is the program's own is not, so that it follows the program. */
export function ownMailTexts(name: OrderMailName, texts: MailTexts): OwnMailTexts {
  const words = defaultMailTexts(name);
  const own = (key: keyof MailTexts) => (texts[key] === words[key] ? null : texts[key]);
  return {
    subject: own('subject'),
    greeting: own('greeting'),
    heading: own('heading'),
    intro: own('intro'),
    closing: own('closing'),
  };
}
