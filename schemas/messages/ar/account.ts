import type { Catalogue } from '../catalogue.ts';
import type { account as en } from '../en/account.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

const ordersAndReservations = (orders: number, reservations: number): string[] => [
  ...(orders === 0
    ? []
    : [
        plural(orders, {
          one: 'طلب واحد',
          two: 'طلبان',
          few: `${orders} طلبات`,
          many: `${orders} طلبًا`,
          other: `${orders} طلب`,
        }),
      ]),
  ...(reservations === 0
    ? []
    : [
        plural(reservations, {
          one: 'حجز واحد',
          two: 'حجزان',
          few: `${reservations} حجوزات`,
          many: `${reservations} حجزًا`,
          other: `${reservations} حجز`,
        }),
      ]),
];

/** Sentences of a customer's account: getting one, getting into it, and what it keeps. */
export const account = {
  unreached: 'تعذّر الاتصال بنا. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  busy: 'لحظة من فضلك…',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailWrong: `يُرجى كتابة بريد إلكتروني، مثل ${isolate('ada@example.com')}.`,
  phone: 'رقم الهاتف',
  phoneHint: 'ليتصل بك المطعم إن كان في طلبك ما يحتاج إلى توضيح.',
  phoneWrong: 'يُرجى كتابة رقم هاتف.',
  password: 'كلمة المرور',
  passwordMissing: 'يُرجى كتابة كلمة المرور.',
  newPassword: 'كلمة المرور',
  newPasswordHint: '10 أحرف على الأقل. بضع كلمات متتالية يسهل تذكّرها.',
  newPasswordShort: 'يجب ألا تقل عن 10 أحرف.',
  cancel: 'إلغاء',
  save: 'حفظ',
  saved: 'تم الحفظ.',

  signIn: {
    title: 'تسجيل الدخول',
    text: (business) => `أطباقك المفضلة وطلباتك السابقة وعناوينك لدى ${isolate(business)}.`,
    button: 'تسجيل الدخول',
    byCode: 'إرسال رمز إلى بريدي بدلًا من ذلك',
    byPasskey: 'استخدام مفتاح مرور',
    askingPasskey: 'جهازك يطلب تأكيدك…',
    forgotten: 'نسيت كلمة المرور؟',
    none: 'زيارتك الأولى؟',
    signUp: 'إنشاء حساب',
    guest: 'يمكنك الطلب من دون حساب أيضًا.',
    toMenu: 'عرض قائمة الطعام',
  },
  signUp: {
    title: 'إنشاء حساب',
    text: 'إتمام الطلب في ثوانٍ، وطلباتك السابقة وأطباقك المفضلة في مكان واحد.',
    button: 'إنشاء حساب',
    has: 'لديك حساب؟',
    signIn: 'تسجيل الدخول',
  },
  openId: {
    or: 'أو',
    with: (provider) => `المتابعة عبر ${isolate(provider)}`,
    leaving: (provider) => `جارٍ الانتقال إلى ${isolate(provider)}…`,
    returning: 'جارٍ تسجيل دخولك',
    returningText: 'لن يستغرق ذلك سوى لحظة.',
    titles: { account_exists: 'هل هذا حسابك؟', email_unverified: 'تأكيد بريدك الإلكتروني' },
    because: {
      account_exists: (provider, email) =>
        `للبريد ${isolate(email)} حساب هنا من قبل. بعد إثبات أنه لك، يصبح تسجيل دخولك عبر ${isolate(provider)}.`,
      email_unverified: (provider, email) =>
        `أعطانا ${isolate(provider)} البريد ${isolate(email)}. بعد إثبات أنه لك يتم تسجيل دخولك.`,
    },
    byPassword: 'استخدام كلمة المرور بدلًا من ذلك',
    byCode: 'استخدام الرمز بدلًا من ذلك',
  },
  forgotten: {
    title: 'نسيت كلمة المرور؟',
    text: 'يُرجى كتابة بريد حسابك. سنرسل إليه رمزًا يتيح لك اختيار كلمة مرور أخرى.',
    button: 'إرسال الرمز إلى بريدي',
    back: 'العودة إلى تسجيل الدخول',
  },
  code: {
    titles: {
      'sign-up': 'تأكيد بريدك الإلكتروني',
      'sign-in': 'إدخال الرمز',
      password: 'اختيار كلمة مرور أخرى',
    },
    sentTo: (email) => `أرسلنا رمزًا من 6 أرقام إلى ${isolate(email)}. الرمز صالح لمدة 10 دقائق.`,
    sent: 'أرسلنا إليك رمزًا من 6 أرقام. الرمز صالح لمدة 10 دقائق.',
    label: 'الرمز',
    hint: 'لم تصلك الرسالة؟ قد تكون في البريد غير المرغوب فيه.',
    wrongShape: 'يتكوّن الرمز من 6 أرقام.',
    buttons: { 'sign-up': 'تأكيد', 'sign-in': 'تسجيل الدخول', password: 'حفظ كلمة المرور' },
    again: 'إرسال رمز آخر',
    againIn: (seconds) => `إرسال رمز آخر (بعد ${seconds} ث)`,
    sentAgain: 'رمز آخر في الطريق إليك. الرمز الأحدث وحده صالح.',
    other: 'استخدام بريد آخر',
    startAgain: 'البدء من جديد',
  },
  newAccount: {
    title: 'حسابك جاهز',
    text: (email) => `لم يكن لدى ${isolate(email)} حساب هنا، فأنشأه الرمز. لمن طلباتك؟`,
    skip: 'ليس الآن',
    existingTitle: 'لديك حساب من قبل',
    existing: 'تم تسجيل دخولك إليه. اسمه وهاتفه وكلمة مروره كما كانت.',
  },
  proof: {
    password: 'كلمة مرورك',
    passwordMissing: 'يُرجى كتابة كلمة المرور.',
    codeText: 'نرسل إليك رمزًا للتحقق من هويتك.',
    send: 'إرسال الرمز إلى بريدي',
  },

  profile: {
    title: 'حسابك',
    signOut: 'تسجيل الخروج',
    loading: 'جارٍ تحميل حسابك…',
    failed: 'تعذّر تحميل حسابك.',
    tryAgain: 'إعادة المحاولة',
    links: 'صفحاتك',
    orders: 'طلباتك',
    reservations: 'حجوزاتك',
    favorites: 'المفضلة',
    points: 'نقاط الولاء',
    giftCards: 'بطاقات الهدايا',
    claim: (orders, reservations) =>
      `لهذا البريد الإلكتروني ${ordersAndReservations(orders, reservations).join(' و')} من قبل إنشاء حسابك.`,
    claimButton: 'إضافة إلى حسابي',
    claimed: (orders, reservations) =>
      `أُضيف إلى حسابك: ${ordersAndReservations(orders, reservations).join('، ')}.`,
    details: 'بياناتك',
    detailsHint: 'تظهر للمطعم مع طلباتك.',
    emailChange: 'تغيير',
    emailChangeOf: (email) => `تغيير البريد الإلكتروني ${isolate(email)}`,
    emailNew: 'البريد الإلكتروني الجديد',
    emailSend: 'إرسال رمز إليه',
    emailConfirm: 'استخدام هذا البريد',
    emailDone: (email) => `من الآن يكون تسجيل دخولك بالبريد ${isolate(email)}.`,

    addresses: 'العناوين',
    addressesNone: 'مع عنوان محفوظ هنا يكون توصيلك القادم أسرع.',
    addressAdd: 'إضافة عنوان',
    addressDefault: 'العنوان الافتراضي',
    addressMakeDefault: 'جعله افتراضيًا',
    addressMakeDefaultOf: (line) => `جعله العنوان الافتراضي: ${isolate(line)}`,
    addressChange: 'تعديل',
    addressChangeOf: (line) => `تعديل: ${isolate(line)}`,
    addressRemove: 'حذف',
    addressRemoveOf: (line) => `حذف: ${isolate(line)}`,
    addressRemoved: 'حُذف العنوان.',
    undo: 'تراجع',
    address: {
      label: 'اسم العنوان',
      labelHint: 'مثل المنزل أو العمل؛ ويمكن تركه فارغًا.',
      formattedAddress: 'الشارع والرقم',
      suburb: 'الحي',
      postcode: 'الرمز البريدي',
      city: 'المدينة',
      unit: 'الشقة أو الوحدة',
      entryCode: 'رمز البوابة أو المدخل',
      leaveAtDoor: 'تركه عند الباب',
      instructions: 'ملاحظة لمندوب التوصيل',
      missing: 'يُرجى ملء هذا الحقل.',
      wrongCharacters: `المسموح به حروف وأرقام والعلامات ${isolate('# * / -')} فقط.`,
    },

    signingIn: 'تسجيل الدخول',
    password: 'كلمة المرور',
    passwordChange: 'تغيير كلمة المرور',
    passwordChoose: 'اختيار كلمة مرور',
    passwordNew: 'كلمة المرور الجديدة',
    passwordDone: 'تم تغيير كلمة المرور، وتسجيل الخروج من متصفحاتك الأخرى.',
    passkeys: 'مفاتيح المرور',
    passkeysText:
      'مفتاح المرور يسجّل دخولك بالإصبع أو الوجه أو رمز PIN الخاص بجهازك، من دون كلمة مرور.',
    passkeyAdd: 'إضافة مفتاح مرور',
    passkeyName: 'اسم الجهاز',
    passkeyNameMissing: 'يُرجى كتابة اسم له.',
    passkeyAsk: 'إضافة',
    passkeyAdded: (name) => `أُضيف مفتاح المرور ${isolate(name)}.`,
    passkeyRemove: 'حذف',
    passkeyRemoveOf: (name) => `حذف مفتاح المرور ${isolate(name)}`,
    passkeyRemoveText: (name) => `لن يسجّل ${isolate(name)} دخولك بعد الآن. لا يمكن التراجع عن ذلك.`,
    passkeyRemoved: (name) => `حُذف مفتاح المرور ${isolate(name)}.`,
    browserOf: (browser, system) =>
      [browser === null ? 'متصفح' : isolate(browser), system === null ? '' : isolate(system)]
        .filter((part) => part !== '')
        .join(' على '),

    connected: 'الحسابات المرتبطة',
    connectedText: 'حسابات في مواقع أخرى تسجّل دخولك هنا.',
    connectedUsed: (connected, used) =>
      `تاريخ الربط ${isolate(connected)} · آخر استخدام ${isolate(used)}`,
    connectedRemove: 'حذف',
    connectedRemoveOf: (provider) => `إلغاء الربط مع ${isolate(provider)}`,
    connectedRemoveText: (provider) =>
      `لن يسجّل ${isolate(provider)} دخولك بعد الآن. يبقى الدخول برمز يصلك بالبريد.`,
    connectedRemoved: (provider) => `أُلغي الربط مع ${isolate(provider)}.`,

    sessions: 'المتصفحات المسجّل دخولك فيها',
    sessionHere: 'هذا المتصفح',
    sessionUnknown: 'متصفح',
    sessionUsed: (date) => `آخر استخدام ${isolate(date)}`,
    sessionEnd: 'تسجيل الخروج',
    sessionEndOf: (browser) => `تسجيل الخروج: ${isolate(browser)}`,
    sessionEnded: (browser) => `تم تسجيل الخروج من ${isolate(browser)}.`,
    everywhere: 'تسجيل الخروج من كل مكان',
    everywhereText: 'يشمل ذلك جميع المتصفحات، ومنها هذا المتصفح.',

    news: 'الأخبار بالبريد',
    newsletter: (business) => `أوافق على أن يرسل ${isolate(business)} أخبارًا وعروضًا إلى بريدي`,
    newsletterHint: 'رسائل طلباتك تصلك في كل الأحوال.',

    data: 'بياناتك لدينا',
    dataText: 'كل ما نحتفظ به عنك، في ملف واحد.',
    download: 'تنزيل بياناتي',
    downloading: 'جارٍ جمعها…',
    downloaded: 'تم حفظ الملف.',
    delete: 'حذف حسابي',
    deleteTitle: 'حذف حسابك؟',
    deleteText:
      'يُحذف اسمك وعناوينك ومفضلتك ونقاطك، ويُسجَّل خروجك من كل مكان. تُلغى الحجوزات القادمة. تُحفظ الطلبات كما يقضي قانون الضرائب، من دون اسمك. لا يمكن التراجع عن ذلك.',
    deleteButton: 'حذف نهائي',
    deleted: 'حُذف حسابك.',
  },
} satisfies Catalogue<typeof en>;
