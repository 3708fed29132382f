import { describe, expect, test } from 'vitest';
import { paymentSettings } from '#server/db/schema.ts';
import { saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const { app, db, deps } = await buildPageApp(storefront);
const keys = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };
await db
  .insert(paymentSettings)
  .values({ tenantId: small.tenant, gateway: 'stripe', publishableKey: 'pk_test_x' });
await saveStripeKeys(deps, small.tenant, keys);

const policyOf = async (url: string, headers: { host: string }) => {
  const reply = await app.inject({ url, headers });
  return String(reply.headers['content-security-policy']);
};

describe('the policy lets Stripe in', () => {
  test('on the payment screen of a tenant that takes cards by it', async () => {
    const policy = await policyOf('/checkout/payment', at);
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toContain("frame-src 'self' https://js.stripe.com");
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/);
    expect(policy).not.toContain('unsafe-eval');
  });

  test('whose frames may open a wallet there, in a window that finds its way back', async () => {
    const { headers } = await app.inject({ url: '/checkout/payment', headers: at });
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const elsewhere = await app.inject({ url: '/checkout', headers: at });
    expect(elsewhere.headers['permissions-policy']).toContain('payment=(self)');
    expect(elsewhere.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test.each(['/', '/menu', '/checkout', '/checkout/success', '/nowhere'])(
    'not on %s',
    async (url) => expect(await policyOf(url, at)).not.toContain('stripe'),
  );

  test('not for a tenant without it', async () => {
    expect(await policyOf('/checkout/payment', atOther)).not.toContain('stripe');
  });

  test('nowhere in the API', async () => {
    const reply = await app.inject({ url: '/api/openapi.json', headers: at });
    expect(reply.headers['content-security-policy']).not.toContain('stripe');
  });
});
