import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import type { Database } from '#server/db/client.ts';
import { rankBestSellers } from '#server/db/queries/best-sellers.ts';
import { shoppers, orderLines, orders, restaurantProducts, products } from '#server/db/schema.ts';
import type { OrderStatus } from '#schemas/api/orders.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

const own = { tenantId: small.tenant };
const since = '2026-10-21';
let number = 0;

/** A database with a guest of the first small tenant, who orders as told. */
async function openShop() {
  const { db } = await createSmallDatabase();
  const shopperId = randomUUID();
  await db.insert(shoppers).values({ ...own, id: shopperId });
  return { db, sell: (sold: Sold) => sell(db, shopperId, sold) };
}

type Sold = {
  dishes: readonly (readonly [id: number, quantity: number])[];
  status?: OrderStatus;
  day?: string;
};

async function sell(
  db: Database,
  shopperId: string,
  { dishes, status = 'completed', day = '2026-11-19' }: Sold,
) {
  const id = randomUUID();
  number += 1;
  await db.insert(orders).values({
    ...own,
    id,
    restaurantId: small.restaurant,
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
    dishes.map(([restaurantProductId, quantity], position) => ({
      ...own,
      orderId: id,
      position,
      restaurantProductId,
      quantity,
      name: 'A dish',
      unitPrice: 0,
      itemTotal: 0,
    })),
  );
}

const times = async (count: number, act: () => Promise<void>) => {
  for (let done = 0; done < count; done += 1) await act();
};

test('dishes rank by how many were sold in completed orders since that day', async () => {
  const { db, sell } = await openShop();
  await times(3, () =>
    sell({
      dishes: [
        [1, 1],
        [2, 4],
      ],
    }),
  );
  await times(9, () => sell({ dishes: [[1, 9]], status: 'cancelled' }));
  await times(9, () => sell({ dishes: [[1, 9]], status: 'rejected' }));
  await times(9, () => sell({ dishes: [[1, 9]], day: '2026-10-20' }));
  expect(await rankBestSellers(db, small.tenant, small.restaurant, since)).toEqual([2, 1]);
});

test('one large party does not make a best seller', async () => {
  const { db, sell } = await openShop();
  await sell({ dishes: [[1, 90]] });
  await times(3, () => sell({ dishes: [[2, 1]] }));
  expect(await rankBestSellers(db, small.tenant, small.restaurant, since)).toEqual([2]);
});

test('another restaurant and another tenant have a ranking of their own', async () => {
  const { db, sell } = await openShop();
  await times(3, () => sell({ dishes: [[1, 1]] }));
  expect(await rankBestSellers(db, small.tenant, small.closedRestaurant, since)).toEqual([]);
  expect(await rankBestSellers(db, small.otherTenant, small.restaurant, since)).toEqual([]);
});

/** Five dishes of the first restaurant that stay on its menu. */
async function insertFiveDishes(db: Database): Promise<number[]> {
  const ids = [9001, 9002, 9003, 9004, 9005];
  await db
    .insert(products)
    .values(ids.map((id) => ({ ...own, id, externalId: `dish-${id}`, name: `Dish ${id}` })));
  const sold = { ...own, restaurantId: small.restaurant, price: 1000, onlinePrice: 1000 };
  await db
    .insert(restaurantProducts)
    .values(ids.map((id) => ({ ...sold, id, productId: id, addedAt: null })));
  return ids;
}

test('the menu shows them once, keeps them for an hour, and never waits for the next count', async () => {
  const { db, sell } = await openShop();
  const ids = await insertFiveDishes(db);
  let now = fridayNoon;
  const menus = createMenuCache({ db, clock: () => now });
  const read = async () => {
    const { menu } = await menus.get(small.tenant, small.restaurant);
    return menu.best_selling;
  };
  expect(await read()).toEqual([]);

  await times(3, () => sell({ dishes: ids.map((id, place) => [id, 5 - place]) }));
  menus.forget(small.tenant, small.restaurant);
  expect(await read()).toEqual([]);

  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect(await read()).toEqual([]);
  await expect.poll(read).toEqual(ids);
});
