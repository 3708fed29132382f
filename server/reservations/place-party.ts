import type { ReservationWarning } from '#schemas/api/staff-reservations.ts';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { listTablesWithTab } from '../db/queries/dining-room.ts';
import { findTablePlan } from '../db/queries/dining-tables.ts';
import { readReservationPlan } from '../db/queries/reservation-plan.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { stayOf } from '../domain/reservations/booking-rules.ts';
import { BusyTables, type Interval } from '../domain/reservations/busy-tables.ts';
import { seatingsFor } from '../domain/reservations/seatings.ts';
import {
  isWithinHours,
  warnAboutPacing,
  warnAboutTables,
} from '../domain/reservations/staff-warnings.ts';
import { localDate } from '../domain/times/opening-ranges.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownTable } from '../errors/unknown-table.ts';
import {
  bookingRulesOf,
  bookingScheduleOf,
  occupanciesOf,
  readTaken,
  startsOf,
} from './read-availability.ts';

/** Where and when staff put a party. */
export type AskedPlace = {
  party: number;
  /** Epoch milliseconds. */
  instant: number;
  /** null: as long as a party of this size stays (rule R86). */
  stayMs: number | null;
  /** Empty: the best that is free (rule R89). */
  tableIds: readonly number[];
  /** What does not fit, and is to be done all the same. */
  accepts: readonly ReservationWarning[];
  /** They are here: what begins together was decided by who came. */
  isHere: boolean;
};

/** Tables, when the stay itself ends (epoch ms), and for how long the tables are taken. */
export type Place = { tableIds: number[]; stayEnds: number; occupied: Interval };

type Context = {
  now: Date;
  /** Its own tables count as free. */
  without: string | null;
};

/**
 * What a party is given at the desk: its tables are free for its whole stay, whoever asks (rule R88);
 * all else is a warning, which staff can accept. Call it within the reservation book.
 * @throws ApiError 404 `unknown_table`, 409 `table_taken` or `reservation_warnings`.
 */
export async function placeParty(
  tx: Database,
  restaurant: Restaurant,
  asked: AskedPlace,
  { now, without }: Context,
): Promise<Place> {
  const { tenantId, id: restaurantId, timeZone } = restaurant;
  const { party, instant } = asked;
  const since = localDate(instant - 2 * dayMs, timeZone).toString();
  const plan = await readReservationPlan(tx, tenantId, { restaurantId, since });
  if (!plan) throw new Error('a restaurant without settings of reservations was asked for a place');
  const { tables, joins } = await findTablePlan(tx, tenantId, restaurantId);
  const rules = bookingRulesOf(plan, restaurant);
  const stay = { from: instant, until: instant + (asked.stayMs ?? stayOf(party, rules)) };
  const occupied = { from: instant, until: stay.until + rules.bufferMinutes * minuteMs };
  const span = { from: instant - dayMs, until: Math.max(occupied.until, instant + dayMs), now };
  const taken = (await readTaken(tx, restaurant, span)).filter(
    ({ reservationId }) => reservationId !== without,
  );
  const busy = new BusyTables(occupanciesOf(taken));
  const free = (tableIds: readonly number[]) => busy.areFree(tableIds, occupied);
  // Whoever orders at a table sits there, reserved or not; of those who come later nobody knows.
  const withTab =
    asked.isHere && without === null
      ? await listTablesWithTab(tx, tenantId, restaurantId)
      : new Set<number>();
  // What nobody reserves is for those who come.
  const offered = asked.isHere ? tables : tables.filter(({ isBookable }) => isBookable);
  const tableIds =
    asked.tableIds.length > 0
      ? [...new Set(asked.tableIds)]
      : seatingsFor(party, { tables: offered, joins }, null).find(
          (one) => free(one.tableIds) && !one.tableIds.some((id) => withTab.has(id)),
        )?.tableIds;
  if (!tableIds) {
    throw new ApiError(409, 'table_taken', 'No table that fits is free then. Choose tables.');
  }
  const chosen = tableIds.map((id) => tables.find((table) => table.id === id) ?? null);
  const known = chosen.filter((table) => table !== null);
  if (known.length < chosen.length) throw unknownTable();
  if (!free(tableIds)) throw tableTaken(known.map(({ name }) => name));
  const warnings = [
    ...(isWithinHours(bookingScheduleOf(plan), timeZone, stay) ? [] : (['outside_hours'] as const)),
    ...warnAboutTables(party, known, joins),
    ...(tableIds.some((id) => withTab.has(id)) ? (['open_tab'] as const) : []),
    ...(asked.isHere ? [] : warnAboutPacing({ instant, party }, startsOf(taken), rules)),
  ];
  requireAccepted(warnings, asked.accepts);
  return { tableIds: [...tableIds], stayEnds: stay.until, occupied };
}

/** @throws ApiError 409 `reservation_warnings` with all of them, where one is not accepted. */
function requireAccepted(
  warnings: readonly ReservationWarning[],
  accepts: readonly ReservationWarning[],
): void {
  if (warnings.every((warning) => accepts.includes(warning))) return;
  const sentence = 'Something does not fit. Look at it, and do it all the same if it is right.';
  throw new ApiError(409, 'reservation_warnings', sentence, { warnings });
}

/** Two reservations never share a table (rule R88). */
export function tableTaken(names: readonly string[] = []): ApiError {
  const tables = names.length > 1 ? `Tables ${names.join(', ')} are` : `Table ${names[0] ?? ''} is`;
  const what = names.length === 0 ? 'The table is' : tables;
  return new ApiError(409, 'table_taken', `${what} taken for a part of that time.`);
}
