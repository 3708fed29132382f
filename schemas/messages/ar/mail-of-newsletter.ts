import type { Catalogue } from '../catalogue.ts';
import type { mail as en } from '../en/mail.ts';
import { isolate } from './isolate.ts';

/** Sentences of the mails by which the newsletter is joined. */
export const newsletterMail = {
  confirm: {
    subject: (place) => `يُرجى التأكيد: أخبار ${isolate(place)}`,
    heading: 'بقيت ضغطة واحدة.',
    lead: (place) =>
      `طُلب منا مراسلة هذا البريد كلما كان لدى ${isolate(place)} جديد، ونرجو أن يكون ذلك منك. بتأكيدك خلال يومين يكتمل اشتراكك.`,
    button: 'نعم، أوافق',
    small: (place) =>
      `لم يكن ذلك منك؟ لا حاجة إلى فعل شيء: من دون موافقتك لا يراسلك ${isolate(place)} مرة أخرى.`,
  },
  already: {
    subject: (place) => `اشتراكك قائم لدى ${isolate(place)}`,
    heading: 'اشتراكك قائم من قبل.',
    lead: (place) => `طُلب اشتراكك في أخبار ${isolate(place)} مرة أخرى. لا حاجة إلى ذلك: تصلك كلها.`,
    button: 'عرض قائمة الطعام',
    small: (place) => `وصلتك هذه الرسالة لأنك طلبت أخبار ${isolate(place)}.`,
  },
  welcome: {
    subject: (place) => `أهلًا بك في أخبار ${isolate(place)}`,
    heading: 'تم اشتراكك.',
    lead: (place) => `شكرًا لموافقتك. نراسلك كلما كان لدى ${isolate(place)} جديد، لا لمجرد التحية.`,
    button: 'عرض قائمة الطعام',
    small: (place) => `وصلتك هذه الرسالة لأنك طلبت أخبار ${isolate(place)}.`,
  },
  leave: 'إلغاء الاشتراك',
} satisfies Catalogue<(typeof en)['newsletter']>;
