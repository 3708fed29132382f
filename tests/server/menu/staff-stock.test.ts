import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getMenu } from '#schemas/api/menu.ts';
import { listStock, type StockItem } from '#schemas/api/staff-stock.ts';
import { products, restaurantProducts } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const desk = await signStaffIn(app, 'desk@corner.test');
const later = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000).toISOString();

const set = (payload: object) =>
  app.inject({
    method: 'PUT',
    url: '/api/v2/staff/availability',
    headers: { ...desk },
    payload: { restaurant_id: small.restaurant, ...payload },
  });
const burger = { kind: 'product', item_id: small.burger.id };
const large = { kind: 'configuration_value', item_id: small.size.large };
const regular = { kind: 'configuration_value', item_id: small.size.regular };

async function stock(id: number = small.restaurant) {
  const url = `/api/v2/staff/restaurants/${id}/stock`;
  const reply = await app.inject({ url, headers: desk });
  return listStock.reply.parse(reply.json()).data;
}
async function menu() {
  const query = { restaurant_id: String(small.restaurant) };
  const reply = await app.inject({ url: '/api/v2/menu', headers: at, query });
  return getMenu.reply.parse(reply.json()).data;
}
const burgerOf = async () => {
  const dish = (await stock()).products.find(({ id }) => id === small.burger.id);
  if (!dish) throw new Error('the burger is gone');
  return dish;
};
const sizes = async () => (await burgerOf()).choices[0]?.values ?? [];
const stateOf = ({ is_off, off_until, quantity, daily_quantity }: StockItem) => ({
  is_off,
  off_until,
  quantity,
  daily_quantity,
});
const there = { is_off: false, off_until: null, quantity: null, daily_quantity: null };

beforeEach(async () => {
  now = fridayNoon;
  for (const item of [burger, large, regular]) await set({ ...item, is_available: true });
});

describe('what can be taken off', () => {
  test('is listed with its dishes, options and sizes, and what is off until when', async () => {
    const all = await stock();
    expect(all).toMatchObject({
      restaurant_id: small.restaurant,
      time_zone: 'Australia/Sydney',
      business_day: '2026-11-20',
      day_ends_at: '2026-11-20T11:00:00.000Z',
      categories: [
        { name: 'Mains', product_ids: [small.burger.id, small.soup.id] },
        { name: 'Drinks', product_ids: [small.lemonade.id] },
      ],
    });
    expect(all.products.map(({ name }) => name)).toEqual([
      small.burger.name,
      small.lemonade.name,
      small.soup.name,
    ]);
    const soup = all.products.find(({ id }) => id === small.soup.id);
    expect(soup).toMatchObject({ is_off: true, off_until: small.soup.backAt });
    expect((await burgerOf()).choices).toMatchObject([
      { name: 'Size', values: [{ name: 'Regular' }, { name: 'Large' }] },
    ]);
    const extras = all.modifier_groups.find(({ id }) => id === small.extras.id);
    expect(extras?.modifiers.map(({ name, is_off }) => [name, is_off])).toEqual([
      ['Cheese', false],
      ['Bacon', false],
      ['Egg', true],
    ]);
  });

  test('R65 has the state of this moment: taken off, back by itself, counted', async () => {
    expect(stateOf(await burgerOf())).toEqual(there);
    await set({ ...burger, is_available: false, until: later(60) });
    expect(stateOf(await burgerOf())).toEqual({ ...there, is_off: true, off_until: later(60) });
    now = new Date(later(61));
    expect(stateOf(await burgerOf())).toEqual(there);
    now = fridayNoon;
    await set({ ...burger, is_available: true, quantity: 3, daily_quantity: 20 });
    expect(stateOf(await burgerOf())).toEqual({ ...there, quantity: 3, daily_quantity: 20 });
    await set({ ...burger, is_available: true, quantity: null });
    expect(stateOf(await burgerOf())).toEqual(there);
  });

  test('two tablets that take one dish off and bring it back at once leave one state, which both read', async () => {
    const until = later(120);
    await Promise.all([
      set({ ...burger, is_available: false, until }),
      set({ ...burger, is_available: true }),
    ]);
    const state = stateOf(await burgerOf());
    expect([there, { ...there, is_off: true, off_until: until }]).toContainEqual(state);
    // The last one wins, and repeating it changes nothing.
    await set({ ...burger, is_available: true });
    await set({ ...burger, is_available: true });
    expect(stateOf(await burgerOf())).toEqual(there);
  });

  test('is quick with 300 dishes: it reads a fixed number of rows, not one by one', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => 20_000 + index);
    await db.insert(products).values(
      numbers.map((id) => ({
        tenantId: small.tenant,
        id,
        externalId: `${id}`,
        name: `Dish ${id}`,
      })),
    );
    await db.insert(restaurantProducts).values(
      numbers.map((id) => ({
        tenantId: small.tenant,
        restaurantId: small.restaurant,
        id,
        productId: id,
        price: 100,
        onlinePrice: 100,
      })),
    );
    await set({ ...burger, is_available: true });
    expect((await stock()).products).toHaveLength(303);
    await db.delete(restaurantProducts).where(inArray(restaurantProducts.id, numbers));
    await set({ ...burger, is_available: true });
  });
});

