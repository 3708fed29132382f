import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { meal, pizza, plain } from '../setup/offer-lines.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { expectStatus, lemonade } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool, deps, manager, desk, orderOf, refund, refunded, move, seen } =
  await openRefundShop();

const all = (order: { total: number }) => ({ what: { kind: 'all' as const }, amount: order.total });
const by = (amount: number) => ({ what: { kind: 'amount' as const }, amount });
const line = (
  order: Pick<StaffOrder, 'items'>,
  at = 0,
  quantity = 1,
  part: number | null = null,
) => ({
  line_id: order.items[at]?.id ?? 0,
  quantity,
  part,
});
const units = ({ refundable }: StaffOrder, at = 0) => refundable?.lines[at]?.units ?? [];
const codeOf = async (asked: ReturnType<typeof refund>) => {
  const reply = await asked;
  return [reply.statusCode, reply.json().code];
};
const givenOver = async (orderId: string) =>
  (
    await pool.query(
      `select coalesce(sum(s.refunded), 0)::int as given from sandbox_payments s
       join payments p on p.tenant_id = s.tenant_id and p.id = s.id where p.order_id = $1`,
      [orderId],
    )
  ).rows[0].given;

describe('R71 money of an order goes back by the card that paid it', () => {
  test('one of three units, then the rest of the line, to the cent', async () => {
    const { order, shopper } = await orderOf([{ ...lemonade, quantity: 3 }]);
    const before = await seen(order);
    const [first = 0, ...others] = units(before);
    expect(first + others.reduce((sum, unit) => sum + unit, 0)).toBeCloseTo(order.total, 5);
    const what = { kind: 'items' as const, items: [line(order)] };
    const after = await refunded(order, { what, amount: first, reason: 'One was warm.' });
    expect(after.refundable?.left).toBeCloseTo(order.total - first, 5);
    expect(units(after)).toEqual(others);
    expect((await shopper.order(order.id)).refunds).toMatchObject([
      { amount: first, reason: 'One was warm.', state: 'pending', tenders: [{ kind: 'card' }] },
    ]);
    expect(await sendRefunds(deps)).toBe(1);
    const customers = await shopper.order(order.id);
    expect(customers).toMatchObject({ payment_status: 'paid', refunds: [{ state: 'done' }] });
    expect(await givenOver(order.id)).toBe(Math.round(first * 100));
  });

  test('R33 a component of a combo by its share, and the others after it', async () => {
    // Refunds of other tests are not counted here.
    await sendRefunds(deps);
    const { order } = await orderOf([meal(pizza('margherita'))]);
    const { refundable } = await seen(order);
    const parts = refundable?.lines[0]?.parts.map((part) => part.units[0] ?? 0) ?? [];
    expect(parts).toHaveLength(3);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(order.total, 5);
    const fries = { kind: 'items' as const, items: [line(order, 0, 1, 1)] };
    const after = await refunded(order, { what: fries, amount: parts[1] ?? 0 });
    // The meal is not whole any more.
    expect(after.refundable?.lines[0]).toMatchObject({ units: [], parts: [{}, { units: [] }, {}] });
    expect(after.refunds).toMatchObject([
      { staff_name: 'Basil', actor: 'staff', items: [{ name: 'Fries', quantity: 1 }] },
    ]);
    expect(await codeOf(refund(order, { what: fries, amount: parts[1] ?? 0 }))).toEqual([
      409,
      'refund_changed',
    ]);
    const rest = { kind: 'items' as const, items: [0, 2].map((part) => line(order, 0, 1, part)) };
    const last = await refunded(order, { what: rest, amount: (parts[0] ?? 0) + (parts[2] ?? 0) });
    expect(last).toMatchObject({ payment_status: 'refund_pending', refundable: { left: 0 } });
    expect(await sendRefunds(deps)).toBe(2);
    expect((await seen(order)).payment_status).toBe('refunded');
  });

  test('fees and tip go back only when they are asked for', async () => {
    const { order } = await orderOf([lemonade], 'card', { tip_amount: 1, expected_total: 5.5 });
    const before = await seen(order);
    expect(before.refundable?.tip).toBe(1);
    const what = { kind: 'items' as const, items: [], tip: true };
    const after = await refunded(order, { what, amount: 1 });
    expect(after.refundable).toMatchObject({ tip: 0 });
    expect(await codeOf(refund(order, { what, amount: 1 }))).toEqual([409, 'refund_changed']);
  });

  test('an amount, and after it never more than what is left', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    await refunded(order, by(2.5));
    const left = order.total - 2.5;
    expect(await codeOf(refund(order, by(order.total)))).toEqual([409, 'refund_changed']);
    const whole = { kind: 'items' as const, items: [line(order, 0, 2)] };
    expect(await codeOf(refund(order, { what: whole, amount: order.total }))).toEqual([
      409,
      'refund_changed',
    ]);
    const after = await refunded(order, { what: { kind: 'all' }, amount: left });
    expect(after.refundable?.left).toBe(0);
    await sendRefunds(deps);
    expect(await givenOver(order.id)).toBe(Math.round(order.total * 100));
  });

  test('after it was handed over, too', async () => {
    const { order } = await orderOf([plain('fries')]);
    await move(order, 'completed');
    expect(await refunded(order, all(order))).toMatchObject({ status: 'completed' });
  });
});

