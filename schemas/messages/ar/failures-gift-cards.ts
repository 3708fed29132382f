import type { Catalogue } from '../catalogue.ts';
import type { giftCardFailures as en } from '../en/failures-gift-cards.ts';
import { isolate } from './isolate.ts';

export const giftCardFailures = {
  unknown: 'لا توجد بطاقة هدية كهذه.',
  notSold: 'لا تُباع بطاقات الهدايا هنا حاليًا.',
  amount: (lowest: string, highest: string) =>
    `اختر مبلغًا من ${isolate(lowest)} إلى ${isolate(highest)}.`,
  design: 'لم يعد هذا التصميم متاحًا. اختر تصميمًا آخر.',
  day: 'اختر يومًا من اليوم حتى سنة من الآن.',
  keyReused: 'أُرسل هذا من قبل لبطاقة هدية أخرى.',
  calledOff: 'أُلغيت بطاقة الهدية هذه ولم تعد تُباع.',
  otherAmount: 'أرسل بنكك مبلغًا يختلف عن ثمن بطاقة الهدية هذه. أُبلغ المطعم بذلك، ويُرجى الاتصال به.',
} satisfies Catalogue<typeof en>;
