import type { Catalogue } from '../catalogue.ts';
import type { mail as en } from '../en/mail.ts';
import { cartContents } from './cart-contents.ts';
import { isolate } from './isolate.ts';
import { staffMail } from './mail-of-staff.ts';
import { newsletterMail } from './mail-of-newsletter.ts';
import { taxNumber } from './tax-number.ts';

const number = isolate('{order_number}');
const restaurant = isolate('{restaurant}');

/** Sentences of the mails; loaded by the server alone. A message with a value is a function. */
export const mail = {
  /**
   * What an owner may change of the mails about an order, as it is until they do; what stands in
   * braces is filled in (schemas/rules/mails/mail-variables.ts).
   */
  greeting: `مرحبًا ${isolate('{customer_name}')}،`,
  closing: `لأي استفسار يُرجى الاتصال بنا: ${isolate('{phone}')}`,
  /** Before the subject of a mail about an order that the owner placed to try the site. */
  testOrder: (subject) => `تجربة: ${subject}`,
  subject: {
    received: `وصلنا طلبك ${number} · ${restaurant}`,
    accepted: `قُبل طلبك ${number} · ${restaurant}`,
    confirmed: `تأكد طلبك ${number} · ${restaurant}`,
    changed: `موعد جديد لطلبك ${number} · ${restaurant}`,
    items_changed: `عُدّل طلبك ${number} · ${restaurant}`,
    ready: `طلبك ${number} جاهز · ${restaurant}`,
    ready_dine_in: `طلبك ${number} جاهز · ${restaurant}`,
    on_its_way: `طلبك ${number} في الطريق · ${restaurant}`,
    cancelled: `أُلغي طلبك ${number} · ${restaurant}`,
    cancelled_by_customer: `أُلغي طلبك ${number} · ${restaurant}`,
    rejected: `تعذّر على المطعم قبول طلبك ${number} · ${restaurant}`,
    unanswered: `لم يرد المطعم في الوقت المحدد على طلبك ${number} · ${restaurant}`,
    refunded: `مبلغ طلبك ${number} · ${restaurant}`,
    let_go: `مبلغ طلبك ${number} · ${restaurant}`,
  },
  heading: {
    received: 'شكرًا لك. وصلنا طلبك.',
    accepted: 'وافق المطبخ على طلبك.',
    confirmed: 'تأكد طلبك.',
    changed: 'لطلبك موعد جديد.',
    items_changed: 'عدّل المطعم طلبك.',
    ready: 'طلبك بانتظارك.',
    ready_dine_in: 'طلبك قادم إليك الآن.',
    on_its_way: 'طلبك في الطريق إليك.',
    cancelled: 'أُلغي هذا الطلب.',
    cancelled_by_customer: 'ألغيت هذا الطلب.',
    rejected: 'تعذّر على المطعم قبول هذا الطلب.',
    unanswered: 'لم يرد أحد في المطعم في الوقت المحدد.',
    refunded: 'مبلغك في طريق العودة إليك.',
    let_go: 'لم يُخصم من بطاقتك شيء.',
  },
  lead: {
    awaiting: 'طلبك بانتظار تأكيد المطعم. نراسلك مرة أخرى عند الرد.',
    /** Nothing is left to be paid. */
    confirmed: 'طلبك في طريقه إلى شاشة المطبخ. لا شيء مطلوب منك بعد الآن.',
    /** The program accepted it: nobody has seen it yet. */
    automatic: 'طلبك في طريقه إلى شاشة المطبخ.',
    accepted: 'يُحضَّر طازجًا لهذا الموعد.',
    changedAwaiting: 'ما زال بانتظار التأكيد. نراسلك مرة أخرى عند الرد.',
    cash: {
      pickup: (amount) => `يُرجى إحضار ${isolate(amount)} نقدًا عند الاستلام.`,
      delivery: (amount) => `يُرجى تجهيز ${isolate(amount)} نقدًا عند وصولنا.`,
      dine_in: (amount) => `يُرجى دفع ${isolate(amount)} نقدًا في المطعم.`,
    },
    /** It ended before this mail was written; another one says how. */
    over: 'انتهى هذا الطلب منذ ذلك الحين. يظهر السبب عند فتحه.',
    ready: {
      pickup: 'طلبك بانتظارك عند الاستقبال.',
      delivery: 'يغادر المطبخ بعد قليل.',
      dine_in: 'في الطريق إلى طاولتك.',
    },
    on_its_way: 'يُرجى إبقاء الهاتف قريبًا.',
    refund: (amount) =>
      `نعيد ${isolate(amount)} إلى البطاقة التي دفعت بها. تحتاج المصارف إلى خمسة أيام عمل على الأكثر.`,
    refunded: (amount) =>
      `أعدنا ${isolate(amount)} إلى البطاقة التي دفعت بها. تحتاج المصارف إلى خمسة أيام عمل على الأكثر لإظهاره.`,
    refundedInCash: (amount) => `أعدنا إليك ${isolate(amount)} نقدًا، أو خفّضنا المطلوب منك بقدره.`,
    refundedToGiftCard: (amount) =>
      `أعدنا ${isolate(amount)} إلى بطاقة الهدية التي دفعت بها. يمكنك استخدامه فورًا.`,
    letGo: (amount) =>
      `لم يُخصم أي مبلغ. أُلغي حجز ${isolate(amount)} على بطاقتك؛ وتحتاج بعض المصارف إلى أيام قليلة لإظهار ذلك.`,
    nothingCharged: 'لم يُخصم أي مبلغ.',
    cashOff: 'لا شيء مستحق الدفع.',
  },
  /** Of the restaurant, the customer, or a clock that ran out. */
  reason: (reason) => `السبب: ${isolate(reason)}`,
  promised: { pickup: 'جاهز', delivery: 'يصلك', dine_in: 'على طاولتك' },
  atTable: (table) => `الطاولة ${isolate(table)}`,
  where: { pickup: 'مكان الاستلام', delivery: 'عنوان التوصيل', dine_in: 'المكان' },
  handover: {
    unit: (unit) => `الشقة أو الوحدة: ${isolate(unit)}`,
    leaveAtDoor: 'يُترك عند الباب',
    hasEntryCode: 'رمز المدخل لدينا.',
  },
  follow: 'متابعة طلبك',
  see: 'عرض الطلب',
  order: (orderNumber) => `الطلب ${isolate(orderNumber)}`,
  items: 'الأصناف',
  /** Lines of the bill are called what the cart calls them. */
  bill: cartContents.bill,
  total: 'الإجمالي',
  paidByGiftCard: cartContents.giftCard,
  due: {
    card: 'مدفوع بالبطاقة',
    cashOnDelivery: 'يُدفع نقدًا',
    tab: 'على فاتورة الطاولة',
    none: 'المبلغ المستحق',
  },
  taxHeld: (amount) => `يشمل ضريبة قدرها ${isolate(amount)}`,
  taxOnTop: 'الضريبة',
  taxNumber,
  free: 'مجانًا',
  times: (count, name) => `${count} × ${isolate(name)}`,
  half: { left: 'النصف الأيسر', right: 'النصف الأيمن' },
  note: (note) => `«${isolate(note)}»`,
  why: (place) => `وصلتك هذه الرسالة لأنك طلبت من ${isolate(place)}.`,
  /** Of the order that is made up to show what a mail looks like. */
  sample: {
    dishes: ['شوربة اليوم', 'تارت الليمون'],
    restaurant: 'مطعمكم',
    street: '1 شارعكم',
    city: 'مدينتكم',
    address: { line: '12 شارع الزبون', suburb: 'حي الزبون' },
    reason: 'هنا يظهر السبب المذكور.',
    test: (subject) => `تجربة: ${subject}`,
  },
  ...staffMail,
  giftCard: {
    subject: (sender, place) =>
      sender === ''
        ? `بطاقة هديتك لدى ${isolate(place)}`
        : `أهداك ${isolate(sender)} بطاقة هدية لدى ${isolate(place)}`,
    ownSubject: (place) => `بطاقة هديتك لدى ${isolate(place)}`,
    preview: (amount, place) => `رصيد قدره ${isolate(amount)} لدى ${isolate(place)}.`,
    heading: {
      plain: 'هدية لك.',
      birthday: 'عيد ميلاد سعيد!',
      thanks: 'شكرًا لك!',
      feast: 'إلى المائدة.',
    },
    ownHeading: 'بطاقة هديتك.',
    from: (sender) => `من ${isolate(sender)}`,
    worth: 'بطاقة هدية',
    code: 'رمزك',
    how: 'يُدخل الرمز عند إتمام الطلب، أو يُعرض عند الاستقبال. كل من لديه الرمز يمكنه استخدامه، فهو بمنزلة النقود.',
    expires: (day) => `صالحة حتى نهاية ${isolate(day)}.`,
    expiresNever: 'لا تنتهي صلاحيتها أبدًا.',
    fees: 'بلا رسوم.',
    replaces: (number) =>
      `بطاقة الهدية التي دُفع بها الطلب ${isolate(number)} لم تعد صالحة. ما أُعيد من ثمن الطلب موجود في هذه البطاقة.`,
    button: 'عرض رصيدها',
    small: (place) => `وصلتك هذه الرسالة لأن بطاقة هدية لدى ${isolate(place)} اشتُريت لك.`,
  },
  newsletter: newsletterMail,
} satisfies Catalogue<typeof en>;
