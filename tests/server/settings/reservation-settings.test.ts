import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { reservationSettingsBody } from '../setup/reservation-bodies.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const url = `/api/v2/staff/restaurants/${small.restaurant}/reservation-settings`;

const read = async () => {
  const reply = await app.inject({ url, headers: { ...owner } });
  expectStatus(reply, 200);
  return contract.getReservationSettings.reply.parse(reply.json()).data;
};
const write = (payload: object, revision: number | null, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url,
    headers: { ...headers, ...(revision !== null && { 'if-match': `"${revision}"` }) },
    payload,
  });

test('R85 a restaurant that never said takes none, and begins with its hours', async () => {
  const settings = await read();
  expect(settings).toMatchObject({ is_on: false, revision: 0, time_zone: 'Australia/Sydney' });
  expect(settings.week.length).toBeGreaterThan(0);
});

test('R86 R91 R92 what is saved is read again, in the order of the week, by both who lead it', async () => {
  const { revision } = await read();
  const body = reservationSettingsBody({
    week: [
      { weekday: 6, opens: '18:00', closes: '01:00' },
      { weekday: 5, opens: '18:00', closes: '22:00' },
      { weekday: 5, opens: '12:00', closes: '15:00' },
    ],
    most_parties: 3,
    most_seats: 12,
    reminder_minutes: null,
  });
  expectStatus(await write(body, revision, manager), 200);
  expect(await read()).toEqual({
    ...body,
    week: [
      { weekday: 5, opens: '12:00', closes: '15:00' },
      { weekday: 5, opens: '18:00', closes: '22:00' },
      { weekday: 6, opens: '18:00', closes: '01:00' },
    ],
    revision: revision + 1,
    time_zone: 'Australia/Sydney',
  });
});

test('two at once: the second gets 412 with what the first saved, and changes nothing', async () => {
  const { revision } = await read();
  const replies = await Promise.all([
    write(reservationSettingsBody({ slot_minutes: 15 }), revision),
    write(reservationSettingsBody({ slot_minutes: 60 }), revision, manager),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  const now = await read();
  const stale = replies.find(({ statusCode }) => statusCode === 412)?.json();
  expect(stale).toMatchObject({ code: 'stale_settings', data: now });
  expect(now.revision).toBe(revision + 1);
});

test('without the revision that it was made from nothing is saved', async () => {
  const before = await read();
  expectStatus(await write(reservationSettingsBody({ slot_minutes: 45 }), null), 428);
  expect(await read()).toEqual(before);
});

test.each([
  ['no times while it is on', { week: [] }, /^Add the times/],
  [
    'times that overlap',
    {
      week: [
        { weekday: 5, opens: '18:00', closes: '22:00' },
        { weekday: 5, opens: '21:00', closes: '23:00' },
      ],
    },
    /overlap/,
  ],
  ['no length of a stay', { stays: [] }, /^Say how long/],
  [
    'lengths out of order',
    {
      stays: [
        { up_to: 4, minutes: 90 },
        { up_to: 2, minutes: 60 },
      ],
    },
    /^Order them/,
  ],
  ['a party of nobody', { largest_party: 0 }, /1 or more people/],
  ['half a person', { largest_party: 2.5 }, /whole number of people/],
  ['a grid of a minute', { slot_minutes: 1 }, /5 or more minutes/],
  ['days beyond a year', { days_ahead: 400 }, /at most 365/],
])('R92 refuses %s', async (_what, change, sentence) => {
  const before = await read();
  const reply = await write(reservationSettingsBody(change), before.revision);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().problems[0].message).toMatch(sentence);
  expect(await read()).toEqual(before);
});
