import type { Catalogue } from '../catalogue.ts';
import type { pointsField as en } from '../en/points-field.ts';
import { isolate } from './isolate.ts';
import { points, pointsOf } from './points.ts';

/** What the checkout and orders say of loyalty points; it comes with the screens that show them. */
export const pointsField = {
  heading: 'نقاط الولاء',
  balance: (count, worth) => `لديك ${points(count)} بقيمة ${isolate(worth)}.`,
  tooFew: (count, first) => `لديك ${points(count)}. الحد الأدنى للاستخدام ${first}.`,
  tooSmall: (count, first, worth) =>
    `لديك ${points(count)}. هذا الطلب أصغر من أن تُستخدم فيه: أقل ما يُستخدم ${points(first)} بقيمة ${isolate(worth)}.`,
  label: 'النقاط المستخدمة',
  hint: (first: number, step: number): string | undefined => {
    const from = first > 1 ? `ابتداءً من ${first}` : '';
    const steps = step > 1 ? `بمضاعفات ${step}` : '';
    const text = [from, steps].filter((part) => part !== '').join('، ');
    return text === '' ? undefined : `${text}.`;
  },
  fewer: (count) => `أقل: ${points(count)}`,
  more: (count) => `أكثر: ${points(count)}`,
  most: (count) => `استخدام ${count}، وهو الحد الأقصى`,
  none: 'من دون نقاط',
  takesOff: (count, amount) => `خصم ${isolate(amount)} مقابل ${pointsOf(count)}.`,
  takesOffOne: (amount) => `خصم ${isolate(amount)} مقابل نقطة واحدة.`,
  left: (count) => `يبقى لك ${count}.`,
  mostOfOrder: (count) =>
    `الحد الأقصى لهذا الطلب ${points(count)}: تغطّي سعر الأطباق، لا التوصيل والرسوم والإكرامية.`,
  mostByShare: (count, percent) =>
    `الحد الأقصى لهذا الطلب ${points(count)}: تغطّي حتى ${percent}% من سعر أطباقه.`,
  mostOfBalance: 'ليس لديك أكثر من ذلك.',
  fewerNow: (chosen) => `كان اختيارك ${chosen}؛ وهذا ما يمكن استخدامه الآن.`,
  notANumber: 'يُرجى كتابة عدد صحيح من النقاط.',
  atLeast: (first) => `الحد الأدنى ${first}، أو من دون نقاط.`,
  earns: (count) => `لك ${points(count)} عند اكتمال الطلب.`,
  earned: (count) => `كسبت ${pointsOf(count)}.`,
  guestEarns: (count) => `لك ${points(count)} عن هذا الطلب بعد`,
  guestEarned: (count) => `مع حساب يكسب هذا الطلب ${pointsOf(count)}.`,
  signIn: 'تسجيل الدخول',
  signInAfter: 'تسجيل الدخول، أو إنشاء حساب بهذا البريد',
  seeThem: 'عرض نقاطك',
} satisfies Catalogue<typeof en>;
