import type { Catalogue } from '../catalogue.ts';
import type { checkout as en } from '../en/checkout.ts';
import { isolate } from './isolate.ts';

/** Sentences of the checkout's last step. */
export const checkoutPayment = {
  headingCard: 'الدفع بالبطاقة',
  headingCash: 'الدفع عند الاستلام',
  headingCashDelivery: 'الدفع عند التوصيل',
  headingFree: 'لا شيء للدفع',
  freeText: 'هذا الطلب بلا مقابل. بضغطة على الزر يصل إلى المطبخ.',
  placeFree: 'تأكيد الطلب',
  cashText: (total, time) => `يُرجى إحضار ${isolate(total)} نقدًا. يكون طلبك جاهزًا ${isolate(time)}.`,
  cashDeliveryText: (total) => `يُرجى تجهيز ${isolate(total)} نقدًا عند وصولنا.`,
  cashAtTableText: (total) =>
    `يصل طلبك إلى المطبخ الآن. يستلم موظفونا ${isolate(total)} نقدًا عند طاولتك.`,
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: isolate('MM / YY'),
  cvc: 'رمز الأمان',
  cvcHint: '3 أو 4 أرقام',
  pay: (total) => `دفع ${isolate(total)}`,
  paying: 'جارٍ الدفع…',
  place: (total) => `تأكيد الطلب · ${isolate(total)}`,
  placing: 'جارٍ إرسال طلبك…',
  testCards: 'بطاقات تجريبية فقط.',
  testCardsText: 'لا تنتقل أي أموال. يصلح أي تاريخ انتهاء في المستقبل وأي رمز أمان.',
  testCardNumbers: {
    succeeds: 'تُدفع',
    asks: `تطلب موافقتك أولًا (${isolate('3-D Secure')})`,
    late: 'تُدفع متأخرة',
    declines: 'تُرفض',
  },
  bankRefused: 'لم يوافق مصرفك على هذه العملية. يمكنك المحاولة مرة أخرى أو ببطاقة أخرى.',
  bank: {
    asks: 'مصرفك يسأل',
    question: (total) => `الموافقة على دفع ${isolate(total)}؟ هذا مصرف تجريبي، ولا تنتقل أي أموال.`,
    approve: 'موافقة',
    refuse: 'رفض',
    waiting: 'بانتظار مصرفك',
    waitingText: (total) =>
      `وصلته دفعتك بقيمة ${isolate(total)} ويحتاج إلى لحظة لتأكيدها. طلبك محفوظ، وهذه الصفحة تتابع تلقائيًا.`,
  },
  stripe: {
    loading: 'جارٍ تحميل نموذج البطاقة',
    note: `تصل بيانات بطاقتك إلى ${isolate('Stripe')} مباشرةً. لا نرى رقمها أبدًا.`,
    notTaken: 'لم يُخصم أي مبلغ. يمكن ضغط الزر للمحاولة مرة أخرى، أو اختيار طريقة دفع أخرى.',
    failedHeading: 'تعذّر تحميل نموذج البطاقة',
    failed: `اتصالك أو برنامج على هذا الجهاز يمنع ${isolate('js.stripe.com')}. لم يُخصم أي مبلغ، وطلبك محفوظ.`,
  },
  errors: {
    number: 'يُرجى كتابة الرقم المطبوع على وجه البطاقة.',
    expiry: `يُرجى كتابة تاريخ الانتهاء مثل ${isolate('08 / 29')}.`,
    cvc: 'يُرجى كتابة أرقام رمز الأمان، وهي 3 أو 4.',
  },
  nothingCharged: 'لم يُخصم أي مبلغ.',
  waiting: (number, total) =>
    `الطلب ${isolate(number)} محجوز لك. يُرسل إلى المطبخ بعد دفع ${isolate(total)}.`,
  unreached: 'تعذّر الوصول إلى المطبخ. لم يُفقد شيء: يمكن ضغط الزر مرة أخرى، ولن يتكرر الطلب.',
  checking: 'جارٍ التحقق من حالة طلبك',
  uncheckedHeading: 'هل وصل طلبك؟',
  unchecked: 'لا يمكننا الوصول إلى المطبخ لمعرفة ذلك. يُرجى المحاولة بعد لحظة، أو الاتصال بنا.',
  again: 'إعادة المحاولة',
  seeOrder: 'عرض طلبك',
} satisfies Catalogue<(typeof en)['payment']>;
