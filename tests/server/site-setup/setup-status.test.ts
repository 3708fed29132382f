import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RestaurantMailTopic } from '#schemas/api/staff-order-settings.ts';
import { soundLastsMs } from '#schemas/rules/desk-sound.ts';
import * as tables from '#server/db/schema.ts';
import { setupStepNames } from '#schemas/api/staff-setup.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import {
  addNewDish,
  addNewHours,
  addNewRestaurant,
  createNewSite,
  newDishId,
  newRestaurantId,
  setTax,
  signNewOwnerIn,
  takeCash,
} from './new-site.ts';

const database = await createTestDatabase();
const { db } = database;
const { tenantId } = await createNewSite(db);
const { app } = await buildTestApp(database);
const { show, mark, missing, send } = await signNewOwnerIn(app);
const restaurant = { id: newRestaurantId, name: 'Noodle Bar Harbour' };
const ofTenant = { restaurant: null, order_type: null };

beforeEach(async () => {
  await db.delete(tables.restaurants).where(eq(tables.restaurants.tenantId, tenantId));
  await db.delete(tables.products).where(eq(tables.products.tenantId, tenantId));
  await db.delete(tables.localities).where(eq(tables.localities.tenantId, tenantId));
  await db.delete(tables.paymentSettings).where(eq(tables.paymentSettings.tenantId, tenantId));
  await db
    .update(tables.tenants)
    .set({ setupMarks: {}, settingsRevisions: {} })
    .where(eq(tables.tenants.id, tenantId));
});

test('of a new tenant everything is missing, in the order in which it stands in the way', async () => {
  const setup = await show();
  expect(setup).toMatchObject({ opened_at: null, can_open: false, restaurants: [] });
  expect(setup).toMatchObject({ shows_editor: true, site_url: 'https://noodles.example' });
  expect(setup.steps.map(({ step, state }) => [step, state])).toEqual(
    setupStepNames.map((step) => [step, 'missing']),
  );
  expect(setup.steps.flatMap((step) => step.missing)).toEqual([
    { code: 'no_restaurant', ...ofTenant },
    { code: 'no_restaurant', ...ofTenant },
    { code: 'look_not_chosen', ...ofTenant },
    { code: 'no_restaurant', ...ofTenant },
    { code: 'no_restaurant', ...ofTenant },
    { code: 'tax_not_set', ...ofTenant },
    { code: 'no_way_to_pay', ...ofTenant },
    { code: 'no_test_order', ...ofTenant },
  ]);
});

test('it follows what is stored, step by step, until nothing is missing', async () => {
  const left = async () =>
    (await show()).steps.filter(({ state }) => state === 'missing').map(({ step }) => step);
  await addNewRestaurant(db, tenantId);
  expect(await left()).toEqual(['hours', 'look', 'menu', 'tax', 'payment', 'test_order']);
  await addNewHours(db, tenantId);
  await addNewDish(db, tenantId);
  await takeCash(db, tenantId);
  expect(await left()).toEqual(['look', 'tax', 'test_order']);
  await setTax(db, tenantId);
  expect(await left()).toEqual(['look', 'test_order']);
  expectStatus(await mark('look', 'confirmed'), 200);
  const reply = await mark('test_order', 'skipped');
  expect(reply.json().data).toMatchObject({ can_open: true, opened_at: null });
  const states = (await show()).steps.map(({ step, state }) => [step, state]);
  expect(states).toContainEqual(['look', 'done']);
  expect(states).toContainEqual(['test_order', 'skipped']);
  expectStatus(await mark('test_order', null), 200);
  expect(await left()).toEqual(['test_order']);
});

describe('the restaurant', () => {
  test('that is closed does not count', async () => {
    await addNewRestaurant(db, tenantId, { status: 0 });
    expect(await missing('restaurant')).toEqual(['no_restaurant']);
  });

  test('needs an address', async () => {
    await addNewRestaurant(db, tenantId, { streetName: ' ' });
    expect(await missing('restaurant')).toEqual(['no_address']);
  });
});

