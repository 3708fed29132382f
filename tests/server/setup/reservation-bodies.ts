import type { ReservationSettingsBody } from '#schemas/api/reservation-settings.ts';

/** Reservations every evening from 18:00 to 22:00, every half hour. */
export const reservationSettingsBody = (
  change: Partial<ReservationSettingsBody> = {},
): ReservationSettingsBody => ({
  is_on: true,
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '18:00', closes: '22:00' })),
  slot_minutes: 30,
  stays: [
    { up_to: 2, minutes: 90 },
    { up_to: 6, minutes: 120 },
  ],
  buffer_minutes: 0,
  notice_minutes: 60,
  days_ahead: 30,
  largest_party: 8,
  contact_text: 'Call us for more than 8.',
  most_parties: null,
  most_seats: null,
  change_minutes: 120,
  reminder_minutes: 1440,
  ...change,
});
