import type { Catalogue } from '../catalogue.ts';
import type { lineFailures as en } from '../en/failures-lines.ts';
import { isolate } from './isolate.ts';

export const lineFailures = {
  soldOut: (name: string) => `نفد ${isolate(name)}.`,
  dishGone: 'لم يعد هذا الطبق في القائمة. أزله للمتابعة.',
  offerGone: 'لم يعد هذا العرض في القائمة. أزله للمتابعة.',
  otherDish: 'هذا الطبق ليس الطبق المذكور معه.',
  appliesByItself: (name: string) => `يُطبَّق ${isolate(name)} تلقائيًا.`,
  foreignDish: 'لا يدخل هذا الطبق ضمن هذا العرض.',
  notAChoiceOf: (name: string) => `${isolate(name)}: هذا الطبق ليس من الخيارات.`,
  foreignChoice: 'هذا الخيار لا يخص هذا الطبق.',
  unknownValue: (name: string) => `${isolate(name)}: هذا الخيار غير موجود.`,
  valueSoldOut: (name: string, value: string) => `${isolate(name)}: نفد ${isolate(value)}.`,
  chooseOne: (name: string) => `${isolate(name)}: اختر خيارًا واحدًا.`,
  choose: (name: string, count: number) => `${isolate(name)}: اختر ${count}.`,
  chooseAtMost: (name: string, count: number) => `${isolate(name)}: اختر ${count} على الأكثر.`,
  chooseAtMostDifferent: (name: string, count: number) =>
    `${isolate(name)}: اختر ${count} أصناف مختلفة على الأكثر.`,
  atMostOf: (group: string, count: number, name: string) =>
    `${isolate(group)}: ${count} × ${isolate(name)} على الأكثر.`,
  oneForEachHalf: 'اختر طبقًا لكل نصف.',
  notHalves: (one: string, other: string) =>
    `لا يمكن الجمع بين ${isolate(one)} و${isolate(other)} نصفًا بنصف.`,
  notInHalves: (name: string, value: string) =>
    `${isolate(name)}: لا يتوفر ${isolate(value)} بالأنصاف.`,
  sameForBothHalves: (name: string) => `${isolate(name)}: اختر الشيء نفسه للنصفين.`,
  onlyOnTheWhole: (names: readonly string[]) =>
    `${names.map(isolate).join('، ')}: على الطبق كاملًا فقط، أي على النصفين معًا.`,
} satisfies Catalogue<typeof en>;
