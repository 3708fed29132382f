import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { GuestDetails } from '#schemas/api/orders.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { blockedCustomers, orders } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, shopperOf } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');

const ana = { name: 'Ana Lima', email: 'ana@example.com', phone_no: '+61 400 111 222' };
const bo = { name: 'Bo', email: 'bo_b@example.com', phone_no: '0400 333 444' };
const rosa = { name: 'Rosa', email: 'rosa@example.com', phone_no: '' };

let guests = 4_760_000;
const tryOrder = async (guest_details: GuestDetails) => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return shopper.place(shopper.orderBody(await shopper.cart(), { guest_details }));
};
let minutes = 0;
/** Placed a minute after the one before; the clock of the tests stands still. */
const ordered = async (guest_details: GuestDetails) => {
  const reply = await tryOrder(guest_details);
  expectStatus(reply, 201);
  const { id, number } = contract.placeOrder.reply.parse(reply.json()).data;
  minutes += 1;
  const placedAt = new Date(fridayNoon.getTime() + minutes * minuteMs);
  await pool.query('update orders set placed_at = $2 where id = $1', [id, placedAt]);
  return { id, number };
};
const complete = async (id: string) =>
  expectStatus(
    await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/status`,
      headers: owner,
      payload: { to: 'completed' },
    }),
    200,
  );
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, headers = owner) =>
  app.inject({
    method,
    url: `/api/v2/staff/customers${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const listed = async (query: Record<string, string> = {}, headers = owner) => {
  const reply = await call('GET', `?${new URLSearchParams(query)}`, undefined, headers);
  expectStatus(reply, 200);
  return contract.listCustomers.reply.parse(reply.json()).data;
};
const names = async (query: Record<string, string> = {}, headers = owner) =>
  (await listed(query, headers)).customers.map(({ name }) => name);
const block = (orderId: string, reason = 'Never came') =>
  call('PUT', `/${orderId}/block`, { reason });
const phoneOrder = async (guest_details: GuestDetails) => {
  const started = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/phone-orders',
    headers: owner,
    payload: { restaurant_id: small.restaurant },
  });
  const { guest_id, guest_token } = contract.startPhoneOrder.reply.parse(started.json()).data;
  const headers = { host: small.host, authorization: `Bearer ${guest_token}` };
  const shopper = shopperOf(app, guest_id, headers);
  await shopper.fillCart(lemonade);
  return shopper.place(shopper.orderBody(await shopper.cart(), { guest_details }));
};

const seeds = { first: '', second: '' };
beforeEach(async () => {
  await db.delete(orders);
  minutes = 0;
  seeds.first = (await ordered(ana)).id;
  await complete(seeds.first);
  await ordered(bo);
  seeds.second = (await ordered({ ...ana, phone_no: '0400 111 222', name: 'Ana L.' })).id;
});
afterEach(async () => {
  await db.delete(blockedCustomers);
});

