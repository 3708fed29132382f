import type { Catalogue } from '../catalogue.ts';
import type { order as en } from '../en/order.ts';
import { dishes } from './dishes.ts';
import { isolate } from './isolate.ts';
import { changeMoney, lineChanges } from './line-changes.ts';
import { taxNumber } from './tax-number.ts';

const backToCard = (amount: string): string =>
  `${isolate(amount)} في الطريق إلى بطاقتك. تحتاج المصارف إلى خمسة أيام عمل على الأكثر.`;
const isBackOnCard = (amount: string): string =>
  `أُعيد ${isolate(amount)} إلى بطاقتك. قد يظهر لدى مصرفك لاحقًا.`;

/** Sentences of the order area; a message that needs a value is a function of it. */
export const order = {
  title: (number) => `الطلب ${isolate(number)}`,
  loading: 'جارٍ تحميل طلبك',
  promised: {
    pickup: (time) => `جاهز ${isolate(time)}`,
    delivery: (time) => `يصلك ${isolate(time)}`,
    dine_in: (time) => `على طاولتك ${isolate(time)}`,
    done: { pickup: 'تم الاستلام', delivery: 'تم التوصيل', dine_in: 'تم التقديم' },
  },
  waitingHeading: 'لم يُدفع بعد',
  ended: {
    rejected: 'تعذّر على المطعم قبوله',
    cancelled: 'أُلغي هذا الطلب',
    cancelledByYou: 'ألغيت هذا الطلب',
    expired: 'لم يُدفع في الوقت المحدد',
    unanswered: 'لم يرد المطعم في الوقت المحدد',
    notCollected: {
      pickup: 'لم يُستلم الطلب',
      delivery: 'تعذّر تسليم الطلب',
      dine_in: 'تعذّر تقديم الطلب',
    },
  },
  progress: {
    label: 'مراحل طلبك',
    done: 'تم',
    placed: 'أُرسل',
    accepted: 'مؤكد',
    preparing: 'في المطبخ',
    ready: 'جاهز',
    out_for_delivery: 'في الطريق',
    completed: { pickup: 'تم الاستلام', delivery: 'تم التوصيل', dine_in: 'تم التقديم' },
  },
  now: {
    pending_payment: 'يصل إلى المطبخ بعد الدفع.',
    placed: 'بانتظار تأكيد المطعم.',
    unanswered: 'لم يرد أحد في المطعم بعد. ما زال الطلب ينتظر.',
    accepted: {
      by_hand: 'وافق المطبخ على طلبك.',
      automatic: 'تأكد طلبك وهو في طريقه إلى شاشة المطبخ.',
    },
    preparing: 'يُحضَّر الآن.',
    ready: {
      pickup: 'طلبك بانتظارك وهو طازج.',
      delivery: 'طلبك مغلّف وينطلق بعد قليل.',
      dine_in: 'يصل إلى طاولتك الآن.',
    },
    out_for_delivery: 'في الطريق إليك. يُرجى إبقاء الهاتف قريبًا.',
    completed: 'بالهناء والشفاء.',
    notCollected: 'حُضّر الطلب ولم يكن هناك من يستلمه.',
    rejected: 'نعتذر منك. لن يُحضَّر هذا الطلب.',
    cancelled: 'لن يُحضَّر هذا الطلب.',
    expired: 'لذلك لم يُحضَّر.',
  },
  change: {
    before: (time) => `كان الموعد ${isolate(time)}.`,
    why: (reason) => `يقول المطبخ: «${isolate(reason)}»`,
  },
  waits: {
    payment: (time) => `نحتفظ به لك حتى ${isolate(time)}.`,
    answer: {
      wait: (time) => `طُلب من المطعم الرد قبل ${isolate(time)}.`,
      accept: (time) => `إن لم يرد أحد قبل ${isolate(time)} تأكد الطلب تلقائيًا.`,
      reject: (time) => `إن لم يرد أحد قبل ${isolate(time)} أُلغي الطلب من دون أي تكلفة.`,
    },
    left: (minutes) => (minutes < 1 ? 'تبقّى أقل من دقيقة' : `يتبقّى ${minutes} د`),
  },
  money: {
    held: (amount) => `${isolate(amount)} محجوز على بطاقتك، ويُخصم عند تأكيد الطلب.`,
    refundPending: backToCard,
    refunded: isBackOnCard,
    letGo: (amount) => `لم يُخصم أي مبلغ. يُلغى حجز ${isolate(amount)} على بطاقتك.`,
    voided: 'لم يُخصم من بطاقتك شيء، وأُلغي المبلغ المحجوز عليها.',
    nothingCharged: 'لم يُخصم أي مبلغ.',
    nothingToPay: 'لا شيء مستحق الدفع.',
  },
  changes: {
    heading: 'عدّل المطعم طلبك',
    line: lineChanges,
    money: changeMoney,
    why: (reason) => `«${isolate(reason)}»`,
  },
  refunds: {
    heading: 'ما أُعيد إليك',
    to: {
      card: {
        pending: backToCard,
        done: isBackOnCard,
        failed: (amount) => `أعاد مصرفك ${isolate(amount)} إلى المطعم. يُرجى الاتصال بالمطعم.`,
      },
      cash: (amount) => `أُعيد ${isolate(amount)} نقدًا، أو لم يعد مطلوبًا منك.`,
      gift_card: (amount) => `عاد ${isolate(amount)} إلى بطاقة هديتك.`,
    },
    why: (reason) => `«${isolate(reason)}»`,
  },
  table: {
    brought: (table) =>
      table === null ? 'نحضره إلى طاولتك' : `نحضره إلى الطاولة ${isolate(table)}`,
    at: (table) => `الطاولة ${isolate(table)}`,
  },
  anotherRound: 'طلب جولة أخرى',
  finishPaying: 'إكمال الدفع',
  toMenu: 'عرض قائمة الطعام',
  again: {
    button: 'تكرار الطلب',
    busy: 'جارٍ البحث عن المتاح…',
    someTitle: 'بعض الأصناف غير متاح اليوم',
    someText: (added) => `أُضيف إلى سلتك: ${dishes(added)}. أما هذه فلم تُضف:`,
    noneTitle: 'لا يمكن طلب أي منها الآن',
    noneText: 'تبقى سلتك كما كانت. وهذا هو السبب:',
    leftOut: 'لم تُضف',
    repricedTitle: 'تغيّرت بعض الأسعار',
    repricedText: (added) => `أُضيف إلى سلتك: ${dishes(added)}. تغيّر سعر هذه:`,
    alsoRepriced: 'هذه في سلتك، وقد تغيّر سعرها:',
    repriced: 'تغيّر سعرها',
    price: (was, now) => `${isolate(now)} الآن، وكان ${isolate(was)} في طلبك`,
    cart: 'عرض السلة',
    close: 'إغلاق',
    notYours: 'لا يمكن تكرار الطلب إلا من حيث أُرسل. أما قائمة الطعام فمتاحة للجميع.',
    failed: 'تعذّر ذلك. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  },
  share: {
    button: 'مشاركة الطلب',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    hint: 'كل من لديه الرابط يرى هذا الطلب.',
    hintCancel: 'كل من لديه الرابط يمكنه متابعة هذا الطلب وإلغاؤه.',
    failed: 'لم يسمح المتصفح بالنسخ. هذا هو الرابط:',
  },
  cancel: {
    button: 'إلغاء الطلب',
    untilAccepted: 'يمكنك الإلغاء إلى أن يتأكد الطلب.',
    until: (time) => `يمكنك الإلغاء حتى ${isolate(time)}، ما لم يبدأ المطبخ.`,
    title: (number) => `إلغاء الطلب ${isolate(number)}؟`,
    money: {
      paid: (amount) =>
        `يُعاد ${isolate(amount)} إلى بطاقتك. تحتاج المصارف إلى خمسة أيام عمل على الأكثر.`,
      held: (amount) => `يُلغى حجز ${isolate(amount)} على بطاقتك. لا يُخصم أي مبلغ.`,
      unpaid: 'لم يُخصم أي مبلغ، ولن يُخصم.',
      cash: 'عندئذ لا شيء مستحق الدفع.',
    },
    reason: 'ما السبب؟ (اختياري)',
    confirm: 'نعم، إلغاء الطلب',
    busy: 'جارٍ الإلغاء…',
    keep: 'إبقاء الطلب',
    tooLate: 'لم يعد الإلغاء ممكنًا هنا.',
    failed: 'تعذّر الوصول إلى المطعم. يُرجى المحاولة مرة أخرى؛ لا ضرر من تكرارها.',
  },
  restaurant: {
    heading: { pickup: 'مكان الاستلام', delivery: 'المطعم الذي يطبخ لك', dine_in: 'المكان' },
    /** Of an order that is over: nothing is to be fetched there any more. */
    headingOver: 'المطعم',
    map: 'عرض الطريق',
    call: (phone) => `الاتصال: ${isolate(phone)}`,
  },
  delivery: {
    heading: 'عنوان التوصيل',
    unit: (unit) => `الشقة أو الوحدة: ${isolate(unit)}`,
    entryCode: (code) => `رمز المدخل: ${isolate(code)}`,
    leaveAtDoor: 'يُترك عند الباب',
    headingOver: { fulfilled: 'عنوان التوصيل', unfulfilled: 'العنوان الذي كان مقصودًا' },
  },
  tip: {
    button: 'تعديل الإكرامية',
    present: (amount) => `إكراميتك ${isolate(amount)}.`,
    charged: 'تم الخصم من بطاقتك، فلم يعد تعديل الإكرامية ممكنًا هنا.',
    title: 'إكرامية أخرى؟',
    cash: 'تُدفع نقدًا مع الباقي.',
    held: (most) =>
      `يُخصم المبلغ من بطاقتك عند قبول المطعم. يحجز مصرفك ما يكفي لإكرامية حتى ${isolate(most)}؛ والزيادة يمكن دفعها نقدًا.`,
    amount: (most) => `الإكرامية، حتى ${isolate(most)}`,
    tooHigh: (most) => `يُرجى كتابة مبلغ من 0 إلى ${isolate(most)}.`,
    confirm: 'حفظ الإكرامية',
    busy: 'جارٍ الحفظ…',
    keep: 'إبقاؤها',
  },
  receipt: {
    heading: 'الإيصال',
    paid: {
      card: (amount) => `دُفع ${isolate(amount)} بالبطاقة.`,
      cashOnDelivery: (amount) => `دُفع ${isolate(amount)} نقدًا.`,
      tab: (amount) => `دُفع ${isolate(amount)} ضمن فاتورة الطاولة.`,
      none: () => 'لم يكن هناك ما يُدفع.',
    },
    /** A change by the restaurant made it cost more than the card had paid. */
    partly: {
      collected: (card, rest) => `دُفع ${isolate(card)} بالبطاقة، و${isolate(rest)} عند التسليم.`,
      open: (card, rest) => `دُفع ${isolate(card)} بالبطاقة، ويُدفع ${isolate(rest)} عند التسليم.`,
    },
    unpaid: {
      card: (amount) => `يُدفع ${isolate(amount)} بالبطاقة.`,
      cashOnDelivery: (amount) => `يُدفع ${isolate(amount)} نقدًا.`,
      tab: (amount) => `${isolate(amount)} على فاتورة الطاولة.`,
      none: () => 'لا شيء مستحق الدفع.',
    },
    unpaidAtTable: (amount) => `يُدفع ${isolate(amount)} نقدًا لموظفينا.`,
    times: (count) => `${count} ×`,
    choice: (name, count) => (count > 1 ? `${count} × ${isolate(name)}` : name),
    note: (note) => `«${isolate(note)}»`,
    deal: (name) => `مع ${isolate(name)}`,
    taxNumber,
  },
  missing: {
    heading: 'تعذّر العثور على هذا الطلب',
    text: 'يُفتح الطلب على الهاتف أو الحاسوب الذي أُرسل منه، وبالرابط الكامل في رسالتنا. يُرجى فتحه من هناك، أو الاتصال بالمطعم.',
    menu: 'عرض قائمة الطعام',
  },
  failed: {
    heading: 'تعذّر تحميل طلبك',
    text: 'الطلب نفسه محفوظ. هذه الصفحة وحدها لم تصل.',
    again: 'إعادة المحاولة',
  },
} satisfies Catalogue<typeof en>;
