import type { ReplyOf } from '#schemas/api/contract.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { findTablePlan } from '../db/queries/dining-tables.ts';
import { listReservationsBetween } from '../db/queries/day-reservations.ts';
import { listExceptions } from '../db/queries/restaurant-hours.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { exceptionsFor } from '../domain/times/exceptions-for.ts';
import { businessDay, localDate, openingRanges } from '../domain/times/opening-ranges.ts';
import { showReservationSettings } from '../ordering/restaurant/reservation-settings.ts';
import { Temporal } from 'temporal-polyfill';
import { showStaffReservation } from './show-staff-reservation.ts';

type DayPlan = Omit<ReplyOf<'listDayReservations'>['data'], 'tabs'>;

/**
 * A business day of a restaurant: its tables and what begins on it, past midnight included (rule
 * R62).
 * @param date local ('2026-11-20'); null: today's
 */
export async function readDay(
  db: Database,
  restaurant: Restaurant,
  { date: asked, now }: { date: string | null; now: Date },
): Promise<DayPlan> {
  const { tenantId, id: restaurantId, timeZone } = restaurant;
  const settings = await showReservationSettings(db, restaurant);
  const since = localDate(now.getTime() - 2 * dayMs, timeZone).toString();
  const exceptions = await listExceptions(db, tenantId, {
    restaurantId,
    since: asked !== null && asked < since ? asked : since,
  });
  const schedule = { hours: settings.week, exceptions: exceptionsFor(exceptions, 'dine_in') };
  const rangesFrom = (first: Temporal.PlainDate, days: number) =>
    openingRanges(schedule, timeZone, first, days);
  const today = () => {
    const yesterday = localDate(now.getTime(), timeZone).subtract({ days: 1 });
    return businessDay(rangesFrom(yesterday, 2), now.getTime(), timeZone);
  };
  const date = asked ?? today();
  const day = Temporal.PlainDate.from(date);
  const ranges = rangesFrom(day.subtract({ days: 1 }), 2);
  const own = ranges.filter((range) => range.day === date);
  const midnight = (of: Temporal.PlainDate) => of.toZonedDateTime(timeZone).epochMilliseconds;
  // What goes on after midnight is of the day on which it opened.
  const closesOf = (of: string) =>
    ranges.flatMap((range) => (range.day === of ? [range.closes] : []));
  const from = Math.max(midnight(day), ...closesOf(day.subtract({ days: 1 }).toString()));
  const until = Math.max(midnight(day.add({ days: 1 })), ...closesOf(date));
  const plan = await findTablePlan(db, tenantId, restaurantId);
  const stored = await listReservationsBetween(db, tenantId, {
    restaurantId,
    from: new Date(from),
    until: new Date(until),
    now,
  });
  const [first] = own;
  return {
    date,
    time_zone: timeZone,
    opens: first ? new Date(first.opens).toISOString() : null,
    closes: first ? new Date(Math.max(...own.map(({ closes }) => closes))).toISOString() : null,
    slot_minutes: settings.slot_minutes,
    buffer_minutes: settings.buffer_minutes,
    stays: settings.stays,
    areas: plan.areas.map(({ id, name }) => ({ id, name })),
    tables: plan.tables.map(({ id, areaId, name, minParty, maxParty, isBookable }) => ({
      id,
      area_id: areaId,
      name,
      min_party: minParty,
      max_party: maxParty,
      is_bookable: isBookable,
    })),
    joins: plan.joins.map(({ tableIds, minParty, maxParty }) => ({
      table_ids: tableIds,
      min_party: minParty,
      max_party: maxParty,
    })),
    reservations: stored.map((one) => showStaffReservation(one, now)),
  };
}
