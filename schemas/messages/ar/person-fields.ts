import type { Catalogue } from '../catalogue.ts';
import type { personFields as en } from '../en/person-fields.ts';
import { isolate } from './isolate.ts';

/** Problems of fields that say who somebody is, shown beside them. */
export const personFields = {
  name: 'يُرجى كتابة الاسم، من دون عنوان موقع.',
  email: `يُرجى كتابة بريد إلكتروني، مثل ${isolate('ana@example.com')}.`,
  phone: 'يُرجى كتابة رقم هاتفك.',
} satisfies Catalogue<typeof en>;