describe('a size that ran out', () => {
  test('R65 is marked on the menu, and comes back by itself', async () => {
    expect((await set({ ...large, is_available: false, until: later(60) })).statusCode).toBe(200);
    const valuesOf = async () =>
      (await menu()).restaurant_products
        .find(({ id }) => id === small.burger.id)
        ?.configurations[0]?.values.map((value) => value.is_sold_out ?? false);
    expect(await valuesOf()).toEqual([false, true]);
    expect((await sizes()).map(stateOf)).toEqual([
      there,
      { ...there, is_off: true, off_until: later(60) },
    ]);
    now = new Date(later(61));
    expect(await valuesOf()).toEqual([false, false]);
  });

  test('R27 takes its dish with it where it was the last one to choose', async () => {
    const isOnMenu = async () =>
      (await menu()).restaurant_products.find(({ id }) => id === small.burger.id)?.is_available;
    await set({ ...large, is_available: false });
    expect(await isOnMenu()).toBe(true);
    await set({ ...regular, is_available: false });
    expect(await isOnMenu()).toBe(false);
    // It is not the dish that was taken off.
    expect((await burgerOf()).is_off).toBe(false);
    await set({ ...large, is_available: true });
    expect(await isOnMenu()).toBe(true);
  });

  test('R27 cannot be added to a cart, and a cart that holds it says so until it is back', async () => {
    const shopper = await createShopper(app, 3_100_001);
    const cart = await shopper.fillCart(plainBurger);
    expect(cart.problems).toEqual([]);
    await set({ ...regular, is_available: false });
    const held = await shopper.cart();
    expect(held.problems).toMatchObject([
      { code: 'configuration_unavailable', message: 'Size: Regular is sold out.' },
    ]);
    const refused = await shopper.add({ ...plainBurger, notes: 'another' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out']);
    const placed = await shopper.place(shopper.orderBody(held));
    expect(placed.statusCode).toBe(409);
    await set({ ...regular, is_available: true });
    expect((await shopper.cart()).problems).toEqual([]);
  });

  test.each([
    ['of nobody', { kind: 'configuration_value', item_id: 999_999 }],
    ['of another kind', { kind: 'configuration_value', item_id: small.burger.id }],
  ])('is unknown when it is %s', async (_, item) => {
    expect((await set({ ...item, is_available: false })).statusCode).toBe(404);
  });

  test('is not counted', async () => {
    expect((await set({ ...large, is_available: true, quantity: 3 })).statusCode).toBe(400);
  });
});