describe('hours', () => {
  test('are asked for each order type that is offered', async () => {
    await addNewRestaurant(db, tenantId, { orderTypes: ['pickup', 'delivery'] });
    await addNewHours(db, tenantId, 'pickup');
    const [, hours] = (await show()).steps;
    expect(hours?.missing).toEqual([{ code: 'no_hours', restaurant, order_type: 'delivery' }]);
  });

  test('are asked for orders at a table, which alone are a way to order', async () => {
    await addNewRestaurant(db, tenantId, { orderTypes: ['dine_in'] });
    const [, hours] = (await show()).steps;
    expect(hours?.missing).toEqual([{ code: 'no_hours', restaurant, order_type: 'dine_in' }]);
    expect(await missing('fulfilment')).toEqual([]);
    await addNewHours(db, tenantId, 'dine_in');
    expect(await missing('hours')).toEqual([]);
  });

  test('may be those of a day to come, and not of one that is over', async () => {
    await addNewRestaurant(db, tenantId);
    const row = { tenantId, restaurantId: newRestaurantId, orderType: 'any' as const };
    const ranges = [{ opens: '10:00', closes: '12:00' }];
    await db.insert(tables.restaurantExceptions).values({ ...row, date: '2020-01-01', ranges });
    await db.insert(tables.restaurantExceptions).values({ ...row, date: '2099-01-01', ranges: [] });
    expect(await missing('hours')).toEqual(['no_hours']);
    const date = fridayNoon.toISOString().slice(0, 10);
    await db.insert(tables.restaurantExceptions).values({ ...row, date, ranges });
    expect(await missing('hours')).toEqual([]);
  });
});

describe('the menu', () => {
  const hints = async () =>
    (await show()).steps.flatMap(({ step, hints: found }) =>
      step === 'menu' ? found.map(({ code }) => code) : [],
    );

  test('needs a dish that is listed and stands in a category', async () => {
    await addNewRestaurant(db, tenantId);
    await addNewDish(db, tenantId);
    await db.update(tables.restaurantProducts).set({ isListed: false });
    expect(await missing('menu')).toEqual(['no_dishes']);
    await db.update(tables.restaurantProducts).set({ isListed: true });
    expect(await missing('menu')).toEqual([]);
    await db.delete(tables.categoryProducts);
    expect(await missing('menu')).toEqual(['no_dishes']);
  });

  test('needs prices; some dishes for nothing are only mentioned', async () => {
    await addNewRestaurant(db, tenantId);
    await addNewDish(db, tenantId, { onlinePrice: 0 });
    expect(await missing('menu')).toEqual(['no_prices']);
    await addNewDish(db, tenantId, { id: newDishId + 1 });
    expect([await missing('menu'), await hints()]).toEqual([[], ['free_dishes']]);
  });

  test('needs a dish that is sold, or sold out for a while only', async () => {
    await addNewRestaurant(db, tenantId);
    await addNewDish(db, tenantId);
    await db.update(tables.restaurantProducts).set({ isAvailable: false });
    expect(await missing('menu')).toEqual(['no_dishes']);
    await db.update(tables.restaurantProducts).set({ unavailableUntil: fridayNoon });
    expect(await missing('menu')).toEqual([]);
  });

  test('may have its prices at the sizes', async () => {
    await addNewRestaurant(db, tenantId);
    await addNewDish(db, tenantId, { onlinePrice: 0 });
    const id = 71;
    await db
      .insert(tables.configurationAttributes)
      .values({ tenantId, id, restaurantProductId: newDishId, displayName: 'Size' });
    const value = { tenantId, attributeId: id, displayValue: 'Large', priceAdjustment: 900 };
    await db.insert(tables.configurationValues).values(value);
    expect([await missing('menu'), await hints()]).toEqual([[], []]);
  });
});

