import type { Catalogue } from '../catalogue.ts';
import type { menu as en } from '../en/menu.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** A count of 3 and more with a noun whose form for 3 to 10 is another one than beyond. */
export const counted = (count: number, few: string, other: string): string =>
  `${count} ${plural(count, { few, other })}`;

/** Sentences of the menu area; a message that needs a value is a function of it. */
export const menu = {
  bestSellers: 'الأكثر طلبًا',
  freshAdditions: 'جديد القائمة',
  favouritesOfTheHouse: 'مختاراتنا',
  /** `times` are windows in words: '7 ص – 11 ص', or with days. */
  servedAt: (times) => `يُقدَّم ${times}`,
  backAt: (when) => `يعود ${isolate(when)}`,
  soldOut: 'نفدت الكمية',
  /** A category that opens later today, or on another day, named. */
  offeredFrom: (time) => `من ${isolate(time)}`,
  offeredOn: (day) => `ابتداءً من ${day}`,
  notOfferedNow: 'لا يُقدَّم الآن. يمكن طلبه لوقت لاحق.',

  closeItem: 'إغلاق',
  notOpenedTitle: 'تعذّر الفتح',
  notOpened: 'يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  itemGone: 'لم يعد هذا الطبق في قائمة الطعام.',
  missing: (count) =>
    `يُرجى اختيار ${plural(count, { one: 'واحد', two: 'اثنين', other: `${count}` })} للمتابعة.`,
  more: (price) => `+ ${isolate(price)}`,
  fewer: (name) => `أقل: ${isolate(name)}`,
  another: (name) => `أكثر: ${isolate(name)}`,
  contains: (allergens) => `يحتوي على ${allergens}`,
  quantity: 'الكمية',
  add: (price) => `إضافة · ${isolate(price)}`,
  adding: 'جارٍ الإضافة…',

  /** What the field says; the rest of search and filters stands apart (menu-search.ts). */
  search: {
    label: 'البحث في القائمة',
    placeholder: 'البحث عن طبق',
  },
} satisfies Catalogue<typeof en>;
