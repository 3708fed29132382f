import { plural } from './plural.ts';

/** Minutes as they are said after a preposition: 'خلال دقيقتين'. */
export const minutesOf = (count: number): string =>
  plural(count, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });
