import { describe, expect, test } from 'vitest';
import { orders, payments, paymentSettings } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { whileProduct } from '../setup/while-changed.ts';

const { app, db, deps } = await buildSmallApp();
await insertCoupon(db, {
  code: 'ALL',
  effect: { kind: 'amount', type: 'Flat', value: 9000, max_discount: null, product_ids: [] },
});
let nextGuest = 4_900_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const methods = ['card', 'cashOnDelivery'] as const;

/** An order of a lemonade that a code pays for. */
async function freeOrder(payment_method: (typeof methods)[number]) {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const cart = await shopper.cart('&coupon_code=ALL');
  const body = shopper.orderBody(cart, {
    payment_method,
    coupon_code: 'ALL',
    pickup_time: '18:00',
  });
  const reply = await shopper.place(body);
  expectStatus(reply, 201);
  return { shopper, body, order: await shopper.order(reply.json().data.id) };
}

describe('R61 an order with nothing to pay', () => {
  test.each(methods)('R61 is paid by no method, though %s was chosen', async (method) => {
    const { order } = await freeOrder(method);
    expect(order).toMatchObject({
      total: 0,
      due: 0,
      payment_method: 'none',
      payment_status: 'paid',
      status: 'accepted',
    });
    expect(await db.select().from(payments)).toEqual([]);
  });

  test('R61 asks nothing of a card that is sent for it', async () => {
    const { shopper, order } = await freeOrder('card');
    const reply = await shopper.pay(order.id);
    expectStatus(reply, 200);
    expect(reply.json()).toMatchObject({ data: { payment_method: 'none' }, action: null });
    expect(await db.select().from(payments)).toEqual([]);
  });

  test('R51 R52 is one order when it is sent twice under two keys', async () => {
    const { shopper, body, order } = await freeOrder('card');
    const again = await shopper.place(body);
    expect([again.statusCode, again.json().data?.id]).toEqual([201, order.id]);
  });

  test('R61 is taken where no way to pay is offered', async () => {
    await db.delete(paymentSettings);
    deps.settings.clear();
    const shopper = await newShopper();
    await whileProduct(
      { db, deps },
      small.lemonade.id,
      { onlinePrice: 0, isFree: true },
      async () => {
        await shopper.fillCart(lemonade);
        const { payment_method } = await shopper.placed({ payment_method: 'card' });
        expect(payment_method).toBe('none');
      },
    );
    const stored = await db.select().from(orders);
    expect(new Set(stored.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['none']));
  });

  test('R61 is told of in mails without a word of a card or of cash', async () => {
    await drainOutbox(deps);
    const { shopper, order } = await freeOrder('card');
    expectStatus(await shopper.call('POST', `/v2/orders/${order.id}/cancel`, {}), 200);
    const mails = await drainOutbox(deps);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('We have your order'),
      expect.stringContaining('cancelled'),
    ]);
    for (const { text } of mails) expect(text).not.toMatch(/\b(?:card|cash|charged)\b/i);
    expect(mails[1]?.text).toContain('There is nothing to pay.');
    expect(await shopper.order(order.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
    });
  });
});
