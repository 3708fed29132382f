import { Temporal } from 'temporal-polyfill';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { rememberBy } from './remember-by.ts';
import { offsetPeriodAt } from './zone-offset.ts';

/** Local wall clock, 'HH:MM' or 'HH:MM:SS'; closing at or before opening crosses midnight (R18). */
type Range = { opens: string; closes: string };

/** Of one weekday (ISO, 1 is Monday). */
export type WeeklyHours = Range & { weekday: number };

/** A local date ('2026-11-03') that differs from its weekday; without ranges it is closed. */
export type DatedHours = { date: string; ranges: readonly Range[] };

/** When one order type is served (rule R17). */
export type Schedule = { hours: readonly WeeklyHours[]; exceptions: readonly DatedHours[] };

/** Half-open, in epoch milliseconds; `day` is the local date on which it opened. */
export type OpeningRange = { day: string; opens: number; closes: number };

/** Each order asks several times for the same few days of the same hours. */
const rangesOf = rememberBy<readonly OpeningRange[]>();

/**
 * The ranges that open on the given local days, in order (rules R17 and R18). A range belongs to
 * the day it opened on, so an exception of a Friday also takes away what its evening would have
 * held of Saturday.
 */
export function openingRanges(
  schedule: Schedule,
  timeZone: string,
  firstDay: Temporal.PlainDate,
  days: number,
): readonly OpeningRange[] {
  return rangesOf(schedule, `${timeZone} ${firstDay.toString()} ${days}`, () =>
    workOutRanges(schedule, timeZone, firstDay, days),
  );
}

function workOutRanges(
  { hours, exceptions }: Schedule,
  timeZone: string,
  firstDay: Temporal.PlainDate,
  days: number,
): OpeningRange[] {
  const dates = Array.from({ length: days }, (_, index) => firstDay.add({ days: index }));
  return dates
    .flatMap((date) => {
      const opened = date.toString();
      const exception = exceptions.find((one) => one.date === opened);
      const ranges = exception
        ? exception.ranges
        : hours.filter(({ weekday }) => weekday === date.dayOfWeek);
      return ranges.map(({ opens, closes }) => ({
        day: opened,
        opens: firstInstantOf(date, opens, timeZone),
        closes: firstInstantOf(closes <= opens ? date.add({ days: 1 }) : date, closes, timeZone),
      }));
    })
    .filter(({ opens, closes }) => opens < closes)
    .toSorted((a, b) => a.opens - b.opens);
}

/** Ranges that touch or overlap become one, so that 24 hours have no gap (rule R18). */
export function mergeRanges(ranges: readonly OpeningRange[]): OpeningRange[] {
  const merged: OpeningRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.opens <= last.closes) last.closes = Math.max(last.closes, range.closes);
    else merged.push({ ...range });
  }
  return merged;
}

/**
 * The day an instant counts to (rule R62): the one on which the restaurant opened, so 01:00 after
 * a Friday evening is still Friday; outside all ranges the calendar's.
 */
export function businessDay(
  ranges: readonly OpeningRange[],
  instant: number,
  timeZone: string,
): string {
  const opened = ranges.findLast(({ opens, closes }) => opens <= instant && instant < closes);
  return opened?.day ?? localDate(instant, timeZone).toString();
}

/** By zone, the day that was asked for last: nearly every question is about today. */
const lastDates = new Map<string, { day: number; date: Temporal.PlainDate }>();

/** The local date of an instant (epoch ms) in an IANA zone. */
export function localDate(instant: number, timeZone: string): Temporal.PlainDate {
  const local = new Date(instant + offsetPeriodAt(timeZone, instant).offset);
  const day = Math.floor(local.getTime() / dayMs);
  const last = lastDates.get(timeZone);
  if (last?.day === day) return last.date;
  const date = Temporal.PlainDate.from({
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
  });
  lastDates.set(timeZone, { day, date });
  return date;
}

/**
 * The first instant (epoch ms) at which the wall clock reads this time or later (rule R23): of a
 * time that occurs twice the first, of one that is skipped the end of the gap.
 */
function firstInstantOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  // PostgreSQL's `time` knows 24:00, and so does Date.UTC.
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const local = Date.UTC(date.year, date.month - 1, date.day, hour, minute, second);
  // No clock is a day away from UTC, so this stretch is not behind the one we look for.
  let stretch = offsetPeriodAt(timeZone, local - dayMs);
  while (local - stretch.offset >= stretch.until) stretch = offsetPeriodAt(timeZone, stretch.until);
  return Math.max(local - stretch.offset, stretch.from);
}
