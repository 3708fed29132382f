import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { GuestDetails } from '#schemas/api/orders.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { blockedCustomers, orders, reservations, tenants, users } from '#server/db/schema.ts';
import { readStoredPhones } from '#server/jobs/read-stored-phones.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { signUserIn } from '../setup/sign-user-in.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
const tenantId = small.tenant;
const clock = () => fridayNoon;
const setTenant = (change: { locale: string } | { phonesReadAt: null }) =>
  db.update(tenants).set(change).where(eq(tenants.id, tenantId));
/** The program does it at its start, and is done before anything is stored here. */
async function read(isStopping = () => false) {
  await setTenant({ phonesReadAt: null });
  await readStoredPhones({ db, clock, isStopping });
}

let guests = 4_860_000;
async function tryOrder(phone_no: string) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const guest_details: GuestDetails = { name: 'Ana', email: `${guests}@example.com`, phone_no };
  return shopper.place(shopper.orderBody(await shopper.cart(), { guest_details }));
}

/** An order whose customer has a number as it was stored before. */
async function orderOf(phone: string) {
  const reply = await tryOrder('0400 000 000');
  expectStatus(reply, 201);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, contract.placeOrder.reply.parse(reply.json()).data.id));
  if (!order) throw new Error('no order was placed');
  const customer = { ...order.customer, phone_no: phone };
  await db.update(orders).set({ customer }).where(eq(orders.id, order.id));
  return order.id;
}
const phoneOf = async (orderId: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order?.customer.phone_no;
};

beforeEach(async () => {
  await db.delete(blockedCustomers);
  await setTenant({ locale: 'en-AU' });
});

test('numbers of before are put into one form, once; what cannot be read stays', async () => {
  const [typed, unclear] = [await orderOf('(03) 9123 4567'), await orderOf('ask Rosa')];
  const { user: ada } = await signUserIn(db, { phoneNo: '0412 345 678' });
  await read();
  await read();
  expect([await phoneOf(typed), await phoneOf(unclear)]).toEqual(['+61391234567', 'ask Rosa']);
  const [user] = await db.select().from(users).where(eq(users.id, ada.id));
  expect(user?.phoneNo).toBe('+61412345678');
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  expect(tenant?.phonesReadAt).toEqual(fridayNoon);
});

test('a run that was stopped goes on where numbers are still to be read', async () => {
  const first = await orderOf('0412 111 111');
  await read(() => true);
  expect(await phoneOf(first)).toBe('0412 111 111');
  await read();
  expect(await phoneOf(first)).toBe('+61412111111');
});

test('who was blocked by a short number stays blocked by the one that is stored', async () => {
  await setTenant({ locale: 'en-SG' });
  await orderOf('6123 4567');
  const key = 'phone:61234567';
  await db.insert(blockedCustomers).values({
    tenantId,
    key,
    customerKey: key,
    reason: 'Never came',
    blockedBy: 'Olive',
    at: fridayNoon,
  });
  await read();
  for (const written of ['+65 6123 4567', '+６５ ６１２３ ４５６７']) {
    const reply = await tryOrder(written);
    expect(reply.json()).toMatchObject({ code: 'customer_blocked' });
  }
  expectStatus(await tryOrder('+65 6123 4568'), 201);
});

test('a reservation keeps its revision, for nobody changed it', async () => {
  const id = randomUUID();
  await db.insert(reservations).values({
    tenantId,
    id,
    restaurantId: small.restaurant,
    number: 'T1',
    source: 'phone',
    state: 'confirmed',
    party: 2,
    startsAt: fridayNoon,
    endsAt: new Date(fridayNoon.getTime() + hourMs),
    name: 'Ana',
    phone: '0412 345 678',
    language: 'en-AU',
    createdAt: fridayNoon,
  });
  await read();
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  expect(row).toMatchObject({ phone: '+61412345678', revision: 0 });
});
