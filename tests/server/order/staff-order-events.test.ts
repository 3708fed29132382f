import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import { staffOrder, type StaffOrdersEvent } from '#schemas/api/staff.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

// A browser names the address it asks; on an unknown one the first tenant answers.
const options = { fallbackTenantId: small.tenant };
const { app, db, pool } = await buildSmallApp({ options });
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('all'), orders: z.array(staffOrder) }),
  z.object({ type: z.literal('one'), order: staffOrder }),
  z.object({ type: z.literal('kitchen'), restaurant_id: z.number() }),
]) satisfies z.ZodType<StaffOrdersEvent>;

let guests = 4_400_000;
async function newOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return shopper.placed();
}
const acceptByHand = async (byHand: boolean) => {
  const statement = 'update restaurants set accepts_by_hand = $1 where id = $2';
  await pool.query(statement, [byHand, small.restaurant]);
};
const move = async (orderId: string, to: string, headers: object = manager) =>
  expectStatus(
    await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${orderId}/status`,
      headers: { ...headers },
      payload: { to, reason: 'Because.' },
    }),
    200,
  );

async function follow(headers: { cookie: string } = manager, query = '') {
  const url = `${address}/api/v2/staff/orders/events${query}`;
  const stream = await followStream(url, { cookie: headers.cookie });
  const event = async (): Promise<StaffOrdersEvent | null> => {
    const next = await stream.next();
    return next && message.parse(JSON.parse(next.data));
  };
  const all = async () => {
    const first = await event();
    return first?.type === 'all' ? first.orders : null;
  };
  /** Waits until the order is seen in that state: news that 'all' held already may come again. */
  const sees = async (orderId: string, status: string): Promise<void> => {
    for (;;) {
      const next = await event();
      if (!next) throw new Error(`The stream ended before the order was ${status}.`);
      if (next.type === 'one' && next.order.id === orderId && next.order.status === status) return;
    }
  };
  return { ...stream, event, all, sees };
}

describe('a screen that follows the orders of a restaurant', () => {
  test('gets those under way at once, and then each that comes or changes', async () => {
    const before = await newOrder();
    const desk = await follow();
    expect(desk.contentType).toContain('text/event-stream');
    expect((await desk.all())?.map(({ id }) => id)).toContain(before.id);
    const order = await newOrder();
    await desk.sees(order.id, 'accepted');
    await move(order.id, 'preparing');
    await desk.sees(order.id, 'preparing');
    await move(before.id, 'completed');
    await desk.sees(before.id, 'completed');
  });

  test('that comes back gets everything anew, so that nothing is missing', async () => {
    const desk = await follow();
    await desk.all();
    desk.leave();
    const meanwhile = await newOrder();
    expect((await (await follow()).all())?.map(({ id }) => id)).toContain(meanwhile.id);
  });

  test('is spared what was never paid, and sees what ended lately only where it asks', async () => {
    const done = await newOrder();
    await move(done.id, 'completed');
    const idsOf = async (query: string) =>
      (await (await follow(manager, query)).all())?.map(({ id }) => id);
    expect(await idsOf('')).not.toContain(done.id);
    const hour = 3_600_000;
    const since = (ms: number) =>
      `?ended_since=${new Date(fridayNoon.getTime() + ms).toISOString()}`;
    expect(await idsOf(since(-hour))).toContain(done.id);
    expect(await idsOf(since(hour))).not.toContain(done.id);
    const unpaid = await createShopper(app, (guests += 1));
    await unpaid.fillCart(lemonade);
    const { id } = await unpaid.placed({ payment_method: 'card' });
    const desk = await follow();
    expect((await desk.all())?.map((order) => order.id)).not.toContain(id);
  });

  test('R19 knows when the kitchen has to begin', async () => {
    await acceptByHand(true);
    onTestFinished(() => acceptByHand(false));
    const order = await newOrder();
    const desk = await follow();
    const seen = (await desk.all())?.find(({ id }) => id === order.id);
    const lead = await pool.query('select lead_minutes from restaurants where id = $1', [
      small.restaurant,
    ]);
    const minutes: unknown = lead.rows[0]?.lead_minutes;
    expect(seen?.status).toBe('placed');
    expect(Date.parse(order.promised_at) - Date.parse(seen?.prepare_at ?? '')).toBe(
      Number(minutes) * 60_000,
    );
    await move(order.id, 'accepted');
    await desk.sees(order.id, 'accepted');
  });

  test('asks for a session, and for a restaurant of its own', async () => {
    expect((await follow({ cookie: '' })).status).toBe(401);
    const order = await newOrder();
    const stranger = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    // Their session is of their tenant, wherever it asks.
    expect((await (await follow(stranger)).all())?.map(({ id }) => id)).not.toContain(order.id);
    const [known, other] = [small.restaurant, small.otherRestaurant];
    expect((await follow(manager, `?restaurant_id=${known}`)).status).toBe(200);
    expect((await follow(manager, `?restaurant_id=${other}`)).status).toBe(404);
  });

  test('whose session is over ends once, however often that is looked at', async () => {
    const leaving = await signStaffIn(app);
    const desk = await follow(leaving);
    await desk.all();
    const url = '/api/v2/staff/session';
    expectStatus(await app.inject({ method: 'DELETE', url, headers: { ...leaving } }), 200);
    const look = () => pool.query(`select pg_notify('staff_changed', $1)`, [String(small.tenant)]);
    await Promise.all([look(), look(), look()]);
    expect((await desk.next())?.event).toBe('end');
    expect(await desk.next()).toBeNull();
  });
});

test('the list that stands in for the stream says the same', async () => {
  const order = await newOrder();
  await move(order.id, 'completed');
  const url = '/api/v2/staff/orders';
  const list = async (query: Record<string, string>) => {
    const reply = await app.inject({ url, headers: { ...manager }, query });
    expectStatus(reply, 200);
    return contract.listStaffOrders.reply.parse(reply.json()).data.map(({ id }) => id);
  };
  expect(await list({})).not.toContain(order.id);
  const since = new Date(fridayNoon.getTime() - 3_600_000).toISOString();
  expect(await list({ ended_since: since })).toContain(order.id);
});

describe('a screen that follows what the kitchen makes', () => {
  const set = (path: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/v2/staff${path}`, headers: { ...manager }, payload });

  test('hears of a dish that another tablet takes off, and of a pause', async () => {
    const desk = await follow(manager, `?restaurant_id=${small.restaurant}`);
    await desk.all();
    const dish = { restaurant_id: small.restaurant, kind: 'product', item_id: small.burger.id };
    expectStatus(await set('/availability', { ...dish, is_available: false }), 200);
    expect(await desk.event()).toEqual({ type: 'kitchen', restaurant_id: small.restaurant });
    expectStatus(await set('/availability', { ...dish, is_available: true }), 200);
    expect(await desk.event()).toEqual({ type: 'kitchen', restaurant_id: small.restaurant });
    const path = `/restaurants/${small.restaurant}/pause`;
    expectStatus(await set(path, { until: 'reopened', order_types: ['delivery'] }), 200);
    expect(await desk.event()).toEqual({ type: 'kitchen', restaurant_id: small.restaurant });
    expectStatus(await set(path, { until: null }), 200);
  });
});
