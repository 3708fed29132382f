import type { Catalogue } from '../catalogue.ts';
import type { favourites as en } from '../en/favourites.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** Sentences of favourites; the toasts are those of specification §8. */
export const favourites = {
  title: 'المفضلة',
  lead: (count) =>
    plural(count, {
      zero: 'لا أطباق محفوظة لديك.',
      one: 'طبق واحد محفوظ لديك.',
      two: 'طبقان محفوظان لديك.',
      few: `${count} أطباق محفوظة لديك.`,
      many: `${count} طبقًا محفوظًا لديك.`,
      other: `${count} طبق محفوظ لديك.`,
    }),
  loading: 'جارٍ تحميل المفضلة',

  guestText:
    'تسجيل الدخول يحفظ أطباقك المفضلة. القلب على الطبق يضعه هنا، ومن هنا إلى طلبك بلمسة واحدة.',
  logIn: 'تسجيل الدخول',
  toMenu: 'عرض قائمة الطعام',

  emptyTitle: 'لا مفضلة بعد',
  emptyText: 'بالضغط على القلب عند طبق يعجبك يظهر هنا في المرة القادمة.',

  failedTitle: 'تعذّر تحميل المفضلة',
  failedText: 'أطباقك محفوظة. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  tryAgain: 'إعادة المحاولة',

  soldOut: 'نفدت الكمية الآن',
  gone: 'لم يعد في قائمة الطعام',
  elsewhere: (restaurant) => `في ${isolate(restaurant)}`,
  change: (restaurant) => `الطلب من ${isolate(restaurant)}`,
  unknownItem: 'صنف غير معروف',
  add: 'إضافة',
  choose: 'اختيار',
  chooseOf: (dish) => `اختيار ${isolate(dish)}`,

  clear: 'مسح الكل',
  clearTitle: 'مسح المفضلة كلها؟',
  clearText: (count) =>
    `${plural(count, {
      zero: 'لا أطباق تُحذف.',
      one: 'سيُحذف طبقك المفضل.',
      two: 'سيُحذف الطبقان.',
      few: `ستُحذف ${count} أطباق.`,
      many: `سيُحذف ${count} طبقًا.`,
      other: `سيُحذف ${count} طبق.`,
    })} لا يمكن التراجع عن ذلك.`,
  clearConfirm: 'مسح الكل',
  keep: 'الاحتفاظ بها',

  toasts: {
    logInTitle: 'يُرجى تسجيل الدخول',
    logInToAdd: 'يلزم تسجيل الدخول لإضافة أصناف إلى المفضلة',
    logInToClear: 'يلزم تسجيل الدخول لمسح المفضلة',
    authenticationTitle: 'خطأ في تسجيل الدخول',
    authentication: 'ربما انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    addFailedTitle: 'تعذّرت إضافة الصنف',
    addFailed: 'حدث خطأ عند إضافة هذا الصنف إلى المفضلة.',
    removeFailedTitle: 'تعذّر حذف الصنف',
    removeFailed: 'حدث خطأ عند حذف هذا الصنف من المفضلة.',
    clearFailedTitle: 'تعذّر مسح المفضلة',
    clearFailed: 'حدث خطأ عند مسح المفضلة.',
    added: 'أُضيف إلى المفضلة',
    removed: 'حُذف من المفضلة',
    cleared: 'مُسحت المفضلة',
  },
} satisfies Catalogue<typeof en>;
