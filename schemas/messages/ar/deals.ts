import type { Catalogue } from '../catalogue.ts';
import type { deals as en } from '../en/deals.ts';
import { isolate } from './isolate.ts';

/** Sentences of the deals' page and dialog; a message that needs a value is a function of it. */
export const deals = {
  title: 'العروض',
  lead: (restaurant) => `أسباب شهية للطلب من ${isolate(restaurant)}.`,
  loading: 'جارٍ تحميل العروض',
  failedTitle: 'تعذّر تحميل العروض',
  failedText: 'ربما انقطع الاتصال للحظة.',
  tryAgain: 'إعادة المحاولة',
  emptyTitle: 'لا عروض حاليًا',
  emptyText: 'متى وُجد عرض ظهر هنا. وقائمة الطعام شهية من دونه أيضًا.',
  toMenu: 'عرض قائمة الطعام',
  gone: 'لا يوجد عرض كهذا لتكوينه.',

  atMost: (amount) => `بحد أقصى ${isolate(amount)}`,

  contents: 'ما يتضمنه العرض',
  anyOf: (count, names) => (count === 1 ? names : `اختيار ${count} من: ${names}`),
  free: 'مجانًا',
  less: (percent) => `خصم ${percent}%`,
  andMore: (names, more) => `${names} و${more} غيرها`,

  conditions: 'متى يسري',
  orderTypes: {
    pickup: 'الاستلام',
    delivery: 'التوصيل',
    dine_in: 'الطلب على الطاولة',
  },
  only: (ways) => `فقط مع ${ways}`,
  payment: { card: 'عند الدفع بالبطاقة', cashOnDelivery: 'عند الدفع نقدًا' },
  weekdays: 'من الاثنين إلى الجمعة',
  weekends: 'السبت والأحد',
  everyDay: 'كل يوم',
  from: (amount) => `للطلبات من ${isolate(amount)}`,
  starts: (date) => `ابتداءً من ${isolate(date)}`,
  until: (date) => `حتى ${isolate(date)}`,
  notNow: (when) => `غير متاح الآن: ${when}`,

  automatic: 'يُطبّق تلقائيًا في سلتك',
  chooseDishes: 'اختيار الأطباق',
  start: 'تكوين العرض',
  notNowShort: 'غير متاح الآن',
  startNamed: (name) => `تكوين العرض: ${isolate(name)}`,
  unavailable: 'نفدت الكمية',
} satisfies Catalogue<typeof en>;
