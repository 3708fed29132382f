import type { Catalogue } from '../catalogue.ts';
import type { shell as en } from '../en/shell.ts';
import { isolate } from './isolate.ts';

/** Sentences of the shell: header, notices and the screens that stand for others. */
export const shell = {
  loading: 'جارٍ التحميل…',
  tryAgain: 'إعادة المحاولة',
  toMenu: 'عرض قائمة الطعام',
  toHome: 'العودة إلى الرئيسية',
  call: (phone) => `الاتصال: ${isolate(phone)}`,
  write: (address) => `المراسلة: ${isolate(address)}`,

  header: {
    skip: 'الانتقال إلى المحتوى',
    home: (business) => `${isolate(business)}، الرئيسية`,
    navigation: 'التنقل الرئيسي',
    menu: 'قائمة الطعام',
    /** Opens the pages that there is no room for. */
    more: 'المزيد',
    account: 'تسجيل الدخول',
    ownAccount: 'الحساب',
    ourRestaurant: 'مطعمك',
    choose: 'اختيار الفرع',
    /** Read out after the restaurant's name, for who does not see the arrow. */
    change: 'اختيار مطعم آخر',
  },

  /** Pages that a business has or has not; header and footer lead to them. */
  pages: {
    deals: 'العروض',
    reservations: 'حجز طاولة',
    giftCards: 'بطاقات الهدايا',
    loyaltyPoints: 'نقاط الولاء',
    contact: 'التواصل معنا',
  },

  crash: {
    title: 'خطأ غير متوقع في التطبيق',
    text: 'تعطّل شيء في هذه الصفحة. سلتك محفوظة: إعادة تحميل الصفحة تكفي عادةً.',
    offline: 'لا اتصال بالإنترنت. سلتك محفوظة: تُحمَّل هذه الصفحة فور عودة الاتصال.',
    reload: 'إعادة تحميل الصفحة',
  },
} satisfies Catalogue<typeof en>;
