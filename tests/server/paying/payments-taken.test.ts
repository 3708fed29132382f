import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments, restaurants } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const desk = await signStaffIn(app, 'desk@corner.test');
let nextGuest = 4_870_000;

async function ordered(changes = {}) {
  now = fridayNoon;
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed(changes);
  const move = async (to: string, reason = '') => {
    const url = `/api/v2/staff/orders/${id}/status`;
    const payload = { to, reason };
    expectStatus(await app.inject({ method: 'POST', url, headers: { ...desk }, payload }), 200);
  };
  return { shopper, id, move };
}
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  return now;
};
const takenOf = (orderId: string) =>
  db
    .select({ status: payments.status, takenAt: payments.takenAt })
    .from(payments)
    .where(eq(payments.orderId, orderId));
const byHand = (acceptsByHand: boolean) =>
  db.update(restaurants).set({ acceptsByHand }).where(eq(restaurants.id, small.restaurant));

test('a card’s money is taken when it is charged', async () => {
  const { shopper, id } = await ordered({ payment_method: 'card' });
  const charged = pass(3);
  expectStatus(await shopper.pay(id), 200);
  pass(30);
  expect(await takenOf(id)).toEqual([{ status: 'succeeded', takenAt: charged }]);
});

test('R61 held money is taken when the restaurant accepts, not before', async () => {
  await byHand(true);
  const { shopper, id, move } = await ordered({ payment_method: 'card' });
  expectStatus(await shopper.pay(id), 200);
  expect(await takenOf(id)).toEqual([{ status: 'authorised', takenAt: null }]);
  const accepted = pass(4);
  await move('accepted');
  await byHand(false);
  expect(await takenOf(id)).toEqual([{ status: 'succeeded', takenAt: accepted }]);
});

test('a card that is declined takes nothing', async () => {
  const { shopper, id } = await ordered({ payment_method: 'card' });
  expectStatus(await shopper.pay(id, '4000 0000 0000 0002'), 402);
  expect(await takenOf(id)).toEqual([{ status: 'failed', takenAt: null }]);
});

test('cash is taken when the order is handed over, once', async () => {
  const { id, move } = await ordered();
  await move('ready');
  expect(await takenOf(id)).toEqual([{ status: 'pending', takenAt: null }]);
  const handedOver = pass(50);
  await move('completed');
  pass(10);
  await move('completed');
  expect(await takenOf(id)).toEqual([{ status: 'succeeded', takenAt: handedOver }]);
});

test('of two tablets that hand an order over at once, one takes the cash', async () => {
  const { id, move } = await ordered();
  await Promise.all([move('completed'), move('completed')]);
  expect(await takenOf(id)).toEqual([{ status: 'succeeded', takenAt: fridayNoon }]);
});

test('cash of an order that is cancelled is never taken', async () => {
  const { id, move } = await ordered();
  await move('cancelled', 'The oven is cold.');
  expect(await takenOf(id)).toEqual([{ status: 'pending', takenAt: null }]);
});
