import { describe, expect, onTestFinished, test } from 'vitest';
import { getMenu } from '#schemas/api/menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db, pool } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const foreigner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

const restaurant = String(small.restaurant);
const later = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000);

const setAvailability = (payload: object, headers: object = manager) =>
  app.inject({
    method: 'PUT',
    url: '/api/v2/staff/availability',
    headers: { ...headers },
    payload: { restaurant_id: small.restaurant, ...payload },
  });
const burger = { kind: 'product', item_id: small.burger.id };
const isOnMenu = async (id: number) => {
  const reply = await app.inject({
    url: '/api/v2/menu',
    headers: at,
    query: { restaurant_id: restaurant },
  });
  const { data } = getMenu.reply.parse(reply.json());
  return data.restaurant_products.find((one) => one.id === id)?.is_available;
};

describe('R65 a dish that ran out', () => {
  test('leaves the menu until somebody brings it back', async () => {
    expect((await setAvailability({ ...burger, is_available: false })).statusCode).toBe(200);
    expect(await isOnMenu(small.burger.id)).toBe(false);
    await setAvailability({ ...burger, is_available: true });
    expect(await isOnMenu(small.burger.id)).toBe(true);
  });

  test('comes back by itself when it is out until a moment', async () => {
    await setAvailability({ ...burger, is_available: false, until: later(60).toISOString() });
    onTestFinished(async () => {
      now = fridayNoon;
      await setAvailability({ ...burger, is_available: true });
    });
    expect(await isOnMenu(small.burger.id)).toBe(false);
    now = later(61);
    expect(await isOnMenu(small.burger.id)).toBe(true);
  });

  test('R27 takes its dish with it where a required group cannot be filled', async () => {
    for (const item_id of [small.bread.brioche, small.bread.glutenFree]) {
      await setAvailability({ kind: 'modifier', item_id, is_available: false });
    }
    expect(await isOnMenu(small.burger.id)).toBe(false);
    for (const item_id of [small.bread.brioche, small.bread.glutenFree]) {
      await setAvailability({ kind: 'modifier', item_id, is_available: true });
    }
    expect(await isOnMenu(small.burger.id)).toBe(true);
  });

  test('is counted where a number is given, in halves', async () => {
    await setAvailability({ ...burger, is_available: true, quantity: 3, daily_quantity: 20 });
    const levels = await pool.query(
      'select halves, daily_halves from stock_levels where item_id = $1',
      [small.burger.id],
    );
    expect(levels.rows).toEqual([{ halves: null, daily_halves: 40 }]);
    const days = await pool.query('select business_day, halves from stock_days');
    expect(days.rows).toEqual([{ business_day: '2026-11-20', halves: 6 }]);
    await setAvailability({ ...burger, is_available: true, quantity: null });
    const { rowCount } = await pool.query('select 1 from stock_levels');
    expect(rowCount).toBe(0);
  });

  test('R65 what somebody counts before the first order of the day holds for this day', async () => {
    const bread = { kind: 'modifier', item_id: small.bread.brioche };
    const counted = async (changes: object, headers = manager) => {
      await setAvailability({ ...bread, is_available: true, ...changes }, headers);
      const { rows } = await pool.query(
        'select halves, business_day from stock_days order by business_day',
      );
      return rows;
    };
    const friday = { halves: 0, business_day: '2026-11-20' };
    expect(await counted({ quantity: 0, daily_quantity: 20 })).toEqual([friday]);
    now = later(24 * 60);
    const tomorrow = await signStaffIn(app, 'manager@corner.test');
    const saturday = { halves: 6, business_day: '2026-11-21' };
    expect(await counted({ quantity: 3 }, tomorrow)).toEqual([friday, saturday]);
    now = fridayNoon;
    expect(await counted({ quantity: 1, daily_quantity: 25 })).toEqual([
      { ...friday, halves: 2 },
      // Of tomorrow so much more may be sold as tomorrow begins with.
      { ...saturday, halves: 16 },
    ]);
    now = fridayNoon;
    expect(await counted({ quantity: null })).toEqual([]);
  });

  test.each([
    ['of nobody', { kind: 'product', item_id: 999_999 }],
    ['of another tenant', { kind: 'product', item_id: small.pizza.id }],
    ['of another kind', { kind: 'modifier', item_id: small.burger.id }],
  ])('is unknown when it is %s', async (_, item) => {
    expect((await setAvailability({ ...item, is_available: false })).statusCode).toBe(404);
  });
});

const pause = (payload: object, headers: object = manager, id = restaurant) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/restaurants/${id}/pause`,
    headers: { ...headers },
    payload,
  });
describe('a manager changes one restaurant, and nobody another tenant’s', () => {
  const closed = String(small.closedRestaurant);
  test('a manager at another restaurant of the tenant gets 403', async () => {
    const dish = { ...burger, restaurant_id: small.closedRestaurant, is_available: false };
    expect((await setAvailability(dish)).statusCode).toBe(403);
    expect((await pause({ until: null }, manager, closed)).statusCode).toBe(403);
  });

  test('the owner may change all of them', async () => {
    expect((await pause({ until: null }, owner, closed)).statusCode).toBe(200);
  });

  test("another tenant's owner finds nothing", async () => {
    expect((await pause({ until: null }, foreigner)).statusCode).toBe(404);
    const dish = { ...burger, is_available: false };
    expect((await setAvailability(dish, foreigner)).statusCode).toBe(404);
  });

  test('nobody without a session', async () => {
    expect((await pause({ until: null }, at)).statusCode).toBe(401);
  });
});
