import type { OpeningHours } from '#schemas/api/restaurants.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { exceptionsFor } from './exceptions-for.ts';
import { localDate, mergeRanges, openingRanges } from './opening-ranges.ts';
import type { DatedHours, WeeklyHours } from './opening-ranges.ts';

/** Order types whose hours count as the opening hours, in this order. */
const servedTypes: readonly DeliveryMethod[] = ['pickup', 'dine_in', 'delivery'];
const daysOfExceptions = 14;
const daysOfOpenings = 8;

/** 'HH:MM:SS', as PostgreSQL writes a time, as 'HH:MM'. */
const inMinutes = ({ opens, closes }: { opens: string; closes: string }) => ({
  opens: opens.slice(0, 5),
  closes: closes.slice(0, 5),
});
const asInstant = (epochMs: number) => new Date(epochMs).toISOString();

export type OpeningRows = {
  hours: readonly (WeeklyHours & { orderType: DeliveryMethod })[] | undefined;
  exceptions: readonly (DatedHours & DatedRow)[] | undefined;
};
type DatedRow = { orderType: DeliveryMethod | 'any'; note: string };

/**
 * When a restaurant is open, for everybody to read (rules R17, R18). A pause does not close it: it
 * only says that the kitchen takes no orders.
 * @param now epoch milliseconds
 */
export function openingHours(
  { orderTypes, timeZone }: { orderTypes: readonly DeliveryMethod[]; timeZone: string },
  { hours: allHours = [], exceptions: allExceptions = [] }: OpeningRows,
  now: number,
): OpeningHours {
  const servedType = servedTypes.find(
    (type) => orderTypes.includes(type) && allHours.some((row) => row.orderType === type),
  );
  const hours = allHours.filter(({ orderType }) => orderType === servedType);
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const last = yesterday.add({ days: daysOfExceptions + 1 }).toString();
  const exceptions = exceptionsFor(allExceptions, servedType).filter(
    ({ date }) => yesterday.toString() <= date && date <= last,
  );
  return {
    week: hours.map((row) => ({ weekday: row.weekday, ...inMinutes(row) })),
    exceptions: exceptions.map((exception) => ({
      date: exception.date,
      ranges: exception.ranges.map(inMinutes),
      note: exception.note,
    })),
    openings: openingsOf(servedType, timeZone, { hours: allHours, exceptions: allExceptions }, now),
  };
}

/**
 * The instants between which an order type is served, from yesterday to a week ahead (rule R17).
 * @param now epoch milliseconds
 */
export function openingsOf(
  orderType: DeliveryMethod | undefined,
  timeZone: string,
  { hours = [], exceptions = [] }: OpeningRows,
  now: number,
): OpeningHours['openings'] {
  const schedule = {
    hours: hours.filter((row) => row.orderType === orderType),
    exceptions: exceptionsFor(exceptions, orderType),
  };
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const ranges = openingRanges(schedule, timeZone, yesterday, daysOfOpenings + 1);
  return mergeRanges(ranges).map(({ opens, closes }) => ({
    opens: asInstant(opens),
    closes: asInstant(closes),
  }));
}
