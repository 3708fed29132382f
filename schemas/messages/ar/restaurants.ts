import type { Catalogue } from '../catalogue.ts';
import type {
  onlineOrders as enOnlineOrders,
  restaurants as enRestaurants,
} from '../en/restaurants.ts';

/** Choosing a restaurant (specification §2, Restaurant selection dialog). */
export const restaurants = {
  firstTitle: 'من أي مطعم سيكون طلبك؟',
  firstText: 'تختلف قوائم الطعام والأسعار والمواعيد قليلًا من فرع إلى آخر.',
  title: 'اختيار المطعم',
  text: 'يُحضَّر طلبك فيه.',
  list: 'المطاعم',
  confirm: 'تأكيد الاختيار',
  close: 'إغلاق',
  loading: 'جارٍ البحث عن مطاعمنا',
  failed: 'تعذّر تحميل المطاعم',
  failedText: 'يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  none: 'لا مطاعم متاحة',
  noneText: 'لا نستقبل الطلبات على هذا الموقع حاليًا. يُرجى العودة لاحقًا.',
  clearsCart: 'عند تغيير المطعم تبدأ سلتك من جديد.',
} satisfies Catalogue<typeof enRestaurants>;

/** Online orders are off (specification §2, Online-orders-disabled popup). */
export const onlineOrders = {
  title: 'لا نستطيع استقبال الطلبات عبر الإنترنت الآن',
  text: 'يمكنك تصفّح قائمة الطعام والتعرّف على ما نطبخه. يعود الطلب عبر الإنترنت متى استطعنا الاعتناء بطلبك.',
  close: 'متابعة التصفّح',
} satisfies Catalogue<typeof enOnlineOrders>;
