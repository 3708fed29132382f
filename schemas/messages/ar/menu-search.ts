import type { Catalogue } from '../catalogue.ts';
import type { menuSearch as en } from '../en/menu-search.ts';
import { dishes, dishesOf } from './dishes.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** Sentences of searching and filtering the menu. */
export const menuSearch = {
  clear: 'مسح البحث',
  filters: 'تصفية',
  filtersWith: (count) =>
    `تصفية، ${plural(count, {
      zero: 'بلا عوامل مفعّلة',
      one: 'عامل واحد مفعّل',
      two: 'عاملان مفعّلان',
      few: `${count} عوامل مفعّلة`,
      many: `${count} عاملًا مفعّلًا`,
      other: `${count} عامل مفعّل`,
    })}`,
  title: 'ما الذي يناسبك؟',
  text: 'تُستبعد الأطباق غير المناسبة. يُرجى إخبارنا بأي حساسية عند الطلب أيضًا.',
  close: 'إغلاق التصفية',
  diets: 'النظام الغذائي',
  without: 'من دون',
  withoutOne: (allergen) => `من دون ${isolate(allergen)}`,
  show: (count) => `عرض ${dishesOf(count)}`,
  clearAll: 'مسح الكل',
  removeOne: (name) => `إزالة التصفية ${isolate(name)}`,
  found: dishes,
  foundFor: (count, text) => `${dishes(count)} عند البحث عن «${isolate(text)}»`,
  results: 'نتائج البحث',
  emptyTitle: (text) => (text === '' ? 'لا طبق يناسب كل ذلك' : `لا نتائج عن «${isolate(text)}»`),
  emptyText: 'يمكن تجربة كلمة أخرى، أو تصفّح القائمة.',
  emptyFiltered: 'يمكن إزالة أحد عوامل التصفية، أو تصفّح القائمة.',
  all: 'عرض القائمة كاملة',
} satisfies Catalogue<typeof en>;
