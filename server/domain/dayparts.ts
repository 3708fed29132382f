import { Temporal } from 'temporal-polyfill';
import type { Availability } from '#schemas/api/menu.ts';

/** Whether one of the windows covers a local date and time; no windows means always. */
export function isOfferedAt(windows: readonly Availability[], date: string, time: string): boolean {
  if (windows.length === 0) return true;
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const dayBefore = weekday === 1 ? 7 : weekday - 1;
  return windows.some(({ weekday: day, from, to }) => {
    if (to > from) return day === weekday && from <= time && time < to;
    // Past midnight the window belongs to the day on which it began (rule R18).
    return (day === weekday && from <= time) || (day === dayBefore && time < to);
  });
}
