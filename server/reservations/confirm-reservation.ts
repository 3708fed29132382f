import type { RequestOf } from '#schemas/api/contract.ts';
import type { Reservation } from '#schemas/api/reservations.ts';
import type { Database } from '../db/client.ts';
import {
  findReservation,
  giveTables,
  lockReservation,
  updateReservation,
  type ReservationRow,
} from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { unreadablePhone } from '../errors/unreadable-phone.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { findReservationFor, type ReservationCall } from './find-reservation-for.ts';
import { findSeating, refuseTime, type AskedSeating, type NoSeating } from './find-seating.ts';
import { publishReservation } from './publish-reservation.ts';
import { queueMailOf, type MayMail } from './queue-mail-of.ts';
import { inReservationBook } from './reservation-book.ts';
import { refuseState } from './refuse-state.ts';
import { showReservation } from './show-reservation.ts';

type Confirm = ReservationCall & {
  details: RequestOf<'confirmReservation'>['body'];
  /** Whether mails may be sent to the address that was written. */
  mayMail: MayMail;
};

/**
 * Confirms what is held; confirmed again it stays as it is (rule R92). One whose hold is over is
 * given whatever table is free by now (rule R88).
 * @throws ApiError 404, 422 `invalid_phone`, 409 with the nearest free times, 409 `reservation_state`.
 */
export async function confirmReservation(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { details, mayMail, ...call }: Confirm,
): Promise<Reservation> {
  const now = deps.clock();
  const { tenantId, reservationId } = call;
  const { reservation: before, locale } = await findReservationFor(deps.db, call);
  const { restaurantId } = before;
  const restaurant = await requireRestaurant(deps, tenantId, restaurantId);
  const phone = storedPhone(details.phone, locale);
  if (phone === null) throw unreadablePhone('body.phone');
  const isMailed = before.state === 'held' && (await mayMail(details.email));
  const confirmed = await inReservationBook(
    deps.pool,
    { tenantId, restaurantId, now },
    async (tx) => {
      const row = await lockReservation(tx, tenantId, reservationId);
      if (!row) throw unknownReservation();
      if (row.state !== 'held') {
        if (row.state !== 'confirmed') throw refuseState(row.state);
        return findReservation(tx, tenantId, reservationId);
      }
      const endsAt = await takeTables(tx, restaurant, { row, now });
      if (typeof endsAt === 'string') return endsAt;
      await updateReservation(tx, tenantId, reservationId, {
        state: 'confirmed',
        endsAt,
        heldUntil: null,
        name: details.name,
        email: details.email,
        phone,
        wishes: details.wishes,
        highChairs: details.high_chairs,
        hasWheelchair: details.has_wheelchair,
        // Whoever is not to be mailed is not reminded either.
        ...(!isMailed && { remindedAt: now }),
      });
      if (isMailed) await queueMailOf(tx, row, 'confirmed');
      const after = await findReservation(tx, tenantId, reservationId);
      await publishReservation(tx, { before: null, after, now });
      return after;
    },
  );
  if (typeof confirmed === 'string') {
    throw await refuseTime(deps, restaurant, askedOf(before), { now, code: confirmed });
  }
  if (!confirmed) throw unknownReservation();
  return showReservation(confirmed, now);
}

/** Takes tables anew for a hold that is over. @returns when its stay ends, or why there are none. */
async function takeTables(
  tx: Database,
  restaurant: Restaurant,
  { row, now }: { row: ReservationRow; now: Date },
): Promise<Date | NoSeating> {
  if (row.heldUntil !== null && now < row.heldUntil) return row.endsAt;
  const found = await findSeating(tx, restaurant, askedOf(row), { now, without: [row.id] });
  if (typeof found === 'string') return found;
  const { tableIds, occupied, stayEnds } = found;
  await giveTables(tx, row.tenantId, { reservationId: row.id, tableIds, ...occupied });
  return new Date(stayEnds);
}

const askedOf = ({ party, areaId, startsAt }: ReservationRow): AskedSeating => ({
  party,
  areaId,
  instant: startsAt.getTime(),
});
