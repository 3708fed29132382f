import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { visitCounts } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let now = fridayNoon;
const clock = () => now;
const { app, deps, db, pool } = await buildSmallApp({ clock });

type Sent = { body?: unknown; headers?: Record<string, string>; to?: typeof app };
const send = ({ body, headers = {}, to = app }: Sent) =>
  to.inject({
    method: 'POST',
    url: '/api/v2/visit-steps',
    headers: {
      host: small.host,
      'content-type': 'application/json',
      'user-agent': browser,
      ...headers,
    },
    payload: JSON.stringify(body),
  });
const menuSeen = { restaurant_id: small.restaurant, steps: [{ kind: 'menu' }] };
const stored = async () => {
  await deps.visits.flush();
  const rows = await db.select().from(visitCounts);
  return rows.map(({ businessDay, kind, key, count }) => ({ businessDay, kind, key, count }));
};

beforeEach(async () => {
  now = fridayNoon;
  await deps.visits.flush();
  await db.delete(visitCounts);
});

test.each([
  {},
  { ...menuSeen, steps: [] },
  { ...menuSeen, guest_id: 1_390_001 },
  { ...menuSeen, steps: [{ kind: 'visit' }] },
  { ...menuSeen, steps: [{ kind: 'menu', user: 'ada' }] },
  { ...menuSeen, steps: [{ kind: 'dish' }] },
  { ...menuSeen, steps: [{ kind: 'dish', dish_id: '1101' }] },
  { ...menuSeen, steps: [{ kind: 'search', text: 'x'.repeat(201) }] },
  { ...menuSeen, steps: Array.from({ length: 41 }, () => ({ kind: 'menu' })) },
  [],
])('%j is refused', async (body) => {
  expectStatus(await send({ body }), 400);
  expect(await stored()).toEqual([]);
});

test('a restaurant of others is not found, and dishes of others do not count', async () => {
  expectStatus(await send({ body: { ...menuSeen, restaurant_id: small.otherRestaurant } }), 404);
  const foreign = { kind: 'dish', dish_id: small.pizza.id };
  const unlisted = { kind: 'added', dish_id: small.unlisted.id };
  const reply = await send({ body: { ...menuSeen, steps: [foreign, unlisted] } });
  expect(reply.json()).toEqual({ data: { counted: 0 } });
  expect(await stored()).toEqual([]);
});

test.each([
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': '' },
  { 'sec-gpc': '1' },
  { dnt: '1' },
  { cookie: 'staff_session=anything' },
])('machines, staff and who asks not to be tracked do not count: %j', async (headers) => {
  expect((await send({ body: menuSeen, headers })).json()).toEqual({ data: { counted: 0 } });
  expect(await stored()).toEqual([]);
});

test('a step counts on the business day of its restaurant, past midnight and once for a visitor', async () => {
  // Half past eleven of Friday evening in Sydney, and half past midnight.
  now = new Date('2026-11-20T12:30:00Z');
  await send({ body: menuSeen });
  await send({ body: menuSeen });
  now = new Date('2026-11-20T13:30:00Z');
  await send({ body: menuSeen });
  expect(await stored()).toEqual([
    { businessDay: '2026-11-20', kind: 'menu', key: '', count: 1 },
    { businessDay: '2026-11-21', kind: 'menu', key: '', count: 1 },
  ]);
});

test('an address that sends without end is asked to wait, without a word to the database', async () => {
  const limits = { ...deps.options.limits, visitSteps: { points: 2, seconds: 60 } };
  const { app: strict } = await buildTestApp({ db, pool }, { clock, options: { limits } });
  const answers = [];
  for (let sent = 0; sent < 3; sent += 1) {
    answers.push((await send({ body: menuSeen, to: strict })).statusCode);
  }
  expect(answers).toEqual([200, 200, 429]);
});

test('the figures of a day have its visitors, what they ordered and the week before', async () => {
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const row = { tenantId: small.tenant, restaurantId: small.restaurant };
  await db.insert(visitCounts).values([
    { ...row, businessDay: '2026-11-20', kind: 'visit', count: 10 },
    { ...row, businessDay: '2026-11-20', kind: 'menu', count: 8 },
    {
      ...row,
      businessDay: '2026-11-20',
      kind: 'dish_seen',
      key: String(small.lemonade.id),
      count: 4,
    },
    { ...row, businessDay: '2026-11-20', kind: 'search', key: 'sushi', count: 2 },
    { ...row, businessDay: '2026-11-13', kind: 'visit', count: 5 },
  ]);
  const shopper = await createShopper(app, 1_390_088);
  await shopper.fillCart(lemonade);
  expectStatus(await shopper.place(shopper.orderBody(await shopper.cart())), 201);
  const url = `/api/v2/staff/visits?restaurant_id=${small.restaurant}`;
  const reply = await app.inject({ url, headers: owner });
  expectStatus(reply, 200);
  expect(contract.getVisitFigures.reply.parse(reply.json()).data).toMatchObject({
    date: '2026-11-20',
    date_before: '2026-11-13',
    steps: { visits: 10, menu: 8, dish: 0, ordered: 1 },
    steps_before: { visits: 5, menu: 0, ordered: 0 },
    searches: [{ text: 'sushi', count: 2 }],
    dishes: [{ id: small.lemonade.id, name: 'Lemonade', seen: 4, orders: 1 }],
  });
  const manager = await signStaffIn(app, 'manager@corner.test');
  expectStatus(await app.inject({ url, headers: manager }), 200);
  expectStatus(await app.inject({ url, headers: { host: small.host } }), 401);
});
