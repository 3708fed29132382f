import type { Catalogue } from '../catalogue.ts';
import type { newsletter as en } from '../en/newsletter.ts';
import { isolate } from './isolate.ts';

/** Sentences of the two pages that mails of the newsletter lead to; they come with those screens. */
export const newsletter = {
  confirm: {
    title: 'هل نراسلك؟',
    text: (place) => `بضغطة واحدة تصلك أخبار ${isolate(place)} كلما جدّ جديد.`,
    button: 'نعم، أوافق',
    doneTitle: 'تم اشتراكك.',
    doneText: (place) => `شكرًا لك. تصلك أخبار ${isolate(place)} القادمة.`,
  },
  leave: {
    title: 'هل نتوقف عن مراسلتك؟',
    text: (place) => `بضغطة واحدة تتوقف أخبار ${isolate(place)}. أما رسائل طلباتك فتصلك كما كانت.`,
    button: 'نعم، إلغاء الاشتراك',
    doneTitle: 'تم. لا أخبار بعد الآن.',
    doneText: () => 'العودة إلى الاشتراك ممكنة في أي يوم من أسفل كل صفحة.',
  },
  sending: 'لحظة من فضلك…',
  /** By the code of the server's refusal. */
  over: {
    link_expired: {
      title: 'انتهت صلاحية هذا الرابط.',
      text: 'كان صالحًا يومين. يصلك رابط جديد بالاشتراك مرة أخرى من أسفل هذه الصفحة.',
    },
    link_used: {
      title: 'سبق استخدام هذا الرابط.',
      text: 'أُلغي اشتراكك منذ ذلك الحين، أو وصلتك رسالة أحدث. البدء من جديد ممكن من أسفل هذه الصفحة.',
    },
    unknown_link: {
      title: 'هذا الرابط غير كامل.',
      text: 'بعض برامج البريد تقطع الروابط الطويلة. يُرجى فتحه من الرسالة مرة أخرى.',
    },
  },
  failed: 'تعذّر الوصول إلى المطبخ. يُرجى المحاولة مرة أخرى.',
  toMenu: 'عرض قائمة الطعام',
} satisfies Catalogue<typeof en>;
