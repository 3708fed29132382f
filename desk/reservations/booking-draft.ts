import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';

/** A reservation as it is being written. */
export type BookingDraft = {
  /** Local date and time; '' while none is written. */
  date: string;
  time: string;
  /** NaN while none is written. */
  party: number;
  /** Ids, joined by '+'; '': the best that is free. */
  tables: string;
  name: string;
  phone: string;
  email: string;
  wishes: string;
  note: string;
  highChairs: number;
  hasWheelchair: boolean;
};

/** What the form begins with: the reservation, or the next time of the day for two. */
export function bookingDraft(
  day: DayPlan,
  reservation: StaffReservation | null,
  now: number,
): BookingDraft {
  if (reservation) {
    return {
      date: reservation.starts.date,
      time: reservation.starts.time,
      party: reservation.party,
      tables: reservation.table_ids.join('+'),
      name: reservation.name,
      phone: reservation.phone,
      email: reservation.email,
      wishes: reservation.wishes,
      note: reservation.note,
      highChairs: reservation.high_chairs,
      hasWheelchair: reservation.has_wheelchair,
    };
  }
  const grid = day.slot_minutes * minuteMs;
  const soonest = Math.max(Math.ceil(now / grid) * grid, day.opens ? Date.parse(day.opens) : 0);
  const isThisDay = day.closes !== null && soonest < Date.parse(day.closes);
  return {
    date: day.date,
    time: isThisDay ? localDateTime(soonest, day.time_zone).time : '',
    party: 2,
    tables: '',
    name: '',
    phone: '',
    email: '',
    wishes: '',
    note: '',
    highChairs: 0,
    hasWheelchair: false,
  };
}
