import type { Catalogue } from '../catalogue.ts';
import type { dineIn as en } from '../en/dine-in.ts';
import { isolate } from './isolate.ts';

/** Sentences of ordering to a table: they come with its pages. */
export const dineIn = {
  heading: 'طاولتك',
  hint: 'نحضر كل شيء إلى هنا فور جاهزيته.',
  name: (table, area) => `الطاولة ${isolate(table)}، ${isolate(area)}`,
  notYours: 'ليست طاولتك؟',
  notYoursText: 'يُرجى مسح الرمز الموجود على طاولتك. ما اخترته يبقى في سلتك.',
  forget: 'هذه ليست طاولتي',
  takeAway: 'طلب استلام أو توصيل',
  loading: 'جارٍ البحث عن طاولتك',
  scan: 'الطلب إلى طاولتك يبدأ بمسح الرمز الموجود عليها. إلى ذلك الحين يمكنك قراءة القائمة.',
  /** Ordering itself asks for the table. */
  whichHeading: 'ما طاولتك؟',
  which: 'يُرجى مسح الرمز الموجود على طاولتك بكاميرا الهاتف. ما اخترته يبقى في سلتك.',
  unknown:
    'لم يعد هذا الرمز مستخدمًا: يُرجى مسح الرمز الموجود على طاولتك مرة أخرى أو سؤال الموظفين. ما اخترته يبقى في سلتك.',
  failedHeading: 'تعذّر العثور على طاولتك',
  failed: 'لم يُفقد شيء. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  again: 'إعادة المحاولة',
  choose: 'اختيار المطعم',
  notOffered: 'لا نستقبل هنا الطلبات إلى الطاولة حاليًا. يُرجى الطلب من فريقنا.',
  closedHeading: 'لا طلبات إلى الطاولة الآن',
  stays: 'ما اخترته يبقى في سلتك.',
  toMenu: 'العودة إلى القائمة',
} satisfies Catalogue<typeof en>;
