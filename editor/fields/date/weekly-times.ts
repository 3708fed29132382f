import type { WeeklyTime } from '#schemas/config/when.ts';

/** From Monday, as ISO counts them. */
export const weekdays = [
  { day: 1, short: 'Mo', long: 'Monday' },
  { day: 2, short: 'Tu', long: 'Tuesday' },
  { day: 3, short: 'We', long: 'Wednesday' },
  { day: 4, short: 'Th', long: 'Thursday' },
  { day: 5, short: 'Fr', long: 'Friday' },
  { day: 6, short: 'Sa', long: 'Saturday' },
  { day: 7, short: 'Su', long: 'Sunday' },
] as const;

const lunch = { from: '11:00', to: '15:00' };
const dinner = { from: '17:00', to: '22:00' };

/** What a new row begins with: lunch, then dinner, on the days of the row before. */
export function nextTime(rows: readonly WeeklyTime[]): WeeklyTime {
  const last = rows.at(-1);
  return { days: [...(last?.days ?? [])], ...(last && last.to <= dinner.from ? dinner : lunch) };
}

/** What the document holds, as a row; anything else is left to the checks of the document. */
export const isWeeklyTime = (value: unknown): value is WeeklyTime =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  'days' in value &&
  Array.isArray(value.days);
