import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import * as tables from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { restaurantBody, timesBody } from '../setup/restaurant-bodies.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const base = '/api/v2/staff/restaurants';

const list = async (headers: object = owner) => {
  const reply = await app.inject({ url: base, headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.listStaffRestaurants.reply.parse(reply.json()).data;
};
const detailsOf = async (id: number) => {
  const found = (await list()).find((one) => one.id === id);
  if (!found) throw new Error(`no restaurant ${id}`);
  return found;
};
const put = (path: string, payload: object, revision: number | null, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url: `${base}/${path}`,
    headers: { ...headers, ...(revision !== null && { 'if-match': `"${revision}"` }) },
    payload,
  });
const details = (change: object, revision: number | null, headers?: object) =>
  put(`${small.restaurant}/details`, { ...restaurantBody(), ...change }, revision, headers);
const listed = async () => {
  const payload = { tenant_id: small.tenant, status: 1 };
  const url = '/api/restaurants-with-images';
  const reply = await app.inject({ method: 'POST', url, headers: { host: small.host }, payload });
  return contract.listRestaurants.reply.parse(reply.json());
};

test('an owner sees every restaurant, closed ones too, a manager their own', async () => {
  const { restaurants } = tables;
  // Other tests add some.
  const stored = await db
    .select({ id: restaurants.id, status: restaurants.status })
    .from(restaurants)
    .where(eq(restaurants.tenantId, small.tenant))
    .orderBy(restaurants.position, restaurants.id);
  const seen = (await list()).map(({ id, is_open }) => [id, is_open]);
  expect(seen).toEqual(stored.map(({ id, status }) => [id, status === 1]));
  expect(seen).toContainEqual([small.closedRestaurant, false]);
  expect((await list(manager)).map(({ id }) => id)).toEqual([small.restaurant]);
});

test('what is saved is read again, and the site shows it', async () => {
  const { revision } = await detailsOf(small.restaurant);
  const change = {
    name: 'Corner Kitchen Quay',
    street_name: '9 Quay Street',
    phone: '02 9999',
    tax_number: 'ABN 51 824 753 556',
    picture: `/media/${small.tenant}/quay.webp`,
  };
  const reply = await details(change, revision, manager);
  expectStatus(reply, 200);
  expect(reply.headers.etag).toBe(`"${revision + 1}"`);
  expect(await detailsOf(small.restaurant)).toMatchObject({ ...change, revision: revision + 1 });
  const [shown] = await listed();
  expect(shown).toMatchObject({
    restaurant: { name: 'Corner Kitchen Quay' },
    attachment_paths: [{ upload_path: `/media/${small.tenant}/quay.webp` }],
    address: { street_name: '9 Quay Street', phone: '02 9999' },
  });
  expectStatus(await details({}, revision + 1), 200);
});

test('of two who change it at once the second is told, with what the first has saved', async () => {
  const { revision } = await detailsOf(small.restaurant);
  const [first, second] = await Promise.all([
    details({ phone: '1' }, revision),
    details({ phone: '2' }, revision, manager),
  ]);
  const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
  expectStatus(won, 200);
  expect([lost.statusCode, lost.json().code]).toEqual([412, 'stale_settings']);
  expect(lost.json().data).toEqual(won.json().data);
  const blind = await details({}, null);
  expect([blind.statusCode, blind.json().code]).toEqual([428, 'precondition_required']);
});

test.each([
  ['a name of nothing', { name: ' ' }, 'Write a name.'],
  ['a zone that there is not', { time_zone: 'Mars/Olympus' }, /^Choose a time zone/],
  ['no order type', { order_types: [] }, /^Offer at least one/],
  ['an address that is none', { email: 'kitchen' }, /^Write an email address/],
  ['a place before the first', { position: -1 }, /./],
  ['a picture from elsewhere', { picture: 'https://elsewhere.test/x.png' }, /^Upload/],
  ['a picture of somebody else', { picture: '/media/53/pizza.webp' }, /^Upload/],
])('%s is refused with a sentence at its field', async (_what, change, sentence) => {
  const { revision } = await detailsOf(small.restaurant);
  const reply = await details(change, revision);
  expect(reply.statusCode).toBe(400);
  const { problems } = reply.json();
  expect(problems[0].path).toBe(`body.${Object.keys(change)[0]}`);
  expect(problems[0].message).toMatch(sentence);
});

test('a manager changes no other restaurant, and closes none', async () => {
  const other = await put(`${small.closedRestaurant}/details`, restaurantBody(), 0, manager);
  expect([other.statusCode, other.json().code]).toEqual([403, 'not_your_restaurant']);
  const closing = await put(`${small.restaurant}/open`, { is_open: false }, null, manager);
  expect([closing.statusCode, closing.json().code]).toEqual([403, 'owners_only']);
  expect((await detailsOf(small.restaurant)).is_open).toBe(true);
});

test('a restaurant is added once, is open without hours, and can be ordered from once it has some', async () => {
  const payload = restaurantBody({ name: 'Corner Kitchen Annex', position: 7 });
  const add = () => app.inject({ method: 'POST', url: base, headers: { ...owner }, payload });
  const [first, second] = await Promise.all([add(), add()]);
  const [added, refused] = first.statusCode === 201 ? [first, second] : [second, first];
  expectStatus(added, 201);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'name_taken']);
  const { id } = contract.addRestaurant.reply.parse(added.json()).data;
  const hours = await app.inject({ url: `${base}/${id}/hours`, headers: { ...owner } });
  expect(hours.json().data).toMatchObject({ week: [], exceptions: [], revision: 0 });
  expect((await listed()).map(({ restaurant }) => restaurant.id)).toContain(id);
  expectStatus(await put(`${id}/open`, { is_open: false }, null), 200);
  expect((await listed()).map(({ restaurant }) => restaurant.id)).not.toContain(id);
});

