import type { Availability } from '#schemas/api/menu.ts';
import type { LocalMoment } from '#schemas/rules/offers/offer-refusal.ts';

/** A restaurant's own clock. */
export type WallClock = Pick<LocalMoment, 'weekday' | 'time'>;

const dayAfter = (weekday: number, days: number) => ((weekday - 1 + days) % 7) + 1;

/**
 * Whether one of the windows covers a local moment; no windows means always. What crosses midnight
 * belongs to the day on which it began (rule R18): Friday's 18:00–02:00 covers Saturday 01:00.
 */
export function isOfferedAt(windows: readonly Availability[], at: WallClock): boolean {
  if (windows.length === 0) return true;
  return windows.some(({ weekday, from, to }) => {
    const isItsDay = weekday === at.weekday;
    if (to > from) return isItsDay && from <= at.time && at.time < to;
    return (isItsDay && from <= at.time) || (dayAfter(weekday, 1) === at.weekday && at.time < to);
  });
}

export type NextOffer = { daysAhead: number; weekday: number; from: string };

/** When the windows open next, within a week; null where they are open, or never open. */
export function nextOffer(windows: readonly Availability[], at: WallClock): NextOffer | null {
  if (isOfferedAt(windows, at)) return null;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = dayAfter(at.weekday, daysAhead);
    const starts = windows
      .filter((one) => one.weekday === weekday && (daysAhead > 0 || one.from > at.time))
      .map(({ from }) => from)
      .toSorted();
    if (starts[0] !== undefined) return { daysAhead, weekday, from: starts[0] };
  }
  return null;
}

/** The earlier of two openings. */
export const sooner = (a: NextOffer, b: NextOffer): NextOffer =>
  a.daysAhead < b.daysAhead || (a.daysAhead === b.daysAhead && a.from <= b.from) ? a : b;
