import type { ReservationState } from '#schemas/api/reservations.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { freeTables, freeTablesFrom, takeTablesAgain } from '../db/queries/day-reservations.ts';
import { readReservationPlan } from '../db/queries/reservation-plan.ts';
import {
  findReservation,
  lockReservation,
  updateReservation,
  type ReservationRow,
} from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { stayOf } from '../domain/reservations/booking-rules.ts';
import { localDate } from '../domain/times/opening-ranges.ts';
import { tableTaken } from './place-party.ts';
import { bookingRulesOf } from './read-availability.ts';
import { publishReservation } from './publish-reservation.ts';
import { inReservationBook } from './reservation-book.ts';
import { showStaffReservation } from './show-staff-reservation.ts';

type Move = { restaurant: Restaurant; reservationId: string; to: StaffState };
type StaffState = Exclude<ReservationState, 'held'>;

/** Each state with where staff can move it: on, or the one step back. */
const steps: Record<ReservationState, readonly StaffState[]> = {
  held: [],
  confirmed: ['seated', 'no_show', 'cancelled'],
  seated: ['finished', 'confirmed'],
  finished: ['seated'],
  no_show: ['confirmed'],
  cancelled: ['confirmed'],
};

const sentences: Record<ReservationState, string> = {
  held: 'This reservation is being made by a customer at this moment.',
  confirmed: 'This reservation is still to come.',
  seated: 'This party is seated.',
  finished: 'This party has left.',
  cancelled: 'This reservation was cancelled.',
  no_show: 'This party did not come.',
};

/** What a reservation in this state refuses staff. */
export const refuseMove = (state: ReservationState): ApiError =>
  new ApiError(409, 'reservation_state', sentences[state]);

/**
 * Seats a party, ends its stay, or says that it did not come or cancelled; what takes no table any
 * more is free at once (rule R92), and one step back takes it again. Asked again it changes nothing.
 * @throws ApiError 404, 409 `reservation_state`, 409 `table_taken` where its table was given away.
 */
export async function moveReservation(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { restaurant, reservationId, to }: Move,
): Promise<StaffReservation> {
  const now = clock();
  const { tenantId, id: restaurantId } = restaurant;
  const moved = await inReservationBook(pool, { tenantId, restaurantId, now }, async (tx) => {
    await lockReservation(tx, tenantId, reservationId);
    const before = await findReservation(tx, tenantId, reservationId);
    if (!before) throw unknownReservation();
    const row = before.reservation;
    if (row.state === to) return before;
    if (!steps[row.state].includes(to)) throw refuseMove(row.state);
    await updateReservation(tx, tenantId, reservationId, {
      state: to,
      ...(await changeTimes(tx, restaurant, { row, to, now })),
    });
    const after = await findReservation(tx, tenantId, reservationId);
    await publishReservation(tx, { before, after, now });
    return after;
  });
  if (moved === 'table_taken') throw tableTaken();
  if (!moved) throw unknownReservation();
  return showStaffReservation(moved, now);
}

type Step = { row: ReservationRow; to: StaffState; now: Date };

/** Frees or takes the tables with a step. @returns the times that change with it */
async function changeTimes(
  tx: Database,
  restaurant: Restaurant,
  { row, to, now }: Step,
): Promise<Partial<Pick<ReservationRow, 'seatedAt' | 'endsAt'>>> {
  const { tenantId, id: reservationId, state, startsAt, endsAt } = row;
  if (to === 'no_show' || to === 'cancelled') {
    await freeTables(tx, tenantId, reservationId);
    return {};
  }
  const from = startsAt.getTime();
  const at = now.getTime();
  if (to === 'finished') {
    // Whoever leaves early frees the table early.
    await freeTablesFrom(tx, tenantId, { reservationId, from: at });
    return from < at && at < endsAt.getTime() ? { endsAt: now } : {};
  }
  const { stayMs, bufferMs } = await timesOf(tx, restaurant, row);
  if (state === 'finished') {
    const stayEnds = Math.max(from + stayMs, at);
    const until = stayEnds + bufferMs;
    // Its table is taken from when it had it.
    await takeTablesAgain(tx, tenantId, { reservationId, from: at, until });
    return { endsAt: new Date(stayEnds) };
  }
  const until = endsAt.getTime() + bufferMs;
  if (to === 'seated') {
    // Whoever sits down early has the table from now on.
    if (at < from) await takeTablesAgain(tx, tenantId, { reservationId, from: at, until });
    return { seatedAt: now };
  }
  if (state === 'seated') return { seatedAt: null };
  await takeTablesAgain(tx, tenantId, { reservationId, from, until });
  return {};
}

/** How long its party stays and its tables are free afterwards, by the rules of now (ms). */
async function timesOf(tx: Database, restaurant: Restaurant, { party, startsAt }: ReservationRow) {
  const since = localDate(startsAt.getTime(), restaurant.timeZone).toString();
  const asked = { restaurantId: restaurant.id, since };
  const plan = await readReservationPlan(tx, restaurant.tenantId, asked);
  if (!plan) throw new Error('a reservation of a restaurant without settings of reservations');
  const rules = bookingRulesOf(plan, restaurant);
  return { stayMs: stayOf(party, rules), bufferMs: rules.bufferMinutes * minuteMs };
}
