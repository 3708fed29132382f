import { localDate, openingRanges } from './opening-ranges.ts';
import type { WeeklyHours } from './opening-ranges.ts';

/**
 * The next moment (epoch ms) at which one of the ranges opens or closes, or null where there is
 * none within a week: until then a page that depends on them stays as it is.
 */
export function nextChange(
  hours: readonly WeeklyHours[],
  timeZone: string,
  now: number,
): number | null {
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const moments = openingRanges(hours, timeZone, yesterday, 9)
    .flatMap(({ opens, closes }) => [opens, closes])
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}
