import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '#schemas/api/restaurants.ts';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[];

type Range = { opens: string; closes: string };

/** Round the clock is written as all of a day: the same time twice would read as closed. */
const timesOf = ({ opens, closes }: Range): Range =>
  opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };

/** What Google reads as closed all day. */
const closed: Range = { opens: '00:00', closes: '00:00' };

/** A week's opening hours, days with the same times together. */
export function weekData({ week }: OpeningHours): OpeningHoursSpecification[] {
  const byTimes = new Map<string, { range: Range; dayOfWeek: DayOfWeek[] }>();
  for (const { weekday, ...range } of week) {
    const day = days[weekday - 1];
    const key = `${range.opens} ${range.closes}`;
    const same = byTimes.get(key) ?? { range, dayOfWeek: [] };
    byTimes.set(key, same);
    if (day) same.dayOfWeek.push(day);
  }
  return [...byTimes.values()].map(({ range, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...timesOf(range),
  }));
}

/** The days of the coming fortnight that differ. */
export const exceptionData = ({ exceptions }: OpeningHours): OpeningHoursSpecification[] =>
  exceptions.flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges.map(timesOf) : [closed]).map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      }),
    ),
  );
