import { z } from 'zod';
import { overlapOfWeek } from '../rules/time/overlapping-hours.ts';
import { endpoint } from './endpoint.ts';
import { partySize } from './reservations.ts';
import { reservationSettingsRoutes as routes } from './staff-reservation-routes.ts';
import { count, dataOf, failureCode, idText, localTime, plainText } from './wire.ts';

const minutes = (least: number, most: number) =>
  z
    .number('Write a whole number of minutes.')
    .int('Write a whole number of minutes.')
    .min(least, `Write ${least} or more minutes.`)
    .max(most, `Write at most ${most} minutes.`);
const limit = z
  .number('Write a whole number.')
  .int('Write a whole number.')
  .min(1, 'Write 1 or more, or turn the limit off.')
  .max(1000, 'Write at most 1000.')
  .nullable();

/** Closing at or before opening crosses midnight (rule R18). */
const weekRange = z.object({
  /** ISO weekday, 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  opens: localTime,
  closes: localTime,
});

/** How a restaurant takes reservations (rules R85 to R92). */
export const reservationSettingsBody = z
  .object({
    is_on: z.boolean(),
    /** When parties may be at their tables; days that differ are those of the restaurant's hours. */
    week: z.array(weekRange).max(42, 'Add at most 42 times.'),
    slot_minutes: minutes(5, 240),
    /** By size of party, ascending; the last holds all that are larger (rule R86). */
    stays: z
      .array(z.object({ up_to: partySize, minutes: minutes(15, 720) }))
      .min(1, 'Say how long a party stays.')
      .max(10, 'Add at most 10 lengths.')
      .refine(
        (stays) => stays.every((stay, place) => stay.up_to > (stays[place - 1]?.up_to ?? 0)),
        {
          message: 'Order them by the size of the party.',
        },
      ),
    buffer_minutes: minutes(0, 240),
    notice_minutes: minutes(0, 43_200),
    days_ahead: z
      .number('Write a whole number of days.')
      .int('Write a whole number of days.')
      .min(1, 'Write 1 or more days: today is one.')
      .max(365, 'Write at most 365 days.'),
    /** Larger parties read `contact_text` (rule R92). */
    largest_party: partySize,
    contact_text: plainText.max(500, 'Write at most 500 characters.'),
    /** What may begin within a quarter of an hour (rule R91); null: any number. */
    most_parties: limit,
    most_seats: limit,
    /** Until so long before it may a customer change or cancel. */
    change_minutes: minutes(0, 43_200),
    /** A mail reminds so long before; null: none does. */
    reminder_minutes: minutes(30, 10_080).nullable(),
  })
  .superRefine(({ is_on, week }, context) => {
    if (is_on && week.length === 0) {
      const message = 'Add the times at which parties can come, or turn reservations off.';
      context.addIssue({ code: 'custom', path: ['week'], message });
    }
    const overlap = overlapOfWeek(week);
    const [first, second] = overlap ? [week[overlap.first], week[overlap.second]] : [];
    if (!overlap || !first || !second) return;
    context.addIssue({
      code: 'custom',
      path: ['week', overlap.second, 'opens'],
      message: `${first.opens} to ${first.closes} and ${second.opens} to ${second.closes} overlap.`,
    });
  });
export type ReservationSettingsBody = z.output<typeof reservationSettingsBody>;

const reservationSettings = z.object({
  ...reservationSettingsBody.shape,
  revision: count,
  time_zone: z.string(),
});
export type ReservationSettings = z.output<typeof reservationSettings>;

const params = z.object({ restaurantId: idText });

const getReservationSettings = endpoint(routes.getReservationSettings, {
  summary: 'How a restaurant takes reservations.',
  security: ['staff'],
  params,
  reply: dataOf(reservationSettings),
});

const setReservationSettings = endpoint(routes.setReservationSettings, {
  summary: 'Sets how reservations are taken from now on. Needs If-Match; stale: 412.',
  security: ['staff'],
  params,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: reservationSettingsBody,
  reply: dataOf(reservationSettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: reservationSettings }) },
});

export const reservationSettingsEndpoints = { getReservationSettings, setReservationSettings };
