import type { Catalogue } from '../catalogue.ts';
import type { orderStatus as en } from '../en/order-status.ts';
import { isolate } from './isolate.ts';
import { minutesOf } from './minutes-of.ts';

/** The line at the top of home and menu; it comes with the code that draws it. */
export const orderStatus = {
  label: 'الطلب الآن',
  /** What a phone has room for: when it opens, as `when` names it. */
  open: 'مفتوح',
  closed: 'مغلق',
  closedUntil: (when) => `مغلق حتى ${when}`,
  when: {
    today: (time) => isolate(time),
    tomorrow: (time) => `غدًا ${isolate(time)}`,
    later: (weekday, time) => `${weekday} ${isolate(time)}`,
  },
  ready: {
    pickup: (minutes) => `جاهز خلال نحو ${minutesOf(minutes)}`,
    delivery: (minutes) => `يصلك خلال نحو ${minutesOf(minutes)}`,
  },
  minutes: (minutes) => `${minutes} د`,
  from: {
    pickup: (when) => `الاستلام من ${when}`,
    delivery: (when) => `التوصيل من ${when}`,
  },
  none: { pickup: 'لا استلام حاليًا', delivery: 'لا توصيل حاليًا' },
  paused: { pickup: 'الاستلام متوقف مؤقتًا', delivery: 'التوصيل متوقف مؤقتًا' },
  pausedUntil: {
    pickup: (when) => `الاستلام متوقف حتى ${when}`,
    delivery: (when) => `التوصيل متوقف حتى ${when}`,
  },
  noOrders: 'لا طلبات عبر الإنترنت الآن',
  fee: (amount, postcode) => `التوصيل إلى ${isolate(postcode)}: ${isolate(amount)}`,
  free: 'توصيل مجاني',
  freeTo: (postcode) => `توصيل مجاني إلى ${isolate(postcode)}`,
  minimum: (amount) => `الحد الأدنى ${isolate(amount)}`,
  shortMinimum: (amount) => `الأدنى ${isolate(amount)}`,
  missing: (amount) => `يتبقّى ${isolate(amount)} للحد الأدنى`,
  shortMissing: (amount) => `يتبقّى ${isolate(amount)}`,
  feeByAddress: 'رسم التوصيل حسب عنوانك',
  outOfReach: (postcode) => `لا توصيل إلى ${isolate(postcode)}`,
  mismatch: 'يُرجى مراجعة عنوانك',
  choose: 'اختيار المطعم',
  chooseWhy: 'لمعرفة موعد جاهزية طلبك',
} satisfies Catalogue<typeof en>;
