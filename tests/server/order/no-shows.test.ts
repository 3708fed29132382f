import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noShows, payments, restaurants, stockLevels } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(eq(restaurants.id, small.restaurant));
let guests = 4_730_000;
const ana = { name: 'Ana', email: 'ana@example.com', phone_no: '+61 400 111 222' };
const shopperWithCart = async () => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return shopper;
};
const placed = async (guest_details = ana, changes: Record<string, unknown> = {}) => {
  const shopper = await shopperWithCart();
  return { shopper, order: await shopper.placed({ guest_details, ...changes }) };
};
const tryCash = async (guest_details = ana) => {
  const shopper = await shopperWithCart();
  return shopper.place(shopper.orderBody(await shopper.cart(), { guest_details }));
};
const move = (id: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${id}/status`,
    headers: manager,
    payload,
  });
const leave = async (guest_details = ana) => {
  const { order } = await placed(guest_details);
  expectStatus(await move(order.id, { to: 'completed', not_collected: true }), 200);
  return order;
};
const noShowCall = (method: 'GET' | 'POST', path = '') =>
  app.inject({
    method,
    url: `/api/v2/staff/restaurants/${small.restaurant}/no-shows${path}`,
    headers: manager,
  });

beforeEach(() => setHarbour({ noShowLimit: 2 }));
afterEach(async () => {
  await setHarbour({ noShowLimit: null });
  await db.delete(noShows);
  await db.delete(stockLevels);
  deps.menus.clear();
});

describe('R61 a cash order that nobody collects', () => {
  test('R61 is completed so, keeps what was cooked, and its cash was never taken', async () => {
    await setStock(deps, lemonades, 10);
    const { shopper, order } = await placed();
    const left = await stockOf(db, lemonades);
    expectStatus(await move(order.id, { to: 'completed', not_collected: true }), 200);
    expectStatus(await move(order.id, { to: 'completed', not_collected: true }), 200);
    expect(await stockOf(db, lemonades)).toBe(left);
    expect(await shopper.order(order.id)).toMatchObject({
      status: 'completed',
      is_not_collected: true,
      payment_status: 'unpaid',
    });
    expect(await db.select().from(noShows)).toHaveLength(1);
    const [cash] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(cash).toMatchObject({ status: 'pending', takenAt: null });
  });

  test('R61 of two tablets that end it otherwise the first counts', async () => {
    const { shopper, order } = await placed();
    const [collected, uncollected] = await Promise.all([
      move(order.id, { to: 'completed' }),
      move(order.id, { to: 'completed', not_collected: true }),
    ]);
    expectStatus(collected, 200);
    const isNoShow = uncollected.statusCode === 200;
    expect(await db.select().from(noShows)).toHaveLength(isNoShow ? 1 : 0);
    expect((await shopper.order(order.id)).is_not_collected).toBe(isNoShow);
    const again = await move(order.id, { to: 'completed', not_collected: true });
    expect(again.statusCode).toBe(isNoShow ? 200 : 409);
  });

  test('R61 only what is completed can be one', async () => {
    const { order } = await placed();
    const reply = await move(order.id, { to: 'ready', not_collected: true });
    expect(reply.statusCode).toBe(400);
  });
});

describe('R61 after as many as the restaurant bears', () => {
  test('R61 cash is refused with a sentence, whichever way phone or email are written', async () => {
    await leave();
    expectStatus(await tryCash(), 201);
    await leave();
    const known = [
      ana,
      { name: 'Someone', email: 'ANA@Example.com', phone_no: '0299 999 999' },
      { name: 'Someone', email: 'new@example.com', phone_no: '0400 111 222' },
    ];
    for (const details of known) {
      const reply = await tryCash(details);
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'card_only']);
      expect(reply.json().error).toContain('earlier cash orders were not collected');
    }
    expectStatus(
      await tryCash({ name: 'Bo', email: 'bo@example.com', phone_no: '0400 333 444' }),
      201,
    );
  });

  test('R61 a card is taken, and an uncollected card order does not count', async () => {
    await leave();
    const { shopper, order } = await placed(ana, { payment_method: 'card' });
    expectStatus(await shopper.pay(order.id), 200);
    expectStatus(await move(order.id, { to: 'completed', not_collected: true }), 200);
    expectStatus(await tryCash(), 201);
    await leave();
    const byCard = await placed(ana, { payment_method: 'card' });
    expect(byCard.order.status).toBe('pending_payment');
  });

  test('R61 a restaurant without a limit takes cash all the same', async () => {
    await leave();
    await leave();
    await setHarbour({ noShowLimit: null });
    expect((await tryCash()).statusCode).toBe(201);
  });

  test('R61 staff see who it is, and forgive', async () => {
    const first = await leave();
    await leave();
    const seen = (await noShowCall('GET')).json().data;
    expect(seen).toHaveLength(2);
    const shown = { ...ana, phone_no: '0400 111 222' };
    expect(seen).toContainEqual(
      expect.objectContaining({ order_id: first.id, ...shown, count: 2 }),
    );
    const forgiven = await noShowCall('POST', `/${first.id}/forgive`);
    expect([forgiven.statusCode, forgiven.json().data]).toEqual([200, []]);
    expectStatus(await noShowCall('POST', `/${first.id}/forgive`), 200);
    expectStatus(await tryCash(), 201);
  });
});
