import { z } from 'zod';
import { emailText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';
import { reservationRoutes as routes } from './reservation-routes.ts';
import { count, dataOf, failureCode, id, idText, instant, localDate, localTime } from './wire.ts';
import { personName } from '../fields/name-text.ts';
import { phoneText } from '../fields/phone-text.ts';
import { plainText } from './wire.ts';

/** People at one table; how many may book online is the restaurant's own setting (rule R92). */
const mostPeople = 100;
export const partySize = z
  .number('Write a whole number of people.')
  .int('Write a whole number of people.')
  .min(1, 'Write 1 or more people.')
  .max(mostPeople, `Write at most ${mostPeople} people.`);
const partyText = z
  .string()
  .regex(/^\d{1,3}$/, 'Write a whole number of people.')
  .transform(Number)
  .pipe(partySize);

/** A time by the restaurant's own clock; of one that occurs twice `instant` says which (rule R23). */
const clockTime = z.object({
  date: localDate,
  time: localTime,
  instant,
  /** East of UTC, as `+10:00`. */
  offset: z.string(),
});

const offeredTime = clockTime.omit({ date: true }).extend({ is_free: z.boolean() });
const offeredDays = z.array(z.object({ date: localDate, times: z.array(offeredTime) }));
export type OfferedDays = z.output<typeof offeredDays>;

/** What a reservation asks for beside a table. */
const wishes = z.object({
  /** Where the party wants to sit; null: anywhere. */
  area_id: id.nullable().default(null),
  wishes: plainText.max(500, 'Write at most 500 characters.').default(''),
  high_chairs: count.max(20, 'Write at most 20.').default(0),
  has_wheelchair: z.boolean().default(false),
});

/** Whom it is for. */
export const guestDetails = z.object({
  name: personName({
    most: 120,
    missing: 'Write your name.',
    tooLong: 'Write at most 120 characters.',
  }),
  email: emailText('Write an email address.'),
  phone: phoneText('Write your phone number.'),
});

/**
 * `held`: for ten minutes, while it is confirmed (rule R91); `confirmed`; `seated`: the party is at
 * its table; `finished`, `cancelled` and `no_show` take no table any more.
 */
export const reservationState = z.enum([
  'held',
  'confirmed',
  'seated',
  'finished',
  'cancelled',
  'no_show',
]);
export type ReservationState = z.output<typeof reservationState>;

export const reservation = z.object({
  id: z.uuid(),
  /** Short, for the telephone. */
  number: z.string(),
  state: reservationState,
  restaurant_id: id,
  party: partySize,
  starts: clockTime,
  ends: clockTime,
  /** What the area of its table is called; null: the restaurant has one area. */
  area: z.string().nullable(),
  ...wishes.shape,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** While it is held: until when (rule R91). */
  held_until: instant.nullable(),
  /** Until when it may be changed and cancelled here; null: not any more. */
  changes_until: instant.nullable(),
  /** Grows with every change of it. */
  revision: count,
});
export type Reservation = z.output<typeof reservation>;

const reservationId = z.object({ reservationId: z.uuid() });
const linkKey = z.object({ 'x-reservation-key': z.string().max(200).optional() });
const chosenTime = z.object({ instant });

/** The nearest times that are free instead, for whoever came too late (rule R88). */
const taken = {
  409: z.object({ error: z.string(), code: failureCode, days: offeredDays.optional() }),
};

const listReservationTimes = endpoint(routes.listReservationTimes, {
  summary: 'When a party can be given a table, by days, full times included (rules R85 to R91).',
  security: [],
  query: z.object({
    restaurant_id: idText,
    party: partyText,
    /** The first local date. */
    from: localDate,
    days: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(42))
      .default(1),
    area_id: idText.optional(),
    /** Held or booked by whoever asks: its tables count as free, for it is to be changed. */
    reservation_id: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      /** Days without a time are left out. */
      days: offeredDays,
      areas: z.array(z.object({ id, name: z.string() })),
      /** Larger parties are asked to call or write (rule R92). */
      largest_party: count,
      /** The restaurant's own words for them. */
      contact_text: z.string(),
      /** The last local date on offer. */
      last_date: localDate,
    }),
  ),
});

const holdTable = endpoint(routes.holdTable, {
  summary: 'Holds a table for ten minutes, in place of what the same caller holds (rule R91).',
  security: ['user', 'guest'],
  body: chosenTime.extend({
    restaurant_id: id,
    party: partySize,
    area_id: id.nullable().default(null),
  }),
  status: 201,
  reply: dataOf(reservation),
  failures: taken,
});

const releaseTable = endpoint(routes.releaseTable, {
  summary: 'Lets go of a table that is held; again changes nothing.',
  security: ['user', 'guest'],
  params: reservationId,
  reply: dataOf(z.object({})),
});

const confirmReservation = endpoint(routes.confirmReservation, {
  summary:
    'Confirms what is held; again changes nothing. One whose hold is over is tried anew (R88).',
  security: ['user', 'guest'],
  params: reservationId,
  body: guestDetails.extend(wishes.omit({ area_id: true }).shape),
  reply: dataOf(reservation),
  failures: taken,
});

const listOwnReservations = endpoint(routes.listOwnReservations, {
  summary: "The caller's own reservations: coming ones first, then past ones, newest first.",
  security: ['user', 'guest'],
  reply: dataOf(z.array(reservation)),
});

const getReservation = endpoint(routes.getReservation, {
  summary: 'A reservation, to whoever made it or holds the link of its mail.',
  security: ['user', 'guest', 'link'],
  params: reservationId,
  headers: linkKey,
  reply: dataOf(reservation),
});

const changeReservation = endpoint(routes.changeReservation, {
  summary: 'Changes party, time, area or wishes; its own table counts as free. Needs If-Match.',
  security: ['user', 'guest', 'link'],
  params: reservationId,
  headers: linkKey.extend({ 'if-match': z.string().max(40).optional() }),
  body: chosenTime.extend({ party: partySize, ...wishes.shape }),
  reply: dataOf(reservation),
  failures: {
    ...taken,
    412: z.object({ error: z.string(), code: failureCode, data: reservation }),
  },
});

const cancelReservation = endpoint(routes.cancelReservation, {
  summary: 'Cancels a reservation and frees its table at once; again changes nothing (rule R92).',
  security: ['user', 'guest', 'link'],
  params: reservationId,
  headers: linkKey,
  body: z.object({}),
  reply: dataOf(reservation),
});

export const reservationEndpoints = {
  listReservationTimes,
  holdTable,
  releaseTable,
  confirmReservation,
  listOwnReservations,
  getReservation,
  changeReservation,
  cancelReservation,
};
