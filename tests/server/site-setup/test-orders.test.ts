import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import * as tables from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { setupCalls } from './new-site.ts';

const { app, db, deps, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const setup = setupCalls(app, owner);
const ofTenant = eq(tables.tenants.id, small.tenant);

const place = (payload: object = {}, key: string = randomUUID()) =>
  setup.send('POST', '/test-orders', payload, key);
async function placed(payload: object = {}, key?: string) {
  const reply = await place(payload, key);
  expectStatus(reply, 201);
  const [order] = contract.placeTestOrder.reply.parse(reply.json()).data.test_orders;
  if (!order) throw new Error('no test order was placed');
  return order;
}
const remove = (id: string) => setup.send('DELETE', `/test-orders/${id}`);
const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v2/staff${path}`,
    headers: { ...manager },
    ...(payload && { payload }),
  });
const move = (id: string, to: string, reason = '') =>
  staff('POST', `/orders/${id}/status`, { to, reason });
const shown = async (id: string) => {
  const reply = await staff('GET', `/orders/${id}`);
  expectStatus(reply, 200);
  return contract.getStaffOrder.reply.parse(reply.json()).data;
};
const count = async (table: string, orderId: string) => {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from ${sql.identifier(table)} where order_id = ${orderId}`,
  );
  return rows[0]?.found;
};

beforeEach(async () => {
  await db
    .update(tables.tenants)
    .set({ openedAt: null, setupMarks: {}, settingsRevisions: { taxes: 1 } })
    .where(ofTenant);
  deps.tenants.clear();
});
afterEach(async () => {
  await db.execute(sql`truncate orders, idempotency_keys, order_numbers, rate_limits cascade`);
  await drainOutbox(deps);
  await db.update(tables.restaurants).set({ acceptsByHand: false, orderMails: [] });
  await db.delete(tables.stockLevels);
  await db.delete(tables.printers);
});

describe('a test order', () => {
  test('is placed before the site is open, paid by no method, with a number of its own', async () => {
    const order = await placed();
    expect(order).toMatchObject({
      number: 'T1',
      restaurant: { id: small.restaurant, name: 'Corner Kitchen Harbour' },
      status: 'accepted',
      mailed_to: 'owner@corner.test',
    });
    expect(await shown(order.id)).toMatchObject({
      is_test: true,
      number: 'T1',
      payment_method: 'none',
      payment_status: 'paid',
      due: 0,
      to_collect: 0,
      refundable: null,
      customer: { name: 'Olive', email: 'owner@corner.test' },
      items: [{ name: small.burger.name, quantity: 1 }],
    });
    expect((await placed()).number).toBe('T2');
    expect(await setup.missing('test_order')).toEqual([]);
  });

  test('is of the dish and the restaurant that are asked for', async () => {
    const { id } = await placed({
      restaurant_id: small.restaurant,
      restaurant_product_id: small.lemonade.id,
    });
    expect((await shown(id)).items.map(({ name }) => name)).toEqual([small.lemonade.name]);
    const unknown = await place({ restaurant_product_id: small.pizza.id });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown_product']);
    const foreign = await place({ restaurant_id: small.otherRestaurant });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'restaurant_not_found']);
    const closed = await place({ restaurant_id: small.closedRestaurant });
    expect([closed.statusCode, closed.json().code]).toEqual([404, 'restaurant_not_found']);
  });

  test('is placed once for a key, by two at once and again later', async () => {
    const key = randomUUID();
    const replies = await Promise.all([place({}, key), place({}, key), place({}, key)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    await place({}, key);
    const { test_orders: all } = await setup.show();
    expect(all.map(({ number }) => number)).toEqual(['T1']);
    const [order] = all;
    if (!order) throw new Error('no test order was placed');
    expect((await shown(order.id)).items).toHaveLength(1);
    expectStatus(await remove(order.id), 200);
    expectStatus(await place({}, key), 201);
    expect((await setup.show()).test_orders).toEqual([]);
  });

  test('that several ask for at once have numbers of their own', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => place()));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const numbers = (await setup.show()).test_orders.map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5']);
  });

  test('is mailed to the owner with a mark, and to the restaurant as it wants it', async () => {
    await db
      .update(tables.restaurants)
      .set({ orderMails: ['new'], orderMailAddress: 'kitchen@corner.test' });
    await placed();
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to, subject }) => [to.address, subject.slice(0, 10)]).toSorted()).toEqual([
      ['kitchen@corner.test', 'Test: New '],
      ['owner@corner.test', 'Test: We h'],
    ]);
  });

  test('waits for an answer at the desk, and goes its way there', async () => {
    await db.update(tables.restaurants).set({ acceptsByHand: true });
    const { id, status } = await placed();
    expect(status).toBe('placed');
    const list = await staff('GET', '/orders');
    expect(
      contract.listStaffOrders.reply
        .parse(list.json())
        .data.map((order) => [order.id, order.is_test]),
    ).toEqual([[id, true]]);
    for (const to of ['accepted', 'preparing', 'ready', 'completed']) {
      expectStatus(await move(id, to), 200);
    }
    expect((await shown(id)).status).toBe('completed');
  });

  test('can be called off, which sends nothing back', async () => {
    const { id } = await placed();
    expectStatus(await move(id, 'cancelled', 'Only a test'), 200);
    expect(await shown(id)).toMatchObject({ status: 'cancelled', refunds: [] });
  });

  test('keeps its lines', async () => {
    const { id } = await placed();
    const reply = await staff('POST', `/orders/${id}/changes/preview`, {
      version: 0,
      lines: [],
      added: [],
    });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_state']);
  });

  test('holds neither dishes nor a time', async () => {
    await db.insert(tables.stockLevels).values({
      tenantId: small.tenant,
      restaurantId: small.restaurant,
      kind: 'product',
      itemId: small.lemonade.id,
      halves: 2,
    });
    await placed({ restaurant_product_id: small.lemonade.id });
    const { rows } = await pool.query('select halves from stock_levels');
    expect(rows).toEqual([{ halves: 2 }]);
    const { rows: slots } = await pool.query('select * from slot_usage where orders > 0');
    expect(slots).toEqual([]);
  });

  test('says what is missing where it cannot be placed', async () => {
    await db
      .update(tables.restaurantHours)
      .set({ restaurantId: small.closedRestaurant })
      .where(
        and(
          eq(tables.restaurantHours.tenantId, small.tenant),
          eq(tables.restaurantHours.restaurantId, small.restaurant),
        ),
      );
    const reply = await place();
    await db
      .update(tables.restaurantHours)
      .set({ restaurantId: small.restaurant })
      .where(eq(tables.restaurantHours.tenantId, small.tenant));
    expectStatus(reply, 409);
    const { code, data } = contract.placeTestOrder.failures[409].parse(reply.json());
    expect(code).toBe('setup_incomplete');
    expect(data?.steps.find(({ step }) => step === 'hours')?.state).toBe('missing');
    expect((await setup.show()).test_orders).toEqual([]);
  });

  test('there are so many of at most', async () => {
    for (let index = 0; index < 20; index += 1) expectStatus(await place(), 201);
    const reply = await place();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_test_orders']);
  });

  test('is delivered nowhere, where only delivery is offered', async () => {
    await db
      .update(tables.restaurants)
      .set({ orderTypes: ['delivery'] })
      .where(eq(tables.restaurants.id, small.restaurant));
    const { id } = await placed();
    await db
      .update(tables.restaurants)
      .set({ orderTypes: ['pickup', 'delivery'] })
      .where(eq(tables.restaurants.id, small.restaurant));
    expect(await shown(id)).toMatchObject({
      delivery_method: 'delivery',
      shipping_details: { formattedAddress: '1 Quay Street' },
    });
  });
});