describe('R71 money of an order paid in cash', () => {
  test('is given from the till once it was handed over, and is done with that', async () => {
    const { order, shopper } = await orderOf([plain('fries', 2)], 'cashOnDelivery');
    expect(await move(order, 'completed')).toMatchObject({
      to_collect: 0,
      refundable: { is_cash_collected: true },
    });
    const after = await refunded(order, by(1.5));
    expect(after.refunds).toMatchObject([
      { amount: 1.5, state: 'done', tenders: [{ kind: 'cash', amount: 1.5, state: 'done' }] },
    ]);
    await refunded(order, { what: { kind: 'all' }, amount: order.total - 1.5 });
    expect(await shopper.order(order.id)).toMatchObject({ payment_status: 'refunded' });
  });

  test('is collected no more where it was not yet', async () => {
    const { order } = await orderOf([plain('fries', 2)], 'cashOnDelivery');
    expect(await seen(order)).toMatchObject({ to_collect: order.due });
    const after = await refunded(order, by(2));
    expect(after).toMatchObject({
      to_collect: order.due - 2,
      payment_status: 'unpaid',
      refundable: { is_cash_collected: false },
    });
  });
});

describe('R71 money goes back once', () => {
  test('however often the same call arrives', async () => {
    const { order } = await orderOf([plain('fries')]);
    const key = randomUUID();
    const calls = [1, 2, 3, 4].map(() => refund(order, by(1), { key }));
    for (const reply of await Promise.all(calls)) expectStatus(reply, 200);
    expect((await seen(order)).refunds).toHaveLength(1);
    expect(await codeOf(refund(order, by(2), { key }))).toEqual([422, 'idempotency_key_reused']);
  });

  test('when two tablets refund all of it at once, or each most of it', async () => {
    const { order } = await orderOf([plain('fries')]);
    const statuses = async (body: Parameters<typeof refund>[1]) =>
      (await Promise.all([refund(order, body), refund(order, body)]))
        .map(({ statusCode }) => statusCode)
        .toSorted((a, b) => a - b);
    expect(await statuses(by(3))).toEqual([200, 409]);
    expect(await statuses({ what: { kind: 'all' }, amount: order.total - 3 })).toEqual([200, 409]);
    await sendRefunds(deps);
    expect(await givenOver(order.id)).toBe(Math.round(order.total * 100));
  });

  test('R73 a whole order that is cancelled sends back only what is left of it', async () => {
    const { order, shopper } = await orderOf([plain('fries', 2)]);
    await refunded(order, by(2));
    await sendRefunds(deps);
    await move(order, 'cancelled', 'The oven broke.');
    expect((await shopper.order(order.id)).refunds).toMatchObject([
      { amount: 2, state: 'done' },
      { amount: order.total - 2, state: 'pending', reason: 'The oven broke.' },
    ]);
    await sendRefunds(deps);
    expect(await givenOver(order.id)).toBe(Math.round(order.total * 100));
    expect(await shopper.order(order.id)).toMatchObject({ payment_status: 'refunded' });
  });

  test('a job that asks the gateway again for the same refund moves it once', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    await refunded(order, by(2));
    await sendRefunds(deps);
    await pool.query(`update refunds set status = 'pending' where amount = 200`);
    await sendRefunds(deps);
    expect(await givenOver(order.id)).toBe(200);
  });
});

