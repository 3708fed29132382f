import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { orders, restaurants, slotUsage, stockLevels } from '#server/db/schema.ts';
import { changeAvailability } from '#server/ordering/restaurant/change-availability.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { always, insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

const { app, db, deps } = await buildSmallApp();
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const buyers = 50;
let shoppers: Shopper[] = [];

beforeAll(async () => {
  shoppers = await Promise.all(
    Array.from({ length: buyers }, (_, n) => createShopper(app, 4_200_000 + n)),
  );
});

beforeEach(async () => {
  await db.delete(orders);
  await db.delete(slotUsage);
  await db.delete(stockLevels);
  await db.update(restaurants).set({ capacityOrders: null });
  deps.menus.clear();
});

type Placing = { shopper: Shopper; cart: Cart };

/** Everybody fills a cart, looks at it, and presses the button at the same moment. */
async function rush(
  line: typeof lemonade | typeof plainBurger,
  changes: Record<string, string> = {},
  prepare: () => Promise<void> = async () => undefined,
) {
  const code = changes['coupon_code'];
  const query = `&is_cash_on_delivery_opt=1${code ? `&coupon_code=${code}` : ''}`;
  const placings: Placing[] = await Promise.all(
    shoppers.map(async (shopper) => {
      await shopper.fillCart(line);
      return { shopper, cart: await shopper.cart(query) };
    }),
  );
  await prepare();
  const replies = await Promise.all(
    placings.map(({ shopper, cart }) => shopper.place(shopper.orderBody(cart, changes))),
  );
  const codes = replies.map((reply) => (reply.statusCode === 201 ? 'placed' : reply.json().code));
  const count = (code: string) => codes.filter((one) => one === code).length;
  await Promise.all(
    shoppers.map((shopper) =>
      shopper.call('DELETE', '/v2/cart/clear', { guest_id: shopper.guestId }),
    ),
  );
  return { replies, count };
}

describe('many at once', () => {
  test('R63 fifty buyers of the last three make exactly three orders', async () => {
    const { count } = await rush(lemonade, {}, () => setStock(deps, lemonades, 6));
    expect([count('placed'), count('out_of_stock')]).toEqual([3, 47]);
    expect(await stockOf(db, lemonades)).toBe(0);
  });

  test('R21 R53 fifty buyers of a time for five make exactly five orders', async () => {
    await db
      .update(restaurants)
      .set({ capacityOrders: 5, capacityWindowMinutes: 15 })
      .where(eq(restaurants.id, small.restaurant));
    const { count } = await rush(plainBurger, { pickup_time: '18:00' });
    expect([count('placed'), count('slot_full')]).toEqual([5, 45]);
    expect(await db.select().from(orders)).toHaveLength(5);
    const used = (await db.select().from(slotUsage)).reduce((sum, row) => sum + row.orders, 0);
    expect(used).toBe(5);
  });

  test('R43 of fifty who use a coupon with one use left exactly one is discounted', async () => {
    await insertCoupon(db, { code: 'ONCE', totalLimit: 1, conditions: always() });
    const { replies, count } = await rush(plainBurger, { coupon_code: 'ONCE' });
    expect([count('placed'), count('coupon_used_up')]).toEqual([1, 49]);
    const placed = replies.find(({ statusCode }) => statusCode === 201)?.json().data;
    expect(placed).toMatchObject({ coupon_code: 'ONCE', subtotal: 12.9, total: 11.61 });
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    // Each of them sees what it costs without the code, and may go on with it.
    expect(new Set(refused.map((reply) => reply.json().new_total))).toEqual(new Set([12.9]));
  });

  test('R53 orders go on while staff count a dish anew again and again', async () => {
    const recount = () =>
      db.transaction((tx) =>
        changeAvailability(tx, small.tenant, {
          restaurantId: small.restaurant,
          ...lemonades,
          isAvailable: true,
          until: null,
          quantity: 500,
          dailyQuantity: undefined,
          now: fridayNoon,
        }),
      );
    await recount();
    deps.menus.clear();
    let recounts = Promise.resolve();
    const { count } = await rush(lemonade, {}, async () => {
      for (let n = 0; n < 20; n += 1) recounts = recounts.then(async () => void (await recount()));
    });
    await recounts;
    expect(count('placed')).toBe(buyers);
  });

  test('R62 numbers of one day are given once each', async () => {
    const { count } = await rush(plainBurger);
    expect(count('placed')).toBe(buyers);
    const rows = await db.select().from(orders).where(eq(orders.businessDay, '2026-11-20'));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(buyers);
  });
});
