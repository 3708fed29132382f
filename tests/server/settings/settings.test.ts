import { eq } from 'drizzle-orm';
import { assert, asyncProperty, oneof } from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { getAppSettings, type AppSettings } from '#schemas/api/settings.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { isRecord } from '#schemas/is-record.ts';
import { paymentSecrets, paymentSettings, restaurants, siteConfigs } from '#server/db/schema.ts';
import { chooseGateways } from '#server/ports/payments/choose-gateways.ts';
import { saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { corrupted, partial, valuesOf } from '#tests/schemas/config-arbitrary.ts';
import { draws } from '../../draws.ts';
import { at, atOther, buildSmallApp, buildTestApp, type TestApp } from '../setup/build-test-app.ts';

const running = await buildSmallApp();
const { db } = running;

async function readSettings({ app }: TestApp, query = ''): Promise<AppSettings> {
  const reply = await app.inject({
    url: `/api/v2/restaurants/app-settings${query}`,
    headers: at,
  });
  const [first] = getAppSettings.reply.parse(reply.json()).data;
  if (!first) throw new Error('no settings came');
  return first;
}
const publish = (document: unknown) =>
  db.update(siteConfigs).set({ document }).where(eq(siteConfigs.tenantId, small.tenant));

beforeEach(async () => {
  await publish({ colors: { primary: '#1f6f54' } });
  await db.delete(paymentSecrets);
  await db.delete(paymentSettings).where(eq(paymentSettings.gateway, 'stripe'));
  running.deps.settings.clear();
});

describe('app-settings', () => {
  test('its first element holds theme, payment set-up and whether orders are taken', async () => {
    expect(await readSettings(running)).toMatchObject({
      web_config: { colors: { primary: '#1f6f54', secondary: '#f8f4e3' } },
      payment_gateway_config: {
        gateways: ['cash', 'sandbox'],
        publishable_key: 'pk_sandbox',
        environment: 'test',
      },
      is_online_order_enabled: 1,
      config_version: 3,
      pages: ['contact'],
      tenant: { id: small.tenant, name: 'Corner Kitchen', currency: 'AUD', locale: 'en-AU' },
    });
  });

  test('a restaurant that takes no online orders says 0, the tenant then too if it is the last', async () => {
    await db
      .update(restaurants)
      .set({ isOnlineOrderEnabled: false })
      .where(eq(restaurants.id, small.restaurant));
    const of = `?restaurant_id=${small.restaurant}`;
    expect((await readSettings(running, of)).is_online_order_enabled).toBe(0);
    expect((await readSettings(running)).is_online_order_enabled).toBe(0);
    await db
      .update(restaurants)
      .set({ isOnlineOrderEnabled: true })
      .where(eq(restaurants.id, small.restaurant));
    expect((await readSettings(running, of)).is_online_order_enabled).toBe(1);
  });

  test('another tenant’s restaurant has no settings here', async () => {
    const reply = await running.app.inject({
      url: `/api/v2/restaurants/app-settings?restaurant_id=${small.otherRestaurant}`,
      headers: at,
    });
    expect(reply.statusCode).toBe(404);
  });

  test.each([
    ['a list', []],
    ['a text', 'theme'],
    ['a number', 7],
    ['nothing known', { shape: 'other' }],
    ['a bad colour', { colors: { primary: 'url(javascript:1)' } }],
  ])('a stored configuration that is %s is still read', async (_what, document) => {
    await publish(document);
    const instance = await buildTestApp(running);
    const { web_config } = await readSettings(instance);
    expect(web_config.colors).toEqual(siteConfigSchema.parse({}).colors);
  });

  test('keys that this version does not know are kept', async () => {
    await publish({ tomorrow: { variant: 'new' }, hero: { title: 'Hello', sparkle: 3 } });
    const { app } = await buildTestApp(running);
    const reply = await app.inject({ url: '/api/v2/restaurants/app-settings', headers: at });
    expect(reply.json()).toMatchObject({
      data: [
        {
          web_config: { tomorrow: { variant: 'new' }, hero: { title: 'Hello', sparkle: 3 } },
        },
      ],
    });
  });
});

/** As PostgreSQL holds it: JSON without the two kinds of characters that its text cannot have. */
function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\p{Surrogate}/gu, '').replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return JSON.parse(JSON.stringify(value ?? null));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storable(key), storable(part)]),
  );
}

