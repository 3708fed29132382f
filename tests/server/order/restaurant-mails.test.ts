import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, customer, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
const kitchen = 'kitchen@corner.test';
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(eq(restaurants.id, small.restaurant));
let guests = 4_720_000;
const placed = async (changes: Record<string, unknown> = {}) => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart({ ...lemonade, quantity: 2, notes: 'No ice, please' }, plainBurger);
  const order = await shopper.placed(changes);
  return { shopper, order };
};
const kitchenMails = async () =>
  (await drainOutbox(deps)).filter(({ to }) => to.address === kitchen);
const staffCall = (method: 'POST' | 'PUT', id: string, path: string, payload: object) =>
  app.inject({ method, url: `/api/v2/staff/orders/${id}/${path}`, headers: manager, payload });

beforeEach(() =>
  setHarbour({ email: kitchen, orderMails: ['new', 'changed', 'cancelled'], acceptsByHand: true }),
);
afterEach(() =>
  setHarbour({ email: '', orderMails: [], orderMailAddress: '', acceptsByHand: false }),
);

test('a new order is mailed with all that a cook needs', async () => {
  const { order } = await placed({ special_instructions: 'Two forks. See https://evil.example' });
  const [mail, ...more] = await kitchenMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(`New order ${order.number} · Pickup`);
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('2 × Lemonade');
    expect(body).toContain('“No ice, please”');
    expect(body).toContain('Corner burger');
    expect(body).toContain('Brioche');
    expect(body).toContain('Contains: egg, gluten');
    expect(body).toContain('Two forks.');
    expect(body).not.toContain('https://evil.example');
    expect(body).toContain(customer.name);
    expect(body).toContain(customer.phone_no);
    expect(body).toContain('Friday 20 November');
    expect(body).toContain(`Collect $${order.due.toFixed(2)} in cash.`);
    expect(body).toContain('It waits for your answer at the desk.');
    expect(body).toContain('https://corner.test/desk');
  }
});

test('an order that accepts itself is mailed once, and nobody is said to have accepted it', async () => {
  await setHarbour({ acceptsByHand: false });
  const { shopper, order } = await placed({ payment_method: 'card' });
  expect(await kitchenMails()).toEqual([]);
  expectStatus(await shopper.pay(order.id), 200);
  const [mail, ...more] = await kitchenMails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`$${order.due.toFixed(2)} is paid by card.`);
});

test('another time is mailed with the time before it and why', async () => {
  const { order } = await placed();
  await drainOutbox(deps);
  const change = { promised_at: '2026-11-20T05:00:00Z', reason: 'The oven is slow.' };
  expectStatus(await staffCall('PUT', order.id, 'time', change), 200);
  const [mail, ...more] = await kitchenMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(`Order ${order.number} has changed`);
  expect(mail?.text).toContain('Why: The oven is slow.');
});

test('a customer who cancels is mailed, and what was cooked for is off', async () => {
  const { shopper, order } = await placed();
  await drainOutbox(deps);
  expectStatus(await shopper.call('POST', `/v2/orders/${order.id}/cancel`, {}), 200);
  const [mail, ...more] = await kitchenMails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Do not make this order');
  expect(mail?.text).toContain('The customer cancelled it.');
  expect(mail?.text).not.toContain('Collect $');
});

test('what was never paid is not mailed, neither when it comes nor when it ends', async () => {
  const { shopper, order } = await placed({ payment_method: 'card' });
  expectStatus(await shopper.call('POST', `/v2/orders/${order.id}/cancel`, {}), 200);
  expect(await kitchenMails()).toEqual([]);
});

test('steps of the kitchen itself are not mailed', async () => {
  const { order } = await placed();
  await drainOutbox(deps);
  for (const to of ['accepted', 'preparing', 'ready', 'completed']) {
    expectStatus(await staffCall('POST', order.id, 'status', { to }), 200);
  }
  expect(await kitchenMails()).toEqual([]);
});

test('only what the restaurant chose is mailed, to the address it gave', async () => {
  await setHarbour({ orderMails: ['cancelled'], orderMailAddress: 'pass@corner.test' });
  const { order } = await placed();
  expect((await drainOutbox(deps)).map(({ to }) => to.address)).toEqual([customer.email]);
  expectStatus(
    await staffCall('POST', order.id, 'status', { to: 'rejected', reason: 'We close.' }),
    200,
  );
  const addresses = (await drainOutbox(deps)).map(({ to }) => to.address);
  expect(addresses.toSorted()).toEqual([customer.email, 'pass@corner.test'].toSorted());
});

test('a restaurant that wants none gets none; without an address its owners are told', async () => {
  await setHarbour({ orderMails: [] });
  await placed();
  expect(await kitchenMails()).toEqual([]);
  await setHarbour({ orderMails: ['new'], email: '' });
  await placed();
  const addresses = (await drainOutbox(deps)).map(({ to }) => to.address);
  expect(addresses.toSorted()).toEqual([customer.email, 'owner@corner.test'].toSorted());
});

test('cash that was collected is paid, and no mail says that it was a card', async () => {
  await setHarbour({ acceptsByHand: false });
  const { shopper, order } = await placed();
  for (const to of ['preparing', 'ready', 'completed']) {
    expectStatus(await staffCall('POST', order.id, 'status', { to }), 200);
  }
  expect(await shopper.order(order.id)).toMatchObject({ payment_status: 'paid' });
  const [mail] = await kitchenMails();
  expect(mail?.text).toContain('was collected in cash.');
  expect(mail?.text).not.toContain('paid by card');
});
