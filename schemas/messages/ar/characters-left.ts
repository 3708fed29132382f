import { plural } from './plural.ts';

/** How many characters a field still takes. */
export const charactersLeft = (count: number): string =>
  plural(count, {
    zero: 'لم يتبقَّ أي حرف',
    one: 'يتبقّى حرف واحد',
    two: 'يتبقّى حرفان',
    few: `يتبقّى ${count} أحرف`,
    many: `يتبقّى ${count} حرفًا`,
    other: `يتبقّى ${count} حرف`,
  });
