import type { OpeningHours } from '../../api/restaurants.ts';
import { openingDays } from './opening-days.ts';
import { dayMinutes, minuteOfDay, minutesOf } from '../time/span-minutes.ts';

/** A day and time of a restaurant's wall clock. */
export type WallClockTime = { date: string; time: string };

export type NextOpening =
  | { kind: 'open'; until: WallClockTime }
  | { kind: 'opens'; at: WallClockTime }
  /** Not within a fortnight. */
  | { kind: 'never' };

const daysAhead = 14;

/**
 * Whether hours that are being written are open at a wall time, and when that changes (rules R17,
 * R18). By the wall clock alone, so an hour off in a night when clocks change.
 */
export function nextOpening(
  hours: Pick<OpeningHours, 'week' | 'exceptions'>,
  { date, time }: WallClockTime,
): NextOpening {
  const yesterday = addDays(date, -1);
  const spans = openingDays(hours, yesterday, daysAhead + 1).flatMap(({ ranges }, index) =>
    ranges.map((range) => {
      const { from, until } = minutesOf(range);
      const day = (index - 1) * dayMinutes;
      return { from: day + from, until: day + until };
    }),
  );
  const now = minuteOfDay(time);
  const wallTime = (minutes: number): WallClockTime => ({
    date: addDays(date, Math.floor(minutes / dayMinutes)),
    time: clockOf(((minutes % dayMinutes) + dayMinutes) % dayMinutes),
  });
  let until: number | null = null;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const at = until ?? now;
    if (span.from <= at && at < span.until) until = span.until;
    // What touches goes on.
    else if (until !== null && span.from === until) until = span.until;
  }
  if (until !== null) return { kind: 'open', until: wallTime(until) };
  const next = spans.filter(({ from }) => from > now).toSorted((a, b) => a.from - b.from)[0];
  return next ? { kind: 'opens', at: wallTime(next.from) } : { kind: 'never' };
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
