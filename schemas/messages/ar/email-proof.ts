import type { Catalogue } from '../catalogue.ts';
import type { emailProof as en } from '../en/email-proof.ts';
import { isolate } from './isolate.ts';

/** Sentences by which a guest confirms their address at checkout; loaded with its coupon field. */
export const emailProof = {
  reason: 'يسري مرة واحدة لكل شخص: يلزم تأكيد بريدك الإلكتروني لاستخدامه.',
  text: (email) => `نرسل رمزًا إلى ${isolate(email)} للتأكد من أن البريد لك.`,
  send: 'إرسال الرمز إلى بريدي',
  sending: 'جارٍ الإرسال…',
  sentTo: (email) => `أرسلنا رمزًا من 6 أرقام إلى ${isolate(email)}. الرمز صالح لمدة 10 دقائق.`,
  label: 'الرمز المرسل بالبريد',
  hint: 'لم تصلك الرسالة؟ قد تكون في البريد غير المرغوب فيه.',
  wrongShape: 'يتكوّن الرمز من 6 أرقام.',
  confirm: 'تأكيد',
  confirming: 'جارٍ التحقق…',
  again: 'إرسال رمز آخر',
  againIn: (seconds) => `إرسال رمز آخر (بعد ${seconds} ث)`,
  sentAgain: 'رمز آخر في الطريق إليك. الرمز الأحدث وحده صالح.',
  other: 'استخدام بريد آخر',
  unreached: 'تعذّر الوصول إلى المطعم. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
} satisfies Catalogue<typeof en>;
