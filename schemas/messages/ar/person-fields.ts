import type { Catalogue } from '../catalogue.ts';
import type { personFields as en } from '../en/person-fields.ts';
import { isolate } from './isolate.ts';

/** What is wrong with a field that says who somebody is, beside it. */
export const personFields = {
  name: 'يُرجى كتابة الاسم، من دون عنوان موقع.',
  email: `يُرجى كتابة بريد إلكتروني، مثل ${isolate('ana@example.com')}.`,
  phone: 'يُرجى كتابة رقم هاتفك.',
} satisfies Catalogue<typeof en>;
