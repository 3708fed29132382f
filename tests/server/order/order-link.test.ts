import { afterEach, describe, expect, test } from 'vitest';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { orderKey } from '#server/identity/order-key.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { keyOfLink } from '../setup/key-of-link.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';

let now = fridayNoon;
const { app, pool, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_710_000;

afterEach(() => {
  now = fridayNoon;
});

async function placed() {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(lemonade);
  const order = await shopper.placed();
  return { shopper, order, key: orderKey(deps, { tenantId: small.tenant, orderId: order.id }) };
}

/** When the link of an order ends: counted from its promise, which is later than it was placed. */
const endOf = (order: { promised_at: string }) =>
  new Date(Date.parse(order.promised_at) + 90 * dayMs);

async function ask(orderId: string, headers: Record<string, string>) {
  const reply = await app.inject({
    url: `/api/v2/orders/${orderId}`,
    headers: { host: small.host, ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

describe('R62 the link of an order', () => {
  test('carries its key in the fragment, in replies and in mails', async () => {
    await drainOutbox(deps);
    const { order, key } = await placed();
    expect(order.link).toBe(`/order-confirmation/${order.id}#key=${key}`);
    expect(keyOfLink(order.link)).toBe(key);
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain(`https://corner.test${order.link}`);
  });

  test('opens it until 90 days after its promise by the server’s clock, and says that it has ended', async () => {
    const { order, key } = await placed();
    const byLink = { 'x-order-key': key };
    now = new Date(endOf(order).getTime() - 1);
    expect(await ask(order.id, byLink)).toMatchObject({ status: 200, data: { id: order.id } });
    now = endOf(order);
    const ended = { status: 404, code: 'link_ended', error: expect.stringContaining('Log in') };
    expect(await ask(order.id, byLink)).toMatchObject(ended);
    const cancelled = await app.inject({
      method: 'POST',
      url: `/api/v2/orders/${order.id}/cancel`,
      headers: { host: small.host, ...byLink },
      payload: { reason: '' },
    });
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([404, 'link_ended']);
    const stranger = await createShopper(app, (nextGuest += 1));
    expect(await ask(order.id, { ...stranger.headers, ...byLink })).toMatchObject(ended);
    expect(await ask(order.id, { 'x-order-key': 'wrong' })).toMatchObject({
      status: 404,
      code: 'unknown_order',
    });
  });

  test('that has ended leaves the order to whoever placed it, without a link to give on', async () => {
    const { shopper, order, key } = await placed();
    await pool.query(`update orders set placed_at = $2, promised_at = $2 where id = $1`, [
      order.id,
      new Date(fridayNoon.getTime() - 90 * dayMs),
    ]);
    expect(await ask(order.id, { ...shopper.headers, 'x-order-key': key })).toMatchObject({
      status: 200,
      data: { id: order.id, link: '' },
    });
  });
});
