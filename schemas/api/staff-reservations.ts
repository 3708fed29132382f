import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { staffReservationRoutes as routes } from './staff-reservation-routes.ts';
import { partySize, reservation, reservationState } from './reservations.ts';
import { count, dataOf, failureCode, id, idText, instant, localDate, localTime } from './wire.ts';
import { plainLine, plainText } from './wire.ts';

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
export const reservationSettingsBody = z.object({
  is_on: z.boolean(),
  /** When parties may be at their tables; days that differ are those of the restaurant's hours. */
  week: z.array(weekRange).max(42, 'Add at most 42 times.'),
  slot_minutes: minutes(5, 240),
  /** By size of party, ascending; the last holds all that are larger (rule R86). */
  stays: z
    .array(z.object({ up_to: partySize, minutes: minutes(15, 720) }))
    .min(1, 'Say how long a party stays.')
    .max(10, 'Add at most 10 lengths.')
    .refine((stays) => stays.every((stay, place) => stay.up_to > (stays[place - 1]?.up_to ?? 0)), {
      message: 'Order them by the size of the party.',
    }),
  buffer_minutes: minutes(0, 240),
  notice_minutes: minutes(0, 43_200),
  days_ahead: z.number().int().min(1, 'Write 1 or more days.').max(365, 'Write at most 365 days.'),
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
});
export type ReservationSettingsBody = z.output<typeof reservationSettingsBody>;

const reservationSettings = z.object({
  ...reservationSettingsBody.shape,
  revision: count,
  time_zone: z.string(),
});
export type ReservationSettings = z.output<typeof reservationSettings>;

/** A reservation as staff see it. */
export const staffReservation = reservation.extend({
  table_ids: z.array(id),
  /** Who made it: the customer, or staff for somebody who called or came. */
  source: z.enum(['online', 'phone', 'walk_in']),
  /** For the staff alone. */
  note: z.string(),
});
export type StaffReservation = z.output<typeof staffReservation>;

/** What does not fit and is done all the same where staff say so. */
const warning = z.enum([
  'outside_hours',
  'table_too_small',
  'table_too_large',
  'not_joined',
  'too_many_parties',
  'too_many_seats',
]);
export type ReservationWarning = z.output<typeof warning>;

const restaurant = z.object({ restaurantId: idText });
const reservationId = z.object({ reservationId: z.uuid() });
const revision = z.object({ 'if-match': z.string().max(40).optional() });
const written = dataOf(staffReservation);
/** 409 `reservation_warnings` names what does not fit: with `accepts` they are no reason any more. */
const doubtful = {
  409: z.object({ error: z.string(), code: failureCode, warnings: z.array(warning).optional() }),
};

const place = z.object({
  party: partySize,
  instant,
  /** Empty: the best that is free (rule R89). */
  table_ids: z.array(id).max(8).default([]),
  /** What does not fit, and is to be done all the same. */
  accepts: z.array(warning).default([]),
});
const person = z.object({
  name: plainLine.max(120, 'Write at most 120 characters.').default(''),
  email: z.union([z.literal(''), z.email('Write an e-mail address.').max(254)]).default(''),
  phone: plainLine.max(32, 'Write at most 32 characters.').default(''),
  wishes: plainText.max(500, 'Write at most 500 characters.').default(''),
  note: plainText.max(500, 'Write at most 500 characters.').default(''),
  high_chairs: count.max(20).default(0),
  has_wheelchair: z.boolean().default(false),
});

const getReservationSettings = endpoint(routes.getReservationSettings, {
  summary: 'How a restaurant takes reservations.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(reservationSettings),
});

const setReservationSettings = endpoint(routes.setReservationSettings, {
  summary: 'Sets how reservations are taken from now on. Needs If-Match; stale: 412.',
  security: ['staff'],
  params: restaurant,
  headers: revision,
  body: reservationSettingsBody,
  reply: dataOf(reservationSettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: reservationSettings }) },
});

const listDayReservations = endpoint(routes.listDayReservations, {
  summary: "The reservations of a business day: the day's plan.",
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  atDevice: 'without_person',
  params: restaurant,
  query: z.object({ date: localDate.optional() }),
  reply: dataOf(
    z.object({
      date: localDate,
      /** Half-open, of the day's hours for reservations; null: it has none. */
      opens: instant.nullable(),
      closes: instant.nullable(),
      reservations: z.array(staffReservation),
    }),
  ),
});

const addReservation = endpoint(routes.addReservation, {
  summary: 'Makes a reservation for somebody who called, or seats a party that came.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  params: restaurant,
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: z.object({ ...place.shape, ...person.shape, source: z.enum(['phone', 'walk_in']) }),
  status: 201,
  reply: written,
  failures: doubtful,
});

const changeStaffReservation = endpoint(routes.changeStaffReservation, {
  summary: 'Changes time, party, tables or notes of a reservation. Needs If-Match; stale: 412.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  params: reservationId,
  headers: revision,
  body: z.object({ ...place.shape, ...person.shape }),
  reply: written,
  failures: {
    ...doubtful,
    412: z.object({ error: z.string(), code: failureCode, data: staffReservation }),
  },
});

const moveReservation = endpoint(routes.moveReservation, {
  summary: 'Seats a party, ends its stay, or says that it did not come; one step back is allowed.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  params: reservationId,
  body: z.object({ to: reservationState.exclude(['held']) }),
  reply: written,
});

export const staffReservationEndpoints = {
  getReservationSettings,
  setReservationSettings,
  listDayReservations,
  addReservation,
  changeStaffReservation,
  moveReservation,
};
