import type { Catalogue } from '../catalogue.ts';
import type { reservationFailures as en } from '../en/failures-reservations.ts';
import { isolate } from './isolate.ts';

export const reservationFailures = {
  unknown: 'لا يوجد حجز كهذا.',
  areaGone: 'لم تعد هذه المنطقة موجودة في المطعم.',
  off: (restaurant: string) => `لا يستقبل ${isolate(restaurant)} حجوزات عبر الإنترنت.`,
  upTo: (people: number) => `أقصى عدد يمكن حجزه عبر الإنترنت هو ${people}.`,
  callUs: 'يُرجى الاتصال بنا.',
  timeTaken: 'حُجز هذا الوقت للتو. اختر وقتًا آخر.',
  timeGone: 'لم يعد هذا الوقت متاحًا. اختر وقتًا آخر.',
  keyReused: 'استُخدم هذا المفتاح من قبل مع حجز آخر.',
  changed: 'تغيّر هذا الحجز في هذه الأثناء.',
  tooLate: 'فات أوان تغيير هذا الحجز من هنا. يُرجى الاتصال بالمطعم.',
  states: {
    held: 'لم يُؤكَّد هذا الحجز بعد.',
    confirmed: 'هذا الحجز مؤكد بالفعل.',
    seated: 'أنت على طاولتك بالفعل.',
    finished: 'انتهى هذا الحجز.',
    cancelled: 'أُلغي هذا الحجز.',
    no_show: 'انتهى هذا الحجز.',
  },
  message: {
    again: 'لم ينجح ذلك. يُرجى إرسال رسالتك مرة أخرى.',
    keyReused: 'أُرسل هذا من قبل مع رسالة أخرى.',
  },
} satisfies Catalogue<typeof en>;
