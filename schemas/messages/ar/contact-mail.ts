import type { Catalogue } from '../catalogue.ts';
import type { contactMail as en } from '../en/contact-mail.ts';
import { isolate } from './isolate.ts';

/** What the mails about messages to a business say: the one to the business, and the answer. */
export const contactMail = {
  subject: (about, name) => `${about}: رسالة من ${isolate(name)}`,
  somebody: 'أحد الزبائن',
  subjects: {
    question: 'سؤال',
    order: 'بخصوص طلب',
    feedback: 'رأي',
    press: 'الصحافة',
    other: 'أمر آخر',
  },
  preview: (tenant) => `رسالة إلى ${isolate(tenant)} من موقعكم.`,
  heading: (name) => `رسالة من ${isolate(name)}`,
  lead: (about) => `${about}، كُتبت على موقعكم.`,
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  order: 'الطلب',
  restaurant: 'المطعم',
  button: 'الرد من لوحة الطلبات',
  small: (tenant) =>
    `الرد على هذه الرسالة يصل إلى الزبون من دون علم لوحة الطلبات. وصلتك الرسالة لأن بريدك هو بريد التواصل لدى ${isolate(tenant)}.`,
  answer: {
    subject: (tenant) => `ردّنا على رسالتك: ${isolate(tenant)}`,
    preview: (tenant) => `وصل ردّ ${isolate(tenant)} على رسالتك.`,
    greeting: (name) => `مرحبًا ${isolate(name)}،`,
    heading: 'ردّنا عليك',
    about: (day) => `بخصوص رسالتك بتاريخ ${isolate(day)}.`,
    small: (tenant) =>
      `وصلتك هذه الرسالة لأن هذا البريد ذُكر في رسالة إلى ${isolate(tenant)}. يمكنك الرد عليها مباشرةً.`,
  },
} satisfies Catalogue<typeof en>;
