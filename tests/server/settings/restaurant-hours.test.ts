import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { RestaurantHoursBody } from '#schemas/api/staff-hours.ts';
import { restaurantExceptions } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const url = `/api/v2/staff/restaurants/${small.restaurant}/hours`;

const read = async () => {
  const reply = await app.inject({ url, headers: { ...owner } });
  expectStatus(reply, 200);
  return contract.getRestaurantHours.reply.parse(reply.json()).data;
};
const write = (payload: object, revision: number, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url,
    headers: { ...headers, 'if-match': `"${revision}"` },
    payload,
  });
const pickup = (weekday: number, opens: string, closes: string) => ({
  order_type: 'pickup' as const,
  weekday,
  opens,
  closes,
});
const slotDays = async () => {
  const query = { restaurant_id: String(small.restaurant), order_type: 'pickup' };
  const reply = await app.inject({ url: '/api/v2/slots', headers: { host: small.host }, query });
  expectStatus(reply, 200);
  return contract.getSlots.reply.parse(reply.json()).data.days;
};

test('a week with two spans a day and one past midnight is what slots are made of at once', async () => {
  const { revision } = await read();
  const body: RestaurantHoursBody = {
    week: [
      pickup(5, '11:00', '14:00'),
      pickup(5, '18:00', '01:00'),
      { ...pickup(5, '12:00', '15:00'), order_type: 'delivery' },
    ],
    exceptions: [
      { date: '2026-11-27', order_type: 'any', ranges: [], note: 'We paint the kitchen' },
    ],
  };
  expectStatus(await write(body, revision, manager), 200);
  expect(await read()).toMatchObject({
    exceptions: body.exceptions,
    revision: revision + 1,
    time_zone: 'Australia/Sydney',
  });
  const days = await slotDays();
  expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
  expect(days[0]?.slots.some(({ time }) => time === '18:30')).toBe(true);
  expect(days[1]?.slots.at(-1)?.time).toBe('00:45');
});

test.each([
  [
    'the same evening',
    [pickup(5, '18:00', '22:00'), pickup(5, '21:00', '23:00')],
    'Pickup: Friday 18:00 to 22:00 and Friday 21:00 to 23:00 overlap.',
  ],
  [
    'past midnight',
    [pickup(6, '01:00', '05:00'), pickup(5, '18:00', '02:00')],
    'Pickup: Friday 18:00 to 02:00 and Saturday 01:00 to 05:00 overlap.',
  ],
  [
    'from Sunday to Monday',
    [pickup(1, '00:30', '05:00'), pickup(7, '20:00', '01:00')],
    'Pickup: Sunday 20:00 to 01:00 and Monday 00:30 to 05:00 overlap.',
  ],
])(
  'hours that overlap %s are refused with a sentence that names both',
  async (_when, week, sentence) => {
    const before = await read();
    const reply = await write({ week, exceptions: [] }, before.revision);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().problems[0].message).toBe(sentence);
    expect(await read()).toEqual(before);
  },
);

test('hours that touch, and the same hours of two order types, do not overlap', async () => {
  const { revision } = await read();
  const week = [
    pickup(5, '10:00', '18:00'),
    pickup(5, '18:00', '00:00'),
    { ...pickup(5, '10:00', '18:00'), order_type: 'delivery' },
  ];
  expectStatus(await write({ week, exceptions: [] }, revision), 200);
  expect((await read()).week).toHaveLength(3);
});

test('a day that stands there twice, or overlaps within itself, is refused', async () => {
  const { revision } = await read();
  const day = { date: '2026-12-24', order_type: 'any', ranges: [], note: '' };
  const twice = await write({ week: [], exceptions: [day, day] }, revision);
  expect(twice.json().problems[0].message).toBe('2026-12-24 stands here twice.');
  const ranges = [
    { opens: '10:00', closes: '15:00' },
    { opens: '14:00', closes: '16:00' },
  ];
  const within = await write({ week: [], exceptions: [{ ...day, ranges }] }, revision);
  expect(within.json().problems[0].message).toBe(
    'On 2026-12-24, 10:00 to 15:00 and 14:00 to 16:00 overlap.',
  );
});

test.each([
  ['a time that there is not', { week: [pickup(5, '25:00', '26:00')], exceptions: [] }],
  ['an eighth day', { week: [pickup(8, '10:00', '12:00')], exceptions: [] }],
  [
    'a date that there is not',
    { week: [], exceptions: [{ date: '2026-02-30', order_type: 'any', ranges: [], note: '' }] },
  ],
])('%s is refused', async (_what, body) => {
  expect((await write(body, (await read()).revision)).statusCode).toBe(400);
});

test('days that are over stay as they were', async () => {
  const own = { tenantId: small.tenant, restaurantId: small.restaurant };
  await db.insert(restaurantExceptions).values({ ...own, date: '2026-11-03', note: 'Cup Day' });
  const { revision, exceptions } = await read();
  expect(exceptions).toEqual([]);
  expectStatus(await write({ week: [], exceptions: [] }, revision), 200);
  const stored = await db.select().from(restaurantExceptions);
  expect(stored.map(({ note }) => note)).toEqual(['Cup Day']);
});

test('the later of two who save is told what the first one saved', async () => {
  const { revision } = await read();
  const [first, second] = await Promise.all([
    write({ week: [pickup(1, '10:00', '12:00')], exceptions: [] }, revision),
    write({ week: [pickup(2, '10:00', '12:00')], exceptions: [] }, revision, manager),
  ]);
  const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
  expect([won.statusCode, lost.statusCode]).toEqual([200, 412]);
  expect(lost.json().data).toEqual(won.json().data);
});
