import type { OfferedDays } from '#schemas/api/reservations.ts';

export type OfferedTime = OfferedDays[number]['times'][number];
/** A time with its local date. */
export type DatedTime = OfferedTime & { date: string };

/** `full`: it has times, and none of them is free; `closed`: it has none. */
export type DayState = 'free' | 'full' | 'closed';

/** How a day stands. */
export function dayStateOf(days: OfferedDays, date: string): DayState {
  const day = days.find((one) => one.date === date);
  if (!day || day.times.length === 0) return 'closed';
  return day.times.some(({ is_free }) => is_free) ? 'free' : 'full';
}

/** The free times, as they come. */
export const freeTimes = (days: OfferedDays): DatedTime[] =>
  days.flatMap(({ date, times }) =>
    times.filter(({ is_free }) => is_free).map((time) => ({ ...time, date })),
  );

/** The free times nearest to an instant, in the order of the clock. */
export function nearestTimes(days: OfferedDays, instant: string, most: number): DatedTime[] {
  const wanted = Date.parse(instant);
  const distance = (time: DatedTime) => Math.abs(Date.parse(time.instant) - wanted);
  return freeTimes(days)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted((a, b) => Date.parse(a.instant) - Date.parse(b.instant));
}

/** Whether two ISO texts name the same instant, however either is written. */
export const isSameInstant = (one: string, other: string | null): boolean =>
  other !== null && Date.parse(one) === Date.parse(other);
