import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { payments, stockLevels } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { ordersOf } from '../setup/orders-of.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_700_000;
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;

afterEach(async () => {
  await db.delete(stockLevels);
  deps.menus.clear();
});
const card = { payment_method: 'card' };

async function pending(...lines: object[]) {
  const shopper = await createShopper(app, (nextGuest += 1));
  for (const line of lines) await shopper.fillCart({ ...line });
  return { shopper, order: await shopper.placed(card) };
}

describe('R52, R60 an unpaid order and its cart', () => {
  test('R60 the same order placed again is the same one, though it holds the last dish itself', async () => {
    await setStock(deps, lemonades, 2);
    const { shopper, order } = await pending(lemonade);
    expect((await shopper.placed(card)).id).toBe(order.id);
    expect(await stockOf(db, lemonades)).toBe(0);
    expectStatus(await shopper.pay(order.id), 200);
  });

  test('R52 another time ends the older order first, and its last dish goes to the new one', async () => {
    await setStock(deps, lemonades, 2);
    const { shopper, order } = await pending(lemonade);
    const next = await shopper.placed({ ...card, pickup_time: '18:00' });
    expect(next.id).not.toBe(order.id);
    expect(await shopper.order(order.id)).toMatchObject({
      status: 'cancelled',
      status_reason: 'Another order took the place of this one.',
    });
    expect(await stockOf(db, lemonades)).toBe(0);
    const states = (await ordersOf(db, shopper.guestId)).map(({ status }) => status);
    expect(states.toSorted()).toEqual(['cancelled', 'pending_payment']);
  });

  test('R60 the last dish is not sold out in the cart whose own order holds it', async () => {
    await setStock(deps, lemonades, 2);
    const { shopper, order } = await pending(lemonade);
    const soldOut = [{ code: 'out_of_stock', message: 'Lemonade is sold out.' }];
    // A changed cart, so that the order is not simply gone on with.
    await shopper.add({ ...plainBurger, notes: 'No onions.' });
    expect((await shopper.cart()).problems).toEqual([]);
    const stranger = await createShopper(app, (nextGuest += 1));
    // What the database tells the menus takes a moment to arrive.
    deps.menus.clear();
    expect((await stranger.add(lemonade)).json()).toMatchObject({ code: 'sold_out' });
    expectStatus(await shopper.call('POST', `/v2/orders/${order.id}/cancel`, {}), 200);
    deps.menus.clear();
    expectStatus(await stranger.add(lemonade), 201);
    await stranger.placed();
    deps.menus.clear();
    expect((await shopper.cart()).problems).toMatchObject(soldOut);
    expect((await stranger.cart()).problems).toEqual([]);
  });

  test('R52 what is taken out of the cart is given back when it is ordered anew', async () => {
    await setStock(deps, lemonades, 10);
    const { shopper } = await pending(plainBurger, { ...lemonade, quantity: 3 });
    expect(await stockOf(db, lemonades)).toBe(4);
    const line = (await shopper.cart()).items[1];
    await shopper.call('PUT', '/cart/update-cart', { cart_id: line?.id, quantity: 1 });
    await shopper.placed(card);
    expect(await stockOf(db, lemonades)).toBe(8);
  });

  test('R43 R60 a coupon with one use goes along to the order that replaces', async () => {
    await setStock(deps, lemonades, 100);
    await insertCoupon(db, { code: 'SOLE', totalLimit: 1 });
    const shopper = await createShopper(app, (nextGuest += 1));
    await shopper.fillCart(plainBurger);
    const body = shopper.orderBody(await shopper.cart('&coupon_code=SOLE'), {
      ...card,
      coupon_code: 'SOLE',
    });
    expectStatus(await shopper.place(body), 201);
    // Its own unpaid order does not use the code up before the customer's eyes.
    expect((await shopper.cart('&coupon_code=SOLE')).total).toBe(11.61);
    const stranger = await createShopper(app, (nextGuest += 1));
    await stranger.fillCart(plainBurger);
    const refused = await stranger.call(
      'GET',
      `/v2/cart?guest_id=${stranger.guestId}&coupon_code=SOLE`,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'coupon_used_up']);
    const later = await shopper.place({ ...body, pickup_time: '18:00' });
    expectStatus(later, 201);
    expect(later.json().data).toMatchObject({ coupon_code: 'SOLE', total: 11.61 });
  });

  test('R60 an attempt that waits for the bank is ended before its order is replaced', async () => {
    const { shopper, order } = await pending(lemonade);
    const asked = await shopper.pay(order.id, '4000 0027 6000 3184');
    expect(asked.json().action?.kind).toBe('sandbox_challenge');
    const next = await shopper.placed({ ...card, pickup_time: '18:00' });
    expect(next.id).not.toBe(order.id);
    const tried = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(tried.map(({ status, failureCode }) => [status, failureCode])).toEqual([
      ['failed', 'abandoned'],
    ]);
  });

  test('R54 a stale tab ends nothing: it gets the fresh cart, and the order waits on', async () => {
    const { shopper, order } = await pending(lemonade);
    const cart = await shopper.cart();
    const stale = shopper.orderBody({ ...cart, version: cart.version - 1 }, card);
    const reply = await shopper.place(stale);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cart_changed']);
    expect(reply.json().data.version).toBe(cart.version);
    expect((await shopper.order(order.id)).status).toBe('pending_payment');
  });

  test('R52 a cart that was ordered in the other tab is answered with its order’s id', async () => {
    const shopper = await createShopper(app, (nextGuest += 1));
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    const first = await shopper.place(body);
    const other = await shopper.place({ ...body, pickup_time: '18:00' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      code: 'already_ordered',
      order_id: first.json().data.id,
      data: { items: [] },
    });
  });

  test('R59 an order that waited too long is placed anew', async () => {
    const { shopper, order } = await pending(lemonade);
    now = new Date(fridayNoon.getTime() + 15 * 60_000);
    onTestFinished(() => void (now = fridayNoon));
    const next = await shopper.placed({ ...card, pickup_time: '18:00' });
    expect(next.id).not.toBe(order.id);
    expect((await shopper.order(order.id)).status).toBe('expired');
  });
});
