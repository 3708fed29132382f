import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { isExported } from '#server/tenants/exported-columns.ts';
import { sendWebhooks } from '#server/webhooks/send-webhooks.ts';
import { signWebhook, sealWebhookSecret } from '#server/webhooks/webhook-secret.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openWebhookShop } from '../setup/webhook-shop.ts';

const shop = await openWebhookShop();
const { receiver, deps, pool, db } = shop;

afterEach(async () => {
  receiver.answer(204);
  await pool.query('delete from webhook_endpoints');
  shop.backToNoon();
});

describe('a signature', () => {
  test('is that of the example in the specification of Standard Webhooks', () => {
    const place = { tenantId: small.tenant, id: randomUUID() };
    const secret = sealWebhookSecret(deps, place, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const at = new Date(1_614_265_330_000);
    const body = '{"test": 2432232314}';
    const webhook = { ...place, secret, previousSecret: null, previousUntil: null };
    expect(signWebhook(deps, webhook, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body })).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('is by both secrets for a day after it was changed', async () => {
    const { id, secret: old } = await shop.addWebhook();
    const reply = await shop.send('POST', `/webhooks/${id}/secret`, {});
    const { webhook, secret } = contract.renewWebhookSecret.reply.parse(reply.json()).data;
    expect(secret).not.toBe(old);
    const until = new Date(shop.now().getTime() + dayMs);
    expect(webhook.previous_secret_until).toBe(until.toISOString());
    await shop.order();
    const [both] = await shop.deliver();
    if (!both) throw new Error('nothing arrived');
    expect([shop.isSignedBy(secret, both), shop.isSignedBy(old, both)]).toEqual([true, true]);
    await shop.pass(dayMs);
    await shop.send('POST', `/webhooks/${id}/test`, {});
    const [one] = await shop.deliver();
    if (!one) throw new Error('nothing arrived');
    expect([shop.isSignedBy(secret, one), shop.isSignedBy(old, one)]).toEqual([true, false]);
    expect((await shop.webhook(id)).previous_secret_until).toBeNull();
  });

  test('is made with a secret that is stored sealed, and leaves with no export', async () => {
    const { secret } = await shop.addWebhook();
    expect(() => new Webhook(secret)).not.toThrow();
    const { rows } = await pool.query('select * from webhook_endpoints');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(isExported('webhook_endpoints', 'secret')).toBe(false);
    expect(isExported('webhook_endpoints', 'previous_secret')).toBe(false);
    expect(isExported('api_keys', 'token_hash')).toBe(false);
  });

  test('that cannot be made, for SECRET_KEY is another one, holds up nobody else', async () => {
    const { id } = await shop.addWebhook();
    const other = await shop.addWebhook({ name: 'Other' });
    await pool.query(
      'update webhook_endpoints a set secret = b.secret from webhook_endpoints b where a.id = $1 and b.id = $2',
      [id, other.id],
    );
    await shop.order();
    const log = { ...deps.log, error: () => undefined };
    const before = receiver.received.length;
    await sendWebhooks({ ...deps, log });
    expect(receiver.received.length - before).toBe(1);
    expect(await shop.log(id)).toMatchObject([
      { state: 'waiting', last_status: null, last_problem: null },
    ]);
  });
});

describe('an address', () => {
  test.each([
    ['http://hooks.example.com/', 'https://'],
    ['https://10.0.0.1/', 'inside a network'],
    ['https://localhost/hook', 'inside a network'],
    ['https://169.254.169.254/latest/meta-data', 'inside a network'],
    ['https://user:word@hooks.example.com/', 'password'],
    ['hooks', 'https://'],
  ])('%s is refused with a sentence', async (url, words) => {
    const { app } = await buildTestApp({ db, pool }, { clock: shop.now });
    const payload = shop.settings({ url });
    const path = `/api/v2/staff/webhooks/${randomUUID()}`;
    const reply = await app.inject({
      method: 'PUT',
      url: path,
      headers: { ...shop.owner },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'address_refused']);
    expect(reply.json().problems).toMatchObject([{ path: 'body.url' }]);
    expect(reply.json().error).toContain(words);
  });

  test('whose name leads inside when it is called is not called', async () => {
    const { id } = await shop.addWebhook();
    await shop.order();
    const { app, deps: strict } = await buildTestApp({ db, pool }, { clock: shop.now });
    const before = receiver.received.length;
    await pool.query(`update webhook_endpoints set url = replace(url, 'http:', 'https:')`);
    await sendWebhooks(strict);
    expect(receiver.received.length).toBe(before);
    expect(await shop.log(id)).toMatchObject([{ last_problem: 'inside', last_status: null }]);
    expect(app.server.listening).toBe(false);
  });
});

describe('a webhook', () => {
  test('added again because the answer was lost is the same one with another secret', async () => {
    const id = randomUUID();
    const first = await shop.addWebhook({}, id);
    const second = await shop.addWebhook({ name: 'Screen' }, id);
    expect(second.secret).not.toBe(first.secret);
    expect(await shop.webhook(id)).toMatchObject({
      name: 'Screen',
      is_active: true,
      waiting: 0,
    });
    const reply = await shop.send('GET', '/webhooks');
    expect(contract.listWebhooks.reply.parse(reply.json()).data).toHaveLength(1);
    expect(reply.body).not.toContain('whsec_');
  });

  test('sends a test at the press of a button, once, and fails by it for nobody', async () => {
    const { id } = await shop.addWebhook();
    receiver.answer(500);
    expectStatus(await shop.send('POST', `/webhooks/${id}/test`, {}), 200);
    expect((await shop.deliver()).map(({ body }) => body.type)).toEqual(['test']);
    expect(await shop.log(id)).toMatchObject([
      { type: 'test', order_id: null, state: 'failed', attempts: 1, last_status: 500 },
    ]);
    expect((await shop.webhook(id)).failing_since).toBeNull();
  });

  test('that is switched off is sent nothing, and what waited is given up', async () => {
    const { id } = await shop.addWebhook();
    await shop.order();
    const off = { ...shop.settings(), is_active: false };
    expectStatus(await shop.send('PATCH', `/webhooks/${id}`, off), 200);
    await shop.order();
    expect(await shop.deliver()).toEqual([]);
    expect(await shop.log(id)).toMatchObject([{ state: 'failed' }]);
    expect(await shop.webhook(id)).toMatchObject({ off_because: 'owner', waiting: 0 });
  });

  test('that is removed takes its messages along', async () => {
    const { id } = await shop.addWebhook();
    await shop.order();
    expectStatus(await shop.send('DELETE', `/webhooks/${id}`), 200);
    expect(await shop.deliver()).toEqual([]);
    const gone = await shop.send('GET', `/webhooks/${id}/deliveries`);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'unknown_webhook']);
  });

  test('replays only what it was sent', async () => {
    const { id } = await shop.addWebhook();
    const other = await shop.addWebhook({ name: 'Other' });
    await shop.order();
    await shop.deliver();
    const [own] = await shop.log(id);
    const path = `/deliveries/${own?.id}/replay`;
    const foreign = await shop.send('POST', `/webhooks/${other.id}${path}`, {});
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'unknown_delivery']);
    expectStatus(await shop.send('POST', `/webhooks/${id}${path}`, {}), 200);
    const [again] = await shop.deliver();
    expect(again?.headers['webhook-id']).toBe(own?.message_id);
  });

  test('has its log in pages', async () => {
    const { id } = await shop.addWebhook();
    for (let sent = 0; sent < 53; sent += 1) {
      expectStatus(await shop.send('POST', `/webhooks/${id}/test`, {}), 200);
    }
    const first = contract.listWebhookDeliveries.reply.parse(
      (await shop.send('GET', `/webhooks/${id}/deliveries`)).json(),
    ).data;
    expect(first.deliveries).toHaveLength(50);
    const rest = contract.listWebhookDeliveries.reply.parse(
      (await shop.send('GET', `/webhooks/${id}/deliveries?after=${first.next}`)).json(),
    ).data;
    expect([rest.deliveries.length, rest.next]).toEqual([3, null]);
  });

  test('is one of twenty at most, and for owners alone', async () => {
    for (let added = 0; added < 20; added += 1) await shop.addWebhook();
    const more = await shop.send('PUT', `/webhooks/${randomUUID()}`, shop.settings());
    expect([more.statusCode, more.json().code]).toEqual([409, 'too_many_webhooks']);
    const asManager = await shop.send('GET', '/webhooks', undefined, shop.manager);
    expect([asManager.statusCode, asManager.json().code]).toEqual([403, 'not_your_role']);
  });
});
