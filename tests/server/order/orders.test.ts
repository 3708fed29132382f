import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { orderLines, orders, restaurantProducts, tenants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, customer, lemonade, plainBurger } from '../setup/shopper.ts';
import { keyOfLink } from '../setup/key-of-link.ts';

const { app, db } = await buildSmallApp();
let nextGuest = 3_200_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const largeBurger = {
  ...plainBurger,
  quantity: 2,
  notes: 'no pickles',
  modifiers: [
    { modifier_id: small.extras.bacon, quantity: 2, configurations: [] },
    { modifier_id: small.bread.glutenFree, quantity: 1, configurations: [] },
  ],
  configurations: [{ attribute_id: small.size.id, attribute_value_id: small.size.large }],
};

describe('placing', () => {
  test('a cash order is placed as sold, and the cart is taken', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(largeBurger, lemonade);
    const order = await shopper.placed({ special_instructions: 'Ring twice' });
    expect(order).toMatchObject({
      status: 'accepted',
      payment_status: 'unpaid',
      payment_method: 'cashOnDelivery',
      delivery_method: 'pickup',
      customer,
      special_instructions: 'Ring twice',
      pickup_date: '2026-11-20',
      pickup_time: '13:30',
      promised_at: '2026-11-20T02:30:00.000Z',
      time_zone: 'Australia/Sydney',
      restaurant: { id: small.restaurant, name: 'Corner Kitchen Harbour' },
      subtotal: 50.3,
      delivery_charge: 0,
      tax_total: 4.57,
      total: 50.3,
    });
    expect(order.items).toMatchObject([
      {
        name: small.burger.name,
        quantity: 2,
        unit_price: 22.9,
        item_total: 45.8,
        notes: 'no pickles',
        choices: [
          { group: 'Size', name: 'Large', quantity: 1 },
          { group: 'Bread', name: 'Gluten free', quantity: 1 },
          { group: 'Extras', name: 'Bacon', quantity: 2 },
        ],
      },
      { name: small.lemonade.name, quantity: 1, item_total: 4.5, choices: [] },
    ]);
    expect(await shopper.order(order.id)).toEqual(order);
    expect(await shopper.cart(`&restaurant_id=${small.restaurant}`)).toMatchObject({
      items: [],
      version: cart.version,
    });
  });

  test('R14 an order keeps its rate and prices when menu and rate change', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed();
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ taxPpm: 100_000, taxMode: 'inclusive', taxTotal: 41 });
    const change = async (taxPpm: number, onlinePrice: number) => {
      await db.update(tenants).set({ taxPpm }).where(eq(tenants.id, small.tenant));
      const isLemonade = eq(restaurantProducts.id, small.lemonade.id);
      await db.update(restaurantProducts).set({ onlinePrice }).where(isLemonade);
    };
    await change(200_000, 999);
    onTestFinished(() => change(100_000, 450));
    expect(await shopper.order(order.id)).toEqual(order);
  });

  test('R62 numbers are short and count up, whatever day the orders are for', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const first = Number((await shopper.placed()).number);
    await shopper.fillCart(lemonade);
    expect(Number((await shopper.placed()).number)).toBe(first + 1);
    await shopper.fillCart(lemonade);
    const monday = { pickup_date: '2026-11-23', pickup_time: '18:00' };
    const third = await shopper.placed(monday);
    expect(third.number).toBe(String(first + 2).padStart(3, '0'));
  });

  test('R62 an order is shown to its owner alone', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    const stranger = await newShopper();
    expect((await stranger.call('GET', `/v2/orders/${id}`)).statusCode).toBe(404);
    expect((await stranger.pay(id)).statusCode).toBe(404);
    expect((await shopper.call('GET', `/v2/orders/${randomUUID()}`)).statusCode).toBe(404);
    expect(
      (await app.inject({ url: `/api/v2/orders/${id}`, headers: { host: small.host } })).statusCode,
    ).toBe(401);
  });

  test('R62 a key that is not the order’s finds no order, whoever sends it', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id, link } = await shopper.placed();
    const key = keyOfLink(link);
    await shopper.fillCart(lemonade);
    const other = await shopper.placed();
    const stranger = await newShopper();
    const ask = async (orderId: string, headers: Record<string, string>) => {
      const reply = await app.inject({ url: `/api/v2/orders/${orderId}`, headers });
      return [reply.statusCode, reply.json().code ?? null];
    };
    const nobody = { host: small.host };
    const expired = { ...nobody, authorization: `Bearer ${small.tenant}.${'x'.repeat(43)}` };
    const found = [200, null];
    const unknown = [404, 'unknown_order'];
    expect(await ask(id, { ...nobody, 'x-order-key': key })).toEqual(found);
    expect(await ask(id, { ...shopper.headers, 'x-order-key': 'wrong' })).toEqual(found);
    for (const headers of [nobody, expired, stranger.headers]) {
      for (const wrong of ['wrong', '', `${key}x`, key.toLowerCase()]) {
        expect(await ask(id, { ...headers, 'x-order-key': wrong })).toEqual(unknown);
      }
      expect(await ask(other.id, { ...headers, 'x-order-key': key })).toEqual(unknown);
    }
  });

  test('after an order the next item opens a new cart whose version goes on', async () => {
    const shopper = await newShopper();
    const before = await shopper.fillCart(lemonade);
    await shopper.placed();
    const after = await shopper.fillCart(plainBurger);
    expect(after.items).toHaveLength(1);
    expect(after.version).toBe(before.version + 1);
  });
});

test('what was refused left no line behind', async () => {
  const lines = await db.select().from(orderLines);
  const ids = new Set((await db.select().from(orders)).map(({ id }) => id));
  expect(lines.filter(({ orderId }) => !ids.has(orderId))).toEqual([]);
});
