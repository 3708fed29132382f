import type { Catalogue } from '../catalogue.ts';
import type { loyaltyPoints as en } from '../en/loyalty-points.ts';
import { isolate } from './isolate.ts';
import { monthsOf } from './months-of.ts';
import { points, pointsOf } from './points.ts';

/** What the page of one's loyalty points says; it is loaded with it. */
export const loyaltyPoints = {
  title: 'نقاط الولاء',
  loading: 'جارٍ تحميل نقاطك',
  points,
  toMenu: 'عرض قائمة الطعام',

  failedTitle: 'تعذّر تحميل نقاطك',
  failedText: 'نقاطك محفوظة. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  tryAgain: 'إعادة المحاولة',

  noneTitle: 'لا نقاط هنا بعد',
  noneText: (place) => `لا يمنح ${isolate(place)} نقاطًا حاليًا. متى تغيّر ذلك ظهرت نقاطك هنا.`,
  offNote: 'النقاط متوقفة هنا مؤقتًا: لا تُكسب ولا تُستخدم. رصيدك منها يبقى لك.',

  guestLead: (place) => `مع حساب لدى ${isolate(place)} تكافئك كل وجبة.`,
  guestClaim: 'سبق لك الطلب من دون حساب؟ بإنشاء حساب بالبريد نفسه تصبح نقاط تلك الطلبات لك أيضًا.',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',

  balance: 'نقاطك',
  worth: (amount) => `تساوي ${isolate(amount)} في طلبك القادم`,
  notYet: (minimum) => `الحد الأدنى للاستخدام: ${minimum}`,
  pending: (count) => `${points(count)} في الطريق، ولك عند اكتمال الطلب.`,
  expiring: (count, day) =>
    `تنتهي صلاحية ${pointsOf(count)} في نهاية ${isolate(day)}. تُستخدم الأقدم أولًا.`,
  next: 'المكافأة القادمة',
  nextWorth: (count, amount) => `خصم ${isolate(amount)} مقابل ${pointsOf(count)}`,
  missing: (count) => `المتبقي: ${points(count)}`,
  order: 'الطلب واستخدامها',
  howToUse: 'يُحدَّد عدد النقاط عند مراجعة الطلب.',

  rules: 'كيف تعمل',
  earn: (count, unit) =>
    `لك ${points(count)} عن كل ${isolate(unit)} من سعر أطباقك بعد الخصم، من دون الكسور.`,
  taxOut: 'الضريبة غير محسوبة.',
  earnNot: 'لا نقاط على التوصيل والرسوم والإكراميات وشراء بطاقات الهدايا.',
  when: 'تصبح النقاط لك عند اكتمال الطلب.',
  value: (count, amount) => `خصم ${isolate(amount)} من الطلب مقابل ${pointsOf(count)}.`,
  from: (minimum) => `تُستخدم ابتداءً من ${pointsOf(minimum)}.`,
  steps: (step) => `تُستخدم بمضاعفات ${step}.`,
  fromInSteps: (minimum, step) => `تُستخدم ابتداءً من ${pointsOf(minimum)}، وبمضاعفات ${step}.`,
  share: (percent) => `تغطّي حتى ${percent}% من سعر أطباق الطلب.`,
  shareAll: 'يمكنها تغطية سعر أطباقك كلها، لا التوصيل والرسوم والإكرامية.',
  expire: (months) => `النقاط التي لا تُستخدم خلال ${monthsOf(months)} من كسبها تنتهي صلاحيتها.`,
  never: 'لا تنتهي صلاحية نقاطك أبدًا.',
  refunds: 'عند إلغاء الطلب أو رد ثمنه تعود النقاط المستخدمة فيه، وتُسحب النقاط المكتسبة منه.',

  ledger: 'حركة النقاط',
  ledgerEmptyText: 'لا شيء بعد. أول طلب مكتمل يأتيك بأول نقاطك.',
  kinds: {
    earn: 'كسب',
    redeem: 'استخدام',
    return: 'إعادة',
    clawback: 'سحب بعد رد المبلغ',
    expire: 'انتهاء الصلاحية',
  },
  ofOrder: (number) => `الطلب ${isolate(number)}`,
  linkOf: (kind, number) => `${kind}، الطلب ${isolate(number)}`,
  change: (count) => isolate(`${count > 0 ? '+' : '−'}${Math.abs(count)}`),
  changeSpoken: (count) => `${count > 0 ? 'زائد' : 'ناقص'} ${points(Math.abs(count))}`,
  older: 'عرض الأقدم',
  loadingOlder: 'جارٍ التحميل…',
  olderFailed: 'تعذّر تحميل الأقدم. يُرجى المحاولة مرة أخرى.',
} satisfies Catalogue<typeof en>;
