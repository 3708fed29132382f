import { localDate, openingRanges } from './opening-ranges.ts';
import type { DatedHours, WeeklyHours } from './opening-ranges.ts';

/** What opens or closes besides the week. */
type Besides = { exceptions: readonly DatedHours[]; pauseEnds: readonly Date[] };

/**
 * The next moment (epoch ms) at which one of the ranges opens or closes or a pause ends, or null
 * where there is none within a week: until then a page that depends on them stays as it is. The
 * week counts also where an exception replaces it, so the answer may be early, never late.
 */
export function nextChange(
  hours: readonly WeeklyHours[],
  timeZone: string,
  now: number,
  { exceptions, pauseEnds }: Besides = { exceptions: [], pauseEnds: [] },
): number | null {
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const rangesOf = (schedule: Parameters<typeof openingRanges>[0]) =>
    openingRanges(schedule, timeZone, yesterday, 9);
  const ranges = [
    ...rangesOf({ hours, exceptions: [] }),
    // Each alone: a day may have one for pickup and another one for delivery.
    ...exceptions.flatMap((exception) => rangesOf({ hours: [], exceptions: [exception] })),
  ];
  const instants = ranges.flatMap(({ opens, closes }) => [opens, closes]);
  instants.push(...pauseEnds.map(Number));
  const later = instants.filter((instant) => instant > now);
  return later.length > 0 ? Math.min(...later) : null;
}
