import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
const foreigner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

const later = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000).toISOString();

const move = (orderId: string, payload: object, headers: object = manager) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: { ...headers },
    payload,
  });
const changeTime = (orderId: string, payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/orders/${orderId}/time`,
    headers: { ...manager },
    payload,
  });
const list = async (query: Record<string, string> = {}, headers: object = manager) => {
  const reply = await app.inject({
    url: '/api/v2/staff/orders',
    headers: { ...headers },
    query,
  });
  expectStatus(reply, 200);
  return contract.listStaffOrders.reply.parse(reply.json()).data;
};

let guests = 4_100_000;
async function newOrder(changes = {}) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return { shopper, order: await shopper.placed(changes) };
}
const byHand = (isOn: boolean) =>
  pool.query('update restaurants set accepts_by_hand = $1 where id = $2', [isOn, small.restaurant]);

describe('R56 staff move an order forward, and the customer sees each step', () => {
  test('accepted with another time and its reason, preparing, ready, handed over', async () => {
    await byHand(true);
    onTestFinished(async () => void (await byHand(false)));
    const { shopper, order } = await newOrder();
    expect(order.status).toBe('placed');
    const promised_at = later(90);
    const reason = 'Two ovens, many friends.';
    expectStatus(await move(order.id, { to: 'accepted', promised_at, reason }), 200);
    for (const to of ['preparing', 'ready', 'completed']) {
      expectStatus(await move(order.id, { to }), 200);
    }
    const seen = await shopper.order(order.id);
    expect(seen).toMatchObject({ status: 'completed', promised_at, status_reason: reason });
    expect(seen.events.map(({ status }) => status)).toEqual([
      'placed',
      'accepted',
      'preparing',
      'ready',
      'completed',
    ]);
  });

  test('never back, and a repeated step changes nothing', async () => {
    const { shopper, order } = await newOrder();
    expectStatus(await move(order.id, { to: 'ready' }), 200);
    expectStatus(await move(order.id, { to: 'ready' }), 200);
    const back = await move(order.id, { to: 'preparing' });
    expect([back.statusCode, back.json().code]).toEqual([409, 'order_state']);
    const { events } = await shopper.order(order.id);
    expect(events.filter(({ status }) => status === 'ready')).toHaveLength(1);
  });

  test('who did it and when is kept', async () => {
    const { order } = await newOrder();
    await move(order.id, { to: 'preparing' });
    const { rows } = await pool.query(
      `select e.actor, s.email, e.at from order_events e
       join staff_accounts s on s.tenant_id = e.tenant_id and s.id = e.staff_id
       where e.order_id = $1`,
      [order.id],
    );
    expect(rows).toEqual([{ actor: 'staff', email: 'manager@corner.test', at: fridayNoon }]);
  });

  test.each(['rejected', 'cancelled'])('%s only with a reason', async (to) => {
    await byHand(true);
    const { order } = await newOrder();
    await byHand(false);
    const reply = await move(order.id, { to });
    expect([reply.statusCode, reply.json().problems]).toEqual([
      422,
      [expect.objectContaining({ path: 'body.reason' })],
    ]);
    expectStatus(await move(order.id, { to, reason: 'The fish did not come.' }), 200);
  });

  test('R61 accepting for a time that has passed is refused before the held money is taken', async () => {
    await byHand(true);
    const { shopper, order } = await newOrder({ payment_method: 'card' });
    expectStatus(await shopper.pay(order.id), 200);
    await byHand(false);
    const late = { to: 'accepted', promised_at: later(-5), reason: 'We were busy.' };
    const reply = await move(order.id, late);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'time_passed']);
    expect(await shopper.order(order.id)).toMatchObject({
      status: 'placed',
      payment_status: 'authorised',
    });
  });

  test('a paid order that is rejected sends its money back', async () => {
    await byHand(true);
    const { shopper, order } = await newOrder({ payment_method: 'card' });
    expectStatus(await shopper.pay(order.id), 200);
    await byHand(false);
    expectStatus(await move(order.id, { to: 'rejected', reason: 'No gas.' }), 200);
    const seen = await shopper.order(order.id);
    expect(seen).toMatchObject({ status: 'rejected', status_reason: 'No gas.' });
    expect(['refund_pending', 'voided', 'refunded']).toContain(seen.payment_status);
    const { rows } = await pool.query(
      `select r.kind from refunds r
       join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
       where p.order_id = $1`,
      [order.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('another time', () => {
  test('is promised with its reason, and the state stays', async () => {
    const { shopper, order } = await newOrder();
    const promised_at = later(120);
    expectStatus(await changeTime(order.id, { promised_at, reason: 'A big party.' }), 200);
    expect(await shopper.order(order.id)).toMatchObject({
      status: order.status,
      promised_at,
      status_reason: 'A big party.',
    });
  });

  test.each([
    ['that has passed', { promised_at: later(-5), reason: 'Hm.' }, 422],
    ['without a reason', { promised_at: later(60), reason: '' }, 400],
  ])('%s is refused', async (_, payload, status) => {
    const { order } = await newOrder();
    expect((await changeTime(order.id, payload)).statusCode).toBe(status);
  });

  test('is no longer promised for an order that was handed over', async () => {
    const { order } = await newOrder();
    await move(order.id, { to: 'completed' });
    const reply = await changeTime(order.id, { promised_at: later(60), reason: 'Late.' });
    expect(reply.statusCode).toBe(409);
  });
});

describe('the list of orders', () => {
  test('shows what is under way, soonest promised first, and nothing that waits for money', async () => {
    const { order: unpaid } = await newOrder({ payment_method: 'card' });
    const { order: soon } = await newOrder({ pickup_time: '13:45' });
    const { order: late } = await newOrder({ pickup_time: '21:00' });
    const ids = (await list()).map(({ id }) => id);
    expect(ids).not.toContain(unpaid.id);
    expect(ids.indexOf(soon.id)).toBeLessThan(ids.indexOf(late.id));
    const ready = await list({ status: 'ready' });
    expect(ready.every(({ status }) => status === 'ready')).toBe(true);
  });

  test("is empty for another tenant's owner, to whom no order exists", async () => {
    const { order } = await newOrder();
    expect(await list({}, foreigner)).toEqual([]);
    const moved = await move(order.id, { to: 'ready' }, foreigner);
    expect(moved.statusCode).toBe(404);
  });

  test("a manager cannot ask for another restaurant's", async () => {
    const query = { restaurant_id: String(small.closedRestaurant) };
    const reply = await app.inject({
      url: '/api/v2/staff/orders',
      headers: { ...manager },
      query,
    });
    expect(reply.statusCode).toBe(403);
  });
});
