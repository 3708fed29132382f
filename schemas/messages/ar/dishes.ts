import { plural } from './plural.ts';

/** How many dishes, standing alone: 'طبقان'. */
export const dishes = (count: number): string =>
  plural(count, {
    zero: 'لا أطباق',
    one: 'طبق واحد',
    two: 'طبقان',
    few: `${count} أطباق`,
    many: `${count} طبقًا`,
    other: `${count} طبق`,
  });

/** The same after a preposition or another noun: 'عرض طبقين'. */
export const dishesOf = (count: number): string =>
  plural(count, {
    zero: 'لا أطباق',
    one: 'طبق واحد',
    two: 'طبقين',
    few: `${count} أطباق`,
    many: `${count} طبقًا`,
    other: `${count} طبق`,
  });
