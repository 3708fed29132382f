import type { Catalogue } from '../catalogue.ts';
import type { reservationMail as en } from '../en/reservation-mail.ts';
import { isolate } from './isolate.ts';
import { highChairs, people } from './people.ts';

/** Sentences of mails about reservations; loaded by the server alone. */
export const reservationMail = {
  confirmed: {
    subject: (place, when) => `طاولتك في ${isolate(place)}: ${isolate(when)}`,
    heading: 'حُجزت طاولتك.',
    lead: (place) => `يسعدنا استقبالك في ${isolate(place)}.`,
  },
  changed: {
    subject: (place, when) => `تعديل: طاولتك في ${isolate(place)}، ${isolate(when)}`,
    heading: 'عُدّل حجزك.',
    lead: (place) => `هذا حجزك الآن في ${isolate(place)}.`,
  },
  reminder: {
    subject: (place, when) => `نراك قريبًا في ${isolate(place)}: ${isolate(when)}`,
    heading: 'نراك قريبًا.',
    lead: (place) =>
      `هذا تذكير بطاولتك في ${isolate(place)}. إن تعذّر حضورك فيُرجى إلغاء الحجز ليستفيد منه غيرك.`,
  },
  cancelled: {
    subject: (place, when) => `إلغاء: طاولتك في ${isolate(place)}، ${isolate(when)}`,
    heading: 'أُلغي حجزك.',
    lead: (place) => `أصبحت طاولتك في ${isolate(place)} متاحة لغيرك. أهلًا بك في وقت آخر.`,
  },
  greeting: (name) => `مرحبًا ${isolate(name)}،`,
  people,
  number: (number) => `الحجز ${isolate(number)}`,
  highChairs,
  wheelchair: 'مكان لكرسي متحرك',
  where: 'المكان',
  booked: 'تم الحجز',
  changes: (until) => `يمكنك تعديله أو إلغاؤه حتى ${isolate(until)}.`,
  noChanges: (phone) =>
    phone === '' ? 'للتعديل يُرجى الاتصال بنا.' : `للتعديل يُرجى الاتصال بنا على ${isolate(phone)}.`,
  button: 'عرض الحجز أو تعديله أو إلغاؤه',
  again: 'حجز موعد آخر',
  small: (place) =>
    `وصلتك هذه الرسالة لأن طاولة في ${isolate(place)} حُجزت ببريدك. كل من لديه الرابط يمكنه تعديل الحجز.`,
  calendar: (place) => `طاولة في ${isolate(place)}`,
} satisfies Catalogue<typeof en>;
