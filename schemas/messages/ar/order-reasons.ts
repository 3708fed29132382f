import type { Catalogue } from '../catalogue.ts';
import type { orderReasons as en } from '../en/order-reasons.ts';

export const orderReasons = {
  unpaid: 'لم يُدفع في الوقت المحدد.',
  replaced: 'حلّ طلب آخر محل هذا الطلب.',
  unanswered: 'لم يردّ المطعم في الوقت المحدد.',
  notReleased: 'لم يحرر بنكك المبلغ، لذا لم يتمكن المطعم من قبول الطلب.',
  otherAmount: 'أرسل بنكك مبلغًا يختلف عن ثمن هذا الطلب. يتحقق المطعم من ذلك.',
  paidAfterEnd: 'وصلت دفعتك بعد انتهاء هذا الطلب. يعود المبلغ إلى بطاقتك.',
  paidTooLate: 'دُفع متأخرًا.',
  paidAlready: 'كان الطلب مدفوعًا بالفعل.',
  ended: 'كان الطلب قد انتهى.',
  byCustomer: 'ألغاه العميل.',
  notToBePaid: 'لم يعد هذا الجزء من الحساب مطلوبًا دفعه.',
  costsLess: 'تغيّر طلبك وأصبح ثمنه أقل.',
  refundCameBack:
    'أعاد بنكك المبلغ المردود، لذا لا يزال المال لدى المطعم. أُبلغ المطعم بذلك، ويُرجى الاتصال به.',
} satisfies Catalogue<typeof en>;
