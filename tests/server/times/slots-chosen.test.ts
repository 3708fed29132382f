import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { findRestaurant } from '#server/db/queries/restaurants.ts';
import {
  restaurantExceptions,
  restaurantHours,
  restaurants,
  slotUsage,
} from '#server/db/schema.ts';
import { chosenSlot, offeredSlots } from '#server/ordering/restaurant/offered-slots.ts';
import type { SlotRequest } from '#server/ordering/restaurant/offered-slots.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

const { db } = await createSmallDatabase();
const harbour = eq(restaurants.id, small.restaurant);
const [row] = await db.select().from(restaurants).where(harbour);
if (!row) throw new Error('there is no small restaurant');
// No row is given another tenant, nor the same again, so that it may be distributed by it.
const { tenantId: _, ...plain } = row;
const own = { tenantId: small.tenant, restaurantId: small.restaurant };

const set = (values: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(values).where(harbour);
afterEach(async () => {
  await set(plain);
  await db.delete(restaurantExceptions);
  await db.delete(slotUsage);
});

async function read() {
  const restaurant = await findRestaurant(db, small.tenant, small.restaurant);
  if (!restaurant) throw new Error('the small restaurant is gone');
  return restaurant;
}
const choose = async (request: Partial<SlotRequest>, now = fridayNoon) =>
  chosenSlot({ db, clock: () => now }, await read(), {
    locale: 'en-AU',
    orderType: 'pickup',
    date: '2026-11-20',
    time: '13:30',
    ...request,
  });
const firstTime = async (purpose: Parameters<typeof offeredSlots>[2], now = fridayNoon) => {
  const { days } = await offeredSlots({ db, clock: () => now }, await read(), purpose);
  return days[0]?.slots[0]?.time;
};

describe('the chosen time', () => {
  it('is on offer, or was within the last two minutes; never silently another one', async () => {
    expect((await choose({})).slot?.instant).toBe('2026-11-20T02:30:00.000Z');
    const late = (minutes: number) =>
      new Date(Date.parse('2026-11-20T02:10:00Z') + minutes * 60_000);
    expect((await choose({}, late(2))).slot?.time).toBe('13:30');
    const gone = await choose({}, late(3));
    expect(gone.slot).toBeUndefined();
    expect(gone.refusal?.code).toBe('slot_unavailable');
    expect((await choose({ time: '13:31' })).refusal?.code).toBe('slot_unavailable');
  });

  it('none asked for is no refusal', async () => {
    const none = await choose({ date: null, time: null });
    expect(none).toMatchObject({ slot: undefined, refusal: null, businessDay: '2026-11-20' });
  });

  it('R21 that is full is given, marked, with its reason', async () => {
    await set({ capacityOrders: 1 });
    await db
      .insert(slotUsage)
      .values({ ...own, startsAt: new Date('2026-11-20T02:30:00Z'), orders: 1, units: 1 });
    const full = await choose({});
    expect([full.slot?.is_full, full.refusal?.code]).toEqual([true, 'slot_full']);
    expect((await choose({ time: '13:45' })).refusal).toBeNull();
  });

  it('R21 has room for a small cart where a heavy one no longer fits', async () => {
    await set({ capacityUnits: 10 });
    await db
      .insert(slotUsage)
      .values({ ...own, startsAt: new Date('2026-11-20T02:30:00Z'), orders: 3, units: 8 });
    const of = async (units: number) => (await choose({ prep: { minutes: 0, units } })).refusal;
    expect([await of(2), (await of(3))?.code]).toEqual([null, 'slot_full']);
  });

  it('within a pause is refused by the pause’s name, after it is taken', async () => {
    await set({
      pauses: { pickup: { until: '2026-11-20T03:00:00Z', reason: 'The oven needs an hour.' } },
    });
    const { refusal } = await choose({});
    expect(refusal?.code).toBe('paused');
    expect(sentenceIn(failureTexts.en, refusal?.message ?? '')).toBe(
      'Pickup is paused at the moment: “The oven needs an hour.”',
    );
    expect((await choose({ time: '14:30' })).slot?.time).toBe('14:30');
    expect((await choose({ orderType: 'delivery', time: '13:45' })).slot?.time).toBe('13:45');
  });

  it('R23 that occurs twice is settled by its instant', async () => {
    await db
      .insert(restaurantExceptions)
      .values({ ...own, date: '2026-04-05', ranges: [{ opens: '00:00', closes: '06:00' }] });
    const night = new Date('2026-04-04T13:00:00Z');
    for (const instant of ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']) {
      const request = { date: '2026-04-05', time: '02:30', instant };
      expect((await choose(request, night)).slot?.instant).toBe(instant);
    }
    const otherForm = { date: '2026-04-05', time: '02:30', instant: '2026-04-04T16:30:00Z' };
    expect((await choose(otherForm, night)).slot?.offset).toBe('+10:00');
    const wrong = { date: '2026-04-05', time: '02:30', instant: '2026-04-04T17:30:00.000Z' };
    expect((await choose(wrong, night)).slot).toBeUndefined();
  });
});

describe('the first time', () => {
  it('R19 waits for the longest notice, busy minutes and, for delivery, the road', async () => {
    await set({ leadMinutes: 20, busyMinutes: {}, deliveryMinutes: 25 });
    expect(await firstTime({ orderType: 'pickup' })).toBe('13:30');
    const prep = { minutes: 50, units: 1 };
    expect(await firstTime({ orderType: 'pickup', prep })).toBe('14:00');
    expect(await firstTime({ orderType: 'delivery' })).toBe('13:45');
    const zone = { extraMinutes: 20 };
    expect(await firstTime({ orderType: 'delivery', zone })).toBe('14:15');
    expect(await firstTime({ orderType: 'pickup', zone })).toBe('13:30');
    await set({ busyMinutes: { pickup: 15, delivery: 15 } });
    expect(await firstTime({ orderType: 'pickup' })).toBe('13:45');
    expect(await firstTime({ orderType: 'delivery', prep, zone })).toBe('15:00');
    await set({ busyMinutes: { delivery: 15 } });
    expect(await firstTime({ orderType: 'pickup' })).toBe('13:30');
    expect(await firstTime({ orderType: 'delivery', prep, zone })).toBe('15:00');
  });

  it('R17 follows the hours of its own order type', async () => {
    const delivery = eq(restaurantHours.orderType, 'delivery');
    const before = await db.select().from(restaurantHours).where(delivery);
    await db.update(restaurantHours).set({ opens: '17:00' }).where(delivery);
    try {
      expect(await firstTime({ orderType: 'delivery' })).toBe('17:45');
      expect(await firstTime({ orderType: 'pickup' })).toBe('13:30');
    } finally {
      await db.delete(restaurantHours).where(delivery);
      await db.insert(restaurantHours).values(before);
    }
  });

  it('R17 an exception of one type goes before one of any', async () => {
    const day = { ...own, date: '2026-11-20' };
    await db.insert(restaurantExceptions).values([
      { ...day, ranges: [] },
      { ...day, orderType: 'delivery', ranges: [{ opens: '18:00', closes: '20:00' }] },
      { ...own, date: '2026-11-21', orderType: 'delivery', ranges: [] },
    ]);
    const offered = async (orderType: 'pickup' | 'delivery') => {
      const { days } = await offeredSlots({ db, clock: () => fridayNoon }, await read(), {
        orderType,
      });
      return days.slice(0, 2).map(({ date, slots }) => `${date} ${slots[0]?.time}`);
    };
    expect(await offered('pickup')).toEqual(['2026-11-21 10:30', '2026-11-22 10:30']);
    expect(await offered('delivery')).toEqual(['2026-11-20 18:45', '2026-11-22 10:45']);
  });

  it('R55 none where the type is not offered, orders are off or the restaurant is closed', async () => {
    const code = async (orderType: 'pickup' | 'dine_in' = 'pickup') => {
      const list = await offeredSlots({ db, clock: () => fridayNoon }, await read(), { orderType });
      return [list.days.length, list.asap, list.refusal?.code];
    };
    expect(await code('dine_in')).toEqual([0, null, 'order_type_not_offered']);
    await set({ isOnlineOrderEnabled: false });
    expect(await code()).toEqual([0, null, 'online_orders_disabled']);
    await set({ status: 0 });
    expect(await code()).toEqual([0, null, 'restaurant_closed']);
  });
});
