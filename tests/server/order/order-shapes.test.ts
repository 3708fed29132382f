import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deals,
  orders,
  products,
  restaurantProducts,
  restaurants,
  tenants,
} from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon, insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { halves, meal, olives, pizza, plain, twoForOne } from '../setup/offer-lines.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';

async function openShop() {
  const shop = await buildSmallApp();
  await insertSmallOffers(shop.db);
  await insertCoupon(shop.db, { code: 'TEN', stacksWithDeals: true });
  await shop.db.update(restaurants).set({ tipPercents: [5, 10] });
  return shop;
}
const shop = await openShop();
let nextGuest = 4_800_000;

const address = {
  formattedAddress: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  suburb: 'Sydney',
};
const delivery = {
  delivery_method: 'delivery',
  shipping_details: address,
  coupon_code: 'TEN',
  tip_percent: 10,
  payment_method: 'card',
  pickup_time: '18:00',
};
const purpose =
  '&delivery_method=delivery&postcode=2000&suburb=Sydney&coupon_code=TEN&tip_percent=10' +
  '&pickup_date=2026-11-20&pickup_time=18:00';

/** A half-and-half, a combo, a deal by hand and plain wings, delivered with a coupon and a tip. */
async function everything({ app } = shop) {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(
    halves(pizza('margherita', [olives]), pizza('diavola')),
    meal(pizza('diavola')),
    twoForOne(pizza('diavola'), pizza('margherita')),
    plain('wings', 2),
  );
  const cart = await shopper.cart(purpose);
  const reply = await shopper.place(shopper.orderBody(cart, delivery));
  expectStatus(reply, 201);
  return { shopper, cart, order: await shopper.order(reply.json().data.id) };
}

describe('an order of every kind', () => {
  test('R5 every figure of the order is the cart’s', async () => {
    const { cart, order } = await everything();
    expect(order.total).toBe(cart.total);
    expect(order.due).toBe(cart.due);
    expect(order.bill).toEqual(cart.bill);
    expect([order.subtotal, order.tax_total]).toEqual([cart.subtotal, cart.tax_total]);
    expect(order.items.map((item) => [item.item_total, item.discounted_item_total])).toEqual(
      cart.items.map((item) => [item.item_total, item.discounted_item_total]),
    );
    const net = order.items.reduce((sum, item) => sum + item.discounted_item_total * 100, 0);
    const fees = order.bill
      .filter(({ kind }) => ['delivery', 'delivery_discount', 'tip'].includes(kind))
      .reduce((sum, { amount }) => sum + amount * 100, 0);
    expect(Math.round(net + fees)).toBe(Math.round(order.total * 100));
    expect(order.bill.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['deal', 'coupon', 'delivery', 'tip']),
    );
  });

  test('every part is told in words, with its half, its step and what is free', async () => {
    const { order } = await everything();
    expect(order).toMatchObject({
      delivery_method: 'delivery',
      shipping_details: address,
      coupon_code: 'TEN',
    });
    expect(order.items.map(({ kind }) => kind)).toEqual([
      'half_and_half',
      'combo',
      'deal',
      'plain',
    ]);
    const [half, combo, deal, wings] = order.items;
    expect(half).toMatchObject({
      name: '½ Margherita + ½ Diavola',
      choices: [],
      parts: [
        {
          position: 'left',
          name: 'Margherita',
          choices: [
            { group: 'Size', name: 'Medium', quantity: 1 },
            { name: 'Olives', quantity: 1 },
          ],
        },
        { position: 'right', name: 'Diavola' },
      ],
    });
    expect(combo?.parts.map(({ component, name }) => [component, name])).toEqual([
      [expect.any(String), 'Diavola'],
      [expect.any(String), 'Fries'],
      [expect.any(String), 'Cola'],
    ]);
    expect(deal?.parts.map(({ name, is_free }) => [name, is_free])).toEqual([
      ['Diavola', false],
      ['Margherita', true],
    ]);
    expect(deal?.deal_name).toBe(deal?.name);
    expect(wings).toMatchObject({ name: 'Wings', quantity: 2, parts: [] });
    expect(wings?.deal_name).not.toBeNull();
  });

  test('R14 nothing of it changes with later rates, prices, names and offers', async () => {
    const own = await openShop();
    const { db, deps } = own;
    const { shopper, order } = await everything(own);
    const [before] = await db.select().from(orders).where(eq(orders.id, order.id));
    await db.update(tenants).set({ taxPpm: 200_000 }).where(eq(tenants.id, small.tenant));
    await db.update(restaurantProducts).set({ onlinePrice: 9900 });
    await db.update(products).set({ name: 'Renamed' });
    await db.update(deals).set({ name: 'Renamed' }).where(eq(deals.id, offers.twoForOne.id));
    deps.menus.clear();
    deps.tenants.clear();
    expect(await shopper.order(order.id)).toEqual(order);
    const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(after).toEqual(before);
    expect(before?.amounts?.taxes[0]).toMatchObject({ ppm: 100_000 });
  });
});
