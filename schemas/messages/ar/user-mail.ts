import type { Catalogue } from '../catalogue.ts';
import type { userMail as en } from '../en/user-mail.ts';
import { isolate } from './isolate.ts';

const codeSubject = (code: string, place: string): string =>
  `${code} هو رمزك لدى ${isolate(place)}`;
const codeHeading = 'رمزك';
const wrongPasskey = (place: string): string =>
  `يبدو أن نسخة من أحد مفاتيح المرور في حسابك لدى ${isolate(place)} قد استُخدمت، فجرى حظره.`;

/** Sentences of mails and messages about customers' accounts; loaded by the server alone. */
export const userMail = {
  code: {
    sign_up: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) =>
        `يُرجى إدخال هذا الرمز لإنشاء حسابك لدى ${isolate(place)}. وإن كان لديك حساب، فهو يسجّل دخولك.`,
    },
    sign_in: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) =>
        `يُرجى إدخال هذا الرمز لتسجيل الدخول لدى ${isolate(place)}. وإن لم يكن لديك حساب بعد، فهو ينشئه.`,
    },
    password: {
      subject: (code, place) => `${code}: كلمة مرور جديدة لدى ${isolate(place)}`,
      heading: 'اختيار كلمة مرور جديدة',
      lead: (place) =>
        `يُرجى إدخال هذا الرمز لاختيار كلمة مرور جديدة لدى ${isolate(place)}. وإن لم يكن لديك حساب بعد، فهو ينشئه.`,
    },
    own: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) => `يُرجى إدخال هذا الرمز لتأكيد أن تعديل حسابك لدى ${isolate(place)} صادر عنك.`,
    },
    contact: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) => `يُرجى إدخال هذا الرمز لاستخدام هذا البريد لحسابك لدى ${isolate(place)}.`,
    },
    openid: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) =>
        `يُرجى إدخال هذا الرمز لتسجيل الدخول لدى ${isolate(place)} بحساب الموقع الآخر الذي اخترته هناك. بعدها يتم الدخول به مباشرةً.`,
    },
    coupon: {
      subject: codeSubject,
      heading: codeHeading,
      lead: (place) =>
        `يُرجى إدخال هذا الرمز عند إتمام الطلب لدى ${isolate(place)} لاستخدام عرض يسري مرة واحدة لكل شخص.`,
    },
    advice: [
      'الرمز صالح لمدة 10 دقائق، ولمرة واحدة.',
      'الرمز ليس بطلب منك؟ لا حاجة إلى فعل شيء، ويُرجى عدم إعطائه لأحد: لا نطلبه أبدًا بالهاتف أو بالبريد.',
    ],
    small: (place) => `وصلتك هذه الرسالة لأن هذا البريد كُتب لدى ${isolate(place)}.`,
  },
  welcome: {
    subject: (place) => `أهلًا بك لدى ${isolate(place)}`,
    heading: 'حسابك جاهز.',
    lead: (place) => `شكرًا لإنشاء حساب لدى ${isolate(place)}.`,
    advice: ['من الآن تُحفظ فيه عناوينك ومفضلتك وطلباتك.'],
    button: 'عرض قائمة الطعام',
  },
  password_changed: {
    subject: (place) => `تغيّرت كلمة مرورك · ${isolate(place)}`,
    heading: 'تغيّرت كلمة مرورك.',
    lead: (place) =>
      `تغيّرت للتو كلمة مرور حسابك لدى ${isolate(place)}، وتم تسجيل الخروج من متصفحاتك الأخرى.`,
    advice: [
      'لم يكن ذلك منك؟ يُرجى اختيار كلمة مرور أخرى عبر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
    ],
    button: 'صفحة تسجيل الدخول',
  },
  email_changed: {
    subject: (place) => `تغيّر بريد حسابك لدى ${isolate(place)}`,
    heading: 'تغيّر بريد حسابك.',
    lead: (place) =>
      `أُعطي حسابك لدى ${isolate(place)} بريدًا إلكترونيًا آخر للتو. من الآن تصل الرسائل إليه.`,
    advice: ['لم يكن ذلك منك؟ يُرجى الاتصال بالمطعم: حسابك في يد غيرك.'],
    button: 'زيارة الموقع',
  },
  passkey_added: {
    subject: (place) => `أُضيف مفتاح مرور · ${isolate(place)}`,
    heading: 'أُضيف مفتاح مرور.',
    lead: (place) =>
      `أُضيف مفتاح مرور إلى حسابك لدى ${isolate(place)}، ونرجو أن يكون ذلك منك. به يتم الدخول من دون كلمة مرور.`,
    advice: ['لم يكن ذلك منك؟ يُرجى حذفه في حسابك، وتسجيل الخروج من جميع المتصفحات.'],
    button: 'صفحة حسابك',
  },
  passkey_blocked: {
    subject: (place) => `حُظر مفتاح مرور · ${isolate(place)}`,
    heading: 'لم يعد أحد مفاتيح مرورك يسجّل الدخول.',
    lead: wrongPasskey,
    advice: ['يُرجى تسجيل الدخول برمز، وحذف المفتاح في حسابك، وإضافة مفتاح آخر.'],
    button: 'صفحة حسابك',
  },
  sign_in_connected: {
    subject: (place) => `رُبطت طريقة دخول أخرى · ${isolate(place)}`,
    heading: 'رُبطت طريقة دخول أخرى.',
    lead: (place) =>
      `رُبط حساب في موقع آخر بحسابك لدى ${isolate(place)}، ونرجو أن يكون ذلك منك. به يتم الدخول من دون كلمة مرور.`,
    advice: ['لم يكن ذلك منك؟ يُرجى حذفه في حسابك، وتسجيل الخروج من جميع المتصفحات.'],
    button: 'صفحة حسابك',
  },
  guessed: {
    subject: (place) => `كلمات مرور خاطئة لحسابك · ${isolate(place)}`,
    heading: 'أحدهم يخمّن كلمة مرورك.',
    lead: (place) =>
      `كُتبت كلمات مرور خاطئة لحسابك لدى ${isolate(place)}. لم تصح أي منها، والمحاولات التالية عليها الانتظار.`,
    advice: ['هل كان ذلك منك؟ يمكن الدخول برمز، من دون كلمة مرور ومن دون انتظار.'],
    button: 'الدخول برمز',
  },
  deleted: {
    subject: (place) => `حُذف حسابك لدى ${isolate(place)}`,
    heading: 'حُذف حسابك.',
    lead: (place) => `حُذف حسابك لدى ${isolate(place)}، ومعه عناوينك وكل ما حُفظ فيه.`,
    advice: [
      'أُلغيت الحجوزات القادمة.',
      'ما يُلزم القانون المطعم بحفظه من الطلبات يُحفظ من دون اسمك.',
    ],
    button: 'زيارة الموقع',
  },
  small: (place) => `وصلتك هذه الرسالة بسبب حساب لدى ${isolate(place)}.`,
  /** The last line lets phones fill the code in at that very site (origin-bound one-time codes). */
  sms: (code, place, host) =>
    `${code} هو رمزك لدى ${isolate(place)}. صالح لمدة 10 دقائق، ويُرجى عدم إعطائه لأحد.\n\n@${host} #${code}`,
} satisfies Catalogue<typeof en>;
