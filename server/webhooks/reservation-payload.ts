import {
  reservationEventType,
  type ReservationEventType,
} from '#schemas/api/reservation-webhooks.ts';
import type { WebhookPayload } from '#schemas/api/webhook-events.ts';
import type { StoredReservation } from '../db/queries/reservations.ts';
import type { WebhookEventRow } from '../db/queries/webhook-deliveries.ts';
import type { Deps } from '../dependencies/deps.ts';
import { showStaffReservation } from '../reservations/show-staff-reservation.ts';

export const isAboutReservation = (type: WebhookEventRow['type']): type is ReservationEventType =>
  reservationEventType.options.some((known) => known === type);

/** The body of a message about a reservation: what happened, and the reservation as it is now. */
export function reservationPayload(
  { clock }: Pick<Deps, 'clock'>,
  { type, cause, at }: WebhookEventRow & { type: ReservationEventType },
  stored: StoredReservation,
): WebhookPayload | null {
  if (!('state' in cause)) return null;
  const { state, changed } = cause;
  // A program dials what it is given: the number as it is stored, with its prefix.
  const { phone } = stored.reservation;
  const reservation = { ...showStaffReservation(stored, clock()), phone };
  const { restaurant_id, id: reservation_id, number: reservation_number } = reservation;
  const data = { restaurant_id, reservation_id, reservation_number, state, reservation };
  const timestamp = at.toISOString();
  if (type === 'reservation.changed') return { type, timestamp, data: { ...data, changed } };
  return { type, timestamp, data };
}
