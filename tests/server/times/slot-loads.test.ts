import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { getSlotLoads } from '#schemas/api/staff-order-taking.ts';
import { restaurantHours, restaurants, slotUsage } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const desk = await signStaffIn(app, 'desk@corner.test');
const own = { tenantId: small.tenant, restaurantId: small.restaurant };
const limit = (values: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(values).where(eq(restaurants.id, small.restaurant));

async function loads(date?: string) {
  const url = `/api/v2/staff/restaurants/${small.restaurant}/slot-loads`;
  const reply = await app.inject({ url, headers: desk, ...(date && { query: { date } }) });
  return getSlotLoads.reply.parse(reply.json()).data;
}
const heldAt = async (time: string, date?: string) => {
  const slot = (await loads(date)).slots.find((one) => one.time === time);
  return slot && [slot.orders, slot.units, slot.is_full];
};

afterEach(async () => {
  await db.delete(slotUsage);
  await limit({ capacityOrders: null, capacityUnits: null, slotMinutes: 15 });
});

describe('R21 how full the times of a day are', () => {
  test('every quarter of an hour of today, and what it holds of how many', async () => {
    await limit({ capacityOrders: 5, capacityUnits: 20 });
    const startsAt = (time: string) => new Date(`2026-11-20T${time}:00+11:00`);
    await db.insert(slotUsage).values([
      { ...own, startsAt: startsAt('19:00'), orders: 3, units: 7 },
      { ...own, startsAt: startsAt('19:15'), orders: 5, units: 9 },
    ]);
    const today = await loads();
    expect(today).toMatchObject({
      date: '2026-11-20',
      capacity_orders: 5,
      capacity_units: 20,
      window_minutes: 15,
    });
    expect([today.slots[0]?.time, today.slots.at(-1)?.time]).toEqual(['10:00', '21:45']);
    expect(await heldAt('18:45')).toEqual([0, 0, false]);
    expect(await heldAt('19:00')).toEqual([3, 7, false]);
    expect(await heldAt('19:15')).toEqual([5, 9, true]);
  });

  test('of times nearer than the window the fullest one counts', async () => {
    await limit({ capacityOrders: 5, slotMinutes: 5 });
    await db.insert(slotUsage).values([
      { ...own, startsAt: new Date('2026-11-20T19:00:00+11:00'), orders: 2, units: 2 },
      { ...own, startsAt: new Date('2026-11-20T19:10:00+11:00'), orders: 3, units: 3 },
    ]);
    expect(await heldAt('19:05')).toEqual([5, 5, true]);
    expect(await heldAt('18:50')).toEqual([2, 2, false]);
    expect(await heldAt('18:45')).toEqual([0, 0, false]);
  });

  test('without limits it is the orders that are promised, and no units', async () => {
    const shopper = await createShopper(app, 3_200_001);
    await shopper.fillCart(lemonade);
    await shopper.placed({ pickup_time: '18:30' });
    await shopper.fillCart(lemonade);
    await shopper.placed({ pickup_date: '2026-11-21', pickup_time: '12:00' });
    expect(await loads()).toMatchObject({ capacity_orders: null, capacity_units: null });
    expect(await heldAt('18:30')).toEqual([1, null, false]);
    expect(await heldAt('18:45')).toEqual([0, null, false]);
    expect(await heldAt('12:00')).toEqual([0, null, false]);
    expect(await heldAt('12:00', '2026-11-21')).toEqual([1, null, false]);
  });

  test('R18 a night that goes on past midnight is one day, and a closed day has no times', async () => {
    const saturday = eq(restaurantHours.weekday, 6);
    await db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' }).where(saturday);
    const night = (await loads('2026-11-28')).slots;
    expect([night[0]?.time, night.at(-1)?.time]).toEqual(['18:00', '01:45']);
    await db.delete(restaurantHours).where(saturday);
    expect((await loads('2026-11-28')).slots).toEqual([]);
  });
});
