import type { Catalogue } from '../catalogue.ts';
import type { errorPage as english } from '../en/error-page.ts';

/** What the server's own pages say, which stand where none of a restaurant can be drawn. */
export const errorPage = {
  titles: {
    400: 'لا يمكننا قراءة هذا العنوان',
    404: 'هذه الطاولة فارغة',
    405: 'هذه الصفحة للقراءة فقط',
    429: 'لحظة من فضلك',
    503: 'لحظة من فضلك',
    other: 'حدث خطأ ما في مطبخنا',
  },
  closed: 'مغلق حالياً',
  openingSoon: {
    title: 'نفتح قريباً',
    sentence: (business) => `لا يمكنك الطلب من ${business} هنا بعد. يرجى العودة قريباً.`,
  },
  previewEnded: 'انتهت هذه المعاينة أو أن رابطها غير مكتمل. اطلب رابطاً جديداً ممن أرسله إليك.',
  tryAgain: 'حاول مرة أخرى',
  toHome: 'الذهاب إلى الصفحة الرئيسية',
} satisfies Catalogue<typeof english>;
