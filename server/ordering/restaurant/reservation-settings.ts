import type {
  ReservationSettings,
  ReservationSettingsBody,
} from '#schemas/api/reservation-settings.ts';
import type { Database } from '../../db/client.ts';
import {
  addReservationSettings,
  findReservationSettings,
  putReservationSettings,
  type ReservationSettingsRow,
} from '../../db/queries/reservation-settings.ts';
import { notifyConfigChange } from '../../db/queries/notify.ts';
import { listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { requireRevision } from './settings-revision.ts';

/** What the form begins with where nothing was set: off, with times that are usual. */
const usual: Omit<ReservationSettingsBody, 'week'> = {
  is_on: false,
  slot_minutes: 15,
  stays: [
    { up_to: 2, minutes: 90 },
    { up_to: 4, minutes: 120 },
    { up_to: 8, minutes: 150 },
  ],
  buffer_minutes: 0,
  notice_minutes: 60,
  days_ahead: 60,
  largest_party: 8,
  contact_text: '',
  most_parties: null,
  most_seats: null,
  change_minutes: 120,
  reminder_minutes: 1440,
};

/**
 * How a restaurant takes reservations, as those who lead it read it. One that never said begins with
 * its hours for eating there, or else for pickup.
 */
export async function showReservationSettings(
  db: Database,
  restaurant: Restaurant,
): Promise<ReservationSettings> {
  const { tenantId, id: restaurantId, timeZone } = restaurant;
  const row = await findReservationSettings(db, tenantId, restaurantId);
  if (row) return { ...bodyOf(row), revision: row.revision, time_zone: timeZone };
  const hours = await listRestaurantHours(db, tenantId, { restaurantId });
  const atTables = hours.filter(({ orderType }) => orderType === 'dine_in');
  const others = hours.filter(({ orderType }) => orderType === 'pickup');
  const week = (atTables.length > 0 ? atTables : others).map(({ weekday, opens, closes }) => ({
    weekday,
    opens: opens.slice(0, 5),
    // PostgreSQL's 24:00 is the next midnight.
    closes: closes.slice(0, 5).replace('24:00', '00:00'),
  }));
  return { ...usual, week, revision: 0, time_zone: timeZone };
}

/**
 * Gives a restaurant that never said how it takes reservations what its form begins with: off, so
 * that staff alone note some.
 */
export async function ensureReservationSettings(
  db: Database,
  restaurant: Restaurant,
): Promise<void> {
  const { tenantId, id: restaurantId } = restaurant;
  if (await findReservationSettings(db, tenantId, restaurantId)) return;
  const { revision, time_zone: _timeZone, ...body } = await showReservationSettings(db, restaurant);
  await addReservationSettings(db, { tenantId, restaurantId, ...columnsOf(body), revision });
}

type Write = { restaurantId: number; revision: number | null; body: ReservationSettingsBody };

/**
 * Sets how reservations are taken from now on; those that were made stay as they are.
 * @throws ApiError 404, 412 with the present settings.
 */
export async function setReservationSettings(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body }: Write,
): Promise<ReservationSettings> {
  const restaurant = await lockRestaurant(tx, tenantId, restaurantId);
  if (!restaurant) throw restaurantNotFound();
  const present = await showReservationSettings(tx, restaurant);
  requireRevision(present, revision);
  const week = body.week.toSorted(
    (a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens),
  );
  await putReservationSettings(tx, {
    tenantId,
    restaurantId,
    ...columnsOf({ ...body, week }),
    revision: present.revision + 1,
  });
  // Pages say where tables can be booked.
  if (body.is_on !== present.is_on) await notifyConfigChange(tx, tenantId);
  return showReservationSettings(tx, restaurant);
}

const bodyOf = (row: ReservationSettingsRow): ReservationSettingsBody => ({
  is_on: row.isOn,
  week: row.week,
  slot_minutes: row.slotMinutes,
  stays: row.stays.map(({ upTo, minutes }) => ({ up_to: upTo, minutes })),
  buffer_minutes: row.bufferMinutes,
  notice_minutes: row.noticeMinutes,
  days_ahead: row.daysAhead,
  largest_party: row.largestParty,
  contact_text: row.contactText,
  most_parties: row.mostParties,
  most_seats: row.mostSeats,
  change_minutes: row.changeMinutes,
  reminder_minutes: row.reminderMinutes,
});

const columnsOf = (
  body: ReservationSettingsBody,
): Omit<ReservationSettingsRow, 'tenantId' | 'restaurantId' | 'revision'> => ({
  isOn: body.is_on,
  week: body.week,
  slotMinutes: body.slot_minutes,
  stays: body.stays.map(({ up_to, minutes }) => ({ upTo: up_to, minutes })),
  bufferMinutes: body.buffer_minutes,
  noticeMinutes: body.notice_minutes,
  daysAhead: body.days_ahead,
  largestParty: body.largest_party,
  contactText: body.contact_text,
  mostParties: body.most_parties,
  mostSeats: body.most_seats,
  changeMinutes: body.change_minutes,
  reminderMinutes: body.reminder_minutes,
});
