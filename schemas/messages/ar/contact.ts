import type { Catalogue } from '../catalogue.ts';
import type { contact as en } from '../en/contact.ts';
import { charactersLeft } from './characters-left.ts';
import { isolate } from './isolate.ts';

/** What /contact says; loaded with it alone. */
export const contact = {
  title: 'التواصل معنا',
  lead: (business) => `سؤال أو ثناء أو شكوى: كل ما يصل إلى ${isolate(business)} يُقرأ.`,
  toForm: 'مراسلتنا',
  ways: 'الهاتف والبريد والحسابات',
  places: 'مواقعنا',
  place: 'موقعنا وأوقات العمل',
  today: 'اليوم',
  closed: 'مغلق',
  soon: 'أوقات مختلفة قريبًا',
  book: 'حجز طاولة',
  bookAt: (place) => `حجز طاولة في ${isolate(place)}`,
  noHours: 'يُرجى السؤال عن أوقات العمل قبل الحضور.',
  noPlaces: 'لا اتصال، فلم تصل عناوين فروعنا. يُرجى إعادة تحميل الصفحة، أو مراسلتنا.',
  form: {
    heading: 'مراسلتنا',
    text: 'نرد بالبريد الإلكتروني.',
    name: 'الاسم',
    nameProblem: 'يُرجى كتابة الاسم، من دون عنوان موقع.',
    email: 'البريد الإلكتروني',
    emailProblem: `يُرجى كتابة بريد إلكتروني، مثل ${isolate('ana@example.com')}.`,
    phone: 'رقم الهاتف (اختياري)',
    phoneProblem: 'يُرجى كتابة رقم هاتف، أو ترك الحقل فارغًا.',
    restaurant: 'المطعم',
    anyRestaurant: 'لا مطعم محددًا',
    subject: 'ما موضوع رسالتك؟',
    subjects: {
      question: 'سؤال',
      order: 'طلب',
      feedback: 'رأي',
      press: 'الصحافة',
      other: 'أمر آخر',
    },
    orderNumber: 'رقم الطلب (اختياري)',
    orderNumberHint: 'مكتوب في رسالة الطلب.',
    orderNumberProblem: 'يُرجى كتابة رقم الطلب، أو ترك الحقل فارغًا.',
    message: 'الرسالة',
    messageProblem: 'يُرجى كتابة الرسالة.',
    messageLong: 'الرسالة أطول مما يمكننا استلامه: يُرجى تقصيرها قليلًا.',
    left: (count) => `${charactersLeft(count)}.`,
    website: 'يُترك هذا الحقل فارغًا',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    unreached: 'لم تُرسل الرسالة لعدم وجود اتصال. يبقى نصّها هنا للمحاولة مرة أخرى.',
    retention: 'نحتفظ برسالتك وردّنا عليها سنة بعد آخر رسالة، ثم نحذفهما.',
    privacy: 'كيف نتعامل مع بياناتك',
  },
  sent: {
    heading: 'رسالتك في الطريق',
    text: (business, email) =>
      `يقرؤها ${isolate(business)} ويصلك الرد على ${isolate(email)}. إن لم يصل شيء فقد يكون في البريد غير المرغوب فيه.`,
    urgent: (phone) => `الأمر عاجل؟ يُرجى الاتصال بنا: ${isolate(phone)}.`,
    another: 'كتابة رسالة أخرى',
  },
} satisfies Catalogue<typeof en>;