describe('removing a test order', () => {
  test('leaves nothing of it, and the step done', async () => {
    const printer = { tenantId: small.tenant, id: randomUUID() };
    await db.insert(tables.printers).values({
      ...printer,
      restaurantId: small.restaurant,
      name: 'Kitchen',
      protocol: 'star',
      tokenHash: 'none',
      columns: 48,
      orderTypes: ['pickup'],
    });
    const { id } = await placed();
    expect([await count('order_events', id), await count('print_jobs', id)]).toEqual([2, 1]);
    expectStatus(await remove(id), 200);
    for (const table of ['order_lines', 'order_events', 'print_jobs', 'payments']) {
      expect([table, await count(table, id)]).toEqual([table, 0]);
    }
    const { rows } = await pool.query('select reply::text from idempotency_keys');
    expect(rows).toEqual([]);
    expect(await drainOutbox(deps)).toEqual([]);
    expect(await setup.show()).toMatchObject({ test_orders: [] });
    expect(await setup.missing('test_order')).toEqual([]);
  });

  test('is refused for any other order, and for what is gone', async () => {
    await db.update(tables.tenants).set({ openedAt: fridayNoon }).where(ofTenant);
    deps.tenants.clear();
    const shopper = await createShopper(app, 4_990_001);
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    const real = await remove(id);
    expect([real.statusCode, real.json().code]).toEqual([404, 'unknown_order']);
    expect((await shopper.order(id)).status).toBe('accepted');
    const test = await placed();
    expectStatus(await remove(test.id), 200);
    expect((await remove(test.id)).statusCode).toBe(404);
  });

  test('by two at once removes it once', async () => {
    const { id } = await placed();
    const replies = await Promise.all([remove(id), remove(id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });
});

test('until it is open nobody else orders, neither a guest nor staff on the telephone', async () => {
  const shopper = await createShopper(app, 4_990_002);
  await shopper.fillCart(lemonade);
  const reply = await shopper.place(shopper.orderBody(await shopper.cart()));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_open_yet']);
  await placed();
  expectStatus(await setup.mark('look', 'skipped'), 200);
  expectStatus(await setup.open(), 409);
  await db.insert(tables.deliveryZones).values({
    tenantId: small.tenant,
    restaurantId: small.restaurant,
    name: 'Near',
    priority: 0,
    area: { kind: 'postcodes', postcodes: ['2000'] },
    tiers: [{ from: 0, fee: 500 }],
  });
  expectStatus(await setup.open(), 200);
  expect((await shopper.placed()).number).toBe('001');
});
