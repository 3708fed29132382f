import type { Catalogue } from '../catalogue.ts';
import type { offerFailures as en } from '../en/failures-offers.ts';
import { isolate } from './isolate.ts';

type OrderType = 'pickup' | 'delivery' | 'dine_in';

const ways: Record<OrderType, string> = {
  pickup: 'الاستلام من المطعم',
  delivery: 'التوصيل',
  dine_in: 'الطلب إلى الطاولة',
};
const waysOf = (types: readonly OrderType[]) => types.map((type) => ways[type]).join(' و');

export const offerFailures = {
  coupon: {
    unknown: 'رمز القسيمة غير صالح',
    endedOn: (day: string) => `انتهى هذا الرمز في ${isolate(day)}.`,
    ended: 'انتهت صلاحية هذا الرمز.',
    startsOn: (day: string) => `يبدأ هذا الرمز في ${isolate(day)}.`,
    notYet: 'لم يبدأ هذا الرمز بعد.',
    otherRestaurant: 'هذا الرمز لمطعم آخر.',
    forTypes: (types: readonly OrderType[]) => `هذا الرمز مخصص لطلبات ${waysOf(types)}.`,
    otherType: 'هذا الرمز لطريقة أخرى لاستلام الطلب.',
    forCash: 'هذا الرمز للطلبات المدفوعة نقدًا.',
    forCard: 'هذا الرمز للطلبات المدفوعة بالبطاقة.',
    addMore: (missing: string) => `أضف ما قيمته ${isolate(missing)} لاستخدام هذا الرمز.`,
    addALittle: 'أضف القليل بعد لاستخدام هذا الرمز.',
    usedUp: 'استُنفد هذا الرمز.',
    needsLogin: 'سجّل الدخول لاستخدام هذا الرمز.',
    needsEmail: 'يُستخدم هذا الرمز مرة واحدة لكل شخص. أكّد بريدك الإلكتروني لاستخدامه.',
    firstOrder: 'هذا الرمز لأول طلب لك عندنا.',
    forHours: (hours: string) => `يسري هذا الرمز: ${isolate(hours)}.`,
    notNow: 'لا يسري هذا الرمز في وقت طلبك.',
    dealIsBetter: 'في سلتك عرض يوفر لك أكثر من هذا الرمز، ولا يمكن الجمع بينهما.',
    nothingMatches: 'لا شيء في سلتك يدخل ضمن هذا العرض.',
    deliveryIsFree: 'التوصيل مجاني لك بالفعل.',
  },
  deal: {
    over: (name: string) => `انتهى عرض ${isolate(name)}.`,
    notYet: (name: string) => `لم يبدأ عرض ${isolate(name)} بعد.`,
    forTypes: (name: string, types: readonly OrderType[]) =>
      `عرض ${isolate(name)} مخصص لـ${waysOf(types)} فقط.`,
    forCash: (name: string) => `عرض ${isolate(name)} للدفع نقدًا فقط.`,
    forCard: (name: string) => `عرض ${isolate(name)} للدفع بالبطاقة فقط.`,
    notNow: (name: string) => `عرض ${isolate(name)} غير متاح في هذا الوقت.`,
  },
  giftCard: {
    unknown_gift_card: 'هذا ليس رمز بطاقة هدية من بطاقاتنا. تحقق من كل حرف.',
    gift_card_expired: 'انتهت صلاحية بطاقة الهدية هذه.',
    gift_card_void: 'لم تعد بطاقة الهدية هذه صالحة.',
    gift_card_empty: 'لم يبقَ رصيد في بطاقة الهدية هذه.',
  },
  giftCardUsed: 'استُخدمت بطاقة هديتك في مكان آخر في هذه الأثناء. انظر إلى المبلغ المتبقي.',
  hours: {
    days: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    everyDay: 'كل يوم',
    run: (first: string, last: string) => `من ${first} إلى ${last}`,
    list: (days: readonly string[]) => days.join(' و'),
    span: (days: string, hours: string) => `${days}، ${isolate(hours)}`,
    join: (spans: readonly string[]) => spans.join('؛ '),
  },
} satisfies Catalogue<typeof en>;
