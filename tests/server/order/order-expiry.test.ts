import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { orders, refunds, restaurants } from '#server/db/schema.ts';
import { lockOrder } from '#server/db/queries/orders.ts';
import { expireOrders } from '#server/ordering/paying/expire-orders.ts';
import { settleUnanswered } from '#server/ordering/paying/settle-unanswered.ts';
import { moveOrder } from '#server/ordering/order/move-order.ts';
import { reviveOrder } from '#server/ordering/paying/revive-order.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_600_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(eq(restaurants.id, small.restaurant));
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

afterEach(async () => {
  now = fridayNoon;
  await setHarbour({ acceptsByHand: false });
});

async function cardOrder(changes: Record<string, unknown> = {}) {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed({
    payment_method: 'card',
    pickup_time: '18:00',
    ...changes,
  });
  return { shopper, id };
}

const revive = (id: string) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, small.tenant, id);
    if (!order) throw new Error('the order is gone');
    return reviveOrder(tx, small.tenant, { order, now, changes: { paymentStatus: 'paid' } });
  });

describe('R59 an unpaid order keeps what it holds for a quarter of an hour', () => {
  test('R59 it says until when, and expiry gives everything back once', async () => {
    await setStock(deps, lemonades, 4);
    const { shopper, id } = await cardOrder();
    expect(await shopper.order(id)).toMatchObject({
      status: 'pending_payment',
      waits_until: '2026-11-20T02:15:00.000Z',
    });
    expect(await stockOf(db, lemonades)).toBe(2);
    wait(14);
    expect(await expireOrders(deps)).toBe(0);
    wait(1);
    const ended = await Promise.all(Array.from({ length: 5 }, () => expireOrders(deps)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stockOf(db, lemonades)).toBe(4);
    expect(await shopper.order(id)).toMatchObject({
      status: 'expired',
      status_reason: 'It was not paid in time.',
      waits_until: null,
      events: [{ status: 'pending_payment' }, { status: 'expired' }],
    });
    expect((await shopper.cart()).items).toHaveLength(1);
  });

  test('R59 who looks at it before the job does sees it expired', async () => {
    await setStock(deps, lemonades, 4);
    const { shopper, id } = await cardOrder();
    wait(15);
    expect((await shopper.order(id)).status).toBe('expired');
    expect(await stockOf(db, lemonades)).toBe(4);
    const late = await shopper.pay(id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_expired']);
  });

  test('R59 a late payment brings it back where everything still fits, holding it again', async () => {
    await setStock(deps, lemonades, 2);
    const { shopper, id } = await cardOrder();
    wait(16);
    await expireOrders(deps);
    expect(await stockOf(db, lemonades)).toBe(2);
    expect(await revive(id)).toBe(true);
    expect(await stockOf(db, lemonades)).toBe(0);
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect((await shopper.cart(`&restaurant_id=${small.restaurant}`)).items).toEqual([]);
    expectStatus(await shopper.call('POST', `/v2/orders/${id}/cancel`, {}), 200);
    expect(await stockOf(db, lemonades)).toBe(2);
  });

  test('R52 what was put into the cart meanwhile goes on in a cart of its own', async () => {
    await setStock(deps, lemonades, 20);
    const { shopper, id } = await cardOrder();
    wait(16);
    await expireOrders(deps);
    expectStatus(await shopper.add({ ...lemonade, quantity: 3 }), 201);
    expect(await revive(id)).toBe(true);
    expect((await shopper.cart()).item_count).toBe(3);
    const next = await shopper.placed({ pickup_time: '18:00' });
    expect(next.id).not.toBe(id);
    expect((await shopper.order(id)).status).toBe('accepted');
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('R59 it stays expired where something is gone, and nothing is taken', async () => {
    await setStock(deps, lemonades, 2);
    const { shopper, id } = await cardOrder();
    wait(16);
    await expireOrders(deps);
    const other = await newShopper();
    await other.fillCart(lemonade);
    await other.placed({ pickup_time: '18:00' });
    expect(await revive(id)).toBe(false);
    expect(await stockOf(db, lemonades)).toBe(0);
    expect((await shopper.order(id)).status).toBe('expired');
  });

  test('R59 it stays expired where its cart was ordered again, or its time has gone by', async () => {
    await setStock(deps, lemonades, 20);
    const { shopper, id } = await cardOrder();
    wait(16);
    await expireOrders(deps);
    await shopper.placed({ pickup_time: '18:00' });
    expect(await revive(id)).toBe(false);
    const second = await cardOrder({ pickup_time: '14:00' });
    wait(60);
    await expireOrders(deps);
    expect(await revive(second.id)).toBe(false);
  });
});

describe('R61 orders that wait for a person', () => {
  test('R61 nobody answers: rejected with its reason, everything and the money given back', async () => {
    await setHarbour({ acceptsByHand: true, acceptMinutes: 10 });
    await setStock(deps, lemonades, 4);
    const { shopper, id } = await cardOrder({ pickup_time: '13:30' });
    wait(5);
    expectStatus(await shopper.pay(id), 200);
    // The time to answer begins with the payment.
    expect(await shopper.order(id)).toMatchObject({
      status: 'placed',
      payment_status: 'authorised',
      waits_until: '2026-11-20T02:15:00.000Z',
    });
    wait(9);
    expect(await settleUnanswered(deps)).toBe(0);
    wait(1);
    expect(await settleUnanswered(deps)).toBe(1);
    expect(await shopper.order(id)).toMatchObject({
      status: 'rejected',
      status_reason: 'The restaurant did not answer in time.',
      payment_status: 'refund_pending',
    });
    expect(await db.select().from(refunds)).toMatchObject([{ kind: 'void' }]);
    expect(await stockOf(db, lemonades)).toBe(4);
  });

  test('R61 in cash it waits too, and an answer in time ends the waiting', async () => {
    await setHarbour({ acceptsByHand: true, acceptMinutes: 10 });
    const { shopper, id } = await cardOrder({ payment_method: 'cashOnDelivery' });
    expect(await shopper.order(id)).toMatchObject({ status: 'placed', payment_status: 'unpaid' });
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, small.tenant, id);
      if (!order) throw new Error('the order is gone');
      await moveOrder(tx, small.tenant, { order, to: 'accepted', actor: 'staff', now });
    });
    wait(60);
    expect(await settleUnanswered(deps)).toBe(0);
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', waits_until: null });
  });

  test('R61 the minutes to answer are counted while the restaurant is open', async () => {
    await setHarbour({ acceptsByHand: true, acceptMinutes: 10, leadMinutes: 20 });
    now = new Date('2026-11-20T13:00:00Z'); // midnight in Sydney
    const { shopper, id } = await cardOrder({
      payment_method: 'cashOnDelivery',
      pickup_date: '2026-11-21',
      pickup_time: '12:00',
    });
    // Its kitchen begins at 11:40; an hour before that it is open.
    expect((await shopper.order(id)).waits_until).toBe('2026-11-20T23:50:00.000Z');
  });

  test('R61 nothing due needs no gateway, whatever the way to pay', async () => {
    const effect = { kind: 'amount', type: 'Flat', value: 5000 } as const;
    await insertCoupon(db, {
      code: 'GIFT',
      effect: { ...effect, max_discount: null, product_ids: [] },
    });
    await setStock(deps, lemonades, 2);
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const cart = await shopper.cart('&coupon_code=GIFT');
    const reply = await shopper.place(
      shopper.orderBody(cart, { payment_method: 'card', coupon_code: 'GIFT' }),
    );
    expectStatus(reply, 201);
    expect(reply.json().data).toMatchObject({
      status: 'accepted',
      payment_status: 'paid',
      total: 0,
      due: 0,
      coupon_code: 'GIFT',
    });
    const [row] = await db.select().from(orders).where(eq(orders.id, reply.json().data.id));
    expect(row?.holdUntil).toBeNull();
  });
});
