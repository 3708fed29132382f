import { enFailures } from '#schemas/messages/en-failures.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxPayments, sandboxRefunds } from '#server/db/schema.ts';
import { chooseGateways } from '#server/ports/payments/choose-gateways.ts';
import { declineCode } from '#server/ports/payments/decline-code.ts';
import type { PaymentAttempt, Webhook } from '#server/ports/payments/gateway.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const { db } = await createSmallDatabase();
let now = fridayNoon;
const external = { db, clock: () => now, secretKey: secretKeyOf(Buffer.alloc(32, 'k')) };
const sandbox = createSandbox(external);
/** The same sandbox after its process died: nothing is in memory. */
const reborn = () => createSandbox(external);
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const newAttempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: randomUUID(),
  tenantId: small.tenant,
  orderId: randomUUID(),
  amount: 1250,
  currency: 'AUD',
  capture: 'automatic',
  reference: null,
  ...changes,
});
const card = (number: string) => ({ number, expiry: '08/29', cvc: '123' });
const good = card('4242 4242 4242 4242');
const asking = card('4000 0027 6000 3184');
const late = card('4000 0000 0000 0077');

/** Everything that the sandbox has to say right now. */
async function dueWebhooks(): Promise<Webhook[]> {
  const sent: Webhook[] = [];
  for (const tenantId of await reborn().listTenantsWithDueWebhooks()) {
    while (await reborn().sendDueWebhook(tenantId, async (webhook) => sent.push(webhook)));
  }
  return sent;
}
const readAll = (webhooks: readonly Webhook[]) =>
  Promise.all(webhooks.map((webhook) => sandbox.readWebhook(webhook)));

beforeEach(async () => {
  now = fridayNoon;
  await db.delete(sandboxRefunds);
  await db.delete(sandboxPayments);
});

