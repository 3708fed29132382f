import { pluralIn } from '../plural.ts';
import type { Catalogue } from '../catalogue.ts';
import type { requestFailures as en } from '../en/failures-requests.ts';

const plural = pluralIn('ar');

export const requestFailures = {
  notFound: 'لا يوجد شيء في هذا العنوان.',
  notUnderstood: 'هذا الطلب غير مفهوم.',
  onlyReading: 'يمكن قراءة الصفحات، ولا يمكن الكتابة فيها.',
  internal: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  unavailable: 'يستغرق هذا وقتًا أطول من اللازم. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  notStorable: 'لا يمكن حفظ جزء مما أُرسل. يُرجى مراجعة ما كتبته.',
  tooLong: 'هذا أطول من أن يُرسل.',
  unreadableForm: 'لم يُرسل هذا بصيغة يمكن قراءتها هنا.',
  unreadableEncoding: 'ضُغط هذا بطريقة لا يمكن قراءتها هنا.',
  wrongEncoding: 'لم يُضغط هذا بالطريقة المذكورة.',
  wrongLength: 'لم يصل هذا بالطول المفترض.',
  unreadable: 'لا يمكن قراءة ما أُرسل.',
  badAddress: 'هذا العنوان غير مكتوب على النحو الصحيح.',
  tooDeep: 'مستويات هذا المحتوى أكثر من أن تُقرأ.',
  tooManyConnections: 'تصل اتصالات كثيرة جدًا من شبكتك. يُرجى المحاولة مرة أخرى بعد قليل.',
  followedOften: 'هذا مُتابَع بالفعل في أماكن كثيرة. يُرجى التحقق منه من حين لآخر.',
  streamsFull: 'هناك متابعات كثيرة الآن. يُرجى التحقق من هذا من حين لآخر.',
  noSiteHere: 'لا يوجد مطعم في هذا العنوان.',
  suspended: (name: string) => `موقع \u2068${name}\u2069 متوقف حاليًا.`,
  notOpenYet: 'لم يُفتتح هذا الموقع بعد. نراك قريبًا.',
  tokenOfAnother: 'تسجيل الدخول هذا يخص مطعمًا آخر.',
  login: 'يُرجى تسجيل الدخول.',
  sessionOver: 'ربما انتهت جلستك. يُرجى المحاولة مرة أخرى.',
  logInAgain: 'ربما انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  notForUsers: 'هذا مخصص للضيوف: يُرجى تسجيل الخروج أولًا.',
  ownerMissing: 'لم يُذكر صاحب هذه السلة.',
  notYours: 'هذا يخص شخصًا آخر.',
  notYourNumber: 'ليس هذا هو الرقم الذي أتيت به.',
  guestTaken: 'هذا الرقم مستخدم. يُرجى اختيار رقم آخر.',
  restaurantGone: 'لم يعد هذا المطعم موجودًا هنا.',
  tooFast: 'كان ذلك أسرع من اللازم. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  tooManyPasswords: (wait: string) =>
    `أُدخلت كلمات مرور خاطئة كثيرة لهذا الحساب. حاول مرة أخرى بعد ${wait}، ` +
    'أو استخدم متصفحًا سبق أن سجّلت الدخول منه.',
  tooManyTries: (wait: string) => `كانت المحاولات الخاطئة كثيرة. حاول مرة أخرى بعد ${wait}.`,
  codeJustSent: (seconds: number) =>
    `أُرسل رمز قبل قليل. يمكنك طلب رمز آخر بعد ${seconds} ${plural(seconds, { few: 'ثوانٍ', other: 'ثانية' })}.`,
  tooManyCodes: (wait: string) => `أُرسلت رموز كثيرة بالفعل. يمكنك طلب رمز آخر بعد ${wait}.`,
  tooManyMessages: (wait: string) =>
    `وصلت رسائل كثيرة بالفعل. حاول مرة أخرى بعد ${wait}، أو اتصل بالمطعم.`,
  signInBusy: 'يسجّل كثيرون الدخول في هذه اللحظة. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  minutes: (minutes: number) =>
    plural(minutes, {
      one: 'دقيقة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      other: `${minutes} دقيقة`,
    }),
  hours: (hours: number) =>
    plural(hours, {
      one: 'ساعة',
      two: 'ساعتين',
      few: `${hours} ساعات`,
      other: `${hours} ساعة`,
    }),
} satisfies Catalogue<typeof en>;
