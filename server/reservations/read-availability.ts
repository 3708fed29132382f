import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import {
  listTakenTables,
  readReservationPlan,
  type ReservationPlan,
  type TakenTable,
} from '../db/queries/reservation-plan.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { BookingRules } from '../domain/reservations/booking-rules.ts';
import { BusyTables } from '../domain/reservations/busy-tables.ts';
import type { Availability } from '../domain/reservations/free-times.ts';
import { Pacing } from '../domain/reservations/pacing.ts';
import { seatingsFor } from '../domain/reservations/seatings.ts';
import { exceptionsFor } from '../domain/times/exceptions-for.ts';
import { localDate } from '../domain/times/opening-ranges.ts';

/** What a party asks for. */
export type AskedTable = {
  party: number;
  /** null: anywhere. */
  areaId: number | null;
};

/** The settings as the rules of reservations know them. */
export const bookingRulesOf = (
  { settings }: Pick<ReservationPlan, 'settings'>,
  { timeZone }: Pick<Restaurant, 'timeZone'>,
): BookingRules => ({
  timeZone,
  slotMinutes: settings.slotMinutes,
  stays: settings.stays,
  bufferMinutes: settings.bufferMinutes,
  noticeMinutes: settings.noticeMinutes,
  daysAhead: settings.daysAhead,
  pacing: { parties: settings.mostParties, seats: settings.mostSeats },
});

/** When reservations are taken (rule R85); a day that differs is one of those who eat there. */
export const bookingScheduleOf = ({ settings, exceptions }: ReservationPlan) => ({
  hours: settings.week,
  exceptions: exceptionsFor(exceptions, 'dine_in'),
});

/** The plan with the days that differ, from a little before an instant (epoch ms) on. */
export const readPlanAround = (
  db: Database,
  { tenantId, id, timeZone }: Pick<Restaurant, 'tenantId' | 'id' | 'timeZone'>,
  instant: number,
): Promise<ReservationPlan | null> => {
  const since = localDate(instant - 2 * dayMs, timeZone).toString();
  return readReservationPlan(db, tenantId, { restaurantId: id, since });
};

/**
 * What decides whether a party is taken, of what was read.
 * @param without reservations whose tables count as free: the caller's own
 */
export function availabilityOf(
  restaurant: Pick<Restaurant, 'timeZone'>,
  { plan, taken }: { plan: ReservationPlan; taken: readonly TakenTable[] },
  { party, areaId }: AskedTable,
  without: readonly string[] = [],
): Availability {
  const rules = bookingRulesOf(plan, restaurant);
  const others =
    without.length === 0
      ? taken
      : taken.filter(({ reservationId }) => !without.includes(reservationId));
  return {
    rules,
    schedule: bookingScheduleOf(plan),
    busy: new BusyTables(occupanciesOf(others)),
    pacing: new Pacing(startsOf(others), rules),
    seatings: seatingsFor(party, plan, areaId),
  };
}

/** When which tables are taken. */
export const occupanciesOf = (taken: readonly TakenTable[]) =>
  taken.flatMap(({ tableId, from, until }) =>
    tableId === null || from === null || until === null ? [] : { tableIds: [tableId], from, until },
  );

/** Each reservation once, of however many tables it is. */
export function startsOf(taken: readonly TakenTable[]) {
  const starts = new Map<string, { instant: number; party: number }>();
  for (const { reservationId, party, starts: instant } of taken) {
    starts.set(reservationId, { instant, party });
  }
  return [...starts.values()];
}

/** What is taken of a restaurant's tables between two instants (epoch ms). */
export const readTaken = (
  db: Database,
  { tenantId, id }: Pick<Restaurant, 'tenantId' | 'id'>,
  span: { from: number; until: number; now: Date },
): Promise<TakenTable[]> =>
  listTakenTables(db, tenantId, {
    restaurantId: id,
    from: new Date(span.from),
    until: new Date(span.until),
    now: span.now,
  });
