import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { order as orderSchema } from '#schemas/api/orders.ts';
import { followedAfterEnd } from '#schemas/rules/is-order-followed.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { createStreamLimits } from '#server/streams/stream-limits.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { keyOfLink } from '../setup/key-of-link.ts';

// A browser names the address it asks; on an unknown one the first tenant answers.
const streams = { ...defaultLimits.streams, ofOrder: 4 };
const options = { fallbackTenantId: small.tenant, limits: { ...defaultLimits, streams } };
let now = fridayNoon;
const { app, db, pool } = await buildSmallApp({ options, clock: () => now });
await insertStaff(db);
const staff = await signStaffIn(app);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const move = (orderId: string, to: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: staff,
    payload: { to, reason: 'Because.' },
  });
let guests = 4_300_000;
async function newOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return { shopper, order: await shopper.placed() };
}

/** Follows an order as a browser does, with the headers given. */
async function follow(orderId: string, headers: Record<string, string>) {
  const stream = await followStream(`${address}/api/v2/orders/${orderId}/events`, headers);
  const state = async () => {
    const message = await stream.next();
    return message && orderSchema.parse(JSON.parse(message.data));
  };
  return { ...stream, state };
}

const own = (shopper: { headers: { authorization: string } }) => ({
  authorization: shopper.headers.authorization,
});

describe('an order that is followed', () => {
  test('comes at once as it is, then with every step', async () => {
    const { shopper, order } = await newOrder();
    const stream = await follow(order.id, own(shopper));
    expect(stream.contentType).toContain('text/event-stream');
    expect((await stream.state())?.status).toBe('accepted');
    await move(order.id, 'preparing');
    expect((await stream.state())?.status).toBe('preparing');
    await move(order.id, 'completed');
    expect((await stream.state())?.status).toBe('completed');
  });

  test('R71 its refunds come after it was handed over too', async () => {
    const { shopper, order } = await newOrder();
    await move(order.id, 'completed');
    const stream = await follow(order.id, own(shopper));
    expect((await stream.state())?.refunds).toEqual([]);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${order.id}/refunds`,
      headers: { ...staff, 'idempotency-key': randomUUID() },
      payload: { what: { kind: 'amount' }, amount: 1, reason: 'The ice had melted.' },
    });
    expect(statusCode).toBe(200);
    expect((await stream.state())?.refunds).toMatchObject([
      { amount: 1, reason: 'The ice had melted.' },
    ]);
  });

  test('is over for who follows it a while after it was handed over, or once it is called off', async () => {
    const { shopper, order } = await newOrder();
    const stream = await follow(order.id, own(shopper));
    await stream.state();
    await move(order.id, 'cancelled');
    expect((await stream.state())?.status).toBe('cancelled');
    expect((await stream.next())?.event).toBe('end');
    expect(await stream.next()).toBeNull();
    const { shopper: collector, order: collected } = await newOrder();
    await move(collected.id, 'completed');
    now = new Date(fridayNoon.getTime() + followedAfterEnd);
    onTestFinished(() => void (now = fridayNoon));
    const later = await follow(collected.id, own(collector));
    expect((await later.state())?.status).toBe('completed');
    expect((await later.next())?.event).toBe('end');
    expect(await later.next()).toBeNull();
  });

  test('misses nothing after a lost connection, and repeats nothing', async () => {
    const { shopper, order } = await newOrder();
    const first = await follow(order.id, own(shopper));
    const seen = await first.next();
    first.leave();
    await move(order.id, 'preparing');
    const second = await follow(order.id, { ...own(shopper), 'last-event-id': seen?.id ?? '' });
    expect((await second.state())?.status).toBe('preparing');
    const third = await follow(order.id, { ...own(shopper), 'last-event-id': seen?.id ?? '' });
    const present = await third.next();
    const fourth = await follow(order.id, {
      ...own(shopper),
      'last-event-id': present?.id ?? '',
    });
    await move(order.id, 'ready');
    expect((await fourth.state())?.status).toBe('ready');
  });

  test('R62 is followed by its signed link alone, and by no other', async () => {
    const [{ order }, { order: another }] = [await newOrder(), await newOrder()];
    const key = keyOfLink(order.link);
    const linked = await follow(order.id, { 'x-order-key': key });
    expect((await linked.state())?.id).toBe(order.id);
    expect((await follow(another.id, { 'x-order-key': key })).status).toBe(404);
    expect((await follow(order.id, { 'x-order-key': `${key}x` })).status).toBe(404);
    const { shopper: stranger } = await newOrder();
    expect((await follow(order.id, own(stranger))).status).toBe(404);
  });
});

describe('streams that are open at once', () => {
  test('are few for one order, which can still be asked for, and one that left makes room', async () => {
    const { shopper, order } = await newOrder();
    const open = await Promise.all(
      Array.from({ length: streams.ofOrder }, () => follow(order.id, own(shopper))),
    );
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await follow(order.id, own(shopper));
    expect(refused.status).toBe(429);
    expect(refused.contentType).toContain('application/json');
    expect((await shopper.order(order.id)).status).toBe('accepted');
    // The order's end ends its streams, and the places are free again.
    await move(order.id, 'cancelled');
    for (const stream of open) while (await stream.next());
    const later = await follow(order.id, own(shopper));
    expect((await later.state())?.status).toBe('cancelled');
    while (await later.next());
  });

  test('are bounded for one network, whichever orders they follow', () => {
    const places = createStreamLimits({ ofSubject: 2, ofNetwork: 3, inAll: 4 });
    const take = (subject: string, network: string) => places.take({ subject, network });
    const leave = take('a', 'home');
    take('b', 'home');
    take('c', 'home');
    expect(() => take('d', 'home')).toThrow(expect.objectContaining({ status: 429 }));
    take('d', 'work');
    expect(() => take('e', 'work')).toThrow(expect.objectContaining({ status: 503 }));
    // Leaving twice makes room once.
    leave();
    leave();
    take('d', 'home');
    expect(() => take('e', 'work')).toThrow(expect.objectContaining({ status: 503 }));
  });

  test('are bounded in all, with a word that the server is full', async () => {
    const none = { ...streams, inAll: 0 };
    const full = await buildTestApp(
      { db, pool },
      { options: { ...options, limits: { ...options.limits, streams: none } } },
    );
    const { shopper, order } = await newOrder();
    const reply = await full.app.inject({
      url: `/api/v2/orders/${order.id}/events`,
      headers: shopper.headers,
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ code: 'streams_full', error: expect.any(String) });
  });
});
