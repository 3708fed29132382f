import type { Reservation } from '#schemas/api/reservations.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { StoredReservation } from '../db/queries/reservations.ts';
import { wallClockOf } from '../domain/times/grid-times.ts';
import { shownPhone } from '../domain/phone/read-phone.ts';
import { offsetPeriodAt } from '../domain/times/zone-offset.ts';

/** A reservation as whoever made it sees it. */
export function showReservation(stored: StoredReservation, now: Date): Reservation {
  const { reservation, timeZone, area } = stored;
  const clockAt = (at: Date) => {
    const instant = at.getTime();
    return wallClockOf({ instant, offset: offsetPeriodAt(timeZone, instant).offset });
  };
  const { state, heldUntil } = reservation;
  return {
    id: reservation.id,
    number: reservation.number,
    state,
    restaurant_id: reservation.restaurantId,
    party: reservation.party,
    starts: clockAt(reservation.startsAt),
    ends: clockAt(reservation.endsAt),
    area,
    area_id: reservation.areaId,
    wishes: reservation.wishes,
    high_chairs: reservation.highChairs,
    has_wheelchair: reservation.hasWheelchair,
    name: reservation.name,
    email: reservation.email,
    phone: shownPhone(reservation.phone, stored.locale),
    held_until: state === 'held' ? (heldUntil?.toISOString() ?? null) : null,
    changes_until: changesUntil(stored, now)?.toISOString() ?? null,
    revision: reservation.revision,
  };
}

/** Until when whoever made it may change and cancel it; null: not any more, or not yet. */
export function changesUntil(
  { reservation, changeMinutes }: StoredReservation,
  now: Date,
): Date | null {
  if (reservation.state !== 'confirmed') return null;
  const until = new Date(reservation.startsAt.getTime() - changeMinutes * minuteMs);
  return now < until ? until : null;
}
