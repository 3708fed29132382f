import type { RequestOf } from '#schemas/api/contract.ts';
import type { Reservation } from '#schemas/api/reservations.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import {
  findReservation,
  giveTables,
  lockReservation,
  updateReservation,
  type ReservationRow,
  type StoredReservation,
} from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { findReservationFor, type ReservationCall } from './find-reservation-for.ts';
import { findSeating, refuseTime, type AskedSeating, type NoSeating } from './find-seating.ts';
import { publishReservation } from './publish-reservation.ts';
import { queueMailOf, type MayMail } from './queue-mail-of.ts';
import { inReservationBook } from './reservation-book.ts';
import { refuseState } from './refuse-state.ts';
import { changesUntil, showReservation } from './show-reservation.ts';

type Change = ReservationCall & {
  /** That the change was made from; null: none that there ever was. */
  revision: number | null;
  body: RequestOf<'changeReservation'>['body'];
  mayMail: MayMail;
};

/**
 * Changes a reservation as whoever made it asks; where its time, its party or its area becomes
 * another one it is given the best table that is free, its own among them.
 * @throws ApiError 404, 409 with the nearest free times, 409 `too_late_to_change`, 412 with it as it is.
 */
export async function changeReservation(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { revision, body, mayMail, ...call }: Change,
): Promise<Reservation> {
  const now = deps.clock();
  const { tenantId, reservationId } = call;
  const { reservation: before } = await findReservationFor(deps.db, call);
  const { restaurantId } = before;
  const restaurant = await requireRestaurant(deps, tenantId, restaurantId);
  const asked = { party: body.party, areaId: body.area_id, instant: Date.parse(body.instant) };
  const isMailed = await mayMail(before.email);
  const changed = await inReservationBook(
    deps.pool,
    { tenantId, restaurantId, now },
    async (tx) => {
      const stored = await lockChangeable(tx, { tenantId, reservationId }, { revision, now });
      const seated = await takeOtherTables(tx, restaurant, { stored, asked, now });
      if (typeof seated === 'string') return seated;
      await updateReservation(tx, tenantId, reservationId, {
        ...seated,
        areaId: body.area_id,
        wishes: body.wishes,
        highChairs: body.high_chairs,
        hasWheelchair: body.has_wheelchair,
      });
      if (isMailed) await queueMailOf(tx, before, 'changed');
      const after = await findReservation(tx, tenantId, reservationId);
      await publishReservation(tx, { before: stored, after, now });
      return after;
    },
  );
  if (typeof changed === 'string') {
    const without = [reservationId];
    throw await refuseTime(deps, restaurant, asked, { now, code: changed, without });
  }
  if (!changed) throw unknownReservation();
  return showReservation(changed, now);
}

/** @throws ApiError 404, 409, 412 where it cannot be changed, or was changed meanwhile. */
async function lockChangeable(
  tx: Database,
  { tenantId, reservationId }: { tenantId: number; reservationId: string },
  { revision, now }: { revision: number | null; now: Date },
): Promise<StoredReservation> {
  await lockReservation(tx, tenantId, reservationId);
  const stored = await findReservation(tx, tenantId, reservationId);
  if (!stored) throw unknownReservation();
  if (stored.reservation.revision !== revision) {
    const data = showReservation(stored, now);
    throw new ApiError(412, 'stale_reservation', ({ reservations }) => reservations.changed, {
      data,
    });
  }
  requireChangeable(stored, now);
  return stored;
}

/** @throws ApiError 409 `reservation_state` or `too_late_to_change`. */
export function requireChangeable(stored: StoredReservation, now: Date): void {
  const { state } = stored.reservation;
  if (state !== 'confirmed') throw refuseState(state);
  if (changesUntil(stored, now) !== null) return;
  throw new ApiError(409, 'too_late_to_change', ({ reservations }) => reservations.tooLate);
}

/** Gives it other tables where it needs them. @returns what changes with them, or why there are none. */
async function takeOtherTables(
  tx: Database,
  restaurant: Restaurant,
  { stored, asked, now }: { stored: StoredReservation; asked: AskedSeating; now: Date },
): Promise<Partial<ReservationRow> | NoSeating> {
  const { tenantId, id, party, startsAt, areaId } = stored.reservation;
  const isSame =
    asked.party === party &&
    asked.instant === startsAt.getTime() &&
    (asked.areaId === null || asked.areaId === areaId);
  // Whoever only writes a wish stays where they are, also at a table that staff gave them.
  if (isSame) return {};
  const found = await findSeating(tx, restaurant, asked, { now, without: [id] });
  if (typeof found === 'string') return found;
  const { tableIds, occupied, stayEnds } = found;
  await giveTables(tx, tenantId, { reservationId: id, tableIds, ...occupied });
  return {
    party: asked.party,
    startsAt: new Date(asked.instant),
    endsAt: new Date(stayEnds),
    // Of another time they are reminded anew, unless this mail comes as late.
    ...(asked.instant !== startsAt.getTime() && {
      remindedAt: isReminderPast(stored, asked.instant, now) ? now : null,
    }),
  };
}

const isReminderPast = (
  { reminderMinutes }: StoredReservation,
  startsAt: number,
  now: Date,
): boolean => reminderMinutes !== null && startsAt - reminderMinutes * minuteMs <= now.getTime();
