import type { Availability } from '#schemas/api/menu.ts';
import { isWithin, type WallClock } from '#schemas/rules/offers/is-within.ts';

const dayAfter = (weekday: number, days: number) => ((weekday - 1 + days) % 7) + 1;

export type NextOffer = { daysAhead: number; weekday: number; from: string };

/** When the windows open next, within a week; null where they are open, or never open. */
export function nextOffer(windows: readonly Availability[], at: WallClock): NextOffer | null {
  if (isWithin(windows, at)) return null;
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
