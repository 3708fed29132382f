import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const url = '/v2/staff/payment-settings';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const cashOnly: PaymentSettings = {
  ways: ['cash'],
  takes_cash: true,
  stripe: null,
  environment: 'test',
  webhook_url: 'https://corner.test/api/v2/webhooks/stripe/7',
  webhook_events: ['payment_intent.succeeded'],
  makes_webhook: false,
  revision: 3,
};
const withStripe: PaymentSettings = {
  ...cashOnly,
  ways: ['cash', 'stripe'],
  stripe: {
    publishable_key: 'pk_test_abcdWXYZ',
    mode: 'test',
    secret_end: '1234',
    webhook_end: '5678',
    takes_wallets: true,
  },
  revision: 4,
};
const keys = {
  publishable_key: 'pk_test_abcdWXYZ',
  secret_key: 'sk_test_abcd1234',
  webhook_secret: 'whsec_abcd5678',
};
const fillKeys = async (change: Partial<typeof keys> = {}) => {
  const typed = { ...keys, ...change };
  await page.getByLabelText('Publishable key').fill(typed.publishable_key);
  await page.getByLabelText('Secret key').fill(typed.secret_key);
  await page.getByLabelText('Signing secret of the webhook').fill(typed.webhook_secret);
};

test('keys are entered, tried, and stand there by their last four characters', async () => {
  const { server } = openSettings('/desk/settings/payments', {
    [`GET ${url}`]: () => ok(cashOnly),
    [`PUT ${url}/stripe`]: () => ok(withStripe),
  });
  await expect.element(page.getByText('Customers can pay by cash.')).toBeVisible();
  await expect
    .element(page.getByLabelText('Address of the endpoint'))
    .toHaveValue(cashOnly.webhook_url);
  await fillKeys({ publishable_key: 'sk_test_abcd1234' });
  await button('Try and save').click();
  await expect.element(page.getByText(/^This is a secret/)).toBeVisible();
  expect(server.sent('PUT', `${url}/stripe`)).toEqual([]);
  await fillKeys();
  await button('Try and save').click();
  await expect.element(page.getByText(/^Stripe took the keys\./)).toBeVisible();
  await expect.element(page.getByText('ends in 1234')).toBeVisible();
  await expect.element(page.getByText('ends in 5678')).toBeVisible();
  expect(page.getByLabelText('Secret key').elements()).toEqual([]);
  expect(server.sent('PUT', `${url}/stripe`)).toEqual([keys]);
});

test('what the server refuses stands at its field with the focus, and what was typed stays', async () => {
  const message = 'This key takes real money, and this installation is for tests.';
  const problems = [{ path: 'body.secret_key', code: 'stripe_key_mode', message }];
  const replies = [
    { status: 400, body: { error: message, code: 'stripe_key_mode', problems } },
    {
      status: 503,
      body: {
        error: 'The payment service does not answer right now. Try again in a moment.',
        code: 'payment_service_unreachable',
      },
    },
  ];
  openSettings('/desk/settings/payments', {
    [`GET ${url}`]: () => ok(cashOnly),
    [`PUT ${url}/stripe`]: () => replies.shift() ?? ok(withStripe),
  });
  await fillKeys({ secret_key: 'sk_live_abcd1234' });
  await button('Try and save').click();
  const secret = page.getByLabelText('Secret key');
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(secret).toHaveFocus();
  await secret.fill(keys.secret_key);
  await button('Try and save').click();
  await expect.element(page.getByText(/^The payment service does not answer/)).toBeVisible();
  await expect.element(secret).toHaveValue(keys.secret_key);
  await button('Try and save').click();
  await expect.element(page.getByText(/^Stripe took the keys\./)).toBeVisible();
});

