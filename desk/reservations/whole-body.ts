import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import type { ChangeReservationBody } from '#desk/api/staff-reservations.ts';

/** A reservation as it is, as the body of a change that changes only what is named. */
export const changedBody = (
  reservation: StaffReservation,
  change: Partial<ChangeReservationBody>,
): ChangeReservationBody => ({
  party: reservation.party,
  instant: reservation.starts.instant,
  table_ids: reservation.table_ids,
  name: reservation.name,
  email: reservation.email,
  phone: reservation.phone,
  wishes: reservation.wishes,
  note: reservation.note,
  high_chairs: reservation.high_chairs,
  has_wheelchair: reservation.has_wheelchair,
  ...change,
});
