import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { claimGuest } from '#schemas/api/guests.ts';
import { addToCart } from '#schemas/api/cart.ts';
import { placeOrder } from '#schemas/api/orders.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits, type ServerOptions } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { customer, lemonade } from '../setup/shopper.ts';
import { ask, open } from './http-client.ts';

const fallback = { fallbackTenantId: small.tenant };
const { app, db, pool } = await buildSmallApp({ options: fallback });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

test('a hundred phones behind one address, each with two streams open, all order', async () => {
  const orderBy = async (guestId: number) => {
    const news = await open(`${address}/api/v2/config-news`);
    const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
      ask(`${address}/api${path}`, { method: 'POST', headers, payload });
    const claimed = await post('/v2/guests', { guest_id: guestId });
    const { guest_token } = claimGuest.reply.parse(JSON.parse(claimed.body)).data;
    const headers = { authorization: `Bearer ${guest_token}` };
    const line = { ...lemonade, restaurant_id: small.restaurant, quantity: 1, guest_id: guestId };
    const added = await post('/v2/cart', line, headers);
    const cart = addToCart.reply.parse(JSON.parse(added.body)).data;
    const order = {
      guest_id: guestId,
      restaurant_id: small.restaurant,
      cart_version: cart.version,
      expected_total: cart.total,
      delivery_method: 'pickup',
      pickup_date: '2026-11-20',
      pickup_time: '18:00',
      payment_method: 'cashOnDelivery',
      guest_details: customer,
    };
    const placed = await post('/v2/orders', order, {
      ...headers,
      'idempotency-key': crypto.randomUUID(),
    });
    const { id } = placeOrder.reply.parse(JSON.parse(placed.body)).data;
    const followed = await open(`${address}/api/v2/orders/${id}/events`, { headers });
    return [news.reply.statusCode, placed.status, followed.reply.statusCode];
  };
  const phones = Array.from({ length: 100 }, (_, index) => orderBy(4_700_000 + index));
  const done = await Promise.all(phones);
  expect(done).toEqual(done.map(() => [200, 201, 200]));
}, 60_000);

describe('connections of one address beyond their bound', () => {
  const start = async (options: Partial<ServerOptions> = {}) => {
    const limits = { ...defaultLimits, connections: { ofNetwork: 3, inAll: 20 } };
    const few = await buildTestApp({ db, pool }, { options: { ...fallback, limits, ...options } });
    return few.app.listen({ port: 0, host: '127.0.0.1' });
  };

  test('are answered with a sentence and closed, until one of the others is', async () => {
    const host = await start();
    const streams = [];
    for (let count = 0; count < 3; count += 1) {
      streams.push(await open(`${host}/api/v2/config-news`));
    }
    const refused = await ask(`${host}/api/v2/config-version`);
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '10' });
    expect(errorReply.parse(JSON.parse(refused.body))).toMatchObject({
      code: 'too_many_connections',
      error: 'Too many connections come from your network. Please try again in a moment.',
    });
    expect(streams.map(({ reply }) => reply.statusCode)).toEqual([200, 200, 200]);
    streams[0]?.leave();
    await expect.poll(async () => (await ask(`${host}/api/v2/config-version`)).status).toBe(200);
  });

  test('that never ask for anything are closed as well', async () => {
    const host = await start();
    for (let count = 0; count < 3; count += 1) await open(`${host}/api/v2/config-news`);
    const silent = Array.from({ length: 4 }, () => {
      const socket = connect(Number(new URL(host).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      return socket;
    });
    // As many as the bound may wait to be answered; more are closed at once.
    await Promise.race(silent.map((socket) => once(socket, 'close')));
    expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  });

  test.each([
    ['one proxy', 1],
    ['a network of proxies', ['127.0.0.0/8']],
  ])(
    'are not counted behind %s: all of its connections are many people’s',
    async (_who, trustProxy) => {
      const host = await start({ trustProxy });
      for (let count = 0; count < 5; count += 1) {
        expect((await open(`${host}/api/v2/config-news`)).reply.statusCode).toBe(200);
      }
    },
  );

  test('are counted where only others are trusted as proxies', async () => {
    const host = await start({ trustProxy: ['10.0.0.0/8', '::1'] });
    for (let count = 0; count < 3; count += 1) await open(`${host}/api/v2/config-news`);
    expect((await ask(`${host}/api/v2/config-version`)).status).toBe(429);
  });
});
