import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { mostAttempts, waitAfter } from '#server/domain/webhooks/wait-before.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openWebhookShop } from '../setup/webhook-shop.ts';

const shop = await openWebhookShop();
const { receiver, deps, pool } = shop;

beforeEach(() => receiver.answer(204));
afterEach(async () => {
  await shop.byHand(false);
  await pool.query('delete from webhook_endpoints');
  shop.backToNoon();
});

const typesOf = (messages: { body: { type: string } }[]) => messages.map(({ body }) => body.type);

describe('an order in messages', () => {
  test('is placed with its acceptance where the restaurant accepts by itself', async () => {
    const { secret } = await shop.addWebhook();
    const order = await shop.order();
    const [message, ...others] = await shop.deliver();
    expect(others).toEqual([]);
    expect(message?.body).toMatchObject({
      type: 'order.placed',
      timestamp: shop.now().toISOString(),
      data: {
        is_test: false,
        status: 'accepted',
        restaurant_id: small.restaurant,
        order_id: order.id,
        order_number: order.number,
        order: { id: order.id, status: 'accepted', items: [{ name: 'Lemonade', quantity: 1 }] },
      },
    });
    if (!message) throw new Error('nothing arrived');
    expect(shop.isSignedBy(secret, message)).toBe(true);
    expect(shop.isSignedBy(`whsec_${'A'.repeat(43)}=`, message)).toBe(false);
    expect(shop.isSignedBy(secret, { ...message, text: `${message.text} ` })).toBe(false);
    expect(message.headers['webhook-id']).toMatch(/^msg_[0-9a-f]{32}$/);
    // Who has its signature may do what its customer may.
    expect(message.text).not.toContain('key=');
  });

  test('waits, is accepted, moves on and is called off, each with what changed', async () => {
    await shop.byHand(true);
    await shop.addWebhook();
    const order = await shop.order();
    expect(typesOf(await shop.deliver())).toEqual(['order.placed']);
    const promised_at = new Date(shop.now().getTime() + 2 * hourMs).toISOString();
    const accept = { to: 'accepted', promised_at, reason: 'Busy' };
    expectStatus(await shop.send('POST', `/orders/${order.id}/status`, accept, shop.manager), 200);
    await shop.move(order.id, 'preparing');
    await shop.move(order.id, 'cancelled', 'No lemons');
    const messages = await shop.deliver();
    expect(messages.map(({ body }) => body)).toMatchObject([
      { type: 'order.changed', data: { status: 'accepted', changed: ['status', 'time'] } },
      { type: 'order.changed', data: { status: 'preparing', changed: ['status'] } },
      { type: 'order.changed', data: { status: 'cancelled', reason: 'No lemons' } },
    ]);
    // What comes late never brings back a state that has passed.
    const states = messages.map(({ body }) => 'order' in body.data && body.data.order.status);
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('by card is placed when it is paid, and is nothing before', async () => {
    await shop.addWebhook();
    await shop.order({ payment_method: 'card' });
    expect(await shop.deliver()).toEqual([]);
  });

  test('is refunded when the money went back', async () => {
    await shop.addWebhook({ events: ['order.refunded'] });
    const order = await shop.order();
    await shop.move(order.id, 'completed');
    const refund = { what: { kind: 'all' }, amount: order.total, reason: 'Cold' };
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${order.id}/refunds`,
      headers: { ...shop.owner, 'idempotency-key': randomUUID() },
      payload: refund,
    });
    expectStatus(reply, 200);
    await sendRefunds(deps);
    expect((await shop.deliver()).map(({ body }) => body)).toMatchObject([
      {
        type: 'order.refunded',
        data: { refund: { amount: order.total, currency: 'AUD', reason: 'Cold' } },
      },
    ]);
  });

  test('is sent only where somebody asked: of that restaurant, of that kind', async () => {
    await shop.addWebhook({ restaurant_id: small.closedRestaurant });
    await shop.addWebhook({ events: ['order.changed'] });
    await shop.order();
    expect(await shop.deliver()).toEqual([]);
    const { rows } = await pool.query('select count(*)::int as found from webhook_deliveries');
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('is not told of where the transaction it happened in is taken back', async () => {
    const { id } = await shop.addWebhook();
    const order = await shop.order();
    await shop.deliver();
    const refused = await shop.send('POST', `/orders/${order.id}/status`, { to: 'placed' });
    expect(refused.statusCode).toBe(400);
    const late = await shop.send('POST', `/orders/${order.id}/status`, {
      to: 'rejected',
      reason: 'Too late',
    });
    expect(late.statusCode).toBe(409);
    expect(await shop.log(id)).toHaveLength(1);
  });

  test('of an owner who tries the site is marked', async () => {
    await shop.addWebhook();
    const order = await shop.order();
    await pool.query('update orders set is_test = true where id = $1', [order.id]);
    const [message] = await shop.deliver();
    expect(message?.body.data).toMatchObject({ is_test: true });
  });
});

describe('a message that does not arrive', () => {
  test('is tried again after growing pauses, some three days long', () => {
    const pauses = (chance: number) =>
      Array.from({ length: mostAttempts - 1 }, (_, index) => waitAfter(index + 1, chance));
    const days = (list: number[]) => list.reduce((sum, pause) => sum + pause, 0) / dayMs;
    expect(pauses(0.5).slice(0, 4)).toEqual([5000, 15_000, 45_000, 135_000]);
    expect(days(pauses(0.5))).toBeCloseTo(3.07, 1);
    expect(days(pauses(0))).toBeGreaterThan(2.4);
    expect(days(pauses(1))).toBeLessThan(3.8);
    expect(waitAfter(3, 0)).not.toBe(waitAfter(3, 1));
  });

  test('says what came back, never more, and comes with the same id', async () => {
    const { id } = await shop.addWebhook();
    receiver.answer(500);
    await shop.order();
    const [first] = await shop.deliver();
    const [failed] = await shop.log(id);
    expect(failed).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_status: 500,
      last_problem: null,
    });
    expect(Date.parse(failed?.next_at ?? '')).toBeGreaterThan(shop.now().getTime());
    expect(JSON.stringify(failed)).not.toContain('secret answer');
    expect((await shop.webhook(id)).failing_since).toBe(shop.now().toISOString());
    expect(await shop.deliver()).toEqual([]);
    receiver.answer('silent');
    await shop.pass(minuteMs);
    await shop.deliver();
    expect(await shop.log(id)).toMatchObject([{ attempts: 2, last_problem: 'too_slow' }]);
    receiver.answer(302);
    await shop.pass(minuteMs);
    await shop.deliver();
    expect(await shop.log(id)).toMatchObject([{ attempts: 3, last_problem: 'redirected' }]);
    receiver.answer(200);
    await shop.pass(2 * minuteMs);
    const [last] = await shop.deliver();
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await shop.log(id)).toMatchObject([
      { state: 'delivered', attempts: 4, last_status: 200, last_problem: null, next_at: null },
    ]);
    expect(await shop.webhook(id)).toMatchObject({
      failing_since: null,
      last_delivered_at: shop.now().toISOString(),
    });
  });

  test('holds back what follows about its order for some tries, and no other order', async () => {
    const { id } = await shop.addWebhook();
    receiver.answer(500);
    const order = await shop.order();
    await shop.deliver();
    await shop.move(order.id, 'preparing');
    expect(await shop.deliver()).toEqual([]);
    await shop.order();
    expect(typesOf(await shop.deliver())).toEqual(['order.placed']);
    // What waits is sent at once when something arrives, in its order.
    receiver.answer(204);
    await shop.order();
    const arrived = await shop.deliver();
    expect(arrived).toHaveLength(4);
    const own = arrived.filter(
      ({ body }) => 'order_id' in body.data && body.data.order_id === order.id,
    );
    expect(typesOf(own)).toEqual(['order.placed', 'order.changed']);
    expect((await shop.log(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('does so no longer than a few minutes: what is refused for itself blocks nothing', async () => {
    await shop.addWebhook();
    receiver.answer(500);
    const order = await shop.order();
    for (let tries = 0; tries < 4; tries += 1) {
      await shop.deliver();
      await shop.pass(3 * minuteMs);
    }
    await shop.move(order.id, 'preparing');
    expect(typesOf(await shop.deliver())).toContain('order.changed');
  });

  test('is given up in the end, and switches its webhook off with a mail to the owners', async () => {
    const { id } = await shop.addWebhook();
    await drainOutbox(deps);
    receiver.answer(503);
    await shop.order();
    for (let tries = 0; tries < mostAttempts; tries += 1) {
      await shop.deliver();
      await shop.pass(15 * hourMs);
    }
    expect(await shop.webhook(id)).toMatchObject({ is_active: false, off_because: 'failing' });
    expect(await shop.log(id)).toMatchObject([{ state: 'failed', next_at: null }]);
    const mails = await drainOutbox(deps);
    const [mail, ...others] = mails.filter(({ subject }) => subject.includes('Kitchen screen'));
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe('owner@corner.test');
    expect(mail?.text).toContain('/desk/settings/other-systems');
    shop.backToNoon();
    await shop.order();
    expect(await shop.deliver()).toEqual([]);
    expect(await shop.log(id)).toHaveLength(1);
  });

  test('of one that is gone for good switches it off at once', async () => {
    const { id } = await shop.addWebhook();
    receiver.answer(410);
    await shop.order();
    await shop.deliver();
    expect(await shop.webhook(id)).toMatchObject({ is_active: false, off_because: 'gone' });
    expect((await shop.send('POST', `/webhooks/${id}/test`, {})).json().code).toBe('webhook_off');
    const on = { ...shop.settings(), is_active: true };
    expectStatus(await shop.send('PATCH', `/webhooks/${id}`, on), 200);
    expect(await shop.webhook(id)).toMatchObject({ is_active: true, failing_since: null });
    receiver.answer(204);
    const [failed] = await shop.log(id);
    expectStatus(
      await shop.send('POST', `/webhooks/${id}/deliveries/${failed?.id}/replay`, {}),
      200,
    );
    expect(typesOf(await shop.deliver())).toEqual(['order.placed']);
    expect(await shop.log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});
