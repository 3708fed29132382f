import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { findRestaurant } from '#server/db/queries/restaurants.ts';
import { restaurants, slotUsage } from '#server/db/schema.ts';
import { offeredSlots } from '#server/ordering/restaurant/offered-slots.ts';
import { dropOldSlots } from '#server/jobs/drop-old-slots.ts';
import { releaseSlot, takeSlot } from '#server/ordering/holds/slot-holds.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

const { db, pool } = await createSmallDatabase();
const deps = { db, clock: () => fridayNoon };

const limit = (values: Partial<typeof restaurants.$inferInsert>) =>
  db
    .update(restaurants)
    .set({ slotMinutes: 5, capacityWindowMinutes: 15, ...values })
    .where(eq(restaurants.id, small.restaurant));

async function harbour() {
  const restaurant = await findRestaurant(db, small.tenant, small.restaurant);
  if (!restaurant) throw new Error('the small restaurant is gone');
  return restaurant;
}

const evening = (time: string) => new Date(`2026-11-20T${time}:00+11:00`);
const take = async (time: string, units = 1) => {
  const restaurant = await harbour();
  return db.transaction((tx) =>
    takeSlot(tx, small.tenant, { restaurant, startsAt: evening(time), units }),
  );
};
const release = (time: string, units = 1) =>
  db.transaction((tx) =>
    releaseSlot(tx, small.tenant, {
      restaurantId: small.restaurant,
      startsAt: evening(time),
      units,
    }),
  );
const held = () =>
  db
    .select({ orders: slotUsage.orders, units: slotUsage.units })
    .from(slotUsage)
    .where(eq(slotUsage.tenantId, small.tenant))
    .orderBy(asc(slotUsage.startsAt))
    .then((rows) => rows.filter(({ orders, units }) => orders > 0 || units > 0));
const isFull = async (time: string) => {
  const { days } = await offeredSlots(deps, await harbour(), { orderType: 'pickup' });
  const slot = days[0]?.slots.find((one) => one.time === time);
  if (!slot) throw new Error(`${time} is not on offer`);
  return slot.is_full;
};
const count = (results: readonly string[], requested: string) =>
  results.filter((result) => result === requested).length;

beforeEach(async () => {
  await db.delete(slotUsage);
});

it('R21 of 50 orders at once for a time with 5 places exactly 5 get one', async () => {
  await limit({ capacityOrders: 5, capacityUnits: null });
  const results = await Promise.all(Array.from({ length: 50 }, () => take('19:00')));
  expect([count(results, 'taken'), count(results, 'slot_full')]).toEqual([5, 45]);
  expect(await held()).toEqual([{ orders: 5, units: 5 }]);
});

it('R21 50 orders at once over neighbouring times never overfill a window between them', async () => {
  await limit({ capacityOrders: 5, capacityUnits: null });
  const times = ['18:55', '19:00', '19:05', '19:10', '19:15'];
  const wishes = Array.from({ length: 50 }, (_, index) => times[index % times.length] ?? '19:00');
  const results = await Promise.all(wishes.map((time) => take(time)));
  const { rows } = await pool.query<{ most: string }>(`
    select max(n) as most from (
      select (select sum(orders) from slot_usage b
              where b.tenant_id = a.tenant_id
                and b.starts_at >= a.starts_at and b.starts_at < a.starts_at + interval '15 min') n
      from slot_usage a) windows`);
  expect(Number(rows[0]?.most)).toBe(5);
  const orders = (await held()).reduce((sum, row) => sum + row.orders, 0);
  expect(count(results, 'taken')).toBe(orders);
});

it('R21 prep units are counted whole: 4 orders of 3 units do not fit into 10', async () => {
  await limit({ capacityOrders: null, capacityUnits: 10 });
  const results = await Promise.all(Array.from({ length: 4 }, () => take('19:00', 3)));
  expect([count(results, 'taken'), count(results, 'slot_full')]).toEqual([3, 1]);
  expect(await take('19:05', 1)).toBe('taken');
  expect(await take('19:05', 1)).toBe('slot_full');
});

it('R22 a raised cap and a cancelled order reopen the time on the next read', async () => {
  await limit({ capacityOrders: 1, capacityUnits: null });
  expect(await take('19:00')).toBe('taken');
  expect([await isFull('19:00'), await isFull('19:10'), await isFull('19:15')]).toEqual([
    true,
    true,
    false,
  ]);
  await limit({ capacityOrders: 2 });
  expect(await isFull('19:00')).toBe(false);
  await limit({ capacityOrders: 1 });
  expect(await isFull('19:00')).toBe(true);
  await release('19:00');
  expect(await isFull('19:00')).toBe(false);
  expect(await take('19:00')).toBe('taken');
});

it('R21 a refused or rolled back order leaves nothing behind', async () => {
  await limit({ capacityOrders: 1, capacityUnits: null });
  const restaurant = await harbour();
  const failed = db.transaction(async (tx) => {
    await takeSlot(tx, small.tenant, { restaurant, startsAt: evening('19:00'), units: 1 });
    throw new Error('the card was declined');
  });
  await expect(failed).rejects.toThrow('declined');
  expect(await held()).toEqual([]);
  expect(await take('19:00')).toBe('taken');
});

it('R65 giving back more than was taken ends at 0, and an unknown time is no error', async () => {
  await limit({ capacityOrders: 5, capacityUnits: null });
  await take('19:00', 2);
  await release('19:00', 2);
  await release('19:00', 2);
  await release('20:00', 2);
  expect(await held()).toEqual([]);
  const rows = await db.select().from(slotUsage);
  expect(rows.every(({ orders, units }) => orders === 0 && units === 0)).toBe(true);
});

it('R21 a restaurant without limits writes and locks nothing', async () => {
  await limit({ capacityOrders: null, capacityUnits: null });
  const results = await Promise.all(Array.from({ length: 10 }, () => take('19:00')));
  expect(count(results, 'taken')).toBe(10);
  expect(await db.select().from(slotUsage)).toEqual([]);
});

it('times that went by two days ago are forgotten, and giving one back is no error', async () => {
  await limit({ capacityOrders: 5, capacityUnits: null });
  await take('19:00');
  const hoursLater = (hours: number) => () =>
    new Date(evening('19:00').getTime() + hours * 60 * 60 * 1000);
  await dropOldSlots({ db, clock: hoursLater(47) });
  expect(await held()).toHaveLength(1);
  await dropOldSlots({ db, clock: hoursLater(49) });
  expect(await held()).toEqual([]);
  await release('19:00');
  expect(await held()).toEqual([]);
});
