import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#schemas/api/orders.ts';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import type { Database } from '#server/db/client.ts';
import { countDishesTogether, listDishPairs } from '#server/db/queries/dish-pairs.ts';
import { orderLines, orders, products, restaurantProducts, shoppers } from '#server/db/schema.ts';
import { fewestTogether } from '#server/domain/menu/rank-dish-pairs.ts';
import { countDishPairs } from '#server/jobs/count-dish-pairs.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';

const own = { tenantId: small.tenant };
const sinceDay = '2026-08-22';
const dishes = [9001, 9002, 9003, 9004];
let number = 0;

type Sold = {
  dishes: readonly number[];
  status?: OrderStatus;
  day?: string;
  isTest?: boolean;
};

/** A database with a guest of the first small tenant, who orders what is given. */
async function openShop() {
  const { db } = await createSmallDatabase();
  await db
    .insert(products)
    .values(dishes.map((id) => ({ ...own, id, externalId: `dish-${id}`, name: `Dish ${id}` })));
  const sold = { ...own, restaurantId: small.restaurant, price: 1000, onlinePrice: 1000 };
  await db
    .insert(restaurantProducts)
    .values(dishes.map((id) => ({ ...sold, id, productId: id, addedAt: null })));
  const shopperId = randomUUID();
  await db.insert(shoppers).values({ ...own, id: shopperId });
  const sell = async (some: readonly Sold[]) => {
    for (const order of some) await insertOrder(db, shopperId, order);
  };
  const count = (tenantId: number = small.tenant, restaurantId: number = small.restaurant) =>
    countDishesTogether(db, tenantId, { restaurantId, sinceDay, fewest: fewestTogether });
  const run = (now = fridayNoon) =>
    countDishPairs({ db, clock: () => now, isStopping: () => false });
  return { db, sell, count, run };
}

async function insertOrder(
  db: Database,
  shopperId: string,
  { dishes: ids, status = 'completed', day = '2026-11-19', isTest = false }: Sold,
) {
  const id = randomUUID();
  number += 1;
  await db.insert(orders).values({
    ...own,
    id,
    restaurantId: small.restaurant,
    isTest,
    number,
    businessDay: day,
    shopperId,
    cartId: randomUUID(),
    cartVersion: 1,
    status,
    paymentStatus: 'paid',
    paymentMethod: 'card',
    deliveryMethod: 'pickup',
    customer: { name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' },
    pickupDate: day,
    pickupTime: '12:00',
    timeZone: 'Australia/Sydney',
    promisedAt: fridayNoon,
    placedAt: fridayNoon,
    currency: 'AUD',
    taxPpm: 100_000,
    taxMode: 'inclusive',
    subtotal: 0,
    taxTotal: 0,
    total: 0,
  });
  await db.insert(orderLines).values(
    ids.map((restaurantProductId, position) => ({
      ...own,
      orderId: id,
      position,
      restaurantProductId,
      quantity: 1,
      name: 'A dish',
      unitPrice: 0,
      itemTotal: 0,
    })),
  );
}

const times = (count: number, order: Sold): Sold[] => Array.from({ length: count }, () => order);
/** Ten orders of two dishes together, and as many without either. */
const together = [
  ...times(10, { dishes: [9001, 9002] }),
  ...times(10, { dishes: [9003] }),
  ...times(10, { dishes: [9004] }),
];

test('dishes count together as often one way as the other, and twice in an order is once', async () => {
  const { db, sell, count } = await openShop();
  const baskets = array(array(constantFrom(...dishes), { minLength: 1, maxLength: 6 }), {
    minLength: 10,
    maxLength: 40,
  });
  await assert(
    asyncProperty(baskets, async (some) => {
      await db.delete(orders);
      await sell(some.map((ids) => ({ dishes: ids })));
      const { counts, total } = await count();
      expect(counts.length === 0 || total === some.length).toBe(true);
      for (const a of dishes) {
        for (const b of dishes) {
          const held = some.filter((ids) => ids.includes(a) && ids.includes(b)).length;
          const found = counts.find(({ dishId, withId }) => dishId === a && withId === b);
          expect(found?.orders ?? 0).toBe(held >= 5 ? held : 0);
        }
      }
    }),
    { numRuns: draws(8) },
  );
});

test('orders that were refused, called off, never paid, tried by the owner or are older count nowhere', async () => {
  const { sell, count } = await openShop();
  const both = [9001, 9002];
  await sell([
    ...times(6, { dishes: both, status: 'cancelled' }),
    ...times(6, { dishes: both, status: 'rejected' }),
    ...times(6, { dishes: both, status: 'pending_payment' }),
    ...times(6, { dishes: both, status: 'placed' }),
    ...times(6, { dishes: both, isTest: true }),
    ...times(6, { dishes: both, day: '2026-08-21' }),
  ]);
  expect(await count()).toEqual({ counts: [], total: 0 });
  await sell([
    ...times(3, { dishes: both, status: 'accepted', day: sinceDay }),
    ...times(3, { dishes: both, status: 'ready' }),
  ]);
  expect((await count()).total).toBe(6);
});

test('another restaurant and another tenant count their own orders alone', async () => {
  const { db, sell, count, run } = await openShop();
  await sell(together);
  expect((await count(small.otherTenant)).counts).toEqual([]);
  expect((await count(small.tenant, small.closedRestaurant)).counts).toEqual([]);
  await run();
  expect(await listDishPairs(db, small.otherTenant, small.restaurant)).toEqual([]);
  expect(await listDishPairs(db, small.tenant, small.restaurant)).toEqual([
    { dishId: 9001, withId: 9002, orders: 10 },
    { dishId: 9002, withId: 9001, orders: 10 },
  ]);
});

test('the menu has them once they are counted, and loses them when the orders are too old', async () => {
  const { db, sell, run } = await openShop();
  const read = async () => {
    const menus = createMenuCache({ db, clock: () => fridayNoon });
    const { menu } = await menus.get(small.tenant, small.restaurant);
    return menu;
  };
  const before = await read();
  expect(before.goes_well_with).toBeUndefined();
  await sell(together);
  await run();
  const counted = await read();
  expect(counted.goes_well_with).toEqual([
    { id: 9001, with_ids: [9002], is_chosen: false },
    { id: 9002, with_ids: [9001], is_chosen: false },
  ]);
  // Open pages do not ask for the menu anew because of it.
  expect(counted.content).toBe(before.content);
  await run(new Date('2027-02-18T02:00:00Z'));
  expect((await read()).goes_well_with).toBeUndefined();
});
