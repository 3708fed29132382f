import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { DomainFinding } from '#schemas/api/staff-domains.ts';
import { hosts } from '#server/db/schema.ts';
import { publicHosts } from '#server/ports/payments/stripe-wallet-domains.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { standInKeys } from '#tests/stand-ins/stripe.ts';
import { at } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeOwner } from '../setup/stripe-owner.ts';

const found: DomainFinding = { state: 'right', found: [] };
const warnings: unknown[] = [];
const log = {
  info: () => undefined,
  warn: (entry: unknown) => void warnings.push(entry),
  error: () => undefined,
};
const { stand, db, app, owner, url, show, send } = await openStripeOwner({
  log,
  // Every domain has its proof.
  domainProbe: {
    prove: async () => ({ dns: found, file: found }),
    reach: async () => found,
  },
});
const addHost = (host: string) => db.insert(hosts).values({ tenantId: small.tenant, host });
const put = async (path: string, payload: object) => send(path, payload, (await show()).revision);
const domains = async (method: 'GET' | 'POST') => {
  const payload = method === 'POST' ? { payload: {} } : {};
  const reply = await app.inject({
    method,
    url: `${url}/wallet-domains`,
    headers: { ...owner },
    ...payload,
  });
  expectStatus(reply, 200);
  return contract.getWalletDomains.reply.parse(reply.json()).data;
};
const offered = async () => {
  const reply = await app.inject({ url: '/api/v2/restaurants/app-settings', headers: at });
  return contract.getAppSettings.reply.parse(reply.json()).data[0]?.payment_gateway_config.wallets;
};
const active = { apple_pay: 'active', google_pay: 'active', problem: null };
const saveKeys = (changed: object = {}) =>
  put('stripe', {
    publishable_key: 'pk_test_standin',
    secret_key: standInKeys.secretKey,
    webhook_secret: standInKeys.webhookSecret,
    ...changed,
  });

beforeEach(async () => {
  warnings.length = 0;
  await db.delete(hosts).where(eq(hosts.tenantId, small.tenant));
  await addHost(small.host);
  await addHost('order.corner.example');
  expectStatus(await saveKeys(), 200);
});

test('without keys there is nothing to switch or to look at', async () => {
  const { revision } = await show();
  const removed = await app.inject({
    method: 'POST',
    url: `${url}/stripe/remove`,
    headers: { ...owner, 'if-match': `"${revision}"` },
    payload: {},
  });
  expectStatus(removed, 200);
  expect((await put('wallets', { takes_wallets: true })).json().code).toBe('unknown_gateway');
  const reply = await app.inject({ url: `${url}/wallet-domains`, headers: { ...owner } });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'unknown_gateway']);
  expect(await offered()).toBe(false);
});

test('keys register the hosts of the site, those of the internet alone', async () => {
  const reply = await saveKeys();
  expectStatus(reply, 200);
  expect(reply.json().data.stripe.takes_wallets).toBe(true);
  expect(await domains('GET')).toEqual({
    is_allowed: true,
    domains: [{ host: 'order.corner.example', ...active }],
  });
  expect(await offered()).toBe(true);
  expect(
    publicHosts(['localhost', '53.localhost', 'corner.test', 'a.example:3000', '10.0.0.1']),
  ).toEqual([]);
});

test('a host that was added since is not registered until somebody has it looked at', async () => {
  await addHost('new.corner.example');
  stand.domains.unreachable.add('new.corner.example');
  onTestFinished(() => stand.domains.unreachable.clear());
  const unknown = { apple_pay: 'unregistered', google_pay: 'unregistered', problem: null };
  expect((await domains('GET')).domains[0]).toEqual({ host: 'new.corner.example', ...unknown });
  expect((await domains('POST')).domains[0]).toEqual({
    host: 'new.corner.example',
    apple_pay: 'inactive',
    google_pay: 'active',
    problem: 'We could not reach new.corner.example.',
  });
  stand.domains.unreachable.clear();
  expect((await domains('POST')).domains[0]).toEqual({ host: 'new.corner.example', ...active });
});

test('a domain that its owner proves is registered by itself', async () => {
  const call = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v2/staff/domains${path}`,
      headers: { ...owner },
      payload,
    });
  expectStatus(await call('', { domain: 'proved.corner.example' }), 201);
  expect((await domains('GET')).domains.map(({ host }) => host)).not.toContain(
    'proved.corner.example',
  );
  expectStatus(await call('/proved.corner.example/check', {}), 200);
  expect((await domains('GET')).domains).toContainEqual({
    host: 'proved.corner.example',
    ...active,
  });
});

test('they are switched off and on, which new keys leave as it is', async () => {
  expectStatus(await put('wallets', { takes_wallets: false }), 200);
  expect(await offered()).toBe(false);
  expectStatus(await saveKeys({ publishable_key: 'pk_test_other' }), 200);
  expect((await show()).stripe?.takes_wallets).toBe(false);
  expectStatus(await put('wallets', { takes_wallets: true }), 200);
  expect(await offered()).toBe(true);
});

test('a key that may not look is said; what is saved stands where Stripe fails', async () => {
  stand.domains.isForbidden = true;
  onTestFinished(() => void (stand.domains.isForbidden = false));
  expect(await domains('POST')).toEqual({ is_allowed: false, domains: [] });
  stand.domains.isForbidden = false;
  stand.trouble('error 500', 'error 500', 'error 500');
  expectStatus(await put('wallets', { takes_wallets: true }), 200);
  expect(warnings).toEqual([{ tenantId: small.tenant, reason: 'GatewayUnreachable' }]);
  stand.trouble('error 500', 'error 500', 'error 500');
  const reply = await app.inject({ url: `${url}/wallet-domains`, headers: { ...owner } });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_service_unreachable']);
});
