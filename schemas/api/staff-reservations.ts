import { z } from 'zod';
import { emailText } from '../fields/email-text.ts';
import { personNameOrNone } from '../fields/name-text.ts';
import { phoneAsWritten } from '../fields/phone-text.ts';
import { endpoint } from './endpoint.ts';
import { staffReservationRoutes as routes } from './staff-reservation-routes.ts';
import { partySize, reservation, reservationState } from './reservations.ts';
import { count, dataOf, failureCode, id, idText, instant, localDate, money } from './wire.ts';
import { plainText } from './wire.ts';

/** A reservation as staff see it. */
export const staffReservation = reservation.extend({
  table_ids: z.array(id),
  /** Who made it: the customer, or staff for somebody who called or came. */
  source: z.enum(['online', 'phone', 'walk_in']),
  /** For the staff alone. */
  note: z.string(),
  /** null: the party was not seated yet. */
  seated_at: instant.nullable(),
});
export type StaffReservation = z.output<typeof staffReservation>;

/** What does not fit and is done all the same where staff say so. */
export const reservationWarning = z.enum([
  'outside_hours',
  'table_too_small',
  'table_too_large',
  'not_joined',
  'too_many_parties',
  'too_many_seats',
  'open_tab',
]);
export type ReservationWarning = z.output<typeof reservationWarning>;

const restaurant = z.object({ restaurantId: idText });
const reservationId = z.object({ reservationId: z.uuid() });
const revision = z.object({ 'if-match': z.string().max(40).optional() });
const written = dataOf(staffReservation);
/** 409 `reservation_warnings` names what does not fit: with `accepts` they are no reason any more. */
const doubtful = {
  409: z.object({
    error: z.string(),
    code: failureCode,
    warnings: z.array(reservationWarning).optional(),
  }),
};

const place = z.object({
  party: partySize,
  /** Of a walk-in now is meant, whatever stands here. */
  instant,
  /** null: as long as such a party stays (rule R86), or as it did where its size stays. */
  stay_minutes: z
    .number('Write a whole number of minutes.')
    .int('Write a whole number of minutes.')
    .min(5, 'Write 5 or more minutes.')
    .max(720, 'Write at most 720 minutes.')
    .nullable()
    .default(null),
  /** Empty: the best that is free (rule R89). */
  table_ids: z.array(id).max(8).default([]),
  /** What does not fit, and is to be done all the same. */
  accepts: z.array(reservationWarning).default([]),
});
/** 128 bits in hexadecimal digits, with or without the dashes of a UUID. */
const requestKey = z
  .string()
  .regex(/^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i, 'This must be 32 hexadecimal digits');
const person = z.object({
  name: personNameOrNone({ most: 120, tooLong: 'Write at most 120 characters.' }).default(''),
  email: z.union([z.literal(''), emailText()]).default(''),
  phone: phoneAsWritten.default(''),
  wishes: plainText.max(500, 'Write at most 500 characters.').default(''),
  note: plainText.max(500, 'Write at most 500 characters.').default(''),
  high_chairs: count.max(20).default(0),
  has_wheelchair: z.boolean().default(false),
});

const listDayReservations = endpoint(routes.listDayReservations, {
  summary: 'The reservations of a business day by its tables: a timeline.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  atDevice: 'without_person',
  scope: 'reservations:read',
  params: restaurant,
  query: z.object({ date: localDate.optional() }),
  reply: dataOf(
    z.object({
      date: localDate,
      /** Half-open, of the day's hours for reservations; null: it has none. */
      opens: instant.nullable(),
      closes: instant.nullable(),
      time_zone: z.string(),
      slot_minutes: count,
      buffer_minutes: count,
      /** By size of party, ascending (rule R86). */
      stays: z.array(z.object({ up_to: count, minutes: count })),
      areas: z.array(z.object({ id, name: z.string() })),
      tables: z.array(
        z.object({
          id,
          area_id: id,
          name: z.string(),
          min_party: count,
          max_party: count,
          is_bookable: z.boolean(),
        }),
      ),
      joins: z.array(z.object({ table_ids: z.array(id), min_party: count, max_party: count })),
      reservations: z.array(staffReservation),
      /** The tabs that are open now, whatever the day: who orders at a table sits there. */
      tabs: z
        .array(
          z.object({
            table_id: id,
            guests: z.array(z.string()),
            /** Amount that is still to be paid. */
            unpaid: money,
            currency: z.string().length(3),
          }),
        )
        .default([]),
    }),
  ),
});

const addReservation = endpoint(routes.addReservation, {
  summary: 'Makes a reservation for somebody who called, or seats a party that came.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  scope: 'reservations:write',
  params: restaurant,
  headers: z.object({ 'idempotency-key': requestKey }),
  body: z.object({ ...place.shape, ...person.shape, source: z.enum(['phone', 'walk_in']) }),
  status: 201,
  reply: written,
  failures: doubtful,
});

const changeStaffReservation = endpoint(routes.changeStaffReservation, {
  summary: 'Changes time, party, tables or notes of a reservation. Needs If-Match; stale: 412.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  scope: 'reservations:write',
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
  scope: 'reservations:write',
  params: reservationId,
  body: z.object({ to: reservationState.exclude(['held']) }),
  reply: written,
});

export const staffReservationEndpoints = {
  listDayReservations,
  addReservation,
  changeStaffReservation,
  moveReservation,
};
