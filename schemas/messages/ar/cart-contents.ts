import type { Catalogue } from '../catalogue.ts';
import type { cartContents as en } from '../en/cart-contents.ts';
import { items } from './cart.ts';
import { isolate } from './isolate.ts';
import { unknownItem } from './unknown-item.ts';

/**
 * Sentences of what is in the cart, and of changing it; a message that needs a value is a function
 * of it.
 */
export const cartContents = {
  title: 'سلتك',
  close: 'إغلاق السلة',

  unknownItem,
  notes: (text) => `«${isolate(text)}»`,
  fewer: (name) => `إنقاص واحد: ${isolate(name)}`,
  another: (name) => `زيادة واحد: ${isolate(name)}`,
  remove: (name) => `حذف ${isolate(name)}`,
  removeShort: 'حذف',
  quantity: (name) => `الكمية: ${isolate(name)}`,

  /** A dish of a half-and-half, a combo or a deal: 'اليسار: Funghi', '2 × Margherita'. */
  halves: { left: 'اليسار', right: 'اليمين' },
  place: (place) => `${place}:`,
  counted: (count, name) => (count === 1 ? name : `${count} × ${isolate(name)}`),
  free: 'مجانًا',
  /** Read out in front of a price that is struck. */
  before: 'السعر السابق:',
  /** Of a line with more units than the deal lowers. */
  dealOnSome: (deal, units) => `${isolate(deal)} (على ${units} فقط)`,

  items: 'الأصناف',
  subtotal: 'المجموع الفرعي',
  includedTax: 'يشمل ضريبة قدرها',
  tax: 'الضريبة',
  total: 'الإجمالي',
  due: 'المبلغ المستحق',
  /** Lines of the bill; `name` is the deal's, the code, or empty. */
  bill: {
    deal: (name) => name,
    coupon: (name) => `رمز الخصم ${isolate(name)}`,
    points: (name) => `النقاط المستخدمة: ${isolate(name)}`,
    delivery: (name) => (name === '' ? 'التوصيل' : `التوصيل، ${isolate(name)}`),
    delivery_discount: (name) => `توصيل مجاني مع ${isolate(name)}`,
    service: () => 'رسم الخدمة',
    tip: () => 'الإكرامية',
    cash_rounding: () => 'تقريب للدفع نقدًا',
  },
  /** A gift card, by the last four of its code: a line after the total. */
  giftCard: (lastFour) => `بطاقة هدية ${isolate(`•••• ${lastFour}`)}`,
  leftOut: 'عروض غير مطبّقة',
  elsewhere: (count, restaurant) => `في ${isolate(restaurant)} ${items(count)} بانتظارك أيضًا.`,
  feesLater: 'يُحسب التوصيل عند إتمام الطلب، بعد معرفة العنوان.',
  checkout: 'إتمام الطلب',
  mendFirst: 'لا يمكن طلب بعض الأطباق كما هي. يُرجى تعديلها أو حذفها للمتابعة.',
  clear: 'إفراغ السلة',
  undo: 'تراجع',

  emptyTitle: 'لا شيء هنا بعد',
  emptyText: 'أطباقك من قائمة الطعام تنتظرك هنا عند إضافتها.',
  toMenu: 'عرض قائمة الطعام',
  restore: (count, restaurant) => `استعادة سلتك من ${isolate(restaurant)} (${items(count)})`,
  restoreHint: 'أُفرغت سلتك عند تغيير المطعم.',
  failedTitle: 'تعذّر تحميل سلتك',
  failedText: 'يُرجى التحقق من الاتصال. لم يُفقد منها شيء.',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ تحميل سلتك',

  /** Toasts, as specification §8 words them. */
  errorTitle: 'خطأ',
  cannotAdd: 'لا يمكن إضافة الصنف إلى السلة.',
  addFailedTitle: 'تعذّرت إضافة الصنف',
  /** `reason` is the server's own sentence, or empty. */
  addFailed: (reason) => ['حدث خطأ عند إضافة هذا الصنف إلى سلتك.', reason].join(' ').trim(),
  removeFailed: 'تعذّر حذف الصنف من السلة.',
  updateFailed: 'تعذّر تعديل الكمية.',
  clearFailed: 'تعذّر إفراغ السلة.',
  removedTitle: 'حُذف من السلة',
  removed: 'حُذف الصنف من سلتك.',
  clearedTitle: 'أُفرغت السلة',
  cleared: 'حُذفت جميع الأصناف من سلتك.',
} satisfies Catalogue<typeof en>;
