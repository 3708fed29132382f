import type { Catalogue } from '../catalogue.ts';
import type { mail as en } from '../en/mail.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

type StaffMail = Pick<typeof en, 'signIn' | 'test' | 'invitation' | 'password' | 'secondFactor'>;

const hasAccount = (place: string): string =>
  `وصلتك هذه الرسالة لأن لديك حسابًا لدى ${isolate(place)}.`;

/** Sentences of the mails to the people who work for a business. */
export const staffMail = {
  signIn: {
    subject: (place) => `كلمات مرور خاطئة لحسابك · ${isolate(place)}`,
    heading: 'هل يخمّن أحدهم كلمة مرورك؟',
    lead: (misses, place) =>
      `كُتبت كلمة مرور خاطئة لحسابك لدى ${isolate(place)} ${plural(misses, {
        one: 'مرة واحدة',
        two: 'مرتين',
        few: `${misses} مرات`,
        other: `${misses} مرة`,
      })}، في متصفح لم يسبق لك الدخول منه.`,
    advice: [
      'لم يدخل أحد. من الآن لا يُسمح لمثل هذا المتصفح إلا بمحاولة بين حين وآخر. أما المتصفح الذي سبق لك الدخول منه، والمتصفح الذي يُفتح فيه رابط هذه الرسالة خلال يوم، فالدخول منهما كالمعتاد.',
      'إن كان ذلك منك فيمكن فتح الرابط والمحاولة مرة أخرى. وإن لم يكن فلا حاجة إلى فعل شيء، ما دامت كلمة مرورك طويلة وغير مستخدمة في مكان آخر.',
    ],
    button: 'صفحة تسجيل الدخول',
    small: (place) => `${hasAccount(place)} نراسلك بهذا الشأن مرة في اليوم على الأكثر.`,
  },
  test: {
    subject: (place) => `رسالة تجريبية · ${isolate(place)}`,
    heading: 'رسائلكم تصل.',
    lead: (place) => `هذه هي الرسالة التجريبية المطلوبة من لوحة ${isolate(place)}.`,
    advice: [
      `إن وصلت إلى البريد غير المرغوب فيه فربما لا يكون للنطاق المرسل سجل ${isolate('SPF')} أو ${isolate('DKIM')} بعد. صفحة الرسائل تبيّن أيهما.`,
    ],
    button: 'صفحة الرسائل',
    small: (place) => `وصلتك هذه الرسالة لأنك من القائمين على ${isolate(place)} وطلبتها.`,
  },
  invitation: {
    subject: (place) => `دعوة إلى ${isolate(place)}`,
    heading: 'أهلًا بك في فريقنا.',
    /** Somebody who works there invites. */
    lead: {
      owner: (by, place) =>
        `دعوة من ${isolate(by)} للمشاركة في إدارة ${isolate(place)}: الموقع كله والطلبات والأشخاص.`,
      manager: (by, restaurant) =>
        `دعوة من ${isolate(by)} لإدارة ${isolate(restaurant)}: الطلبات والمخزون وأوقات العمل والأرقام.`,
      staff: (by, restaurant) =>
        `دعوة من ${isolate(by)} إلى لوحة ${isolate(restaurant)}: الطلبات وما نفد منها.`,
    },
    ownerHeading: 'موقعك بانتظارك.',
    /** The operator invites the first owner. */
    ownerLead: (place) => `أُنشئ لك موقع ${isolate(place)}. باختيار كلمة مرور يصبح لك إعداده.`,
    advice: ['يُفتح الرابط خلال سبعة أيام لاختيار الاسم وكلمة المرور. يعمل الرابط مرة واحدة.'],
    button: 'قبول الدعوة',
    small: (place) =>
      `وصلتك هذه الرسالة لأن بريدك أُعطي إلى ${isolate(place)}. السبب غير معروف لك؟ لا حاجة إلى فعل شيء: لا يُنشأ حساب من دونك.`,
  },
  password: {
    link: {
      subject: (place) => `كلمة مرور جديدة لدى ${isolate(place)}`,
      heading: 'اختيار كلمة مرور جديدة.',
      lead: (place) => `ورد أن كلمة مرور حسابك لدى ${isolate(place)} منسية، ونرجو أن يكون ذلك منك.`,
      advice: [
        'يُفتح الرابط خلال ساعة لاختيار كلمة مرور أخرى. يعمل مرة واحدة، ويسجّل الخروج من كل مكان آخر.',
        'لم يكن ذلك منك؟ لا حاجة إلى فعل شيء: كلمة مرورك كما كانت.',
      ],
      button: 'اختيار كلمة مرور جديدة',
    },
    changed: {
      subject: (place) => `تغيّرت كلمة مرورك · ${isolate(place)}`,
      heading: 'تغيّرت كلمة مرورك.',
      lead: (place) =>
        `تغيّرت للتو كلمة مرور حسابك لدى ${isolate(place)}، وتم تسجيل الخروج من متصفحاتك الأخرى.`,
      advice: ['لم يكن ذلك منك؟ يُرجى طلب رابط عبر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.'],
      button: 'صفحة تسجيل الدخول',
    },
    small: hasAccount,
  },
  secondFactor: {
    reset: {
      subject: (place) => `أُوقف العامل الثاني لحسابك · ${isolate(place)}`,
      heading: 'العامل الثاني متوقف.',
      lead: (place) =>
        `أوقف أحد المالكين العامل الثاني لحسابك لدى ${isolate(place)}: لم يعد تطبيقه ومفاتيح المرور ورموز الاسترداد صالحة. تم تسجيل خروجك من كل مكان.`,
      advice: [
        'يُرجى تسجيل الدخول بكلمة المرور، وإعداد عامل آخر ضمن «حسابي».',
        'لم يكن ذلك بطلب منك؟ يُرجى سؤال أحد المالكين فورًا، وتغيير كلمة المرور.',
      ],
    },
    passkey_added: {
      subject: (place) => `أُضيف مفتاح مرور · ${isolate(place)}`,
      heading: 'أُضيف مفتاح مرور.',
      lead: (place) =>
        `أُضيف مفتاح مرور إلى حسابك لدى ${isolate(place)}، ونرجو أن يكون ذلك منك. به يتم الدخول من دون كلمة مرور.`,
      advice: [
        'لم يكن ذلك منك؟ يُرجى حذفه ضمن «حسابي»، وتغيير كلمة المرور، وتسجيل الخروج من المتصفحات الأخرى.',
      ],
    },
    passkey_blocked: {
      subject: (place) => `حُظر مفتاح مرور · ${isolate(place)}`,
      heading: 'لم يعد أحد مفاتيح مرورك يسجّل الدخول.',
      lead: (place) =>
        `عدّ أحد مفاتيح مرورك لدى ${isolate(place)} إلى الوراء، كما يحدث حين يستخدم غيرك نسخة منه. حُظر المفتاح، ولم يدخل أحد.`,
      advice: [
        'يُرجى تسجيل الدخول بكلمة المرور ورمز، وحذف ذلك المفتاح ضمن «حسابي»، وإضافة مفتاح آخر.',
      ],
    },
    button: 'صفحة تسجيل الدخول',
    small: hasAccount,
  },
} satisfies Catalogue<StaffMail>;
