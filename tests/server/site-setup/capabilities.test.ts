import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { capabilities, capabilityNames, type Capability } from '#schemas/capabilities.ts';
import { contract } from '#schemas/api/contract.ts';
import type { DealBody } from '#schemas/api/offer-bodies.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { loyaltyBody } from '../setup/loyalty-body.ts';
import { dealBodyOf } from '../setup/offer-bodies.ts';
import { reservationSettingsBody } from '../setup/reservation-bodies.ts';
import { restaurantBody } from '../setup/restaurant-bodies.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import {
  addNewDish,
  createNewSite,
  newDishId,
  newHost,
  newRestaurantId,
  addNewRestaurant,
  signNewOwnerIn,
  takeCash,
} from './new-site.ts';

/** A business made from nothing: a restaurant with one dish, whose owner changes all else by calls. */
async function openNewBusiness({ sendsMails = true, clock = () => fridayNoon } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const { tenantId } = await createNewSite(db);
  const { app } = await buildTestApp(database, { options: { sendsMails }, clock });
  const owner = await signNewOwnerIn(app);
  await addNewRestaurant(db, tenantId);
  await addNewDish(db, tenantId);
  await takeCash(db, tenantId);

  const read = async (url: string) => app.inject({ url: `/api/v2/${url}`, headers: owner.headers });
  const send = async (method: 'PUT' | 'POST', url: string, payload: object, named?: string) => {
    const revision = named ?? (method === 'PUT' ? (await read(url)).headers.etag : undefined);
    const reply = await app.inject({
      method,
      url: `/api/v2/${url}`,
      payload,
      headers: {
        ...owner.headers,
        'idempotency-key': randomUUID(),
        ...(revision !== undefined && { 'if-match': revision }),
      },
    });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
  };
  const restaurant = `staff/restaurants/${newRestaurantId}`;
  const takeOrders = async (types: DeliveryMethod[]) => {
    const reply = await read('staff/restaurants');
    const [present] = contract.listStaffRestaurants.reply.parse(reply.json()).data;
    await send(
      'PUT',
      `${restaurant}/details`,
      restaurantBody({ name: 'Noodle Bar', order_types: types }),
      `"${present?.revision}"`,
    );
  };
  const shown = async () => {
    const reply = await read('staff/capabilities');
    expectStatus(reply, 200);
    return contract.getCapabilities.reply.parse(reply.json()).data;
  };
  /** The links of the site, as a visitor without any token is told them. */
  const links = async () => {
    const reply = await app.inject({
      url: '/api/v2/restaurants/app-settings',
      headers: { host: newHost },
    });
    expectStatus(reply, 200);
    return contract.getAppSettings.reply.parse(reply.json()).data[0]?.pages;
  };
  const stateOf = async (name: Capability) => (await shown()).find((one) => one.name === name);
  return { send, takeOrders, restaurant, shown, links, stateOf };
}

const table = {
  id: 'new-1',
  area_id: 'new-a',
  name: '1',
  min_party: 1,
  max_party: 4,
  is_bookable: true,
  x: 0,
  y: 0,
  width: 4,
  height: 4,
  is_round: false,
};
const plan = { areas: [{ id: 'new-a', name: 'Room' }], tables: [table], joins: [] };

const giftCards = {
  is_sold: true,
  amounts: [25, 50],
  lowest: 10,
  highest: 500,
  designs: ['plain'],
  expiry_months: 36,
};
const deal: DealBody = dealBodyOf({
  components: [
    { id: null, name: 'Soup', role: 'buy', quantity: 1, dish_ids: [newDishId] },
    { id: null, name: 'Free soup', role: 'get', quantity: 1, dish_ids: [newDishId] },
  ],
});

test('a new business is told what it offers and what each lacks', async () => {
  const { shown } = await openNewBusiness({ sendsMails: false });
  const all = await shown();
  expect(all.map(({ name }) => name)).toEqual(capabilityNames);
  expect(all.filter(({ is_on: isOn }) => isOn).map(({ name }) => name)).toEqual([
    'pickup',
    'instore_menu',
    'contact',
    'accounts',
  ]);
  const missing = Object.fromEntries(all.map((one) => [one.name, one.missing]));
  expect(missing).toMatchObject({
    pickup: ['hours'],
    delivery: ['hours', 'zone'],
    at_table: ['hours', 'tables'],
    reservations: ['tables'],
    gift_cards: ['card_gateway', 'mail_service'],
    loyalty_points: [],
    accounts: ['mail_service'],
    sms: ['sms_service'],
  });
});

test('each capability with a link is off, is switched on by its owner, and is then led to', async () => {
  const { send, restaurant, links, stateOf } = await openNewBusiness();
  await send('PUT', `${restaurant}/tables`, plan);
  const switchOn: Partial<Record<Capability, () => Promise<void>>> = {
    reservations: () =>
      send('PUT', `${restaurant}/reservation-settings`, reservationSettingsBody()),
    gift_cards: () => send('PUT', 'staff/gift-card-settings', giftCards),
    loyalty_points: () => send('PUT', 'staff/loyalty', loyaltyBody),
    deals: () => send('POST', `${restaurant}/deals`, deal),
  };
  const linked = capabilityNames.filter((name) => capabilities[name].link && name !== 'contact');
  expect(Object.keys(switchOn).toSorted()).toEqual(linked.toSorted());
  expect(await links()).toEqual(['contact']);
  for (const name of linked) {
    const { link } = capabilities[name];
    expect(await stateOf(name)).toMatchObject({ name, is_on: false });
    await switchOn[name]?.();
    expect(await stateOf(name)).toMatchObject({ name, is_on: true });
    await expect.poll(links).toContain(link);
  }
  expect(await links()).toEqual(['deals', 'reservations', 'giftCards', 'loyaltyPoints', 'contact']);
});

test('a deal that has ended is not led to any more', async () => {
  let now = fridayNoon;
  const { send, restaurant, links, stateOf } = await openNewBusiness({ clock: () => now });
  await send('POST', `${restaurant}/deals`, { ...deal, ends_at: '2026-11-20T14:00' });
  await expect.poll(links).toContain('deals');
  now = new Date('2026-11-20T13:59:59+11:00');
  expect(await links()).toContain('deals');
  now = new Date('2026-11-20T14:00:00+11:00');
  expect(await links()).toEqual(['contact']);
  expect(await stateOf('deals')).toMatchObject({ is_on: false });
});

test('each way to order is switched on with its hours, and what it needs besides is named', async () => {
  const { send, restaurant, takeOrders, stateOf } = await openNewBusiness();
  const ways: [Capability, DeliveryMethod, string[]][] = [
    ['pickup', 'pickup', []],
    ['delivery', 'delivery', ['zone']],
    ['at_table', 'dine_in', ['tables']],
  ];
  for (const [name, type, lacks] of ways) {
    await takeOrders([type]);
    expect(await stateOf(name)).toMatchObject({ name, is_on: true, missing: ['hours', ...lacks] });
    await send('PUT', `${restaurant}/hours`, {
      week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        order_type: type,
        opens: '10:00',
        closes: '22:00',
      })),
      exceptions: [],
    });
    expect(await stateOf(name)).toMatchObject({ name, is_on: true, missing: lacks });
  }
  await send('PUT', `${restaurant}/tables`, plan);
  expect(await stateOf('at_table')).toMatchObject({ is_on: true, missing: [] });
});
