import { Temporal } from 'temporal-polyfill';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { gridTimesOf, wallClockOf, type GridTime } from '../times/grid-times.ts';
import { localDate, mergeRanges, openingRanges, type Schedule } from '../times/opening-ranges.ts';
import { occupiedFrom, stayOf, type BookingRules } from './booking-rules.ts';
import type { BusyTables } from './busy-tables.ts';
import type { Pacing } from './pacing.ts';
import type { Seating } from './seatings.ts';

/** What decides whether a party is taken at an instant. */
export type Availability = {
  rules: BookingRules;
  /** When reservations are taken (rule R85): a stay begins and ends within. */
  schedule: Schedule;
  busy: BusyTables;
  pacing: Pacing;
  /** What the party can be given, best first (`seatingsFor`). */
  seatings: readonly Seating[];
};

export type OfferedTime = ReturnType<typeof wallClockOf> & { isFree: boolean };

/**
 * The times of some local days at which a party could begin, full ones included, by day: what R85
 * allows, on the restaurant's grid. Days without a time are left out.
 * @param now epoch milliseconds
 * @param span the first local date ('2026-11-03') and how many days
 */
export function listTimes(
  availability: Availability,
  party: number,
  now: number,
  span: { firstDay: string; days: number },
): { date: string; times: OfferedTime[] }[] {
  const days = new Map<string, OfferedTime[]>();
  for (const gridTime of startsWithin(availability, party, now, span)) {
    const { date, ...clock } = wallClockOf(gridTime);
    const time = {
      date,
      ...clock,
      isFree: seatingAt(availability, party, gridTime.instant) !== null,
    };
    const day = days.get(date);
    if (day) day.push(time);
    else days.set(date, [time]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}

/** Whether R85 lets a party begin at an instant (epoch ms) at all, whatever is taken. */
export function isOffered(
  availability: Pick<Availability, 'rules' | 'schedule'>,
  party: number,
  now: number,
  instant: number,
): boolean {
  const firstDay = localDate(instant, availability.rules.timeZone).toString();
  return startsWithin(availability, party, now, { firstDay, days: 1 }).some(
    (start) => start.instant === instant,
  );
}

/** The best seating that is free for the whole stay at an instant (rules R87 to R91); null: none. */
export function seatingAt(
  { rules, busy, pacing, seatings }: Omit<Availability, 'schedule'>,
  party: number,
  instant: number,
): Seating | null {
  if (!pacing.allows({ instant, party })) return null;
  const interval = occupiedFrom(instant, party, rules);
  return seatings.find(({ tableIds }) => busy.areFree(tableIds, interval)) ?? null;
}

function startsWithin(
  { rules, schedule }: Pick<Availability, 'rules' | 'schedule'>,
  party: number,
  now: number,
  { firstDay, days }: { firstDay: string; days: number },
): GridTime[] {
  const { timeZone } = rules;
  const first = Temporal.PlainDate.from(firstDay);
  const today = localDate(now, timeZone);
  const begins = first.toZonedDateTime(timeZone).epochMilliseconds;
  const ends = earlier(first.add({ days }), today.add({ days: rules.daysAhead }));
  const until = ends.toZonedDateTime(timeZone).epochMilliseconds;
  const soonest = Math.max(begins, now + rules.noticeMinutes * minuteMs);
  // From the evening before, which may end after midnight.
  const ranges = openingRanges(schedule, timeZone, first.subtract({ days: 1 }), days + 2);
  const found = mergeRanges(ranges).flatMap(({ opens, closes }) => {
    const lastSeating = closes - stayOf(party, rules);
    const span = { first: Math.max(opens, soonest), until: Math.min(lastSeating + 1, until) };
    return span.first < span.until ? gridTimesOf(span, rules) : [];
  });
  return found.toSorted((a, b) => a.instant - b.instant);
}

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) < 0 ? a : b;
