import type { Catalogue } from '../catalogue.ts';
import type { steps as en } from '../en/steps.ts';
import { isolate } from './isolate.ts';

/** Sentences of meals and deals that are put together in steps. */
export const steps = {
  list: 'الخطوات',
  progress: (step, of) => `الخطوة ${step} من ${of}`,
  toStep: (step, name) => `الخطوة ${step}: ${isolate(name)}`,
  summary: 'اختيارك',
  back: 'السابق',
  next: 'التالي',
  toSummary: 'مراجعة',
  without: 'لا، شكرًا',
  nothing: 'لا شيء',
  change: (name) => `تعديل ${isolate(name)}`,
  changeShort: 'تعديل',
  free: 'مجانًا',
  less: (percent) => `خصم ${percent}%`,
  saves: (amount) => `وفّرت ${isolate(amount)}`,
  singly: 'بالسعر المفرد',
  unavailable: 'نفد صنف منه، فلا يمكن تكوينه الآن.',
} satisfies Catalogue<typeof en>;
