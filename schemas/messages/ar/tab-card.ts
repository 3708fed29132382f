import type { Catalogue } from '../catalogue.ts';
import type { tabCard as en } from '../en/tab-card.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

const hours = (count: number) =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });

export const tabCard = {
  heading: 'بطاقة للحساب',
  offer: (amount, after) =>
    `اترك بطاقة ولن ينتظر أحد الفاتورة: يحجز مصرفك ${isolate(amount)} ولا يُخصم شيء الآن. إن بقي ما لم يُدفع بعد ${hours(after)} من آخر طلب، تدفع بطاقتك ذلك المبلغ بالضبط دون إكرامية، ويُغلق الحساب.`,
  whole: 'تدفع عن الطاولة كلها، لا عن أطباقك وحدها. ويمكنك الدفع قبل ذلك كما تشاء.',
  leave: 'ترك بطاقة',
  hold: (amount) => `حجز ${isolate(amount)}`,
  holding: 'جارٍ سؤال مصرفك…',
  notNow: 'ليس الآن',
  slow: 'يستغرق مصرفك بعض الوقت. يُرجى إبقاء هذه الصفحة مفتوحة: تتابع تلقائيًا.',
  notHeld: 'لم يوافق مصرفك. يمكنك المحاولة مرة أخرى أو ببطاقة أخرى.',
  failed: {
    expired: 'لم يعد مصرفك يحجز المبلغ، فلا تدفع بطاقتك شيئًا. اترك بطاقة مرة أخرى أو ادفع الآن.',
    refused: 'رفض مصرفك الدفع بالبطاقة التي تركتها. اترك بطاقة أخرى أو ادفع الآن.',
  },
  held: (lastFour, amount) =>
    `بطاقتك المنتهية بـ ${isolate(lastFour)} محجوز عليها حتى ${isolate(amount)}.`,
  heldUnnamed: (amount) => `بطاقتك محجوز عليها حتى ${isolate(amount)}.`,
  pays: (after) =>
    after === null
      ? 'تدفع ما يبقى دون دفع من الحساب. وإن دُفع كل شيء بطريقة أخرى أُلغي الحجز.'
      : `تدفع ما لم يُدفع بعد ${hours(after)} من آخر طلب. وإن دُفع كل شيء بطريقة أخرى أُلغي الحجز.`,
  short: (open) =>
    `المتبقي ${isolate(open)}، وهو أكثر من المحجوز: لا تدفعه بطاقتك تلقائيًا، ويبقى الحساب مفتوحًا حتى يدفع أحد.`,
  charging: 'يُخصم المتبقي من بطاقتك الآن.',
  release: 'إلغاء حجز بطاقتي',
  releasing: 'جارٍ الإلغاء…',
  others: (who) => `هناك بطاقة محجوزة لهذا الحساب تعود إلى ${isolate(who)}.`,
  payBy: (lastFour) => `الدفع ببطاقتك المحجوزة المنتهية بـ ${isolate(lastFour)}`,
  payByUnnamed: 'الدفع ببطاقتك المحجوزة',
  unreached: 'تعذّر الوصول إلى المطعم. يمكن ضغط الزر مرة أخرى: لن يُنفَّذ شيء مرتين.',
} satisfies Catalogue<typeof en>;
