import type { Catalogue } from '../catalogue.ts';
import type { groupRules as en } from '../en/group-rules.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** Choices as they are counted after 'اختيار'. */
const choices = (count: number): string =>
  plural(count, {
    one: 'واحد',
    two: 'اثنين',
    other: `${count}`,
  });

/** What a group of options asks, as its heading says it, and what an option adds. */
export const groupRules = {
  chooseExactly: (count) => `مطلوب، اختيار ${choices(count)}`,
  chooseBetween: (min, max) => `مطلوب، اختيار ${min} إلى ${max}`,
  chooseAtLeast: (count) => `مطلوب، اختيار ${choices(count)} على الأقل`,
  chooseUpTo: (count) => `حتى ${choices(count)}`,
  chooseAny: 'بلا حد للعدد',
  upToKinds: (count) =>
    plural(count, {
      one: 'نوع واحد فقط',
      two: 'نوعان مختلفان على الأكثر',
      few: `${count} أنواع مختلفة على الأكثر`,
      many: `${count} نوعًا مختلفًا على الأكثر`,
      other: `${count} نوع مختلف على الأكثر`,
    }),
  freeThenEach: (free, price) => `أول ${free} مجانًا، ثم ${isolate(price)} لكل واحد`,
  freeThenPriced: (free) => `أول ${free} مجانًا، ثم بالسعر المذكور`,
  /** Prices by the order of choosing, and what each further one costs; null: there are none. */
  sequence: (prices, each) =>
    [
      ...prices.map((price, place) => `${place === 0 ? 'الأول' : 'التالي'} ${isolate(price)}`),
      ...(each === null ? [] : [`${prices.length === 0 ? '' : 'ثم '}${isolate(each)} لكل واحد`]),
    ].join('، '),
  allFree: (free) =>
    plural(free, { one: 'واحد مجانًا', two: 'اثنان مجانًا', other: `${free} مجانًا` }),
  optional: 'اختياري',
  isFree: 'مجانًا',
  isIncluded: 'مشمول',
  less: (price) => `− ${isolate(price)}`,
} satisfies Catalogue<typeof en>;
