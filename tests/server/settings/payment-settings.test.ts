import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { paymentSecrets } from '#server/db/schema.ts';
import { readStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { standInKeys } from '#tests/stand-ins/stripe.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { openStripeOwner } from '../setup/stripe-owner.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const opened = await openStripeOwner();
const { stand, database, db, external, gateways, app, deps, owner, url, show, send } = opened;
const keys = {
  publishable_key: 'pk_test_standin',
  secret_key: standInKeys.secretKey,
  webhook_secret: standInKeys.webhookSecret,
};

const offered = async () => (await deps.settings.get(small.tenant)).payment;
const sealedKeys = () => readStripeKeys(external, small.tenant);

beforeEach(async () => {
  expectStatus(await send('cash', { takes_cash: true }, (await show()).revision), 200);
  expectStatus(await send('stripe', keys, (await show()).revision), 200);
});

test('keys are tried, sealed and offered at once, and never come back whole', async () => {
  expectStatus(await send('stripe/remove', {}, (await show()).revision), 200);
  const before = await show();
  expect(before).toMatchObject({ stripe: null, environment: 'test' });
  expect(before.webhook_url).toMatch(/\/api\/v2\/webhooks\/stripe\/\d+$/);
  const reply = await send('stripe', keys, before.revision);
  expectStatus(reply, 200);
  expect(reply.json().data).toMatchObject({
    stripe: {
      publishable_key: 'pk_test_standin',
      mode: 'test',
      secret_end: standInKeys.secretKey.slice(-4),
      webhook_end: standInKeys.webhookSecret.slice(-4),
    },
    revision: before.revision + 1,
  });
  const shown = await app.inject({ url, headers: { ...owner } });
  for (const { body } of [reply, shown]) {
    expect(body).not.toContain(standInKeys.secretKey);
    expect(body).not.toContain(standInKeys.webhookSecret);
  }
  expect(await sealedKeys()).toEqual(standInKeys);
  const [row] = await db
    .select()
    .from(paymentSecrets)
    .where(eq(paymentSecrets.tenantId, small.tenant));
  expect(row?.sealed).not.toContain('standin');
  expect(await offered()).toMatchObject({ publishable_key: 'pk_test_standin' });
  expect((await offered()).gateways).toContain('stripe');
});

test.each([
  [
    'the wrong mode',
    { publishable_key: 'pk_live_x', secret_key: 'sk_live_x' },
    ['publishable_key', 'secret_key'],
    /takes real money, and this installation is for tests/,
  ],
  ['two modes', { secret_key: 'rk_live_x' }, ['secret_key'], /takes real money/],
  ['a secret for everybody', { publishable_key: 'sk_test_x' }, ['publishable_key'], /is a secret/],
  ['no webhook secret', { webhook_secret: 'sk_test_x' }, ['webhook_secret'], /begins with whsec_/],
  ['a key unknown to Stripe', { secret_key: 'sk_test_mistyped' }, ['secret_key'], /does not know/],
])('%s is refused at its field, and nothing changes', async (_what, wrong, fields, sentence) => {
  const before = await show();
  const reply = await send('stripe', { ...keys, ...wrong }, before.revision);
  expect(reply.statusCode).toBe(400);
  const { problems } = reply.json();
  expect(problems.map(({ path }: { path: string }) => path)).toEqual(
    fields.map((field) => `body.${field}`),
  );
  expect(problems[0].message).toMatch(sentence);
  expect(reply.body).not.toContain('mistyped');
  expect(await show()).toEqual(before);
  expect(await sealedKeys()).toEqual(standInKeys);
});

test.each(['silence', 'error 500'] as const)(
  'where Stripe gives %s, a sentence says so and nothing is stored',
  async (trouble) => {
    const before = await show();
    stand.trouble(trouble);
    const reply = await send('stripe', { ...keys, webhook_secret: 'whsec_other' }, before.revision);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_service_unreachable']);
    expect(await show()).toEqual(before);
    expect(await sealedKeys()).toEqual(standInKeys);
  },
);

test('of two owners at once one is told what the other saved, and keeps no half of it', async () => {
  const { revision } = await show();
  const replies = await Promise.all([
    send('stripe', { ...keys, webhook_secret: 'whsec_of_one' }, revision),
    send('stripe', { ...keys, webhook_secret: 'whsec_of_two' }, revision),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  const present = await show();
  expect(replies.find(({ statusCode }) => statusCode === 412)?.json().data).toEqual(present);
  const nothing = await app.inject({
    method: 'PUT',
    url: `${url}/cash`,
    headers: { ...owner },
    payload: { takes_cash: true },
  });
  expect(nothing.statusCode).toBe(428);
});

test('the last way to pay goes only where the owner says that nobody shall order', async () => {
  const removed = await send('stripe/remove', {}, (await show()).revision);
  expectStatus(removed, 200);
  expect(removed.json().data).toMatchObject({ stripe: null, ways: ['cash'] });
  expect(await sealedKeys()).toBeNull();
  expect((await offered()).gateways).toEqual(['cash']);
  const { revision } = await show();
  const refused = await send('cash', { takes_cash: false }, revision);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_way_to_pay']);
  expect(await show()).toMatchObject({ takes_cash: true, revision });
  const meant = await send('cash', { takes_cash: false, accepts_none: true }, revision);
  expectStatus(meant, 200);
  expect((await offered()).gateways).toEqual([]);
});

test('keys that were sealed with another SECRET_KEY are shown without their ends', async () => {
  const secretKey = secretKeyOf(Buffer.alloc(32, 'o'));
  const other = await buildTestApp(database, { ...external, secretKey, gateways });
  const headers = await signStaffIn(other.app);
  const reply = await other.app.inject({ url, headers: { ...headers } });
  expect(reply.json().data.stripe).toMatchObject({ secret_end: null, webhook_end: null });
});

test('a database that stops within the change keeps the old keys whole', async () => {
  const before = await show();
  await db.execute(
    `create function refuse_sealed() returns trigger language plpgsql as
     $$ begin raise exception 'the disk is full'; end $$`,
  );
  await db.execute(
    'create trigger refuse_sealed before update on payment_secrets for each row execute function refuse_sealed()',
  );
  onTestFinished(async () => {
    await db.execute('drop trigger if exists refuse_sealed on payment_secrets');
    await db.execute('drop function refuse_sealed');
  });
  const reply = await send(
    'stripe',
    { ...keys, publishable_key: 'pk_test_next', webhook_secret: 'whsec_next' },
    before.revision,
  );
  expect(reply.statusCode).toBeGreaterThanOrEqual(500);
  await db.execute('drop trigger refuse_sealed on payment_secrets');
  expect(await show()).toEqual(before);
  expect(await sealedKeys()).toEqual(standInKeys);
});
