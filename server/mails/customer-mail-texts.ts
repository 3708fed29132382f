import type { Catalogue } from '#schemas/messages/catalogue.ts';
import { contactMail as contactInArabic } from '#schemas/messages/ar/contact-mail.ts';
import * as changesInArabic from '#schemas/messages/ar/line-changes.ts';
import { mail as mailInArabic } from '#schemas/messages/ar/mail.ts';
import { reservationMail as reservationInArabic } from '#schemas/messages/ar/reservation-mail.ts';
import { userMail as userInArabic } from '#schemas/messages/ar/user-mail.ts';
import { contactMail } from '#schemas/messages/en/contact-mail.ts';
import { changeMoney, lineChanges } from '#schemas/messages/en/line-changes.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { reservationMail } from '#schemas/messages/en/reservation-mail.ts';
import { userMail } from '#schemas/messages/en/user-mail.ts';
import { contactMail as contactInSpanish } from '#schemas/messages/es/contact-mail.ts';
import * as changesInSpanish from '#schemas/messages/es/line-changes.ts';
import { mail as mailInSpanish } from '#schemas/messages/es/mail.ts';
import { reservationMail as reservationInSpanish } from '#schemas/messages/es/reservation-mail.ts';
import { userMail as userInSpanish } from '#schemas/messages/es/user-mail.ts';
import type { Language } from '#schemas/languages/languages.ts';

const english = { mail, userMail, reservationMail, contactMail, lineChanges, changeMoney };

/** What the mails to customers say. */
export type CustomerMailTexts = Catalogue<typeof english>;

/** The same in each language; read at the start, for mails are written by the server alone. */
export const customerMailTexts: Readonly<Record<Language, CustomerMailTexts>> = {
  en: english,
  es: {
    mail: mailInSpanish,
    userMail: userInSpanish,
    reservationMail: reservationInSpanish,
    contactMail: contactInSpanish,
    lineChanges: changesInSpanish.lineChanges,
    changeMoney: changesInSpanish.changeMoney,
  },
  ar: {
    mail: mailInArabic,
    userMail: userInArabic,
    reservationMail: reservationInArabic,
    contactMail: contactInArabic,
    lineChanges: changesInArabic.lineChanges,
    changeMoney: changesInArabic.changeMoney,
  },
};
