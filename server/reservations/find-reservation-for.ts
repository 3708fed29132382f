import type { Database } from '../db/client.ts';
import { findReservation, type StoredReservation } from '../db/queries/reservations.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import type { Identity } from '../identity/identity.ts';
import { requireShopper } from '../identity/require-shopper.ts';

export type ReservationCall = {
  tenantId: number;
  identity: Identity | null;
  reservationId: string;
};

/**
 * A reservation as its customer may see it: by the token that made it or by its own signed link
 * (rule R92). To anybody else it does not exist.
 * @throws ApiError 404.
 */
export async function findReservationFor(
  db: Database,
  { tenantId, identity, reservationId }: ReservationCall,
): Promise<StoredReservation> {
  const isLinked = identity?.kind === 'reservation_link';
  if (isLinked && identity.reservationId !== reservationId.toLowerCase()) {
    throw unknownReservation();
  }
  const shopperId = isLinked ? null : requireShopper(identity).id;
  const found = await findReservation(db, tenantId, reservationId);
  if (!found || (!isLinked && found.reservation.shopperId !== shopperId)) {
    throw unknownReservation();
  }
  return found;
}
