import type { Catalogue } from '../catalogue.ts';
import type { instoreMenu as en } from '../en/instore-menu.ts';
import { isolate } from './isolate.ts';
import { counted } from './menu.ts';
import { plural } from './plural.ts';

/** What the menu for reading in the restaurant says, and the menu board that it makes. */
export const instoreMenu = {
  lead: (place) => `ما نقدّمه في ${isolate(place)}، بأسعار المطعم.`,
  restaurants: 'المطاعم',
  choices: 'خيارات وإضافات',
  choicesOf: (dish) => `خيارات وإضافات ${isolate(dish)}`,
  soldOut: 'نفدت الكمية',
  /** An option with what it holds. */
  optionWith: (option, allergens) => `${isolate(option)} (${allergens})`,
  perPart: (count, part) => (count === 1 ? part : `${count} × ${isolate(part)}`),
  halves: 'أنصاف من',

  deals: 'العروض',
  legend: 'الأنظمة الغذائية ومسببات الحساسية',
  marks: 'العلامات',
  allergens: 'المذكور في هذه القائمة',
  unnamed:
    'قد يحتوي طبق لم تُذكر معه مسببات حساسية على بعضها، وقد تضيف الخيارات غيرها. يُرجى إخبارنا بأي حساسية قبل الطلب.',

  show: 'العرض على شاشة جدارية',
  board: (place) => `لوحة قائمة ${isolate(place)}`,
  ask: 'يُرجى إخبارنا بأي حساسية عند الطلب.',
  boardLoading: 'تظهر قائمة الطعام بعد لحظة.',
  boardEmpty: 'لا شيء في القائمة الآن.',
  continued: (category) => `${isolate(category)}، تتمة`,
  page: (page, count) => `صفحة ${page} من ${count}`,
  controls: 'لوحة القائمة',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  resume: 'متابعة',
  fullScreen: 'ملء الشاشة',
  close: 'إغلاق لوحة القائمة',
  paused: (seconds) =>
    `متوقفة مؤقتًا. تتابع تلقائيًا بعد ${plural(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      other: counted(seconds, 'ثوانٍ', 'ثانية'),
    })}.`,
  outdated: (time) => `غير محدّثة منذ ${isolate(time)}`,
} satisfies Catalogue<typeof en>;
