import type { Catalogue } from '../catalogue.ts';
import type { passkeyRefusals as en } from '../en/passkeys.ts';
import { isolate } from './isolate.ts';

/** Why a browser gave no passkey. */
export const passkeyRefusals = {
  unsupported:
    'لا يمكن لهذا المتصفح استخدام مفاتيح المرور هنا. يُرجى استخدام متصفح آخر، أو كلمة المرور مع رمز.',
  cancelled: 'لم يُستخدم مفتاح مرور: أُغلق سؤال المتصفح.',
  timed_out: 'لم يُجب أحد عن سؤال المتصفح في الوقت المحدد. يُرجى المحاولة مرة أخرى.',
  exists: 'على هذا الجهاز مفتاح مرور لحسابك من قبل.',
  address: `تحتاج مفاتيح المرور إلى نطاق يعمل عبر ${isolate('HTTPS')}؛ وهذا العنوان ليس كذلك.`,
  unsuitable: 'لا يمكن لهذا الجهاز طلب الإصبع أو الوجه أو رمز PIN، وهو ما يحتاج إليه مفتاح المرور.',
  failed:
    'تعذّر على المتصفح استخدام مفتاح مرور. يُرجى المحاولة مرة أخرى، أو استخدام كلمة المرور مع رمز.',
} satisfies Catalogue<typeof en>;

/** Why a browser gave no passkey. */
export type PasskeyRefusal = keyof typeof passkeyRefusals;
