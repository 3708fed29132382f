import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayEvents } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { app, db, stand, books, said, begun, cardOrder, pay, check, sendWebhook, rowsOf } = shop;
beforeEach(() => {
  said.length = 0;
});

const eventOf = async (eventId: string) =>
  (await db.select().from(gatewayEvents).where(eq(gatewayEvents.eventId, eventId)))[0];

/** Paid once, and told so once. */
async function expectPaidOnce(orderId: string): Promise<void> {
  const { order, payments, refunds, events } = await rowsOf(orderId);
  expect(order).toMatchObject({ status: 'accepted', paymentStatus: 'paid' });
  expect(payments.map(({ status }) => status)).toEqual(['succeeded']);
  expect(refunds).toEqual([]);
  expect(events.filter(({ status }) => status === 'placed')).toHaveLength(1);
}

describe('a webhook and the customer who comes back', () => {
  test('R57 the webhook comes first', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await expectPaidOnce(id);
    const reply = await check(shopper, id);
    expectStatus(reply, 200);
    expect(reply.json()).toMatchObject({ data: { payment_status: 'paid' }, action: null });
    await expectPaidOnce(id);
  });

  test('R57 the customer comes first', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expect((await check(shopper, id)).json().data).toMatchObject({ payment_status: 'paid' });
    expectStatus(await sendWebhook(intent), 200);
    await expectPaidOnce(id);
  });

  test('R57 both come at once, many times', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 3 === 0
          ? check(shopper, id)
          : sendWebhook(
              intent,
              'payment_intent.succeeded',
              index % 3 === 1 ? { id: `evt_${id}` } : {},
            ),
      ),
    );
    expect([...new Set(replies.map(({ statusCode }) => statusCode))]).toEqual([200]);
    await expectPaidOnce(id);
  });

  test('R57 the same event twice is acted on once', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const event = { id: `evt_${randomUUID()}` };
    expectStatus(await sendWebhook(intent, undefined, event), 200);
    const asked = stand.calls.length;
    expectStatus(await sendWebhook(intent, undefined, event), 200);
    expect(stand.calls).toHaveLength(asked);
    expect(await eventOf(event.id)).toMatchObject({ type: 'payment_intent.succeeded' });
    await expectPaidOnce(id);
  });

  test('R57 older news after newer ones change nothing: paid stays paid', async () => {
    const { shopper, id, intent } = await begun();
    const asBefore = structuredClone(intent);
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    for (const type of ['created', 'requires_action', 'payment_failed', 'processing']) {
      expectStatus(await sendWebhook(asBefore, `payment_intent.${type}`), 200);
    }
    await expectPaidOnce(id);
    expect((await shopper.order(id)).payment_status).toBe('paid');
  });

  test('R57 an event that comes before we know the intent finds its payment', async () => {
    const { shopper, id } = await cardOrder();
    // The answer to our call is lost, and the SDK's repeats of it too.
    stand.trouble('answer lost', 'no answer', 'no answer');
    const reply = await pay(shopper, id);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_service_unreachable']);
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'pending', reference: null }]);
    const intent = [...books.intents.values()].find(({ metadata }) => metadata.order === id);
    if (!intent) throw new Error('no intent was made');
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await expectPaidOnce(id);
  });

  test('R57 an event about an unknown intent is kept, not dropped', async () => {
    const { intent } = await begun();
    const stranger = { ...intent, id: 'pi_stranger', metadata: {} };
    const event = { id: `evt_${randomUUID()}` };
    expectStatus(await sendWebhook(stranger, undefined, event), 200);
    expect(await eventOf(event.id)).toMatchObject({
      tenantId: small.tenant,
      reference: 'pi_stranger',
      handledAt: null,
      payload: { data: { object: { id: 'pi_stranger' } } },
    });
    expect(said).toContain('warn: a webhook about an unknown payment');
  });

  test('R57 what cannot be looked up is asked for again, and then done', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const event = { id: `evt_${randomUUID()}` };
    stand.trouble('error 500', 'error 500', 'error 500');
    expect((await sendWebhook(intent, undefined, event)).statusCode).toBe(503);
    expect(await eventOf(event.id)).toMatchObject({ handledAt: null });
    expect((await rowsOf(id)).order).toMatchObject({ status: 'pending_payment' });
    expectStatus(await sendWebhook(intent, undefined, event), 200);
    await expectPaidOnce(id);
  });
});

describe('who may send one', () => {
  const url = '/api/v2/webhooks/stripe';

  test('R57 a wrong signature is refused, and nothing is kept', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const event = { id: `evt_${randomUUID()}` };
    const reply = await sendWebhook(intent, undefined, { ...event, secret: 'whsec_other' });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_signature']);
    expect(await eventOf(event.id)).toBeUndefined();
    expect((await rowsOf(id)).order).toMatchObject({ status: 'pending_payment' });
  });

  test('R57 the signature is over the bytes that came, not over what they mean', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const { payload, headers } = stand.webhook(intent, 'payment_intent.succeeded', {
      at: shop.time.now,
    });
    const send = (body: string) =>
      app.inject({ method: 'POST', url, headers: { ...headers, host: small.host }, payload: body });
    const reprinted = JSON.stringify(JSON.parse(payload), null, 2);
    expect((await send(reprinted)).statusCode).toBe(400);
    expect((await send(payload)).statusCode).toBe(200);
    await expectPaidOnce(id);
  });

  test('the tenant is the one of the host, or of the path on a host of nobody', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const { payload, headers } = stand.webhook(intent, 'payment_intent.succeeded', {
      at: shop.time.now,
    });
    const send = (path: string, host: string) =>
      app.inject({ method: 'POST', url: url + path, headers: { ...headers, host }, payload });
    expect((await send('', small.otherHost)).statusCode).toBe(400);
    expect((await send(`/${small.otherTenant}`, 'hooks.test')).statusCode).toBe(400);
    expect((await send('', 'hooks.test')).statusCode).toBe(404);
    expect((await send(`/${small.tenant}`, 'hooks.test')).statusCode).toBe(200);
    await expectPaidOnce(id);
  });

  test.each([
    ['an unknown gateway', '/api/v2/webhooks/paypal', '{}', 404],
    ['a tenant that is no number', `${url}/x`, '{}', 404],
    ['no body', url, '', 400],
    ['a body past the limit', url, 'x'.repeat(256 * 1024 + 1), 413],
  ])('%s is refused', async (_name, to, payload, status) => {
    const headers = { host: small.host, 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: to, headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });
});
