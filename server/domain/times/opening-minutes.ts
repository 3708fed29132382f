import { minuteMs } from '#schemas/rules/time/minute.ts';
import { mergeRanges } from './opening-ranges.ts';
import { rangesAround } from './restaurant-day.ts';
import type { RestaurantHours } from './restaurant-day.ts';

/** A restaurant that opens on none of so many days has no opening time to count in. */
const mostDays = 30;

/**
 * The instant (epoch ms) at which a restaurant will have been open for so many minutes since
 * another one: it is open while any order type is served. One that does not open within a month
 * counts by the clock.
 */
export function afterOpenMinutes(
  hours: RestaurantHours,
  timeZone: string,
  { since, minutes }: { since: number; minutes: number },
): number {
  let left = minutes * minuteMs;
  for (const { opens, closes } of mergeRanges(rangesAround(hours, timeZone, since, mostDays))) {
    const from = Math.max(opens, since);
    if (closes <= from) continue;
    if (left <= closes - from) return from + left;
    left -= closes - from;
  }
  return since + minutes * minuteMs;
}
