import type { Catalogue } from '../catalogue.ts';
import type { halves as en } from '../en/halves.ts';
import { isolate } from './isolate.ts';

/** Sentences of the half-and-half dialog. */
export const halves = {
  left: 'النصف الأيسر',
  right: 'النصف الأيمن',
  pick: 'اختيار طبق',
  dishes: (side) => `أطباق ${side}`,
  find: 'البحث عن طبق',
  noneFound: 'لا طبق هنا بهذا الاسم.',
  picture: (left, right) => `اليسار ${isolate(left)}، اليمين ${isolate(right)}`,
  nothing: 'لا شيء بعد',
  missing: 'يُرجى اختيار النصفين للمتابعة.',
  same: (dish) => `النصفان متماثلان، فهذا ${isolate(dish)} كامل بسعره.`,
  dearest: 'يُحسب السعر بالنصف الأعلى سعرًا.',
  average: 'يُحسب متوسط سعر النصفين.',
  sum: 'يُحسب نصف سعر كل منهما.',
  surcharge: (price) => `يضاف ${isolate(price)} للتقسيم.`,
  toppingHalf: 'الإضافة على نصف واحد بنصف سعرها.',
  toppingEach: 'سعر الإضافة واحد على كل نصف.',
  toppingOnce: 'تُحسب الإضافة مرة واحدة، على نصف أو نصفين.',
  once: 'للنصفين',
  sides: { none: 'بلا', left: 'اليسار', whole: 'الكل', right: 'اليمين' },
  where: (topping) => `المكان: ${isolate(topping)}`,
} satisfies Catalogue<typeof en>;
