import type { Catalogue } from '../catalogue.ts';
import type {
  orderAgain as enOrderAgain,
  orderHistory as enOrderHistory,
} from '../en/order-history.ts';
import { isolate } from './isolate.ts';

/** Sentences of the page of one's own orders, and of a receipt. */
export const orderHistory = {
  title: 'طلباتك',
  loading: 'جارٍ تحميل طلباتك',
  guestNote: 'هذه طلبات هذا المتصفح. مع حساب تظهر على كل أجهزتك.',
  signup: 'إنشاء حساب',
  logIn: 'تسجيل الدخول',
  toMenu: 'عرض قائمة الطعام',

  emptyTitle: 'لا طلبات بعد',
  emptyText: 'بعد أول طلب يظهر هنا: لمتابعته، وطلبه مرة أخرى، ومعه إيصاله.',
  emptyGuestText: 'لا طلبات من هذا المتصفح بعد. ما طُلب بحساب يظهر هنا بعد تسجيل الدخول.',
  emptyFilteredTitle: 'لا طلب مطابق',
  emptyFilteredText: 'يُرجى اختيار مطعم آخر أو طريقة أخرى.',
  showAll: 'عرض كل الطلبات',

  failedTitle: 'تعذّر تحميل طلباتك',
  failedText: 'طلباتك محفوظة. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  tryAgain: 'إعادة المحاولة',
  moreFailed: 'تعذّر تحميل الطلبات الأقدم. يُرجى المحاولة مرة أخرى.',
  more: 'عرض طلبات أقدم',
  loadingMore: 'جارٍ التحميل…',

  filters: 'أي الطلبات',
  restaurant: 'المطعم',
  everyRestaurant: 'كل المطاعم',
  kind: 'طريقة الاستلام',
  everyKind: 'كل الطرق',
  kinds: { pickup: 'استلام', delivery: 'توصيل', dine_in: 'على الطاولة' },

  number: (number) => `الطلب ${isolate(number)}`,
  placed: (day, time) => `${isolate(day)}، ${isolate(time)}`,
  follow: 'متابعة',
  followOf: (number) => `متابعة الطلب ${isolate(number)}`,
  details: 'التفاصيل',
  detailsOf: (number) => `تفاصيل الطلب ${isolate(number)}`,
  receipt: 'الإيصال',
  receiptOf: (number) => `إيصال الطلب ${isolate(number)}`,
  dish: (count, name) => (count > 1 ? `${count} × ${isolate(name)}` : name),

  paper: {
    taxInvoice: 'فاتورة ضريبية',
    receipt: 'إيصال',
    back: 'العودة إلى طلباتك',
    print: 'طباعة',
    date: 'التاريخ',
    order: 'الطلب',
    customer: 'باسم',
    /** Of a tax invoice, whose prices include it. */
    gst: (amount) => `يشمل الإجمالي ضريبة السلع والخدمات (GST) بقيمة ${isolate(amount)}.`,
    void: 'لم يُنفَّذ هذا الطلب، فهذه ليست فاتورة.',
    missingTitle: 'لا يوجد إيصال كهذا هنا',
    missingText: 'هو من متصفح آخر أو حساب آخر، أو أن عنوانه غير كامل.',
    loading: 'جارٍ تحميل الإيصال',
  },
} satisfies Catalogue<typeof enOrderHistory>;

/** Sentences of what whoever comes back may order again, above the menu. */
export const orderAgain = {
  heading: 'الطلب مرة أخرى',
  all: 'كل طلباتك',
  follow: 'متابعة',
  none: 'لا طلب لك يمكن تكراره بعد.',
  failed: 'تعذّر تحميل آخر طلباتك.',
  tryAgain: 'إعادة المحاولة',
} satisfies Catalogue<typeof enOrderAgain>;
