import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listOpenOrders } from '#server/db/queries/open-orders.ts';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');

let guests = 4_800_000;
async function newOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return shopper.placed();
}

/** Copies of an order that were handed over at a time, each with a cart of its own. */
async function copyAsCompleted(orderId: string, copies: number, at: Date) {
  await db.execute(sql`
    with made as (
      select gen_random_uuid() as cart, gen_random_uuid() as id, n
      from generate_series(1, ${copies}) n
    ), new_carts as (
      insert into carts (tenant_id, id, restaurant_id, shopper_id, closed_at)
      select o.tenant_id, made.cart, o.restaurant_id, o.shopper_id, now()
      from orders o, made where o.id = ${orderId}
    ), new_orders as (
      insert into orders
      select (jsonb_populate_record(o, jsonb_build_object(
        'id', made.id, 'cart_id', made.cart, 'number', 1000 + made.n, 'business_day', ${at.toISOString()}::text,
        'status', 'completed', 'promised_at', ${at.toISOString()}::text))).*
      from orders o, made where o.id = ${orderId}
    )
    insert into order_events (tenant_id, order_id, status, actor, promised_at, at)
    select ${small.tenant}, made.id, 'completed', 'staff', ${at.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz from made`);
}

test('hundreds of orders that are done hide none that is under way', async () => {
  const order = await newOrder();
  const earlier = new Date(fridayNoon.getTime() - 60_000);
  await copyAsCompleted(order.id, 450, earlier);
  const reply = await app.inject({
    url: '/api/v2/staff/orders',
    headers: { ...manager },
    query: { ended_since: new Date(earlier.getTime() - 60_000).toISOString() },
  });
  expectStatus(reply, 200);
  const { data } = contract.listStaffOrders.reply.parse(reply.json());
  expect(data.map(({ id }) => id)).toContain(order.id);
  expect(data.filter(({ status }) => status === 'completed')).toHaveLength(400);
});

test('what is under way, and what ended lately, is found by an index however many orders there were', async () => {
  const order = await newOrder();
  await copyAsCompleted(order.id, 5_000, new Date(fridayNoon.getTime() - 40 * 86_400_000));
  await pool.query('vacuum analyze orders');
  await pool.query('vacuum analyze order_events');
  const scans = await db.transaction(async (tx) => {
    const endedSince = new Date(fridayNoon.getTime() - 3_600_000);
    const asked = { restaurantId: small.restaurant, status: null, endedSince };
    expect(await listOpenOrders(tx, small.tenant, asked)).not.toEqual([]);
    const { rows } = await tx.execute(sql`
      select name, pg_stat_get_xact_numscans(name::regclass)::int as scans
      from unnest(array['orders_under_way', 'order_events_ended', 'orders']) name`);
    return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
  });
  expect(scans).toEqual({ orders_under_way: 1, order_events_ended: 1, orders: 0 });
});