test(
  'the last way to pay is switched off only after it is said that nobody can order',
  { tags: ['slow'] },
  async () => {
    const { server } = openSettings('/desk/settings/payments', {
      [`GET ${url}`]: () => ok(cashOnly),
      [`PUT ${url}/cash`]: () => ok({ ...cashOnly, ways: [], takes_cash: false, revision: 4 }),
    });
    await button('Stop taking cash').click();
    const dialog = page.getByRole('dialog', { name: 'Stop taking cash?' });
    await expect
      .element(dialog.getByText(/nobody can order until you offer another/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Leave it as it is' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('PUT', `${url}/cash`)).toEqual([]);
    await button('Stop taking cash').click();
    await dialog.getByRole('button', { name: 'Stop taking cash' }).click();
    await expect.element(page.getByText(/^Customers cannot pay in any way/)).toBeVisible();
    await expect.element(button('Take cash')).toBeVisible();
    expect(server.sent('PUT', `${url}/cash`)).toEqual([{ takes_cash: false, accepts_none: true }]);
  },
);

test('removing says what stops; where another owner was faster, the page shows what is saved', async () => {
  let present = withStripe;
  const { server } = openSettings('/desk/settings/payments', {
    [`GET ${url}`]: () => ok(present),
    [`POST ${url}/stripe/remove`]: () => {
      present = { ...withStripe, takes_cash: false, ways: ['stripe'], revision: 5 };
      const error = 'Somebody else changed these settings in the meantime.';
      return { status: 412, body: { error, code: 'stale_settings', data: present } };
    },
  });
  await button('Remove the keys').click();
  const dialog = page.getByRole('dialog', { name: 'Remove the keys of Stripe?' });
  await expect.element(dialog.getByText(/nothing can be refunded or charged/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the keys' }).click();
  await expect.element(page.getByText(/^Somebody else changed this/)).toBeVisible();
  await expect.element(page.getByText('Cash is not taken.')).toBeVisible();
  await expect.element(page.getByText('Customers can pay by card.')).toBeVisible();
  expect(server.sent('POST', `${url}/stripe/remove`)).toEqual([{ accepts_none: false }]);
});

test.each([
  ['without keys', 375, cashOnly],
  ['with keys', 1440, withStripe],
] as const)('axe finds nothing %s, and it fits %i pixels', async (_what, width, present) => {
  await page.viewport(width, 900);
  openSettings('/desk/settings/payments', { [`GET ${url}`]: () => ok(present) });
  await expect.element(page.getByText(/^Customers can pay by/)).toBeVisible();
  // The page's landmark is the site's frame, which is not drawn here.
  const rules = { region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const domainsUrl = `${url}/wallet-domains`;

test('wallets are switched off, and their domains are shown and registered', async () => {
  const none = { apple_pay: 'unregistered', google_pay: 'unregistered', problem: null } as const;
  const ready = { apple_pay: 'inactive', google_pay: 'active' } as const;
  const { server } = openSettings('/desk/settings/payments', {
    [`GET ${url}`]: () => ok(withStripe),
    [`GET ${domainsUrl}`]: () =>
      ok({ is_allowed: true, domains: [{ host: 'corner.example', ...none }] }),
    [`POST ${domainsUrl}`]: () =>
      ok({
        is_allowed: true,
        domains: [{ host: 'corner.example', ...ready, problem: 'We could not reach it.' }],
      }),
    [`PUT ${url}/wallets`]: () =>
      ok({ ...withStripe, stripe: { ...withStripe.stripe, takes_wallets: false }, revision: 5 }),
  });
  await expect
    .element(page.getByText('Apple Pay: not registered · Google Pay: not registered'))
    .toBeVisible();
  await button('Register and look again').click();
  await expect.element(page.getByText('Apple Pay: not ready · Google Pay: ready')).toBeVisible();
  await expect.element(page.getByText('Stripe says: We could not reach it.')).toBeVisible();
  await button('Stop offering them').click();
  await expect.element(page.getByText('They are no longer offered.')).toBeVisible();
  await expect.element(button('Register and look again')).not.toBeInTheDocument();
  expect(server.sent('PUT', `${url}/wallets`)).toEqual([{ takes_wallets: false }]);
});

test.each([
  [
    'a restricted key',
    () => ok({ is_allowed: false, domains: [] }),
    /Your secret key is restricted/,
  ],
  ['no domain', () => ok({ is_allowed: true, domains: [] }), /has no domain on the internet/],
  [
    'no answer of Stripe',
    () => ({ status: 503, body: { error: 'Later.', code: 'payment_service_unreachable' } }),
    /Stripe did not answer\. Cards work/,
  ],
])('%s is said plainly beside the wallets', async (_, answer, sentence) => {
  openSettings('/desk/settings/payments', {
    [`GET ${url}`]: () => ok(withStripe),
    [`GET ${domainsUrl}`]: answer,
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
});