test('closing leaves orders under way as they are, and takes no other', async () => {
  const early = await createShopper(app, 4_720_001);
  await early.fillCart(lemonade);
  const { id: orderId } = await early.placed();
  const late = await createShopper(app, 4_720_002);
  await late.fillCart(lemonade);
  const body = late.orderBody(await late.cart());
  const open = (is_open: boolean) => put(`${small.restaurant}/open`, { is_open }, null);
  const closed = await open(false);
  onTestFinished(async () => expectStatus(await open(true), 200));
  expectStatus(closed, 200);
  expect(closed.json().data).toMatchObject({ is_open: false, open_orders: 1 });
  const refused = await late.place(body);
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  const board = await app.inject({ url: '/api/v2/staff/orders', headers: { ...owner } });
  expect(board.json().data.map((order: { id: string }) => order.id)).toEqual([orderId]);
});

test('switched off, it takes no online order until it is switched on again', async () => {
  const shopper = await createShopper(app, 4_720_003);
  await shopper.fillCart(lemonade);
  const body = shopper.orderBody(await shopper.cart());
  const { revision } = await detailsOf(small.restaurant);
  expectStatus(await details({ is_online_order_enabled: false }, revision), 200);
  const refused = await shopper.place(body);
  expect(refused.json().code).toBe('online_orders_disabled');
  expectStatus(await details({}, revision + 1), 200);
});

test('times and capacity are saved whole, and bad ones refused', async () => {
  const path = `${small.restaurant}/times`;
  const body = timesBody({ lead_minutes: 35, capacity_orders: 4, last_order_minutes: 30 });
  expectStatus(await put(path, body, 0, manager), 200);
  const read = await app.inject({ url: `${base}/${path}`, headers: { ...owner } });
  expect(read.json().data).toEqual({ ...body, revision: 1 });
  expect((await put(path, body, 0)).statusCode).toBe(412);
  for (const change of [
    { lead_minutes: 1e9 },
    { lead_minutes: -1 },
    { lead_minutes: '12,5' },
    { slot_minutes: 0 },
    { capacity_orders: 0 },
    { days_ahead: 61 },
  ]) {
    expect((await put(path, { ...body, ...change }, 1)).statusCode).toBe(400);
  }
  expectStatus(await put(path, timesBody(), 1), 200);
});
