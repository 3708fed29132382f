import { plural } from './plural.ts';

/** Months as they are said after a preposition or another noun; whole years by the year: 'سنتين'. */
export const monthsOf = (count: number): string => {
  const years = count / 12;
  return Number.isInteger(years)
    ? plural(years, {
        one: 'سنة واحدة',
        two: 'سنتين',
        few: `${years} سنوات`,
        other: `${years} سنة`,
      })
    : plural(count, {
        one: 'شهر واحد',
        two: 'شهرين',
        few: `${count} أشهر`,
        many: `${count} شهرًا`,
        other: `${count} شهر`,
      });
};
