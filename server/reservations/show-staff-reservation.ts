import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import type { StoredReservation } from '../db/queries/reservations.ts';
import { showReservation } from './show-reservation.ts';

/** A reservation as staff see it. */
export function showStaffReservation(stored: StoredReservation, now: Date): StaffReservation {
  const { reservation, tableIds } = stored;
  return {
    ...showReservation(stored, now),
    table_ids: tableIds,
    source: reservation.source,
    note: reservation.note,
    seated_at: reservation.seatedAt?.toISOString() ?? null,
  };
}