describe('the sandbox', () => {
  it('takes 4242 4242 4242 4242, with or without spaces, and keeps the amount', async () => {
    for (const number of ['4242 4242 4242 4242', '4242424242424242']) {
      const attempt = newAttempt();
      const taken = { outcome: 'succeeded', reference: `sandbox_${attempt.id}` };
      expect(await sandbox.confirm(attempt, card(number))).toEqual({
        ...taken,
        amount: 1250,
        currency: 'AUD',
      });
    }
  });

  it.each([
    ['4000000000000002', 'card_declined', 'declined'],
    ['4000000000009995', 'insufficient_funds', 'not enough money'],
    ['4000000000000069', 'expired_card', 'expired'],
    ['4111111111111111', 'not_a_test_card', 'use 4242 4242 4242 4242'],
  ])('refuses %s as %s', async (number, code, words) => {
    const result = await sandbox.confirm(newAttempt(), card(number));
    expect(result).toMatchObject({ outcome: 'declined', code });
    expect(enFailures.orders.declined[declineCode(code)]).toContain(words);
  });

  it('an unknown refusal still reads as a sentence', () => {
    expect(declineCode('constructor')).toBe('card_declined');
  });

  it('R53 the same attempt is the same payment, whatever card comes with it', async () => {
    const attempt = newAttempt();
    const first = await sandbox.confirm(attempt, good);
    expect(await reborn().confirm(attempt, card('4000000000000002'))).toEqual(first);
    expect(await reborn().retrieve(attempt)).toEqual(first);
  });

  it.each([
    [true, { outcome: 'succeeded', amount: 1250 }],
    [false, { outcome: 'declined', code: 'authentication_failed' }],
  ])('asks the customer first with a 3-D Secure card; approved: %s', async (approve, end) => {
    const attempt = newAttempt();
    expect(await sandbox.confirm(attempt, asking)).toMatchObject({
      outcome: 'requires_action',
      action: { kind: 'sandbox_challenge', challenge_id: attempt.id },
    });
    await reborn().answerChallenge(small.tenant, attempt.id, approve);
    // The bank was answered; another answer comes too late.
    await reborn().answerChallenge(small.tenant, attempt.id, !approve);
    expect(await sandbox.retrieve(attempt)).toMatchObject(end);
    const [reading, ...others] = await readAll(await dueWebhooks());
    expect(reading).toMatchObject({ kind: 'event', event: { attemptId: attempt.id } });
    expect(others).toEqual([]);
  });

  it('answers the late card later, and twice by the same event', async () => {
    const attempt = newAttempt();
    const processing = { outcome: 'processing', reference: `sandbox_${attempt.id}` };
    expect(await sandbox.confirm(attempt, late)).toEqual(processing);
    expect(await sandbox.cancel(attempt)).toEqual(processing);
    expect(await dueWebhooks()).toEqual([]);
    pass(6);
    const [first] = await readAll(await dueWebhooks());
    expect(await sandbox.retrieve(attempt)).toMatchObject({ outcome: 'succeeded' });
    pass(6);
    const [second] = await readAll(await dueWebhooks());
    expect(second).toEqual(first);
    pass(60);
    expect(await dueWebhooks()).toEqual([]);
  });

  it('sends a webhook again that nobody took', async () => {
    const attempt = newAttempt();
    await sandbox.confirm(attempt, asking);
    await sandbox.answerChallenge(small.tenant, attempt.id, true);
    const nobody = () => Promise.reject(new Error('nobody is there'));
    const lost = sandbox.sendDueWebhook(small.tenant, nobody);
    await expect(lost).rejects.toThrow('nobody is there');
    expect(await dueWebhooks()).toEqual([]);
    pass(10);
    expect(await dueWebhooks()).toHaveLength(1);
  });

  it('R57 believes no webhook of another hand, tenant or time', async () => {
    const attempt = newAttempt();
    await sandbox.confirm(attempt, asking);
    await sandbox.answerChallenge(small.tenant, attempt.id, true);
    const [webhook] = await dueWebhooks();
    if (!webhook) throw new Error('no webhook came');
    const refused = { kind: 'refused', reason: 'bad_signature' };
    const forger = createSandbox({ ...external, secretKey: secretKeyOf(Buffer.alloc(32, 'x')) });
    expect(await forger.readWebhook(webhook)).toEqual(refused);
    const altered = Buffer.concat([webhook.rawBody, Buffer.from(' ')]);
    expect(await sandbox.readWebhook({ ...webhook, rawBody: altered })).toEqual(refused);
    expect(await sandbox.readWebhook({ ...webhook, headers: {} })).toEqual(refused);
    expect(await sandbox.readWebhook({ ...webhook, tenantId: small.otherTenant })).toEqual(refused);
    pass(301);
    expect(await sandbox.readWebhook(webhook)).toEqual(refused);
  });

  it('R60 an attempt that was ended before it arrived is never taken', async () => {
    const attempt = newAttempt();
    expect(await sandbox.cancel(attempt)).toEqual({ outcome: 'cancelled' });
    expect(await sandbox.confirm(attempt, good)).toEqual({ outcome: 'cancelled' });
  });

  it('R60 an attempt that was paid is found paid', async () => {
    const attempt = newAttempt();
    const paid = await sandbox.confirm(attempt, good);
    expect(await reborn().cancel(attempt)).toEqual(paid);
  });

  it('R61 holds money until it is captured, or lets go of it', async () => {
    const taken = newAttempt({ capture: 'manual' });
    expect(await sandbox.confirm(taken, good)).toMatchObject({ outcome: 'authorised' });
    expect(await sandbox.capture(taken)).toMatchObject({ outcome: 'succeeded', amount: 1250 });
    const dropped = newAttempt({ capture: 'manual' });
    await sandbox.confirm(dropped, good);
    expect(await sandbox.cancel(dropped)).toEqual({ outcome: 'cancelled' });
    expect(await sandbox.capture(dropped)).toEqual({ outcome: 'cancelled' });
  });

  it('gives parts of a payment back, each once, and together never more than it took', async () => {
    const attempt = newAttempt();
    await sandbox.confirm(attempt, good);
    const part = (amount: number) => ({ id: randomUUID(), amount });
    const [first, second] = [part(800), part(450)];
    for (const request of [first, first, second, first]) {
      expect(await reborn().refund(attempt, request)).toMatchObject({ outcome: 'succeeded' });
    }
    expect(await sandbox.refund(attempt, part(1))).toMatchObject({ outcome: 'failed' });
  });

  it('gives money back once, and never what it did not take', async () => {
    const attempt = newAttempt();
    await sandbox.confirm(attempt, good);
    const request = { id: randomUUID(), amount: 1250 };
    const given = await sandbox.refund(attempt, request);
    expect(given).toMatchObject({ outcome: 'succeeded' });
    expect(await reborn().refund(attempt, request)).toEqual(given);
    expect(await sandbox.refund(attempt, { ...request, amount: 1251 })).toMatchObject({
      outcome: 'failed',
    });
    expect(await sandbox.refund(newAttempt(), request)).toMatchObject({ outcome: 'failed' });
  });

  it.each([
    { demo: true, paymentEnvironment: 'test', offered: true },
    { demo: false, paymentEnvironment: 'test', offered: false },
    { demo: true, paymentEnvironment: 'live', offered: false },
  ] as const)('is refused outside the demo: %j', ({ offered, ...options }) => {
    const { sandbox: chosen } = chooseGateways({ ...external, options, stripeApiUrl: undefined });
    expect(chosen !== null).toBe(offered);
  });
});
