import type { Catalogue } from '../catalogue.ts';
import type { home as en } from '../en/home.ts';
import { dishes } from './dishes.ts';
import { isolate } from './isolate.ts';

/**
 * Short marks beside a dish, by diet: Arabic menus print the Latin ones too. Screen readers hear
 * `dietNames`.
 */
const dietMarks: Record<string, string> = {
  vegetarian: 'V',
  vegan: 'VG',
  'gluten-free': 'GF',
  'dairy-free': 'DF',
  'nut-free': 'NF',
};

const dietNames: Record<string, string> = {
  vegetarian: 'نباتي',
  vegan: 'نباتي صرف',
  'gluten-free': 'خالٍ من الغلوتين',
  'dairy-free': 'خالٍ من الألبان',
  'nut-free': 'خالٍ من المكسرات',
  halal: 'حلال',
  kosher: 'كوشر',
  spicy: 'حار',
};

/** Sentences of the sections that variants draw; a message that needs a value is a function of it. */
export const home = {
  hero: {
    orderType: 'كيف نقدّم لك الطلب؟',
    orderTypes: { pickup: 'استلام', delivery: 'توصيل' },
    search: 'بحث',
    /** What a picture of a dish opens. */
    open: (dish) => `${isolate(dish)}: التفاصيل والطلب`,
  },
  categories: {
    /** Name of the ways into the menu where the owner gave them no title. */
    label: 'أقسام قائمة الطعام',
    count: dishes,
  },
  menu: {
    /** Name of the category bar. */
    index: 'أقسام القائمة',
    untitled: 'قائمة الطعام',
    from: (price) => `من ${isolate(price)}`,
    add: (dish) => `إضافة ${isolate(dish)} إلى طلبك`,
    favourite: (dish) => `حفظ ${isolate(dish)} في المفضلة`,
    soldOut: 'نفدت الكمية',
    /** What is put together of dishes. */
    kinds: { combo: 'وجبة', halves: 'نصف ونصف' },
    /** Leads from the short form on the home page to the menu's own page. */
    seeWhole: 'عرض القائمة كاملة',
    loading: 'جارٍ تحميل قائمة الطعام',
    failedTitle: 'تعذّر تحميل قائمة الطعام',
    failedText: 'ربما انقطع الاتصال للحظة.',
    tryAgain: 'إعادة المحاولة',
    emptyTitle: 'لا شيء في القائمة الآن',
    emptyText: 'نجدّد قائمة الطعام. يُرجى العودة بعد قليل.',
    dietMarks,
    dietNames,
  },
  spotlight: {
    previous: 'الأطباق السابقة',
    next: 'أطباق أخرى',
    fresh: 'جديد',
  },
  hours: {
    openUntil: (time) => `مفتوح حتى ${isolate(time)}`,
    openAllDay: 'مفتوح ليلًا ونهارًا',
    closed: 'مغلق',
    opensAt: (time) => `مغلق، يفتح ${isolate(time)}`,
    opensTomorrow: (time) => `مغلق، يفتح غدًا ${isolate(time)}`,
    opensOn: (day, time) => `مغلق، يفتح ${day} ${isolate(time)}`,
    range: (from, to) => `${isolate(from)} – ${isolate(to)}`,
    allDay: 'مفتوح 24 ساعة',
    everyDay: 'كل يوم',
    today: 'اليوم',
    /** Heading of the days that differ. */
    exceptions: 'أيام مختلفة قريبًا',
    directions: 'الاتجاهات',
    directionsTo: (place) => `الاتجاهات إلى ${isolate(place)}`,
    hoursOf: (place) => `أوقات العمل، ${isolate(place)}`,
  },
  reviews: {
    rated: (stars) => `التقييم ${stars} من 5`,
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
    count: (position, total) => `${position} من ${total}`,
  },
  banner: {
    label: 'عرض',
    dismiss: 'إغلاق العرض',
    pause: 'إيقاف النص المتحرك',
    play: 'تشغيل النص المتحرك',
    until: (end) => `حتى ${isolate(end)}`,
    left: (time) => `يتبقّى ${isolate(time)}`,
    ended: 'انتهى هذا العرض',
  },
} satisfies Catalogue<typeof en>;
