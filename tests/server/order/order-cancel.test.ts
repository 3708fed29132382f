import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { couponUses, orderEvents, refunds, restaurants, slotUsage } from '#server/db/schema.ts';
import { lockOrder } from '#server/db/queries/orders.ts';
import { moveOrder } from '#server/ordering/order/move-order.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_500_000;
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const harbour = eq(restaurants.id, small.restaurant);
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(harbour);
const minutesLater = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000);

afterEach(async () => {
  now = fridayNoon;
  await setHarbour({ acceptsByHand: false, capacityOrders: null });
});

async function placed(changes: Record<string, unknown> = {}) {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(lemonade);
  const code = changes['coupon_code'];
  const query = `&is_cash_on_delivery_opt=1${code === undefined ? '' : `&coupon_code=${code}`}`;
  const body = shopper.orderBody(await shopper.cart(query), { pickup_time: '18:00', ...changes });
  const reply = await shopper.place(body);
  expectStatus(reply, 201);
  const order = contract.placeOrder.reply.parse(reply.json()).data;
  const cancel = (reason = '') => shopper.call('POST', `/v2/orders/${order.id}/cancel`, { reason });
  return { shopper, order, cancel };
}

describe('R73 cancelling', () => {
  test('R73 gives dishes, time and coupon back, keeps the reason, and again changes nothing', async () => {
    await setHarbour({ capacityOrders: 5 });
    await setStock(deps, lemonades, 20);
    await insertCoupon(db, { code: 'TEN', totalLimit: 9 });
    const { order, cancel } = await placed({ coupon_code: 'TEN' });
    expect(await stockOf(db, lemonades)).toBe(18);
    const replies = [await cancel('Ill'), await cancel('Ill again'), await cancel()];
    for (const reply of replies) {
      expectStatus(reply, 200);
      expect(reply.json().data).toMatchObject({
        status: 'cancelled',
        status_reason: 'Ill',
        may_cancel: false,
        events: [{}, {}, { status: 'cancelled', reason: 'Ill' }],
      });
    }
    expect(await stockOf(db, lemonades)).toBe(20);
    const slots = await db.select().from(slotUsage);
    expect(slots.reduce((sum, { orders }) => sum + orders, 0)).toBe(0);
    const [use] = await db.select().from(couponUses).where(eq(couponUses.orderId, order.id));
    expect(use?.releasedAt).toEqual(fridayNoon);
  });

  test('R73 twenty at once cancel once', async () => {
    await setStock(deps, lemonades, 20);
    const { order, cancel } = await placed();
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel('Ill')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stockOf(db, lemonades)).toBe(20);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  });

  test('R73 an order paid by card starts its refund', async () => {
    const { shopper, order, cancel } = await placed({ payment_method: 'card' });
    expectStatus(await shopper.pay(order.id), 200);
    const reply = await cancel('Ill');
    expectStatus(reply, 200);
    expect(reply.json().data).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund_pending',
    });
    expect(await db.select().from(refunds)).toMatchObject([{ kind: 'refund', amount: 450 }]);
  });

  test('R73 the customer may cancel until an hour before the time, which the order says', async () => {
    const { shopper, order, cancel } = await placed();
    expect(order).toMatchObject({ may_cancel: true, cancel_until: '2026-11-20T06:00:00.000Z' });
    now = minutesLater(4 * 60);
    expect(await shopper.order(order.id)).toMatchObject({ may_cancel: false });
    const late = await cancel();
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late_to_cancel']);
    now = minutesLater(4 * 60 - 1);
    expectStatus(await cancel(), 200);
  });

  test('R73 until it is accepted an order can be cancelled, however near its time', async () => {
    await setHarbour({ acceptsByHand: true });
    const { order, cancel } = await placed({ pickup_time: '13:30' });
    expect(order).toMatchObject({ status: 'placed', may_cancel: true, cancel_until: null });
    expectStatus(await cancel(), 200);
  });

  test('R73 what is being prepared is no longer the customer’s to cancel', async () => {
    const { order, cancel } = await placed();
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, small.tenant, order.id);
      if (!row) throw new Error('the order is gone');
      await moveOrder(tx, small.tenant, { order: row, to: 'preparing', actor: 'staff', now });
    });
    expect([(await cancel()).statusCode, (await cancel()).json().code]).toEqual([
      409,
      'too_late_to_cancel',
    ]);
  });

  test('R62 R73 nobody else can cancel it', async () => {
    const { order } = await placed();
    const stranger = await createShopper(app, (nextGuest += 1));
    const reply = await stranger.call('POST', `/v2/orders/${order.id}/cancel`, {});
    expect(reply.statusCode).toBe(404);
    const unknown = await stranger.call('POST', `/v2/orders/${randomUUID()}/cancel`, {});
    expect(unknown.statusCode).toBe(404);
  });
});