describe('fulfilment', () => {
  const byPostcode = { kind: 'postcodes', postcodes: ['2000'] } as const;
  const zone = { name: 'Near', priority: 0, tiers: [{ from: 0, fee: 500 }] };
  const addZone = (
    area: { kind: 'radius'; metres: number } | { kind: 'postcodes'; postcodes: string[] },
  ) =>
    db.insert(tables.deliveryZones).values({
      ...zone,
      tenantId,
      restaurantId: newRestaurantId,
      area,
    });

  test('needs orders to be taken', async () => {
    await addNewRestaurant(db, tenantId, { isOnlineOrderEnabled: false });
    expect(await missing('fulfilment')).toEqual(['ordering_off']);
    await db.update(tables.restaurants).set({ orderTypes: [] });
    expect(await missing('fulfilment')).toEqual(['no_order_types', 'ordering_off']);
  });

  test('by delivery needs a zone, and localities where addresses have to be looked up', async () => {
    await addNewRestaurant(db, tenantId, { orderTypes: ['pickup', 'delivery'] });
    expect(await missing('fulfilment')).toEqual(['no_zone', 'no_localities']);
    await addZone({ kind: 'radius', metres: 3000 });
    expect(await missing('fulfilment')).toEqual(['no_localities']);
    await db.insert(tables.localities).values({
      tenantId,
      postcode: '2000',
      suburb: 'Sydney',
      latitude: -33.87,
      longitude: 151.21,
    });
    expect(await missing('fulfilment')).toEqual([]);
  });

  test('by postcodes works without localities, which are mentioned', async () => {
    await addNewRestaurant(db, tenantId, { orderTypes: ['delivery'] });
    await addZone({ ...byPostcode, postcodes: [...byPostcode.postcodes] });
    const step = (await show()).steps.find((one) => one.step === 'fulfilment');
    expect(step).toMatchObject({ state: 'done', missing: [] });
    expect(step?.hints.map(({ code }) => code)).toEqual(['no_localities']);
  });
});

describe('an order that nobody would notice', () => {
  const hints = async () => (await show()).steps.at(-1)?.hints;
  const mailing = (orderMails: RestaurantMailTopic[]) =>
    db.update(tables.restaurants).set({ orderMails });

  test('is warned of where it is neither mailed nor rung for, and holds nothing up', async () => {
    await addNewRestaurant(db, tenantId);
    expect(await hints()).toEqual([{ code: 'no_notice', restaurant, order_type: null }]);
    expect(await missing('test_order')).toEqual(['no_test_order']);
    await mailing(['cancelled']);
    expect(await hints()).toHaveLength(1);
    for (const topic of ['new', 'new_without_sound'] as const) {
      await mailing([topic]);
      expect(await hints()).toEqual([]);
    }
  });

  test('is none once a desk reports its sound', async () => {
    await addNewRestaurant(db, tenantId);
    const row = { tenantId, restaurantId: newRestaurantId };
    const seenBefore = (ms: number) => new Date(fridayNoon.getTime() - ms);
    await db.insert(tables.soundingDesks).values({ ...row, lastSeenAt: seenBefore(soundLastsMs) });
    expect(await hints()).toHaveLength(1);
    await db.update(tables.soundingDesks).set({ lastSeenAt: seenBefore(soundLastsMs - 1) });
    expect(await hints()).toEqual([]);
  });
});

test('a gateway that does not work here is no way to pay', async () => {
  await db.insert(tables.paymentSettings).values({ tenantId, gateway: 'stripe' });
  expect(await missing('payment')).toEqual(['no_way_to_pay']);
  await takeCash(db, tenantId);
  expect(await missing('payment')).toEqual([]);
});

test('only steps that cannot be read off what is stored are marked', async () => {
  expectStatus(await mark('payment', 'skipped'), 400);
  expectStatus(await send('PUT', '/marks', { step: 'look', mark: 'done' }), 400);
  const [stored] = await db
    .select({ marks: tables.tenants.setupMarks })
    .from(tables.tenants)
    .where(and(eq(tables.tenants.id, tenantId)));
  expect(stored?.marks).toEqual({});
});
