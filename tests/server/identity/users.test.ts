import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, userSessions } from '#server/db/schema.ts';
import { newUserToken } from '#server/identity/token.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, shopperOf } from '../setup/shopper.ts';
import { signUserIn } from '../setup/sign-user-in.ts';

const { app, db, pool } = await buildSmallApp();

const cartOf = (headers: { host: string; authorization: string }, query: string) =>
  app.inject({ url: `/api/v2/cart?${query}`, headers });

test('a user fills a cart and orders with the name and address of the account', async () => {
  const { user, headers } = await signUserIn(db);
  const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
  await shopper.fillCart(lemonade);
  // Whatever else is sent, it is the account's.
  const order = await shopper.placed({
    guest_details: { name: 'Eve', email: 'eve@example.com', phone_no: '0499 999 999' },
  });
  expect(order.customer).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone_no: '0400 000 000',
  });
  expect(await shopper.order(order.id)).toMatchObject({ id: order.id });
  const [stored] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(stored?.shopperId).toBe(user.id);
});

test('a user without a telephone number says one with the order', async () => {
  const { user, headers } = await signUserIn(db, { email: 'nophone@example.com', phoneNo: '' });
  const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
  const cart = await shopper.fillCart(lemonade);
  const without = await shopper.place(shopper.orderBody(cart, { guest_details: undefined }));
  expectStatus(without, 422);
  expect(without.json().problems).toMatchObject([{ path: 'guest_details.phone_no' }]);
  const { customer } = await shopper.placed();
  expect(customer).toMatchObject({ name: 'Ada Lovelace', phone_no: '0400 000 000' });
});

test('a user without a name gives one with the order', async () => {
  const { user, headers } = await signUserIn(db, { email: 'noname@example.com', name: '' });
  const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
  const cart = await shopper.fillCart(lemonade);
  const without = await shopper.place(shopper.orderBody(cart, { guest_details: undefined }));
  expectStatus(without, 422);
  expect(without.json().problems).toMatchObject([{ path: 'guest_details.name' }]);
  const details = { name: 'Grace', email: 'else@example.com', phone_no: '0499 999 999' };
  const { customer } = await shopper.placed({ guest_details: details });
  expect(customer).toMatchObject({ name: 'Grace', email: user.email, phone_no: '0400 000 000' });
});

test('carts and orders of a user are neither a guest’s nor another user’s', async () => {
  const { user, headers } = await signUserIn(db, { email: 'mine@example.com' });
  const other = await signUserIn(db, { email: 'other@example.com' });
  const mine = shopperOf(app, 0, headers, { user_id: user.userNumber });
  await mine.fillCart(lemonade);
  const order = await mine.placed();
  const guest = await createShopper(app, 5_100_001);
  expect((await guest.call('GET', `/v2/orders/${order.id}`)).statusCode).toBe(404);
  const theirs = shopperOf(app, 0, other.headers, { user_id: other.user.userNumber });
  expect((await theirs.call('GET', `/v2/orders/${order.id}`)).statusCode).toBe(404);
  // The number of somebody else proves nothing.
  expect((await cartOf(other.headers, `user_id=${user.userNumber}`)).statusCode).toBe(403);
  expect((await cartOf(other.headers, 'guest_id=5100001')).statusCode).toBe(403);
});

test('a session that is unknown, over or of another tenant is answered 401', async () => {
  const { user, headers } = await signUserIn(db, { email: 'over@example.com' });
  const query = `user_id=${user.userNumber}`;
  expect((await cartOf(headers, query)).statusCode).toBe(200);
  const unknown = { ...headers, authorization: `Bearer ${newUserToken(small.tenant)}` };
  const refused = await cartOf(unknown, query);
  expect([refused.statusCode, refused.json().error]).toEqual([
    401,
    'Your session may have expired. Please log in again.',
  ]);
  expect((await cartOf({ ...headers, host: small.otherHost }, query)).statusCode).toBe(401);
  await db.delete(userSessions).where(eq(userSessions.userId, user.id));
  expect((await cartOf(headers, query)).statusCode).toBe(401);
});

test('a session ends 30 days after it was used last', async () => {
  const { user, headers } = await signUserIn(db, { email: 'late@example.com' });
  const statusAfter = async (days: number) => {
    const clock = () => new Date(fridayNoon.getTime() + days * 24 * 60 * 60 * 1000);
    const { app: later } = await buildTestApp({ db, pool }, { clock });
    const url = `/api/v2/cart?user_id=${user.userNumber}`;
    return (await later.inject({ url, headers })).statusCode;
  };
  expect(await statusAfter(29)).toBe(200);
  expect(await statusAfter(58)).toBe(200);
  expect(await statusAfter(89)).toBe(401);
});
