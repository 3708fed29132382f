import { z } from 'zod';
import { reservationState } from './reservations.ts';
import { staffReservation } from './staff-reservations.ts';
import { id, instant } from './wire.ts';

/** What of a reservation changed; its details are whom it is for, and what they wish. */
export const reservationChange = z.enum(['state', 'time', 'party', 'tables', 'details']);
export type ReservationChange = z.output<typeof reservationChange>;

const state = reservationState.exclude(['held']);

const ofReservation = {
  restaurant_id: id,
  reservation_id: z.uuid(),
  reservation_number: z.string(),
  /** That it came into; by now it may have another one. */
  state,
  /** As it is when this is sent, not as it was when it happened. */
  reservation: staffReservation,
};

const about = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), timestamp: instant, data: z.object(ofReservation) });

const reservationChanged = z.object({
  type: z.literal('reservation.changed'),
  timestamp: instant,
  data: z.object({ ...ofReservation, changed: z.array(reservationChange) }),
});

/** What webhooks tell of reservations, by its type. */
export const reservationPayloads = {
  'reservation.confirmed': about('reservation.confirmed'),
  'reservation.changed': reservationChanged,
  'reservation.seated': about('reservation.seated'),
  'reservation.cancelled': about('reservation.cancelled'),
  'reservation.no_show': about('reservation.no_show'),
} as const;

export const reservationEventType = z.enum([
  'reservation.confirmed',
  'reservation.changed',
  'reservation.seated',
  'reservation.cancelled',
  'reservation.no_show',
]);
export type ReservationEventType = z.output<typeof reservationEventType>;
