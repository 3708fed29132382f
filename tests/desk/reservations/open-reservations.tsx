import { page } from 'vitest/browser';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { ok, openSettings } from '../settings/settings-server.ts';

const zone = 'Australia/Sydney';
export const now = Date.now();
const clock = (instant: number) => ({ ...localDateTime(instant, zone), offset: '+11:00' });
export const reservation = (change: Partial<StaffReservation>, hours = 1): StaffReservation => ({
  id: '00000000-0000-4000-8000-00000000000a',
  number: 'K7QX2M',
  state: 'confirmed',
  restaurant_id: 1,
  party: 2,
  starts: clock(now + hours * hourMs),
  ends: clock(now + (hours + 1.5) * hourMs),
  area: null,
  area_id: null,
  wishes: '',
  high_chairs: 0,
  has_wheelchair: false,
  name: 'Ada',
  email: '',
  phone: '0400 000 001',
  held_until: null,
  changes_until: null,
  revision: 3,
  table_ids: [1],
  source: 'phone',
  note: '',
  seated_at: null,
  ...change,
});
export const ada = reservation({});
export const day = (reservations: StaffReservation[]): ReplyOf<'listDayReservations'>['data'] => ({
  date: localDateTime(now, zone).date,
  opens: new Date(now - hourMs).toISOString(),
  closes: new Date(now + 5 * hourMs).toISOString(),
  time_zone: zone,
  slot_minutes: 30,
  buffer_minutes: 0,
  stays: [
    { up_to: 2, minutes: 90 },
    { up_to: 8, minutes: 120 },
  ],
  areas: [{ id: 1, name: 'Inside' }],
  tables: [
    { id: 1, area_id: 1, name: '1', min_party: 1, max_party: 2, is_bookable: true },
    { id: 2, area_id: 1, name: '2', min_party: 2, max_party: 4, is_bookable: true },
    { id: 3, area_id: 1, name: '3', min_party: 5, max_party: 8, is_bookable: false },
  ],
  joins: [],
  reservations,
  tabs: [],
});

export const list = '/v2/staff/restaurants/1/reservations';
export const one = `/v2/staff/reservations/${ada.id}`;
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const bar = page.getByRole('button', { name: /^2 Ada/ });

type Answers = Parameters<typeof openSettings>[1];
/** The page of the reservations, at the first of two restaurants. */
export async function openReservations(answers: Answers = {}, address = '/desk/reservations') {
  const { server } = openSettings(address, { [`GET ${list}`]: () => ok(day([ada])), ...answers });
  await button('Newtown').click();
  return server;
}
export const refused = (code: string, more: object = {}, status = 409) => ({
  status,
  body: { error: 'Something does not fit.', code, ...more },
});