describe('who may refund how much', () => {
  const limitTo = (limit: number | string, headers = manager) =>
    app.inject({
      method: 'PUT',
      url: `/api/v2/staff/restaurants/${small.restaurant}/refund-limit`,
      headers: { ...headers },
      payload: { limit },
    });

  test('staff up to the limit of the restaurant for each order, managers all of it', async () => {
    const { order } = await orderOf([plain('fries', 2)]);
    expect(await codeOf(refund(order, by(1), { as: desk }))).toEqual([403, 'refund_limit']);
    expectStatus(await limitTo(3), 200);
    expect((await seen(order)).refundable?.staff_left).toBe(3);
    await refunded(order, by(2), { as: desk });
    expect(await codeOf(refund(order, by(1.5), { as: desk }))).toEqual([403, 'refund_limit']);
    const after = await refunded(order, by(1), { as: desk });
    expect(after.refundable?.staff_left).toBe(0);
    await refunded(order, { what: { kind: 'all' }, amount: after.refundable?.left ?? 0 });
  });

  test('only managers and owners change that limit, to an amount of 0 or more', async () => {
    expect((await limitTo(50, desk)).statusCode).toBe(403);
    expect((await limitTo(-1)).statusCode).toBe(400);
    expect((await limitTo('a lot')).statusCode).toBe(400);
  });

  test('to staff of another tenant the order does not exist', async () => {
    const { order } = await orderOf([plain('fries')]);
    const as = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    expect(await codeOf(refund(order, all(order), { as }))).toEqual([404, 'unknown_order']);
  });
});

describe('a refund is refused', () => {
  test('without a reason, of nothing, and of what is no amount', async () => {
    const { order } = await orderOf([plain('fries')]);
    expect((await refund(order, { ...by(1), reason: ' ' })).statusCode).toBe(400);
    expect(await codeOf(refund(order, by(0)))).toEqual([422, 'refund_empty']);
    expect(await codeOf(refund(order, by(-1)))).toEqual([422, 'refund_empty']);
    expect((await refund(order, { ...by(1), amount: '1.005' })).statusCode).toBe(400);
    const unknown = { kind: 'items' as const, items: [{ line_id: 1, part: null, quantity: 1 }] };
    expect(await codeOf(refund(order, { what: unknown, amount: 1 }))).toEqual([
      409,
      'refund_changed',
    ]);
  });

  test('before the order was accepted, and once it was cancelled', async () => {
    await pool.query('update restaurants set accepts_by_hand = true');
    const { order } = await orderOf([plain('fries')]);
    await pool.query('update restaurants set accepts_by_hand = false');
    expect(await codeOf(refund(order, all(order)))).toEqual([409, 'order_state']);
    await move(order, 'rejected', 'No gas.');
    expect(await codeOf(refund(order, all(order)))).toEqual([409, 'order_state']);
  });
});

test('the ledger is never changed, whoever asks the database', async () => {
  const { order } = await orderOf([plain('fries')]);
  await refunded(order, by(1));
  await expect(
    db.execute(`update order_refunds set amount = 1 where order_id = '${order.id}'`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
});

describe('the limit of what people of the role staff refund', () => {
  const path = `/api/v2/staff/restaurants/${small.restaurant}/refund-limit`;

  test('is 0 at first, is read as it was set, and never below 0', async () => {
    const set = (limit: number) =>
      app.inject({ method: 'PUT', url: path, headers: { ...manager }, payload: { limit } });
    const read = async () => (await app.inject({ url: path, headers: { ...manager } })).json().data;
    expectStatus(await set(0), 200);
    expect(await read()).toEqual({ limit: 0, currency: 'AUD' });
    expectStatus(await set(12.5), 200);
    expect(await read()).toEqual({ limit: 12.5, currency: 'AUD' });
    expect((await set(-1)).statusCode).toBe(400);
    expect((await app.inject({ url: path, headers: { ...desk } })).statusCode).toBe(403);
    expectStatus(await set(0), 200);
  });
});
