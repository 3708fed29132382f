import { plural } from './plural.ts';

/** How many loyalty points, standing alone: 'نقطتان'. */
export const points = (count: number): string =>
  plural(count, {
    zero: '0 نقطة',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${count} نقاط`,
    many: `${count} نقطة`,
    other: `${count} نقطة`,
  });

/** The same after a preposition or a verb: 'من نقطتين'. */
export const pointsOf = (count: number): string =>
  plural(count, {
    zero: '0 نقطة',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: `${count} نقاط`,
    many: `${count} نقطة`,
    other: `${count} نقطة`,
  });
