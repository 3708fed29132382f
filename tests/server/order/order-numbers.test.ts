import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { orderStatus, type OrderStatus } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { orderNumbers, orders } from '#server/db/schema.ts';
import {
  beginOrderNumbers,
  nextOrderNumber,
  returnOrderNumber,
} from '#server/db/queries/order-numbers.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const { app, db, pool } = await buildSmallApp();
let nextGuest = 3_700_000;
const restaurantId = small.restaurant;
const today = '2026-11-20';

afterEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await db.delete(orderNumbers);
});

/** A lemonade ordered for a day; each call is a guest of its own. */
async function placedFor(pickup_date: string) {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(lemonade);
  const reply = await shopper.place(
    shopper.orderBody(await shopper.cart(), { pickup_date, pickup_time: '18:00' }),
  );
  expectStatus(reply, 201);
  const { id, number }: { id: string; number: string } = reply.json().data;
  return { id, number: Number(number) };
}

/** As after so many numbers, with nothing known of those to come. */
const setLast = (last: number) => db.update(orderNumbers).set({ last, freeUntil: 0 });
const end = (id: string, status: OrderStatus, businessDay: string) =>
  db.update(orders).set({ status, businessDay }).where(eq(orders.id, id));

describe('R62 a number means one order', () => {
  test('R62 orders for today and for a later day that are open together have other numbers', async () => {
    const placed = [];
    for (const day of [today, '2026-11-23', today, '2026-11-21', '2026-11-23']) {
      placed.push(await placedFor(day));
    }
    expect(placed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('R62 orders for several days that are placed at the same moment have other numbers', async () => {
    const days = [today, '2026-11-21', '2026-11-22', '2026-11-23'];
    const placed = await Promise.all(
      Array.from({ length: 24 }, (_, n) => placedFor(days[n % days.length] ?? today)),
    );
    const numbers = placed.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(24);
    expect(Math.max(...numbers)).toBe(24);
  });

  test('R62 a number that an order written at the same moment takes is not given twice', async () => {
    const earlier = await placedFor(today);
    // Locked by the write itself, and let go of once the other order waits for it.
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update orders set number = 2 where id = $1', [earlier.id]);
    const placing = placedFor(today);
    await expect.poll(() => listBlocked(pool)).not.toEqual([]);
    await client.query('commit');
    client.release();
    expect((await placing).number).toBe(3);
  });

  test('R62 after 999 comes 1 again, past the numbers of open orders', async () => {
    const open = await placedFor(today);
    await placedFor('2026-11-21');
    await setLast(998);
    expect(open.number).toBe(1);
    expect([(await placedFor(today)).number, (await placedFor(today)).number]).toEqual([999, 3]);
  });

  test.each(orderStatus.options)(
    'R62 the number of an order of days ago that is %s is given again only if that is over',
    async (status) => {
      const { id } = await placedFor(today);
      await end(id, status, '2026-11-02');
      await setLast(0);
      const isOver = isOrderOver(status);
      expect((await placedFor(today)).number).toBe(isOver ? 1 : 2);
    },
  );

  test('R62 the number of an order that ended is not given again on its day of fulfilment or before', async () => {
    const { id } = await placedFor('2026-11-23');
    await end(id, 'expired', '2026-11-23');
    await setLast(0);
    expect((await placedFor(today)).number).toBe(2);
  });

  test('R62 where every number at hand is taken, the next one lies above all of them', async () => {
    const { id } = await placedFor(today);
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('the order is not there');
    const taken = Array.from({ length: 30 }, (_, n) => n + 2);
    await db.insert(orders).values(
      taken.map((number) => ({
        ...row,
        id: crypto.randomUUID(),
        cartId: crypto.randomUUID(),
        number,
      })),
    );
    await setLast(0);
    expect((await placedFor(today)).number).toBe(32);
  });

  test('R62 of numbers that are known to be free none is skipped, and none that is taken is given', async () => {
    const { id } = await placedFor(today);
    await db.update(orders).set({ number: 4 }).where(eq(orders.id, id));
    await setLast(0);
    const numbers = [];
    for (let n = 0; n < 60; n += 1) {
      numbers.push(await nextOrderNumber(db, small.tenant, { restaurantId, since: today }));
    }
    expect(numbers).toEqual([1, 2, 3, ...Array.from({ length: 57 }, (_, n) => n + 5)]);
  });

  test('R62 numbers that are drawn at once differ, and go on behind 999 with 1', async () => {
    await placedFor(today);
    await setLast(980);
    const numbers = await Promise.all(
      Array.from({ length: 40 }, () =>
        nextOrderNumber(db, small.tenant, { restaurantId, since: today }),
      ),
    );
    // The order that was placed first has number 1.
    const expected = Array.from({ length: 41 }, (_, n) => ((980 + n) % 999) + 1);
    expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(
      expected.filter((number) => number !== 1).toSorted((a, b) => a - b),
    );
  });

  test('R62 a number that no order took is given next, unless another was given since', async () => {
    const request = { restaurantId, since: '2026-11-19' };
    await beginOrderNumbers(db, small.tenant, restaurantId);
    const next = async () => (await nextOrderNumber(db, small.tenant, request)) ?? NaN;
    const first = await next();
    await returnOrderNumber(db, small.tenant, { restaurantId, number: first });
    expect([await next(), await next()]).toEqual([first, first + 1]);
    await returnOrderNumber(db, small.tenant, { restaurantId, number: first });
    expect(await next()).toBe(first + 2);
  });
});