test('whatever parts of a document are stored, the settings are whole', async () => {
  const documents = valuesOf(siteConfigSchema);
  await assert(
    asyncProperty(oneof(partial(documents), corrupted(documents)), async (document) => {
      await publish(storable(document) ?? {});
      running.deps.settings.forget(small.tenant);
      const { web_config } = await readSettings(running);
      expect(siteConfigSchema.safeParse(web_config).success).toBe(true);
    }),
    { numRuns: draws(60) },
  );
});

describe('payment_gateway_config', () => {
  const keysOf = (value: unknown): string[] =>
    value instanceof Object
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
      : [];

  test('holds nothing secret, on any level of the reply', async () => {
    const reply = await running.app.inject({
      url: '/api/v2/restaurants/app-settings',
      headers: at,
    });
    const keys = keysOf(reply.json());
    expect(keys).toContain('publishable_key');
    expect(keys.filter((key) => /secret|private|webhook|token|password|hash/i.test(key))).toEqual(
      [],
    );
    expect(reply.body).not.toMatch(/\b(sk|rk|whsec)_/);
  });

  test('leaves out a field that the contract does not name, should a cache hold one', async () => {
    const { app, deps } = await buildTestApp(running);
    const settings = await deps.settings.get(small.tenant);
    Object.assign(settings.payment, { secret_key: 'sk_live_1' });
    const reply = await app.inject({ url: '/api/v2/restaurants/app-settings', headers: at });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('sk_live_1');
  });

  test('holds nothing of the keys of a gateway, and offers it once they are there', async () => {
    const keys = { secretKey: 'sk_test_hushhush', webhookSecret: 'whsec_hushhush' };
    const { app, deps } = await buildTestApp(running);
    await db
      .insert(paymentSettings)
      .values({ tenantId: small.otherTenant, gateway: 'stripe', publishableKey: 'pk_test_open' });
    await saveStripeKeys(deps, small.otherTenant, keys);
    const reply = await app.inject({ url: '/api/v2/restaurants/app-settings', headers: atOther });
    expect(reply.json().data[0].payment_gateway_config).toEqual({
      gateways: ['cash', 'sandbox', 'stripe'],
      publishable_key: 'pk_test_open',
      environment: 'test',
      wallets: true,
    });
    expect(reply.body).not.toMatch(/hush|\b(sk|rk|whsec)_/);
    const [row] = await db.select().from(paymentSecrets);
    expect(row?.sealed).toMatch(/^[0-9a-f]{8}\.[A-Za-z0-9+/=]{60,}$/);
    expect(Buffer.from(row?.sealed.slice(9) ?? '', 'base64').toString('latin1')).not.toContain(
      'hush',
    );
  });

  test('offers no gateway that this server cannot use', async () => {
    await db
      .insert(paymentSettings)
      .values({ tenantId: small.tenant, gateway: 'stripe', publishableKey: 'pk_stripe' });
    const real = await buildTestApp(running, {
      gateways: chooseGateways({
        options: { demo: false, paymentEnvironment: 'live' },
        db,
        clock: running.deps.clock,
        secretKey: running.deps.secretKey,
        stripeApiUrl: undefined,
      }),
      options: { paymentEnvironment: 'live' },
    });
    expect((await readSettings(real)).payment_gateway_config).toEqual({
      gateways: ['cash'],
      publishable_key: null,
      environment: 'live',
      wallets: false,
    });
  });
});
