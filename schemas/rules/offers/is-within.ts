import type { Availability } from '../../api/menu.ts';

/** What a restaurant's own wall shows: ISO weekday and local time, such as 18:30. */
export type WallClock = { weekday: number; time: string };

/**
 * Whether one of the weekly windows covers a local time; no windows mean always. What crosses
 * midnight belongs to the day on which it began (rules R18 and R37): Friday's 18:00–02:00 covers
 * Saturday 01:00.
 */
export function isWithin(windows: readonly Availability[], { weekday, time }: WallClock): boolean {
  if (windows.length === 0) return true;
  const dayBefore = weekday === 1 ? 7 : weekday - 1;
  return windows.some(({ weekday: day, from, to }) => {
    if (to > from) return day === weekday && from <= time && time < to;
    return (day === weekday && from <= time) || (day === dayBefore && time < to);
  });
}
