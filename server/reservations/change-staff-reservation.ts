import type { RequestOf } from '#schemas/api/contract.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
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
import { storedPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { ensureReservationSettings } from '../ordering/restaurant/reservation-settings.ts';
import { refuseMove } from './move-reservation.ts';
import { placeParty, tableTaken } from './place-party.ts';
import { publishReservation } from './publish-reservation.ts';
import { inReservationBook } from './reservation-book.ts';
import { showStaffReservation } from './show-staff-reservation.ts';

type Body = RequestOf<'changeStaffReservation'>['body'];
type Change = {
  restaurant: Restaurant;
  reservationId: string;
  /** That it was made from; null: none that there ever was. */
  revision: number | null;
  body: Body;
};

/** Whoever is seated and over their time stays for a while at the table that they moved to. */
const leastRest = 15 * minuteMs;

/**
 * Changes a reservation as staff ask. Where time, party and tables stay, nothing is warned of; a
 * party that is seated takes other tables from now on.
 * @throws ApiError 404, 409 `table_taken`, `reservation_warnings` or `reservation_state`, 412 with it as it is.
 */
export async function changeStaffReservation(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { restaurant, reservationId, revision, body }: Change,
): Promise<StaffReservation> {
  const now = clock();
  const { tenantId, id: restaurantId } = restaurant;
  await ensureReservationSettings(db, restaurant);
  const changed = await inReservationBook(pool, { tenantId, restaurantId, now }, async (tx) => {
    await lockReservation(tx, tenantId, reservationId);
    const stored = await findReservation(tx, tenantId, reservationId);
    if (!stored) throw unknownReservation();
    const { reservation } = stored;
    if (reservation.revision !== revision) {
      const sentence = 'This reservation was changed in the meantime.';
      const data = showStaffReservation(stored, now);
      throw new ApiError(412, 'stale_reservation', sentence, { data });
    }
    if (reservation.state !== 'confirmed' && reservation.state !== 'seated') {
      throw refuseMove(reservation.state);
    }
    const placed = await moveParty(tx, restaurant, { stored, body, now });
    await updateReservation(tx, tenantId, reservationId, {
      ...placed,
      name: body.name,
      email: body.email,
      phone: storedPhone(body.phone, stored.locale) ?? body.phone,
      wishes: body.wishes,
      note: body.note,
      highChairs: body.high_chairs,
      hasWheelchair: body.has_wheelchair,
    });
    const after = await findReservation(tx, tenantId, reservationId);
    await publishReservation(tx, { before: stored, after, now });
    return after;
  });
  if (changed === 'table_taken') throw tableTaken();
  if (!changed) throw unknownReservation();
  return showStaffReservation(changed, now);
}

type Move = { stored: StoredReservation; body: Body; now: Date };

/** Gives it other tables or another time where they are asked for. @returns what changes with them */
async function moveParty(
  tx: Database,
  restaurant: Restaurant,
  { stored, body, now }: Move,
): Promise<Partial<Pick<ReservationRow, 'party' | 'startsAt' | 'endsAt'>>> {
  const { tenantId, id, party, startsAt, endsAt, state } = stored.reservation;
  const isSeated = state === 'seated';
  // A party that sits there began when it did.
  const instant = isSeated ? startsAt.getTime() : Date.parse(body.instant);
  const length = endsAt.getTime() - startsAt.getTime();
  const isSamePlace =
    body.table_ids.length === stored.tableIds.length &&
    body.table_ids.every((tableId) => stored.tableIds.includes(tableId));
  const isSameTime = instant === startsAt.getTime();
  if (isSamePlace && isSameTime && body.party === party && body.stay_minutes === null) return {};
  const asked = body.stay_minutes === null ? null : body.stay_minutes * minuteMs;
  const stayMs = asked ?? (body.party === party ? length : null);
  // At a table that they move to, those who sit begin now; at their own, when they did.
  const from = isSeated && !isSamePlace ? Math.max(instant, now.getTime()) : instant;
  const rest = stayMs === null ? null : Math.max(instant + stayMs - from, isSeated ? leastRest : 0);
  const place = await placeParty(
    tx,
    restaurant,
    {
      party: body.party,
      instant: from,
      stayMs: rest,
      tableIds: body.table_ids,
      accepts: body.accepts,
      isHere: isSeated,
    },
    { now, without: id },
  );
  const { tableIds, occupied } = place;
  await giveTables(tx, tenantId, { reservationId: id, tableIds, ...occupied });
  return {
    party: body.party,
    startsAt: new Date(instant),
    endsAt: new Date(place.stayEnds),
  };
}
