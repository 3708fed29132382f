import type { Catalogue } from '../catalogue.ts';
import type { dealsLeftOut as en } from '../en/deals-left-out.ts';
import { isolate } from './isolate.ts';

/** Why a deal is not applied to a cart; the server says it with the cart (rule R36). */
export const dealsLeftOut = {
  delivery_fee: (deal, amount) =>
    `«${isolate(deal)}» غير مطبّق: معه يزيد سعر التوصيل ${isolate(amount)}.`,
  other_deal: (deal) => `«${isolate(deal)}» غير مطبّق: عرض آخر على الأطباق نفسها يوفّر لك أكثر.`,
  code: (deal, amount) =>
    `«${isolate(deal)}» غير مطبّق: لا يجتمع مع رمز الخصم، ومع الرمز يقلّ المبلغ ${isolate(amount)}.`,
  minimum: (deal, amount) => `بإضافة ما قيمته ${isolate(amount)} يُطبّق «${isolate(deal)}» أيضًا.`,
  /** Where it is applied to some of the dishes that it could be applied to. */
  partial: {
    delivery_fee: (deal, amount) =>
      `«${isolate(deal)}» غير مطبّق على جميع الأطباق: لو زاد لزاد سعر التوصيل ${isolate(amount)}.`,
    code: (deal) => `«${isolate(deal)}» غير مطبّق على جميع الأطباق: لو زاد لتوقّف رمز الخصم.`,
  },
} satisfies Catalogue<typeof en>;
