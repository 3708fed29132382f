import type { Reservation } from '#schemas/api/reservations.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  findReservation,
  leaveTables,
  lockReservation,
  updateReservation,
} from '../db/queries/reservations.ts';
import type { Deps } from '../dependencies/deps.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { requireChangeable } from './change-reservation.ts';
import { publishReservation } from './publish-reservation.ts';
import { queueMailOf, type MayMail } from './queue-mail-of.ts';
import { findReservationFor, type ReservationCall } from './find-reservation-for.ts';
import { showReservation } from './show-reservation.ts';

/**
 * Cancels a reservation; its tables are free at once (rule R92). Cancelled again it stays as it is.
 * @throws ApiError 404, 409 `reservation_state` or `too_late_to_change`.
 */
export async function cancelReservation(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { mayMail, ...call }: ReservationCall & { mayMail: MayMail },
): Promise<Reservation> {
  const now = clock();
  const { tenantId, reservationId } = call;
  const { reservation: before } = await findReservationFor(db, call);
  const isMailed = before.state === 'confirmed' && (await mayMail(before.email));
  const cancelled = await inTransaction(pool, async (tx) => {
    await lockReservation(tx, tenantId, reservationId);
    const stored = await findReservation(tx, tenantId, reservationId);
    if (!stored || stored.reservation.state === 'cancelled') return stored;
    requireChangeable(stored, now);
    await updateReservation(tx, tenantId, reservationId, { state: 'cancelled' });
    await leaveTables(tx, tenantId, reservationId);
    if (isMailed) await queueMailOf(tx, before, 'cancelled');
    const after = await findReservation(tx, tenantId, reservationId);
    await publishReservation(tx, { before: stored, after, now });
    return after;
  });
  if (!cancelled) throw unknownReservation();
  return showReservation(cancelled, now);
}
