import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let time = fridayNoon;
const { app, db, pool } = await buildSmallApp({ clock: () => time });
await insertStaff(db);
const oneTablet = await signStaffIn(app, 'manager@corner.test');
const otherTablet = await signStaffIn(app, 'manager@corner.test');

const later = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000).toISOString();
const call = (method: 'POST' | 'PUT', url: string, headers: object, key: string, payload: object) =>
  app.inject({
    method,
    url: `/api/v2/staff/orders/${url}`,
    headers: { ...headers, 'idempotency-key': key },
    payload,
  });
const move = (orderId: string, payload: object, key: string = randomUUID(), tablet = oneTablet) =>
  call('POST', `${orderId}/status`, tablet, key, payload);
const changeTime = (orderId: string, payload: object, key: string) =>
  call('PUT', `${orderId}/time`, oneTablet, key, payload);

let guests = 4_700_000;
async function newOrder(changes: Record<string, unknown> = {}) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const order = await shopper.placed(changes);
  if (changes.payment_method === 'card') expectStatus(await shopper.pay(order.id), 200);
  const steps = async () => (await shopper.order(order.id)).events.map(({ status }) => status);
  return { shopper, order, steps };
}
async function acceptByHand() {
  const write = (isOn: boolean) =>
    pool.query('update restaurants set accepts_by_hand = $1 where id = $2', [
      isOn,
      small.restaurant,
    ]);
  await write(true);
  onTestFinished(async () => void (await write(false)));
}
const statusOf = (reply: { json(): unknown }) =>
  contract.moveOrder.reply.parse(reply.json()).data.status;

test('R56 a step that was taken answers success again, also after another tablet went on', async () => {
  const { order, steps } = await newOrder();
  const key = randomUUID();
  expectStatus(await move(order.id, { to: 'ready' }, key), 200);
  expectStatus(await move(order.id, { to: 'completed' }, randomUUID(), otherTablet), 200);
  const again = await move(order.id, { to: 'ready' }, key);
  expectStatus(again, 200);
  expect(statusOf(again)).toBe('completed');
  expect(await steps()).toEqual(['placed', 'accepted', 'ready', 'completed']);
});

test('R56 the same step sent twice at once is taken once', async () => {
  const { order, steps } = await newOrder();
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => move(order.id, { to: 'ready' }, key)));
  for (const reply of replies) expectStatus(reply, 200);
  expect(await steps()).toEqual(['placed', 'accepted', 'ready']);
});

test('R56 another time sent again is promised and announced once', async () => {
  const { order, steps } = await newOrder();
  const key = randomUUID();
  const promise = { promised_at: later(90), reason: 'A big party.' };
  expectStatus(await changeTime(order.id, promise, key), 200);
  expectStatus(await changeTime(order.id, promise, key), 200);
  expect(await steps()).toEqual(['placed', 'accepted', 'accepted']);
});

test('R56 accepting with another time answers success again once that time has passed', async () => {
  await acceptByHand();
  const { order } = await newOrder();
  const key = randomUUID();
  const accept = { to: 'accepted', promised_at: later(95), reason: 'A big party.' };
  expectStatus(await move(order.id, accept, key), 200);
  time = new Date(later(100));
  onTestFinished(() => void (time = fridayNoon));
  const again = await move(order.id, accept, key);
  expectStatus(again, 200);
  expect(statusOf(again)).toBe('accepted');
});

test('a key that comes with another step is refused', async () => {
  const { order } = await newOrder();
  const key = randomUUID();
  expectStatus(await move(order.id, { to: 'preparing' }, key), 200);
  const reply = await move(order.id, { to: 'ready' }, key);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_key_reused']);
});

test('R56 a step that another tablet has overtaken says what the order is now', async () => {
  const { order } = await newOrder();
  expectStatus(await move(order.id, { to: 'cancelled', reason: 'No gas.' }), 200);
  const reply = await move(order.id, { to: 'ready' }, randomUUID(), otherTablet);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'order_state',
    error: 'This is not possible any more: the order was cancelled.',
  });
});

test('R61 two tablets that accept at once take the held money once', async () => {
  await acceptByHand();
  const { shopper, order, steps } = await newOrder({ payment_method: 'card' });
  const replies = await Promise.all([
    move(order.id, { to: 'accepted' }),
    move(order.id, { to: 'accepted' }, randomUUID(), otherTablet),
  ]);
  for (const reply of replies) expectStatus(reply, 200);
  expect((await steps()).filter((status) => status === 'accepted')).toHaveLength(1);
  expect(await shopper.order(order.id)).toMatchObject({ payment_status: 'paid' });
  const { rows } = await pool.query('select status from payments where order_id = $1', [order.id]);
  expect(rows).toEqual([{ status: 'succeeded' }]);
});

test('R61 where one tablet accepts while the other rejects, one wins and the money follows it', async () => {
  await acceptByHand();
  for (let round = 0; round < 6; round += 1) {
    const { shopper, order } = await newOrder({ payment_method: 'card' });
    const [accepted, rejected] = await Promise.all([
      move(order.id, { to: 'accepted' }),
      move(order.id, { to: 'rejected', reason: 'No gas.' }, randomUUID(), otherTablet),
    ]);
    const { status, payment_status: money } = await shopper.order(order.id);
    expect([accepted.statusCode, rejected.statusCode].toSorted()).toEqual([200, 409]);
    const [won, follows] =
      accepted.statusCode === 200
        ? ['accepted', ['paid']]
        : ['rejected', ['refund_pending', 'voided', 'refunded']];
    expect(status).toBe(won);
    expect(follows).toContain(money);
  }
});
