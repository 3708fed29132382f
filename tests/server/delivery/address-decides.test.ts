import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { deliveryZones, localities, orders, restaurants } from '#server/db/schema.ts';
import { googleMaps } from '#server/ports/maps/google-maps.ts';
import { localMaps } from '#server/ports/maps/local-maps.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { geocoded, startMapsService } from '#tests/stand-ins/maps-service.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const listed = await buildSmallApp();
const { db } = listed;
const kitchen = { latitude: -37.8676, longitude: 144.9809 };
await db.update(restaurants).set(kitchen).where(eq(restaurants.id, small.restaurant));
const town = { tenantId: small.tenant, city: 'Melbourne' };
await db.insert(localities).values([
  { ...town, postcode: '3182', suburb: 'St Kilda', latitude: -37.9, longitude: 145.1 },
  { ...town, postcode: '3181', suburb: 'Windsor', latitude: -37.85, longitude: 144.99 },
]);
const zone = { tenantId: small.tenant, restaurantId: small.restaurant, minimum: 0 };
const [near] = await db
  .insert(deliveryZones)
  .values([
    {
      ...zone,
      name: 'Around the corner',
      priority: 1,
      area: { kind: 'radius', metres: 1000 },
      tiers: [{ from: 0, fee: 300 }],
    },
    {
      ...zone,
      name: 'By postcode',
      priority: 2,
      area: { kind: 'postcodes', postcodes: ['3181', '3182'] },
      tiers: [{ from: 0, fee: 900 }],
    },
  ])
  .returning({ id: deliveryZones.id });

const google = await startMapsService();
afterAll(google.close);
const mapped = await buildTestApp(listed, {
  maps: googleMaps({
    key: 'a-key',
    origin: google.origin,
    local: localMaps(db),
    countryOf: async () => 'AU',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }),
});

const home = {
  formattedAddress: '12 Acland Street',
  suburb: 'St Kilda',
  city: 'Melbourne',
  postcode: '3182',
};
let guests = 4_700_000;

/** Orders a delivery to an address, at the price that the cart shows for it. */
async function order({ app }: Pick<typeof listed, 'app'>, address: typeof home) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const { formattedAddress, ...parts } = address;
  const query = new URLSearchParams({ ...parts, address: formattedAddress });
  const cart = await shopper.cart(
    `&delivery_method=delivery&is_cash_on_delivery_opt=1&${query.toString()}`,
  );
  const reply = await shopper.place(
    shopper.orderBody(cart, {
      delivery_method: 'delivery',
      shipping_details: address,
      pickup_time: '18:00',
    }),
  );
  return { cart, reply };
}

describe('R45 R55 an address whose parts do not go together', () => {
  test.each([
    [{ suburb: 'Windsor' }, '3182 is the postcode of St Kilda, not of Windsor.'],
    [{ postcode: '3181' }, '3181 is the postcode of Windsor, not of St Kilda.'],
    [{ postcode: '9999' }, 'St Kilda has the postcode 3182, not 9999.'],
    [{ city: 'Perth' }, 'St Kilda 3182 is in Melbourne, not in Perth.'],
  ])('%j is refused by the server, and nothing is ordered', async (changes, sentence) => {
    const before = await db.select().from(orders);
    const { cart, reply } = await order(listed, { ...home, ...changes });
    expect(cart.delivery).toMatchObject({ zone: null, error_code: 'address_mismatch' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().problems).toContainEqual({
      path: 'delivery',
      code: 'address_mismatch',
      message: expect.stringContaining(sentence),
    });
    expect(await db.select().from(orders)).toHaveLength(before.length);
  });

  test('one whose parts do is delivered', async () => {
    const { cart, reply } = await order(listed, home);
    expect(cart.delivery?.charge).toBe(9);
    expectStatus(reply, 201);
  });
});

describe('R45 with a maps service', () => {
  test('its point decides the zone, not the middle of the suburb', async () => {
    google.reply('OK', [geocoded(kitchen.latitude, kitchen.longitude, '3182')]);
    const { cart, reply } = await order(mapped, home);
    expect(cart.delivery).toMatchObject({ zone: { id: near?.id }, charge: 3 });
    expectStatus(reply, 201);
    expect(reply.json().data.delivery_charge).toBe(3);
  });

  test('a street that lies in another postcode is refused', async () => {
    google.reply('OK', [geocoded(-42.88, 147.32, '7000')]);
    const { reply } = await order(mapped, {
      formattedAddress: '1 Elizabeth Street',
      suburb: 'Hobart',
      city: 'Hobart',
      postcode: '7001',
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().problems).toContainEqual({
      path: 'delivery',
      code: 'address_mismatch',
      message: 'This address has the postcode 7000, not 7001. Please check it.',
    });
  });
});
