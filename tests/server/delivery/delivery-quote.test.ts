import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { deliveryZones, localities, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
const own = { tenantId: small.tenant, restaurantId: small.restaurant };
const harbour = eq(restaurants.id, small.restaurant);
const place = { latitude: -37.8676, longitude: 144.9809 };
await db
  .update(restaurants)
  .set({ ...place, deliveryMinutes: 25 })
  .where(harbour);
await db.insert(localities).values([
  { tenantId: small.tenant, postcode: '3182', suburb: 'St Kilda', city: 'Melbourne', ...place },
  {
    tenantId: small.tenant,
    postcode: '3000',
    suburb: 'Melbourne',
    city: 'Melbourne',
    latitude: -37.8136,
    longitude: 144.9631,
  },
]);
const [near, far] = await db
  .insert(deliveryZones)
  .values([
    {
      ...own,
      name: 'Around the corner',
      priority: 1,
      area: { kind: 'radius', metres: 2000 },
      minimum: 1500,
      tiers: [
        { from: 0, fee: 600 },
        { from: 3000, fee: 0 },
      ],
    },
    {
      ...own,
      name: 'City',
      priority: 2,
      area: { kind: 'postcodes', postcodes: ['3000', '3001'] },
      minimum: 4000,
      tiers: [{ from: 0, fee: 1200 }],
      extraMinutes: 15,
    },
  ])
  .returning({ id: deliveryZones.id });

const ask = (query: string, headers: { host: string } = at) =>
  app.inject({ url: `/api/v2/delivery-quote?restaurant_id=${small.restaurant}&${query}`, headers });
const quote = async (query: string) => {
  const reply = await ask(query);
  expectStatus(reply, 200);
  return contract.quoteDelivery.reply.parse(reply.json()).data;
};

afterEach(async () => {
  await db
    .update(restaurants)
    .set({ orderTypes: ['pickup', 'delivery'] })
    .where(harbour);
});

describe('R45 R46 R47 a delivery quote', () => {
  it('is zone, fee, minimum, the next tier and the minutes on the road', async () => {
    expect(await quote('postcode=3182&suburb=St%20Kilda&subtotal=12.50')).toEqual({
      zone: { id: near?.id, name: 'Around the corner' },
      charge: 6,
      minimum: 15,
      missing_to_minimum: 2.5,
      next_tier: { from: 30, charge: 0 },
      minutes: 25,
      error: null,
      error_code: null,
    });
    expect((await quote('postcode=3182&subtotal=30')).charge).toBe(0);
    const city = await quote('postcode=3000&suburb=Melbourne');
    expect(city).toMatchObject({ zone: { id: far?.id }, charge: 12, minutes: 40 });
  });

  it('an address out of reach is told so, and offered pickup where there is any', async () => {
    const none = await quote('postcode=3199');
    expect(none).toMatchObject({ zone: null, charge: 0, minutes: 0 });
    expect(none.error).toBe('We do not deliver to 3199 yet. You can pick your order up instead.');
    await db
      .update(restaurants)
      .set({ orderTypes: ['delivery'] })
      .where(harbour);
    expect((await quote('postcode=3199')).error).toBe('We do not deliver to 3199 yet.');
    await db
      .update(restaurants)
      .set({ orderTypes: ['pickup'] })
      .where(harbour);
    expect((await quote('postcode=3182')).error).toBe(
      'This restaurant does not deliver. You can pick your order up instead.',
    );
  });

  it('an address whose parts do not go together is told so', async () => {
    expect(await quote('postcode=3182&suburb=Melbourne')).toMatchObject({
      zone: null,
      charge: 0,
      error: '3182 is the postcode of St Kilda, not of Melbourne. Please check both.',
      error_code: 'address_mismatch',
    });
    expect((await quote('postcode=3001&suburb=St%20Kilda')).error_code).toBe('address_mismatch');
    expect((await quote('postcode=3182&suburb=st%20kilda&city=Perth')).error_code).toBe(
      'address_mismatch',
    );
    expect((await quote('postcode=3199')).error_code).toBe('not_delivered_there');
  });

  it('a postcode nobody knows the place of is only found in zones by postcode', async () => {
    expect((await quote('postcode=3001')).zone?.id).toBe(far?.id);
    expect((await quote('postcode=3002')).zone).toBeNull();
  });

  it('coordinates that a client sends are not looked at', async () => {
    const forged = `latitude=${place.latitude}&longitude=${place.longitude}`;
    expect((await quote(`postcode=3000&${forged}`)).zone?.id).toBe(far?.id);
    expect((await quote(`postcode=3199&${forged}`)).zone).toBeNull();
  });

  it('a changed zone counts at once', async () => {
    const zone = eq(deliveryZones.name, 'City');
    await db
      .update(deliveryZones)
      .set({ tiers: [{ from: 0, fee: 900 }] })
      .where(zone);
    expect((await quote('postcode=3000')).charge).toBe(9);
    await db
      .update(deliveryZones)
      .set({ tiers: [{ from: 0, fee: 1200 }] })
      .where(zone);
    expect((await quote('postcode=3000')).charge).toBe(12);
  });

  it('what is no amount, no address or not this tenant’s restaurant is refused', async () => {
    const status = async (...args: Parameters<typeof ask>) => (await ask(...args)).statusCode;
    expect(await status('postcode=3182&subtotal=12.505')).toBe(400);
    expect(await status('postcode=3182&subtotal=lots')).toBe(400);
    expect(await status('subtotal=12')).toBe(400);
    expect(await status('postcode=%20')).toBe(400);
    expect(await status('postcode=3182', atOther)).toBe(404);
  });
});

describe('R47 the cart’s quote', () => {
  it('is the same one, and changes at once with address, amount and order type', async () => {
    const shopper = await createShopper(app, 1_000_001);
    const plain = await shopper.fillCart(lemonade);
    expect(plain.delivery).toBeNull();
    const delivered = (to: string) => shopper.cart(`&delivery_method=delivery&${to}`);
    const home = 'postcode=3182&suburb=St%20Kilda';

    const cart = await delivered(home);
    expect(cart.delivery).toEqual(await quote(`${home}&subtotal=${cart.subtotal}`));
    expect(cart.delivery?.charge).toBe(6);
    expect(cart.total).toBe(plain.total + 6);

    const city = await delivered('postcode=3000');
    expect(city.delivery).toEqual(await quote(`postcode=3000&subtotal=${city.subtotal}`));
    expect(city.total).toBe(plain.total + 12);

    const nowhere = await delivered('postcode=3199');
    expect(nowhere.delivery?.error).toContain('3199');
    const collected = await shopper.cart('&delivery_method=pickup');
    expect([collected.delivery, collected.total]).toEqual([null, plain.total]);

    const feast = await shopper.fillCart({ ...lemonade, quantity: 6 });
    const free = await delivered(home);
    expect(free.subtotal).toBeGreaterThanOrEqual(30);
    expect([free.delivery?.charge, free.total]).toEqual([0, feast.total]);
  });
});

describe('the suburbs to choose from', () => {
  const list = async (restaurant: number, headers: { host: string } = at) =>
    app.inject({ url: `/api/v2/localities?restaurant_id=${restaurant}`, headers });

  it('are the tenant’s own, without their places', async () => {
    const reply = await list(small.restaurant);
    expect(reply.json()).toEqual({
      data: [
        { postcode: '3000', suburb: 'Melbourne', city: 'Melbourne' },
        { postcode: '3182', suburb: 'St Kilda', city: 'Melbourne' },
      ],
    });
    const other = await list(small.otherRestaurant, atOther);
    expect(other.json()).toEqual({ data: [] });
    expectStatus(await list(small.restaurant, atOther), 404);
  });
});
