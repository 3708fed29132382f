import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { findReservationByKey } from '../db/queries/day-reservations.ts';
import { findReservation, giveTables, insertReservation } from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { ensureReservationSettings } from '../ordering/restaurant/reservation-settings.ts';
import { placeParty, tableTaken } from './place-party.ts';
import { publishReservation } from './publish-reservation.ts';
import { inReservationBook } from './reservation-book.ts';
import { newReservationNumber } from './reservation-number.ts';
import { showStaffReservation } from './show-staff-reservation.ts';

type Add = {
  tenant: Tenant;
  restaurant: Restaurant;
  /** Sent again, it is the same reservation. */
  key: string;
  body: RequestOf<'addReservation'>['body'];
};

/**
 * Makes a reservation for somebody who called, or seats a party that came, from now on. It may be
 * made at any time and for any party; whether customers can book online does not matter.
 * @throws ApiError 404 `unknown_table`, 409 `table_taken` or `reservation_warnings`.
 */
export async function addReservation(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { tenant, restaurant, key, body }: Add,
): Promise<StaffReservation> {
  const now = clock();
  const { tenantId, id: restaurantId } = restaurant;
  const isHere = body.source === 'walk_in';
  await ensureReservationSettings(db, restaurant);
  const added = await inReservationBook(pool, { tenantId, restaurantId, now }, async (tx) => {
    const known = await findReservationByKey(tx, tenantId, key);
    if (known) return requireSamePlace(known, restaurantId);
    const instant = isHere ? now.getTime() : Date.parse(body.instant);
    const place = await placeParty(
      tx,
      restaurant,
      {
        party: body.party,
        instant,
        stayMs: body.stay_minutes === null ? null : body.stay_minutes * minuteMs,
        tableIds: body.table_ids,
        accepts: body.accepts,
        isHere,
      },
      { now, without: null },
    );
    const reservationId = randomUUID();
    await insertReservation(tx, {
      tenantId,
      id: reservationId,
      restaurantId,
      number: newReservationNumber(),
      source: body.source,
      state: isHere ? 'seated' : 'confirmed',
      party: body.party,
      startsAt: new Date(instant),
      endsAt: new Date(place.stayEnds),
      seatedAt: isHere ? now : null,
      name: body.name,
      email: body.email,
      phone: storedPhone(body.phone, tenant.locale) ?? body.phone,
      wishes: body.wishes,
      note: body.note,
      highChairs: body.high_chairs,
      hasWheelchair: body.has_wheelchair,
      language: tenant.locale,
      idempotencyKey: key,
      createdAt: now,
    });
    const { tableIds, occupied } = place;
    await giveTables(tx, tenantId, { reservationId, tableIds, ...occupied });
    const after = await findReservation(tx, tenantId, reservationId);
    await publishReservation(tx, { before: null, after, now });
    return after;
  });
  if (added === 'table_taken') throw tableTaken();
  if (!added) throw unknownReservation();
  return showStaffReservation(added, now);
}

/** @throws ApiError 422 where the key came before for another restaurant. */
function requireSamePlace<S extends { reservation: { restaurantId: number } }>(
  known: S,
  restaurantId: number,
): S {
  if (known.reservation.restaurantId === restaurantId) return known;
  throw new ApiError(422, 'idempotency_key_reused', ({ reservations }) => reservations.keyReused);
}
