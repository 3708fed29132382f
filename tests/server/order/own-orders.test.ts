import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { ownOrdersAtOnce } from '#schemas/api/own-orders.ts';
import { orders } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import {
  createShopper,
  expectStatus,
  lemonade,
  shopperOf,
  type Shopper,
} from '../setup/shopper.ts';
import { signUserIn } from '../setup/sign-user-in.ts';

const { app, db } = await buildSmallApp();

async function listOf(shopper: Shopper, query = '') {
  const reply = await shopper.call('GET', `/v2/orders${query}`);
  expectStatus(reply, 200);
  return contract.listOwnOrders.reply.parse(reply.json()).data;
}

async function orderOf(shopper: Shopper, changes: object = {}) {
  await shopper.fillCart(lemonade);
  return shopper.placed({ ...changes });
}

let lastNumber = 1000;

/** The same order again under other ids, a minute older each, in a state. */
async function copiesOf(
  id: string,
  count: number,
  state: Partial<typeof orders.$inferInsert> = {},
) {
  const [order] = await db
    .select()
    .from(orders)
    .where(sql`${orders.id} = ${id}`);
  if (!order) throw new Error('no order');
  await db.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      ...order,
      id: crypto.randomUUID(),
      cartId: crypto.randomUUID(),
      number: (lastNumber += 1),
      placedAt: new Date(order.placedAt.getTime() - (index + 1) * 60_000),
      ...state,
    })),
  );
}

describe('one’s own orders', () => {
  test('are a guest’s by the token of this browser, the newest first', async () => {
    const guest = await createShopper(app, 6_200_001);
    expect(await listOf(guest)).toEqual({ orders: [], next: null });
    const order = await orderOf(guest);
    expect((await listOf(guest)).orders).toEqual([await guest.order(order.id)]);
  });

  test('are a user’s, and neither another user’s nor a guest’s', async () => {
    const { user, headers } = await signUserIn(db, { email: 'own@example.com' });
    const ada = shopperOf(app, 0, headers, { user_id: user.userNumber });
    const order = await orderOf(ada);
    const other = await signUserIn(db, { email: 'not-own@example.com' });
    const bob = shopperOf(app, 0, other.headers, { user_id: other.user.userNumber });
    const guest = await createShopper(app, 6_200_002);
    expect((await listOf(ada)).orders.map(({ id }) => id)).toEqual([order.id]);
    expect((await listOf(bob)).orders).toEqual([]);
    expect((await listOf(guest)).orders).toEqual([]);
    // To go on after somebody else's order leads nowhere.
    expect((await listOf(bob, `?after=${order.id}`)).orders).toEqual([]);
  });

  test('come in parts, each order once, also those of one moment', async () => {
    const guest = await createShopper(app, 6_200_003);
    const order = await orderOf(guest);
    await copiesOf(order.id, ownOrdersAtOnce + 4, { placedAt: new Date(order.placed_at) });
    const first = await listOf(guest);
    expect(first.orders).toHaveLength(ownOrdersAtOnce);
    const second = await listOf(guest, `?after=${first.next}`);
    expect(second.next).toBeNull();
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ownOrdersAtOnce + 5);
  });

  test('can be those of a restaurant or of a kind alone', async () => {
    const guest = await createShopper(app, 6_200_004);
    const order = await orderOf(guest);
    await copiesOf(order.id, 2, { deliveryMethod: 'dine_in' });
    expect((await listOf(guest, '?delivery_method=dine_in')).orders).toHaveLength(2);
    expect((await listOf(guest, '?delivery_method=pickup')).orders).toHaveLength(1);
    expect((await listOf(guest, '?delivery_method=delivery')).orders).toEqual([]);
    expect((await listOf(guest, `?restaurant_id=${small.restaurant}`)).orders).toHaveLength(3);
    expect((await listOf(guest, `?restaurant_id=${small.closedRestaurant}`)).orders).toEqual([]);
    const foreign = `/v2/orders?restaurant_id=${small.otherRestaurant}`;
    expectStatus(await guest.call('GET', foreign), 404);
    expectStatus(await guest.call('GET', '/v2/orders?delivery_method=by_bike'), 400);
  });

  test('leave out what expired unpaid, and have what was paid too late', async () => {
    const guest = await createShopper(app, 6_200_005);
    const order = await orderOf(guest);
    await copiesOf(order.id, 1, { status: 'expired', paymentStatus: 'unpaid' });
    await copiesOf(order.id, 1, { status: 'expired', paymentStatus: 'refunded' });
    const { orders: list } = await listOf(guest);
    expect(list.map(({ status }) => status)).toEqual([order.status, 'expired']);
  });

  test('are found by their index, in their order, among many of one shopper', async () => {
    const guest = await createShopper(app, 6_200_006);
    const order = await orderOf(guest);
    await copiesOf(order.id, 900, { status: 'cancelled' });
    await db.execute(sql`analyze orders`);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select o.id from orders o
      where o.tenant_id = ${small.tenant}
        and o.shopper_id = (select shopper_id from orders where id = ${order.id})
        and (o.status <> 'expired' or o.payment_status not in ('unpaid', 'voided'))
      order by o.placed_at desc, o.id desc limit ${ownOrdersAtOnce + 1}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using orders_shopper/);
    expect(plan).not.toMatch(/Sort/);
  });

  test('are nobody’s without a token', async () => {
    const reply = await app.inject({ url: '/api/v2/orders', headers: { host: small.host } });
    expect(reply.statusCode).toBe(401);
  });
});
