import type { Catalogue } from '../catalogue.ts';
import type { addressFields as en } from '../en/address-fields.ts';
import { isolate } from './isolate.ts';

/** Sentences of the fields of an address, wherever one is asked for. */
export const addressFields = {
  formattedAddress: 'الشارع والرقم',
  postcode: 'الرمز البريدي',
  suburb: 'الحي',
  city: 'المدينة',
  missing: {
    formattedAddress: 'يُرجى كتابة الشارع والرقم.',
    postcode: 'يُرجى كتابة الرمز البريدي.',
    suburb: 'يُرجى كتابة الحي.',
    city: 'يُرجى كتابة المدينة.',
  },
  unit: 'الشقة أو الوحدة (اختياري)',
  entryCode: 'رمز البوابة أو المدخل (اختياري)',
  entryCodeHint: 'لا يراه إلا المطعم ومندوب التوصيل.',
  leaveAtDoor: 'ترك الطلب عند الباب',
  leaveAtDoorHint: 'عند الدفع نقدًا نقرع الجرس في كل الأحوال.',
  wrongCharacters: `المسموح به حروف وأرقام والعلامات ${isolate('# * / -')} فقط.`,
} satisfies Catalogue<typeof en>;
