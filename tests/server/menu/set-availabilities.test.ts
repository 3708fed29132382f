import { expect, test } from 'vitest';
import { getMenu } from '#schemas/api/menu.ts';
import { listStock } from '#schemas/api/staff-stock.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const headers = await signStaffIn(app, 'manager@corner.test');
const url = `/api/v2/staff/restaurants/${small.restaurant}`;

const send = (items: object[]) =>
  app.inject({ method: 'PUT', url: `${url}/availability`, headers, payload: { items } });
const burger = { kind: 'product', item_id: small.burger.id };
const drink = { kind: 'product', item_id: small.lemonade.id };

const menu = async () => {
  const query = { restaurant_id: String(small.restaurant) };
  const reply = await app.inject({ url: '/api/v2/menu', headers: at, query });
  return getMenu.reply.parse(reply.json()).data;
};
const offered = async () =>
  (await menu()).restaurant_products.flatMap((one) => (one.is_available ? one.id : []));
const stock = async (id: number) => {
  const reply = await app.inject({ url: `${url}/stock`, headers });
  return listStock.reply.parse(reply.json()).data.products.find((one) => one.id === id);
};

test('R65 several dishes go off at once and come back with their counts', async () => {
  expectStatus(
    await send([{ ...drink, is_available: true, quantity: 3, daily_quantity: 20 }]),
    200,
  );
  const before = await offered();
  const { version } = await menu();
  const until = new Date(fridayNoon.getTime() + 60_000).toISOString();
  expectStatus(
    await send([
      { ...burger, is_available: false, until },
      { ...drink, is_available: false },
    ]),
    200,
  );
  const off = await menu();
  expect(off.version).toBe(version + 1);
  expect(await offered()).toEqual(
    before.filter((id) => id !== small.burger.id && id !== small.lemonade.id),
  );
  expect(await stock(small.burger.id)).toMatchObject({ is_off: true, off_until: until });
  expect(await stock(small.lemonade.id)).toMatchObject({ is_off: true, off_until: null });
  expectStatus(
    await send([
      { ...burger, is_available: true },
      { ...drink, is_available: true },
    ]),
    200,
  );
  expect(await offered()).toEqual(before);
  expect(await stock(small.lemonade.id)).toMatchObject({ quantity: 3, daily_quantity: 20 });
});

test('R95 one that is not here leaves all as they were', async () => {
  const before = await menu();
  const reply = await send([
    { ...burger, is_available: false },
    { kind: 'product', item_id: small.pizza.id, is_available: false },
  ]);
  expectStatus(reply, 404);
  expect(await menu()).toEqual(before);
});

test('nothing, or a count of a size, is refused', async () => {
  const size = { kind: 'configuration_value', item_id: 1, is_available: true, quantity: 3 };
  const replies = [await send([]), await send([size])];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});
