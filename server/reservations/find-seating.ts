import type { OfferedDays } from '#schemas/api/reservations.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import type { ReservationPlan } from '../db/queries/reservation-plan.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { occupiedFrom, stayOf } from '../domain/reservations/booking-rules.ts';
import { isOffered, listTimes, seatingAt } from '../domain/reservations/free-times.ts';
import type { Interval } from '../domain/reservations/busy-tables.ts';
import { localDate } from '../domain/times/opening-ranges.ts';
import { ApiError } from '../errors/api-error.ts';
import { availabilityOf, readPlanAround, readTaken, type AskedTable } from './read-availability.ts';
import { requireBookable } from './refuse-party.ts';

/** A table for a party, from an instant (epoch ms) on. */
export type AskedSeating = AskedTable & { instant: number };

/** Tables that are free, for how long they are taken, and when the stay itself ends (epoch ms). */
export type FoundSeating = { tableIds: readonly number[]; occupied: Interval; stayEnds: number };

/** Why there is none: nothing is free, or no stay begins then at all (rule R85). */
export type NoSeating = 'table_taken' | 'time_not_reservable';

/**
 * The best seating that is free for a whole stay (rules R85 to R91), as this transaction sees it:
 * call it under `lockReservations`, and PostgreSQL decides all the same (rule R88).
 * @throws ApiError what `requireBookable` throws.
 */
export async function findSeating(
  tx: Database,
  restaurant: Restaurant,
  asked: AskedSeating,
  { now, without = [] }: { now: Date; without?: readonly string[] | undefined },
): Promise<FoundSeating | NoSeating> {
  const { party, instant } = asked;
  const plan = requireBookable(restaurant, await readPlanAround(tx, restaurant, instant), asked);
  // Whatever begins or lasts while this stay takes its tables.
  const span = { from: instant - dayMs, until: instant + dayMs, now };
  const taken = await readTaken(tx, restaurant, span);
  const availability = availabilityOf(restaurant, { plan, taken }, asked, without);
  if (!isOffered(availability, party, now.getTime(), instant)) return 'time_not_reservable';
  const seating = seatingAt(availability, party, instant);
  if (!seating) return 'table_taken';
  const { rules } = availability;
  const { tableIds } = seating;
  return {
    tableIds,
    occupied: occupiedFrom(instant, party, rules),
    stayEnds: instant + stayOf(party, rules),
  };
}

const sentences = {
  table_taken: 'timeTaken',
  time_not_reservable: 'timeGone',
} as const;

/** The refusal of a time, with the nearest ones that are free instead (rule R88). */
export async function refuseTime(
  { db }: Pick<Deps, 'db'>,
  restaurant: Restaurant,
  asked: AskedSeating,
  { code, ...by }: { now: Date; code: NoSeating; without?: readonly string[] | undefined },
): Promise<ApiError> {
  const days = await nearestFree(db, restaurant, asked, by);
  return new ApiError(409, code, ({ reservations }) => reservations[sentences[code]], { days });
}

/** Days on each side among which the nearest free times are looked for, and how many are told. */
const daysAround = 3;
const mostNearest = 6;

/** The free times nearest to an instant, by days. */
async function nearestFree(
  db: Database,
  restaurant: Restaurant,
  asked: AskedSeating,
  { now, without }: { now: Date; without?: readonly string[] | undefined },
): Promise<OfferedDays> {
  const from = Math.max(asked.instant - daysAround * dayMs, now.getTime());
  const days = 2 * daysAround + 1;
  const [plan, taken] = await Promise.all([
    readPlanAround(db, restaurant, from),
    readTaken(db, restaurant, { from: from - dayMs, until: from + (days + 1) * dayMs, now }),
  ]);
  if (!plan) return [];
  const firstDay = localDate(from, restaurant.timeZone).toString();
  const offered = offeredDays(restaurant, { plan, taken }, asked, { now, firstDay, days, without });
  const distance = (time: { instant: string }) =>
    Math.abs(Date.parse(time.instant) - asked.instant);
  const nearest = new Set(
    offered
      .flatMap(({ times }) => times.filter((time) => time.is_free))
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, mostNearest),
  );
  return offered
    .map(({ date, times }) => ({ date, times: times.filter((time) => nearest.has(time)) }))
    .filter(({ times }) => times.length > 0);
}

type OfferedSpan = {
  now: Date;
  /** Local date ('2026-11-03'). */
  firstDay: string;
  days: number;
  /** Reservations whose tables count as free: the caller's own. */
  without?: readonly string[] | undefined;
};

/** The times of some local days at which a party could begin, full ones included (rules R85 to R91). */
export function offeredDays(
  restaurant: Restaurant,
  read: { plan: ReservationPlan; taken: Awaited<ReturnType<typeof readTaken>> },
  asked: AskedTable,
  { now, without, ...span }: OfferedSpan,
): OfferedDays {
  const availability = availabilityOf(restaurant, read, asked, without);
  return listTimes(availability, asked.party, now.getTime(), span).map(({ date, times }) => ({
    date,
    times: times.map(({ time, instant, offset, isFree }) => ({
      time,
      instant,
      offset,
      is_free: isFree,
    })),
  }));
}
