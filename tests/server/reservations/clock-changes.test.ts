import { beforeEach, expect, test } from 'vitest';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { newBooker, offeredTimes, refusalOf } from '../setup/booking-calls.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

let now = fridayNoon;
const shop = await buildSmallApp({ clock: () => now });
const { db, pool } = shop;
const room = await addArea(db, 'Room');
await addTables(db, room, [[1, 2]]);

const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '00:00',
  closes: '00:00',
}));

beforeEach(async () => {
  await pool.query('delete from reservations');
  await setBookingRules(db, { week: allDay, slotMinutes: 60, noticeMinutes: 0 });
});

test('R85 the hour that a clock in Sydney skips is not on offer', async () => {
  // On 4 October 2026 the clock goes from 02:00 to 03:00.
  now = new Date('2026-10-03T02:00:00Z');
  const offered = await offeredTimes(shop, { from: '2026-10-04' });
  expect(offered.slice(0, 4)).toEqual([
    '2026-10-04 00:00 +10:00',
    '2026-10-04 01:00 +10:00',
    '2026-10-04 03:00 +11:00',
    '2026-10-04 04:00 +11:00',
  ]);
  const made = await (await newBooker(shop)).book('2026-10-03T15:00:00.000Z');
  // A stay is as long as on any other day, whatever the clock shows at its end.
  expect([made.starts.time, made.ends.time]).toEqual(['01:00', '03:30']);
  const other = await newBooker(shop);
  expect(refusalOf(await other.hold('2026-10-03T16:00:00.000Z')).code).toBe('table_taken');
  expect((await other.hold('2026-10-03T17:00:00.000Z')).statusCode).toBe(201);
});

test('R85 the hour that it repeats is on offer twice, each for itself', async () => {
  // On 4 April 2027 the clock goes from 03:00 back to 02:00.
  now = new Date('2027-04-03T02:00:00Z');
  await setBookingRules(db, {
    week: allDay,
    slotMinutes: 60,
    noticeMinutes: 0,
    stays: [{ upTo: 8, minutes: 60 }],
  });
  const offered = await offeredTimes(shop, { from: '2027-04-04' });
  expect(offered.slice(1, 5)).toEqual([
    '2027-04-04 01:00 +11:00',
    '2027-04-04 02:00 +11:00',
    '2027-04-04 02:00 +10:00',
    '2027-04-04 03:00 +10:00',
  ]);
  const first = Date.parse('2027-04-03T15:00:00.000Z');
  const [one, two] = [await newBooker(shop), await newBooker(shop)];
  const early = await one.book(new Date(first).toISOString());
  const late = await two.book(new Date(first + hourMs).toISOString());
  expect([early.starts, late.starts]).toMatchObject([
    { time: '02:00', offset: '+11:00' },
    { time: '02:00', offset: '+10:00' },
  ]);
});
