import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/db/schema.ts';
import { dropOldKeys } from '#server/jobs/drop-old-keys.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { ordersOf } from '../setup/orders-of.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
let nextGuest = 3_400_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const hoursLater = (hours: number) => () => new Date(fridayNoon.getTime() + hours * 60 * 60 * 1000);

describe('R51, R52 one cart, one order', () => {
  test('the same key and body give the same stored response', async () => {
    const shopper = await newShopper();
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    const key = randomUUID();
    const first = await shopper.place(body, key);
    const again = await shopper.place(body, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  test('the same key with another body is refused', async () => {
    const shopper = await newShopper();
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    const key = randomUUID();
    await shopper.place(body, key);
    const other = await shopper.place({ ...body, special_instructions: 'other' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await ordersOf(db, shopper.guestId)).toHaveLength(1);
  });

  test('a key is kept for at least 24 hours, and not for ever', async () => {
    const shopper = await newShopper();
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    const key = randomUUID();
    await shopper.place(body, key);
    await dropOldKeys({ db, clock: hoursLater(24) });
    const other = await shopper.place({ ...body, special_instructions: 'other' }, key);
    expect(other.json().code).toBe('idempotency_key_reused');
    await dropOldKeys({ db, clock: hoursLater(72) });
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  });

  test('a key is its owner’s alone', async () => {
    const key = randomUUID();
    const replies = [];
    for (const shopper of [await newShopper(), await newShopper()]) {
      replies.push(await shopper.place(shopper.orderBody(await shopper.fillCart(lemonade)), key));
    }
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(2);
  });

  test.each(['cashOnDelivery', 'card'])(
    'twenty identical placements at once by %s make one order',
    async (payment_method) => {
      const shopper = await newShopper();
      const body = shopper.orderBody(await shopper.fillCart(lemonade), { payment_method });
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.place(body, key)));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect(await ordersOf(db, shopper.guestId)).toHaveLength(1);
    },
  );

  test.each(['cashOnDelivery', 'card'])(
    'twenty placements at once with different keys by %s make one order',
    async (payment_method) => {
      const shopper = await newShopper();
      const body = shopper.orderBody(await shopper.fillCart(lemonade), { payment_method });
      const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.place(body)));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
      expect(await ordersOf(db, shopper.guestId)).toHaveLength(1);
    },
  );

  test('placements of many guests at once get numbers of their own', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, newShopper));
    const placed = await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.fillCart(lemonade);
        return shopper.placed({ pickup_date: '2026-11-24', pickup_time: '12:00' });
      }),
    );
    const numbers = placed.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
    // One after the other, without a gap.
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test('a second tab that asks for another time is told that the cart is ordered', async () => {
    const shopper = await newShopper();
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    await shopper.place(body);
    const other = await shopper.place({ ...body, pickup_time: '14:00' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_ordered']);
    // Also when something new is in the cart meanwhile, the old order is answered, not the new cart.
    await shopper.fillCart(plainBurger);
    const late = await shopper.place(body);
    expect(late.statusCode).toBe(201);
    expect(late.json().data.items).toMatchObject([{ name: small.lemonade.name }]);
    expect(await ordersOf(db, shopper.guestId)).toHaveLength(1);
  });
});
