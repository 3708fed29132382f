import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tenants } from '#server/db/schema.ts';
import { readStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { stripeWebhookEvents } from '#schemas/rules/payments/stripe-key.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { standInKeys } from '#tests/stand-ins/stripe.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeOwner } from '../setup/stripe-owner.ts';

const { stand, db, external, deps, show, send } = await openStripeOwner();
const address = `https://corner.example/api/v2/webhooks/stripe/${small.tenant}`;

const setOrigin = async (primaryOrigin: string) => {
  await db.update(tenants).set({ primaryOrigin }).where(eq(tenants.id, small.tenant));
  deps.tenants.clear();
};
const enter = (webhookSecret: string, revision: number) =>
  send(
    'stripe',
    {
      publishable_key: 'pk_test_standin',
      secret_key: standInKeys.secretKey,
      webhook_secret: webhookSecret,
    },
    revision,
  );
const keptSecret = async () => (await readStripeKeys(external, small.tenant))?.webhookSecret;

beforeEach(async () => {
  stand.endpoints.clear();
  await setOrigin('https://corner.example');
  expectStatus(await enter(standInKeys.webhookSecret, (await show()).revision), 200);
});

test('without a signing secret the endpoint is made with its events, and an older one goes', async () => {
  expect((await show()).makes_webhook).toBe(true);
  for (const id of ['we_1', 'we_2']) {
    expectStatus(await enter('', (await show()).revision), 200);
    const [made, ...others] = stand.endpoints.all;
    expect(others).toEqual([]);
    expect(made).toMatchObject({ id, url: address, enabled_events: stripeWebhookEvents });
    expect(await keptSecret()).toBe(`whsec_made${id.slice('we_'.length)}`);
  }
});

test('somebody else’s endpoint, and one with an entered secret, stay', async () => {
  stand.endpoints.create(new URLSearchParams({ url: 'https://other.example/hook' }));
  stand.endpoints.create(new URLSearchParams({ url: address }));
  expectStatus(await enter('whsec_byhand', (await show()).revision), 200);
  expect(stand.endpoints.all.map((one) => one.url)).toEqual([
    'https://other.example/hook',
    address,
  ]);
  expect(await keptSecret()).toBe('whsec_byhand');
});

test('a key that may not make one, and a site that Stripe cannot reach, are told to enter the secret', async () => {
  stand.endpoints.isForbidden = true;
  onTestFinished(() => void (stand.endpoints.isForbidden = false));
  const { revision } = await show();
  const forbidden = await enter('', revision);
  expectStatus(forbidden, 400);
  expect(forbidden.json()).toMatchObject({
    code: 'stripe_webhook',
    problems: [{ path: 'body.webhook_secret' }],
  });
  stand.endpoints.isForbidden = false;
  for (const origin of [
    'http://corner.example',
    'https://localhost',
    'https://corner.example:8443',
  ]) {
    await setOrigin(origin);
    expect((await show()).makes_webhook).toBe(false);
    expectStatus(await enter('', revision), 400);
  }
  expect(stand.endpoints.all).toEqual([]);
  expect(await keptSecret()).toBe(standInKeys.webhookSecret);
});

test('where the keys are not kept, the endpoint that was made for them is taken away', async () => {
  const { revision } = await show();
  expectStatus(await enter('', revision - 1), 412);
  expect(stand.endpoints.all).toEqual([]);
  expect(await keptSecret()).toBe(standInKeys.webhookSecret);
});

test('when Stripe does not answer, nothing is changed and the owner reads it', async () => {
  const { revision } = await show();
  stand.trouble('error 500');
  expectStatus(await enter('', revision), 503);
  expect(await keptSecret()).toBe(standInKeys.webhookSecret);
});
