import type { Catalogue } from '../catalogue.ts';
import type { preview as enPreview, titles as enTitles } from '../en/titles.ts';
import { isolate } from './isolate.ts';

/** Titles of the screens, in the tab and where a link is shared. */
export const titles = {
  menu: 'قائمة الطعام',
  deals: 'العروض',
  instoreMenu: 'القائمة داخل المطعم',
  dineInMenu: 'الطلب على الطاولة',
  dineInCheckout: 'إتمام طلب الطاولة',
  dineInPayment: 'دفع طلب الطاولة',
  dineInConfirmation: 'طلب الطاولة',
  dineInDeals: 'عروض الطاولة',
  dineInTab: 'طاولتك',
  contact: 'التواصل معنا',
  checkout: 'إتمام الطلب',
  checkoutPayment: 'الدفع',
  checkoutSuccess: 'شكرًا لك',
  orderConfirmation: 'طلبك',
  login: 'تسجيل الدخول',
  signup: 'إنشاء حساب',
  forgotPassword: 'نسيت كلمة المرور؟',
  otpVerification: 'إدخال الرمز',
  profile: 'حسابك',
  favorites: 'المفضلة',
  orderHistory: 'طلباتك',
  giftCards: 'بطاقات الهدايا',
  loyaltyPoints: 'نقاط الولاء',
  reservations: 'حجوزاتك',
  tableReservation: 'حجز طاولة',
  tableReservationConfirm: 'تأكيد طاولتك',
  tableReservationSuccess: 'طاولتك',
  newsletter: 'النشرة البريدية',
  desk: 'الطلبات',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  refundPolicy: 'سياسة رد المبالغ',
  error: 'لا يمكننا الوصول إلى المطبخ',
  notFound: 'هذه الصفحة ليست في القائمة',
} satisfies Catalogue<typeof enTitles>;

/** Of a page that shows a draft by its link. */
export const preview = {
  name: 'معاينة',
  note: 'معاينة – غير منشورة بعد',
  /** Of the page, in the tab and where its link is shared. */
  title: (title) => `معاينة · ${isolate(title)}`,
  leave: 'خروج',
} satisfies Catalogue<typeof enPreview>;
