import type { Catalogue } from '../catalogue.ts';
import type { giftCardField as en } from '../en/gift-card-field.ts';
import { isolate } from './isolate.ts';

const ending = (lastFour: string): string => isolate(`•••• ${lastFour}`);

/** What the checkout says of gift cards; it comes with the step that takes them. */
export const giftCardField = {
  label: 'رمز بطاقة الهدية',
  hint: 'الحروف والأرقام الستة عشر على بطاقتك.',
  add: 'إضافة',
  adding: 'جارٍ التحقق…',
  pays: (lastFour, amount) => `بطاقة الهدية ${ending(lastFour)} تغطّي ${isolate(amount)}.`,
  paysNothing: (lastFour) => `لم يبقَ ما تغطّيه بطاقة الهدية ${ending(lastFour)}.`,
  left: (amount) => `يبقى فيها ${isolate(amount)}.`,
  refused: (lastFour) => `بطاقة الهدية ${ending(lastFour)} غير مستخدمة.`,
  unknown: 'إحدى بطاقات الهدايا غير مستخدمة.',
  again: 'يُرجى إدخال رمزها مرة أخرى.',
  remove: 'إزالة',
  removeNamed: (lastFour) => `إزالة بطاقة الهدية ${ending(lastFour)}`,
  own: 'بطاقات هداياك',
  ownCard: (lastFour, amount) => `استخدام ${ending(lastFour)}، وفيها ${isolate(amount)}`,
  twice: 'هذه البطاقة مضافة إلى الطلب من قبل.',
  failed: 'تعذّر التحقق من البطاقة. يُرجى المحاولة مرة أخرى.',
} satisfies Catalogue<typeof en>;
