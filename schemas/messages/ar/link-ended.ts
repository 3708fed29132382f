import type { Catalogue } from '../catalogue.ts';
import type { linkEnded as en } from '../en/link-ended.ts';

/** Words in place of what the link of a mail has opened until it ended. */
export const linkEnded = {
  title: 'انتهت صلاحية هذا الرابط',
  text: {
    order:
      'تفتح روابط رسائلنا الطلب مدة 90 يومًا. يُرجى تسجيل الدخول بالحساب الذي أُرسل منه، أو الاتصال بالمطعم.',
    reservation:
      'تفتح روابط رسائلنا الحجز حتى 90 يومًا بعد يومه. يُرجى تسجيل الدخول بالحساب الذي تم به الحجز، أو الاتصال بالمطعم.',
  },
  logIn: 'تسجيل الدخول',
} satisfies Catalogue<typeof en>;
