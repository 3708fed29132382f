import type { Catalogue } from '../catalogue.ts';
import type { placingFailures as en } from '../en/failures-placing.ts';
import { isolate } from './isolate.ts';

type OrderType = 'pickup' | 'delivery' | 'dine_in';

const paused: Record<OrderType, string> = {
  pickup: 'طلبات الاستلام متوقفة مؤقتًا',
  delivery: 'التوصيل متوقف مؤقتًا',
  dine_in: 'الطلب إلى الطاولة متوقف مؤقتًا',
};
const weekdays = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'];
const listed = new Intl.ListFormat('ar', { type: 'disjunction' });

export const placingFailures = {
  blocked: (phone: string) =>
    phone === ''
      ? 'لا يمكننا قبول هذا الطلب عبر الإنترنت. يُرجى الاتصال بالمطعم.'
      : `لا يمكننا قبول هذا الطلب عبر الإنترنت. يُرجى الاتصال على ${isolate(phone)}.`,
  cartEmpty: 'سلتك فارغة.',
  cartChanged: 'تغيّرت سلتك في هذه الأثناء. يُرجى مراجعتها مرة أخرى.',
  totalChanged: 'تغيّر المجموع في هذه الأثناء. يُرجى مراجعته مرة أخرى.',
  dueChanged: 'تغيّر المبلغ المتبقي في هذه الأثناء. يُرجى مراجعته مرة أخرى.',
  menuChanging: 'القائمة قيد التغيير الآن. يُرجى المحاولة مرة أخرى.',
  detailsMissing: 'بعض البيانات ناقصة. يُرجى ملؤها.',
  keyReused: 'أُرسل هذا من قبل لطلب آخر. يُرجى المحاولة مرة أخرى.',
  alreadyOrdered: (time: string) => `طُلبت هذه السلة بالفعل، للساعة ${isolate(time)}.`,
  closed: 'هذا المطعم مغلق.',
  closedNow: 'المطعم مغلق الآن.',
  typeNotOffered: 'لا يقدّم هذا المطعم هذه الخدمة. اختر طريقة أخرى لاستلام طلبك.',
  paused: (type: OrderType, reason: string) =>
    reason === '' ? `${paused[type]}.` : `${paused[type]}: «${isolate(reason)}»`,
  scanAgain: 'امسح الرمز الموجود على طاولتك مرة أخرى، أو اسأل فريقنا.',
  paidOnTab: 'ما يُطلب على الحساب يُدفع معه. اختر طريقة دفع أخرى.',
  servedAtTable: 'ما يُطلب على الحساب يُقدَّم على طاولته.',
  methodNotOffered: 'طريقة الدفع هذه غير متاحة هنا. اختر طريقة أخرى.',
  cardOnly:
    'لا يمكن دفع هذا الطلب نقدًا، لأن طلبات نقدية سابقة لم تُستلم. ادفع بالبطاقة أو اتصل بالمطعم.',
  timeFull: (time: string) => `الساعة ${isolate(time)} محجوزة بالكامل الآن. اختر وقتًا آخر.`,
  slotFull: 'هذا الوقت محجوز بالكامل الآن. اختر وقتًا آخر.',
  timeGone: 'لم يعد هذا الوقت متاحًا. اختر وقتًا آخر.',
  soldOut: (name: string) => `نفد ${isolate(name)}.`,
  fewLeft: (count: number, name: string) => `المتبقي من ${isolate(name)} هو ${count} فقط.`,
  pointsNeedLogin: 'يُرجى تسجيل الدخول لاستخدام النقاط.',
  tooFewPoints: 'نقاطك الآن أقل من ذلك. اختر عدد النقاط مرة أخرى.',
  tipTooHigh: (most: string) =>
    `الحد الأقصى للإكرامية على هذا الطلب هو ${isolate(most)}. اختر مبلغًا أقل.`,
  deliveryMinimum: (minimum: string, missing: string) =>
    `يبدأ التوصيل إلى هذا العنوان من ${isolate(minimum)}. أضف ما قيمته ${isolate(missing)}.`,
  noDelivery: 'لا يوفر هذا المطعم خدمة التوصيل.',
  notDeliveredTo: (postcode: string) => `لا نوصل إلى ${isolate(postcode)} بعد.`,
  pickupInstead: (sentence: string) => `${sentence} يمكنك استلام طلبك بنفسك.`,
  unknownAddress: 'هذا العنوان غير معروف. يُرجى كتابته كاملًا.',
  postcodeOfAddress: (right: string, written: string) =>
    `الرمز البريدي لهذا العنوان هو ${isolate(right)}، وليس ${isolate(written)}. يُرجى التحقق منه.`,
  postcodeOfSuburb: (suburb: string, right: string, written: string) =>
    `الرمز البريدي لـ${isolate(suburb)} هو ${isolate(right)}، وليس ${isolate(written)}. يُرجى التحقق منهما.`,
  suburbOfPostcode: (postcode: string, right: string, written: string) =>
    `${isolate(postcode)} هو الرمز البريدي لـ${isolate(right)}، وليس لـ${isolate(written)}. يُرجى التحقق منهما.`,
  cityOfPlace: (place: string, right: string, written: string) =>
    `يقع ${isolate(place)} في ${isolate(right)}، وليس في ${isolate(written)}. يُرجى التحقق من المدينة.`,
  either: (names: readonly string[], hasMore: boolean) =>
    hasMore ? `${names.join('، ')} وغيرها` : listed.format(names),
  notOfferedOn: (name: string, weekday: number) =>
    `لا يُقدَّم ${isolate(name)} يوم ${weekdays[weekday - 1] ?? ''}. اختر وقتًا آخر أو أزله.`,
  notOfferedAt: (name: string, time: string, spans: readonly string[]) =>
    `لا يُقدَّم ${isolate(name)} الساعة ${isolate(time)} (فقط ${isolate(spans.join(', '))}). اختر وقتًا آخر أو أزله.`,
} satisfies Catalogue<typeof en>;
