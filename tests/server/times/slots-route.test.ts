import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { notifyMenuChange } from '#server/db/queries/notify.ts';
import { deliveryZones, restaurantProducts, restaurants, slotUsage } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
const harbour = eq(restaurants.id, small.restaurant);
const own = { tenantId: small.tenant, restaurantId: small.restaurant };
const set = (values: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(values).where(harbour);

const ask = (query = '', headers: Record<string, string> = at, type = 'pickup') =>
  app.inject({
    url: `/api/v2/slots?restaurant_id=${small.restaurant}&order_type=${type}${query}`,
    headers,
  });
const slots = async (...args: Parameters<typeof ask>) => {
  const reply = await ask(...args);
  expectStatus(reply, 200);
  return contract.getSlots.reply.parse(reply.json()).data;
};

afterEach(async () => {
  await db.delete(slotUsage);
  await set({
    orderTypes: ['pickup', 'delivery'],
    isOnlineOrderEnabled: true,
    lastOrderMinutes: null,
    pauses: {},
    capacityOrders: null,
    capacityUnits: null,
    capacityWindowMinutes: 15,
  });
});

describe('the times on offer', () => {
  it('are local wall clock with their instants and offsets', async () => {
    const list = await slots();
    expect(list).toMatchObject({
      restaurant_id: small.restaurant,
      order_type: 'pickup',
      time_zone: 'Australia/Sydney',
      paused: null,
      last_order_at: null,
      asap: {
        date: '2026-11-20',
        time: '13:30',
        instant: '2026-11-20T02:30:00.000Z',
        offset: '+11:00',
        is_full: false,
      },
    });
    expect(list.days).toHaveLength(7);
    expectStatus(await ask('', atOther), 404);
  });

  it('R20 say until when orders are taken', async () => {
    await set({ lastOrderMinutes: 30 });
    expect((await slots()).last_order_at).toBe('2026-11-20T10:30:00.000Z');
  });

  it('R21 R22 mark what is full, and offer it again once the cap rises', async () => {
    await set({ capacityOrders: 5 });
    const held = { ...own, units: 0 };
    await db.insert(slotUsage).values([
      { ...held, startsAt: new Date('2026-11-20T08:00:00Z'), orders: 2 },
      { ...held, startsAt: new Date('2026-11-20T08:05:00Z'), orders: 3 },
    ]);
    const fullTimes = async () =>
      (await slots()).days[0]?.slots.filter((one) => one.is_full).map(({ time }) => time);
    expect(await fullTimes()).toEqual(['19:00']);
    await set({ capacityWindowMinutes: 30 });
    expect(await fullTimes()).toEqual(['18:45', '19:00', '19:15']);
    await set({ capacityOrders: 6 });
    expect(await fullTimes()).toEqual([]);
  });

  it('a pause comes with its reason and its end, and offers what comes after', async () => {
    await set({
      pauses: { pickup: { until: '2026-11-20T04:00:00Z', reason: 'Back at three.' } },
    });
    const paused = await slots();
    expect(paused.paused).toEqual({
      reason: 'Pickup is paused at the moment: “Back at three.”',
      until: '2026-11-20T04:00:00.000Z',
    });
    expect(paused.asap).toBeNull();
    expect(paused.days[0]?.slots[0]?.time).toBe('15:30');
    expect((await slots('', at, 'delivery')).paused).toBeNull();
  });

  it('no orders at all is told until further notice', async () => {
    await set({ isOnlineOrderEnabled: false });
    const off = await slots();
    expect(off.paused).toEqual({
      reason: 'This restaurant takes no online orders right now.',
      until: null,
    });
    expect([off.asap, off.days]).toEqual([null, []]);
    await set({ isOnlineOrderEnabled: true, orderTypes: ['delivery'] });
    expect((await slots()).paused?.until).toBeNull();
  });

  it('R19 of a delivery count the road to the address', async () => {
    await db.insert(deliveryZones).values({
      ...own,
      name: 'Far',
      priority: 1,
      area: { kind: 'postcodes', postcodes: ['2999'] },
      tiers: [{ from: 0, fee: 900 }],
      extraMinutes: 30,
    });
    expect((await slots('', at, 'delivery')).asap?.time).toBe('13:45');
    expect((await slots('&postcode=2999', at, 'delivery')).asap?.time).toBe('14:15');
    expect((await slots('&postcode=2001', at, 'delivery')).asap?.time).toBe('13:45');
    expect((await slots('&postcode=2999')).asap?.time).toBe('13:30');
  });
});

describe('with the caller’s own cart', () => {
  const burger = eq(restaurantProducts.id, small.burger.id);

  it('R19 R21 its notice and weight count, for its owner alone', async () => {
    await db.transaction(async (tx) => {
      await tx.update(restaurantProducts).set({ prepMinutes: 90, prepUnits: 4 }).where(burger);
      await notifyMenuChange(tx, small.tenant, small.restaurant);
    });
    const shopper = await createShopper(app, 1_000_001);
    await shopper.fillCart(lemonade);
    expect((await slots('', shopper.headers)).asap?.time).toBe('13:30');
    await shopper.fillCart(plainBurger, plainBurger);
    const named = `&guest_id=${shopper.guestId}`;
    expect((await slots(named, shopper.headers)).asap?.time).toBe('14:30');
    expect((await slots()).asap?.time).toBe('13:30');

    await set({ capacityUnits: 10 });
    const startsAt = new Date('2026-11-20T08:00:00Z');
    await db.insert(slotUsage).values({ ...own, startsAt, orders: 1, units: 2 });
    const isFull = async (...args: Parameters<typeof slots>) =>
      (await slots(...args)).days[0]?.slots.find(({ time }) => time === '19:00')?.is_full;
    expect([await isFull('', shopper.headers), await isFull()]).toEqual([true, false]);
    await db.update(slotUsage).set({ units: 1 });
    expect(await isFull('', shopper.headers)).toBe(false);
  });

  it('a token that proves nothing is as good as none, and a wrong number is refused', async () => {
    const shopper = await createShopper(app, 1_000_002);
    const stale = { ...at, authorization: `Bearer ${small.tenant}.${'x'.repeat(43)}` };
    expect((await slots('', stale)).asap?.time).toBe('13:30');
    expectStatus(await ask('&guest_id=1000003', shopper.headers), 403);
  });

  it('the answer is kept by nobody on the way', async () => {
    expect((await ask()).headers['cache-control']).toBe('no-store');
  });
});
