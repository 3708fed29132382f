import { Temporal } from 'temporal-polyfill';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { exceptionsFor } from './exceptions-for.ts';
import { businessDay, localDate, openingRanges } from './opening-ranges.ts';
import { rememberBy } from './remember-by.ts';
import type { DatedHours, OpeningRange, WeeklyHours } from './opening-ranges.ts';

/** All hours of a restaurant, whatever is ordered. */
export type RestaurantHours = {
  hours: readonly (WeeklyHours & { orderType: DeliveryMethod })[];
  exceptions: readonly (DatedHours & { orderType: DeliveryMethod | 'any' })[];
};

/**
 * The business day of an instant (epoch ms) at a restaurant as a whole, by which it counts its
 * dishes (rule R65): the kitchen is open while any order type is served, so pickup, delivery and
 * the counter take from one count.
 */
export const restaurantDay = (hours: RestaurantHours, timeZone: string, instant: number): string =>
  businessDay(rangesAround(hours, timeZone, instant), instant, timeZone);

/** Days to look ahead for the next opening. */
const daysToNextOpening = 8;

/**
 * The business day that a menu is shown for: the one that is open, and while all is closed the one
 * that opens next, for whoever looks then orders for it; and the first instant (epoch ms) at which
 * that may be another.
 */
export function menuDay(
  hours: RestaurantHours,
  timeZone: string,
  instant: number,
): { businessDay: string; dayEnds: number } {
  const ranges = rangesAround(hours, timeZone, instant, daysToNextOpening);
  const open = ranges.findLast(({ opens, closes }) => opens <= instant && instant < closes);
  const next = ranges.find(({ opens }) => opens > instant);
  const midnight = midnightOf(localDate(instant, timeZone).add({ days: 1 }), timeZone);
  const changes = ranges.flatMap(({ opens, closes }) => [opens, closes]);
  return {
    businessDay: (open ?? next)?.day ?? localDate(instant, timeZone).toString(),
    dayEnds: Math.min(midnight, ...changes.filter((change) => change > instant)),
  };
}

/**
 * From when until when (epoch ms, half-open) a restaurant's business day lasts: until the next one
 * begins, so that each instant is in one day. A day begins at midnight, or when what opened the day
 * before closes (rule R18), or when it opens itself, if that is sooner.
 * @param day a local date, as 2026-11-20
 */
export function dayWindow(
  hours: RestaurantHours,
  timeZone: string,
  day: string,
): { begins: number; ends: number } {
  const date = Temporal.PlainDate.from(day);
  return {
    begins: dayBegins(hours, timeZone, date),
    ends: dayBegins(hours, timeZone, date.add({ days: 1 })),
  };
}

function dayBegins(hours: RestaurantHours, timeZone: string, date: Temporal.PlainDate): number {
  const midnight = midnightOf(date, timeZone);
  const nextMidnight = midnightOf(date.add({ days: 1 }), timeZone);
  const ranges = rangesAround(hours, timeZone, midnight);
  const changes = ranges.flatMap(({ opens, closes }) => [opens, closes]);
  const first = [midnight, ...changes]
    .filter((instant) => midnight <= instant && instant < nextMidnight)
    .toSorted((a, b) => a - b)
    .find((instant) => businessDay(ranges, instant, timeZone) === date.toString());
  return first ?? nextMidnight;
}

const midnightOf = (date: Temporal.PlainDate, timeZone: string): number =>
  date.toZonedDateTime(timeZone).epochMilliseconds;

/**
 * When the business day ends (epoch ms) that a menu is shown for: its last opening's end, past
 * midnight too; without any opening within a week the end of the calendar day.
 */
export function endOfDay(hours: RestaurantHours, timeZone: string, instant: number): number {
  const { businessDay: day } = menuDay(hours, timeZone, instant);
  const ends = rangesAround(hours, timeZone, instant, daysToNextOpening)
    .filter((range) => range.day === day)
    .map(({ closes }) => closes);
  const tomorrow = localDate(instant, timeZone).add({ days: 1 });
  return ends.length > 0 ? Math.max(...ends) : tomorrow.toZonedDateTime(timeZone).epochMilliseconds;
}

const rangesOf = rememberBy<readonly OpeningRange[]>();

/** The ranges of all order types that open from the day before an instant on, for so many days. */
export function rangesAround(
  hours: RestaurantHours,
  timeZone: string,
  instant: number,
  days = 2,
): readonly OpeningRange[] {
  const day = localDate(instant, timeZone);
  return rangesOf(hours, `${timeZone} ${day.toString()} ${days}`, () =>
    rangesOfAll(hours, timeZone, day.subtract({ days: 1 }), days),
  );
}

function rangesOfAll(
  { hours, exceptions }: RestaurantHours,
  timeZone: string,
  firstDay: Temporal.PlainDate,
  days: number,
): OpeningRange[] {
  const types = [...new Set(hours.map(({ orderType }) => orderType))];
  return [...new Set([...types, ...exceptions.map(({ orderType }) => orderType)])]
    .flatMap((orderType) => {
      if (orderType === 'any') return [];
      const schedule = {
        hours: hours.filter((row) => row.orderType === orderType),
        exceptions: exceptionsFor(exceptions, orderType),
      };
      return openingRanges(schedule, timeZone, firstDay, days);
    })
    .toSorted((a, b) => a.opens - b.opens);
}