describe('customers', () => {
  test('are those who ordered, by phone however it is written, the newest first', async () => {
    const { customers, next } = await listed();
    expect(next).toBeNull();
    expect(customers.map(({ name, orders }) => [name, orders])).toEqual([
      ['Ana L.', 2],
      ['Bo', 1],
    ]);
    expect(customers[0]).toMatchObject({ order_id: seeds.second, email: ana.email, block: null });
  });

  test('spent what was taken and not given back', async () => {
    const [one] = (await listed({ text: 'ana' })).customers;
    // One lemonade was handed over; the other one is not paid for yet.
    expect(one?.spent).toBe(4.5);
  });

  test('are found by name, phone, email and order number, and not by what is like it', async () => {
    expect(await names({ text: 'lim' })).toEqual(['Ana L.']);
    expect(await names({ text: 'ANA@exam' })).toEqual(['Ana L.']);
    expect(await names({ text: '111 222' })).toEqual(['Ana L.']);
    expect(await names({ text: '+61 400 333 444' })).toEqual(['Bo']);
    expect(await names({ text: '0400 333 444' })).toEqual(['Bo']);
    expect(await names({ text: 'bo_b@' })).toEqual(['Bo']);
    expect(await names({ text: 'bo%' })).toEqual(['Bo']);
    expect(await names({ text: '%@' })).toEqual([]);
    const { rows } = await pool.query('select number from orders where id = $1', [seeds.second]);
    expect(await names({ text: String(rows[0].number) })).toContain('Ana L.');
  });

  test('come 25 at a time, each once', async () => {
    for (let index = 0; index < 25; index += 1) {
      await pool.query(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
           'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'number', 5000 + $2::int,
           'placed_at', o.placed_at - ($2 + 10) * interval '1 minute',
           'customer', jsonb_build_object('name', 'Cleo ' || $2, 'email', '', 'phone_no', '0455 000 0' || (10 + $2::int))))).*
         from orders o where id = $1`,
        [seeds.first, index],
      );
    }
    const first = await listed();
    expect(first.customers).toHaveLength(25);
    const second = await listed({ after: first.next ?? '' });
    expect([second.customers.length, second.next]).toEqual([2, null]);
    const all = [...first.customers, ...second.customers].map(({ order_id }) => order_id);
    expect(new Set(all).size).toBe(27);
    expect((await listed({ text: 'cleo' })).customers).toHaveLength(25);
  });

  test('of a test order and of one that nobody paid for are none', async () => {
    const { id } = await ordered({ ...rosa, phone_no: '0400 555 666' });
    const set = (column: string, value: unknown) =>
      pool.query(`update orders set ${column} = $2 where id = $1`, [id, value]);
    expect(await names({ text: 'rosa' })).toEqual(['Rosa']);
    await set('is_test', true);
    expect(await names({ text: 'rosa' })).toEqual([]);
    await set('is_test', false);
    await set('status', 'pending_payment');
    expect(await names({ text: 'rosa@' })).toEqual([]);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
  });

  test('of another restaurant are not the manager’s, nor what they spent there', async () => {
    const { id } = await ordered({ ...bo, name: 'Bo Elsewhere' });
    await pool.query('update orders set restaurant_id = $2 where id = $1', [
      id,
      small.closedRestaurant,
    ]);
    expect(await names({ text: 'bo' })).toEqual(['Bo Elsewhere']);
    expect(await names({ text: 'bo' }, manager)).toEqual(['Bo']);
    expect((await listed({ text: 'bo' }, manager)).customers[0]?.orders).toBe(1);
    expect((await call('GET', `/${id}`, undefined, manager)).statusCode).toBe(404);
    await pool.query('delete from order_events where order_id = $1', [id]);
    await pool.query('update orders set is_test = true where id = $1', [id]);
  });

  test('are opened with their last orders', async () => {
    const reply = await call('GET', `/${seeds.first}`);
    expectStatus(reply, 200);
    const { customer, orders } = contract.getCustomer.reply.parse(reply.json()).data;
    expect(customer.order_id).toBe(seeds.second);
    expect(orders.map(({ id }) => id)).toEqual([seeds.second, seeds.first]);
  });
});

describe('a blocked customer', () => {
  test('may order with neither the phone nor the email, and is told whom to call', async () => {
    await pool.query('update restaurants set phone = $2 where id = $1', [
      small.restaurant,
      '02 5550 1234',
    ]);
    const reply = await block(seeds.first);
    expectStatus(reply, 200);
    expect(contract.blockCustomer.reply.parse(reply.json()).data.block).toMatchObject({
      reason: 'Never came',
      by: 'Olive',
    });
    for (const details of [
      ana,
      { ...bo, phone_no: '0400-111-222' },
      { ...bo, phone_no: '0400 777 888', email: 'Ana@Example.com' },
    ]) {
      const refused = await tryOrder(details);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        {
          code: 'customer_blocked',
          error: "We can't take this order online. Please call 02 5550 1234.",
        },
      ]);
      expect(refused.body).not.toContain('Never came');
    }
    expectStatus(await tryOrder({ ...bo, name: 'Bo' }), 201);
    await pool.query("update restaurants set phone = '' where id = $1", [small.restaurant]);
    expect((await tryOrder(ana)).json().error).toContain('Please call the restaurant.');
  });

  test('orders by telephone, and who takes the order is told', async () => {
    await block(seeds.first, 'Shouted');
    const reply = await phoneOrder(ana);
    expectStatus(reply, 201);
    expect(contract.placeOrder.reply.parse(reply.json()).data.staff_note).toContain('Shouted');
    const other = await phoneOrder({ ...bo, name: 'Bo' });
    expect(contract.placeOrder.reply.parse(other.json()).data.staff_note).toBeUndefined();
  });

  test('is listed among the blocked, and orders again once let go', async () => {
    await block(seeds.first);
    await block(seeds.first, 'Again');
    expect((await listed({ blocked: 'true' })).customers.map((it) => it.block?.reason)).toEqual([
      'Again',
    ]);
    expect(await names({ blocked: 'true', text: 'bo' })).toEqual([]);
    expect(await names({ blocked: 'true', text: 'ana' }, manager)).toHaveLength(1);
    const reply = await call('DELETE', `/${seeds.second}/block`);
    expect([reply.statusCode, reply.json().data.block]).toEqual([200, null]);
    expectStatus(await call('DELETE', `/${seeds.second}/block`), 200);
    expect(await names({ blocked: 'true' })).toEqual([]);
    expectStatus(await tryOrder({ ...ana, name: 'Ana L.' }), 201);
  });

  test('by two owners at once is blocked once, and needs a reason', async () => {
    const replies = await Promise.all([block(seeds.first, 'One'), block(seeds.second, 'Two')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await db.select().from(blockedCustomers)).toHaveLength(2);
    expect((await block(seeds.first, '  ')).statusCode).toBe(400);
  });

  test('is not blocked by a manager', async () => {
    const path = `/${seeds.first}/block`;
    const reply = await call('PUT', path, { reason: 'No' }, manager);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_your_role']);
    expect((await call('DELETE', path, undefined, manager)).statusCode).toBe(403);
  });

  test('is known by the email where there was no phone number', async () => {
    const { id } = await ordered({ ...rosa, phone_no: '0400 999 111' });
    await pool.query(
      'update orders set customer = customer || \'{"phone_no": ""}\' where id = $1',
      [id],
    );
    expectStatus(await block(id), 200);
    expect(await names({ blocked: 'true' })).toEqual(['Rosa']);
    expect((await tryOrder({ ...bo, email: 'ROSA@example.com' })).statusCode).toBe(422);
    expectStatus(await call('DELETE', `/${id}/block`), 200);
    expectStatus(await tryOrder({ ...bo, name: 'Bo' }), 201);
  });
});
