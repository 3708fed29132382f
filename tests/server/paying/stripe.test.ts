import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import type { PaymentAttempt, PaymentResult } from '#server/ports/payments/gateway.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { standInKeys, StripeStandIn } from '#tests/stand-ins/stripe.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const { db } = await createSmallDatabase();
const stand = new StripeStandIn();
const apiUrl = await stand.start();
afterAll(() => stand.stop());
const external = { db, clock: () => fridayNoon, secretKey: secretKeyOf(Buffer.alloc(32, 'k')) };
const stripe = createStripe({ ...external, apiUrl });
await saveStripeKeys(external, small.tenant, standInKeys);

const { books } = stand;
beforeEach(() => {
  stand.calls.length = 0;
});

const newAttempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: randomUUID(),
  tenantId: small.tenant,
  orderId: randomUUID(),
  amount: 4210,
  currency: 'AUD',
  capture: 'automatic',
  reference: null,
  ...changes,
});
const referenceOf = (result: PaymentResult): string => {
  if (!('reference' in result) || result.reference === null) throw new Error('no reference');
  return result.reference;
};
/** A started attempt, known by Stripe's name from then on. */
const started = async (changes: Partial<PaymentAttempt> = {}) => {
  const attempt = newAttempt(changes);
  const reference = referenceOf(await stripe.confirm(attempt, null));
  return { ...attempt, reference };
};

describe('an attempt at Stripe', () => {
  test('R53 makes one intent of the amount due, under the key of the attempt', async () => {
    const attempt = newAttempt();
    const result = await stripe.confirm(attempt, null);
    const intent = books.find(referenceOf(result));
    expect(result).toEqual({
      outcome: 'requires_action',
      reference: intent.id,
      action: {
        kind: 'stripe',
        client_secret: intent.client_secret,
        capture_method: 'automatic',
      },
    });
    expect(intent).toMatchObject({
      amount: 4210,
      currency: 'aud',
      capture_method: 'automatic',
      metadata: { tenant: '139', order: attempt.orderId, attempt: attempt.id },
    });
    expect(stand.calls.map(({ key }) => key)).toEqual([attempt.id]);
  });

  test('R53 asking again finds the same intent, as it is by now', async () => {
    const attempt = newAttempt();
    const first = referenceOf(await stripe.confirm(attempt, null));
    books.confirm(first, 'accepted');
    expect(await stripe.confirm(attempt, null)).toEqual({
      outcome: 'succeeded',
      reference: first,
      amount: 4210,
      currency: 'AUD',
    });
    expect(books.intents.size).toBe(1 + [...books.intents.keys()].indexOf(first));
  });

  test('R53 a lost answer and a passing fault make no second intent', async () => {
    const before = books.intents.size;
    stand.trouble('answer lost', 'error 500');
    await stripe.confirm(newAttempt(), null);
    expect(stand.calls.length).toBeGreaterThanOrEqual(3);
    expect(books.intents.size).toBe(before + 1);
  });

  test('R53 the same key with another amount is refused by Stripe, not charged', async () => {
    const attempt = await started();
    const other = { ...attempt, reference: null, amount: 9999 };
    await expect(stripe.confirm(other, null)).rejects.toThrow(/same parameters/);
    expect(books.find(attempt.reference).amount).toBe(4210);
  });

  test.each(['no answer', 'silence', 'error 500'] as const)(
    '%s leaves the outcome open',
    async (trouble) => {
      const hurried = createStripe({ ...external, apiUrl, timeoutMs: 200 });
      stand.trouble(trouble, trouble, trouble);
      await expect(hurried.confirm(newAttempt(), null)).rejects.toThrow(GatewayUnreachable);
    },
  );

  test('a tenant reaches its own account alone', async () => {
    await expect(stripe.confirm(newAttempt({ tenantId: small.otherTenant }), null)).rejects.toThrow(
      /tenant 53 has no Stripe keys/,
    );
    expect(stand.calls).toEqual([]);
  });

  test('follows 3-D Secure, refusals and slow banks by asking', async () => {
    const attempt = await started();
    books.confirm(attempt.reference, 'asks');
    expect(await stripe.retrieve(attempt)).toMatchObject({ outcome: 'requires_action' });
    books.answerChallenge(attempt.reference, false);
    expect(await stripe.retrieve(attempt)).toMatchObject({ outcome: 'requires_action' });
    books.confirm(attempt.reference, 'slow');
    expect(await stripe.retrieve(attempt)).toMatchObject({ outcome: 'processing' });
    books.decide(attempt.reference);
    expect(await stripe.retrieve(attempt)).toMatchObject({ outcome: 'succeeded', amount: 4210 });
  });
});

describe('ending an attempt', () => {
  test('R60 cancels what is open, also where our process died before it knew the intent', async () => {
    const attempt = await started();
    expect(await stripe.cancel({ ...attempt, reference: null })).toEqual({ outcome: 'cancelled' });
    expect(books.find(attempt.reference).status).toBe('canceled');
    expect(await stripe.cancel(attempt)).toEqual({ outcome: 'cancelled' });
  });

  test('R60 finds it paid where the money had moved', async () => {
    const attempt = await started();
    books.confirm(attempt.reference, 'accepted');
    expect(await stripe.cancel(attempt)).toMatchObject({ outcome: 'succeeded' });
  });

  test('cannot end what the bank is deciding', async () => {
    const attempt = await started();
    books.confirm(attempt.reference, 'slow');
    expect(await stripe.cancel(attempt)).toMatchObject({ outcome: 'processing' });
  });
});

describe('held money', () => {
  test('R61 is authorised, then captured once', async () => {
    const attempt = await started({ capture: 'manual' });
    books.confirm(attempt.reference, 'accepted');
    expect(await stripe.retrieve(attempt)).toMatchObject({ outcome: 'authorised', amount: 4210 });
    const taken = { outcome: 'succeeded', amount: 4210 };
    expect(await stripe.capture(attempt)).toMatchObject(taken);
    expect(await stripe.capture(attempt)).toMatchObject(taken);
    expect(books.find(attempt.reference).amount_received).toBe(4210);
  });

  test('R61 is let go of, and cannot be captured after', async () => {
    const attempt = await started({ capture: 'manual' });
    books.confirm(attempt.reference, 'accepted');
    expect(await stripe.cancel(attempt)).toEqual({ outcome: 'cancelled' });
    expect(await stripe.capture(attempt)).toEqual({ outcome: 'cancelled' });
  });
});

describe('a refund', () => {
  test('moves once, however often it is asked for', async () => {
    const attempt = await started();
    books.confirm(attempt.reference, 'accepted');
    const request = { id: randomUUID(), amount: 4210 };
    stand.trouble('answer lost');
    const first = await stripe.refund(attempt, request);
    expect(first).toMatchObject({ outcome: 'succeeded' });
    expect(await stripe.refund(attempt, request)).toEqual(first);
    expect(await stripe.refund(attempt, { ...request, id: randomUUID() })).toMatchObject({
      outcome: 'succeeded',
    });
    expect(books.refunds.filter((one) => one.payment_intent === attempt.reference)).toHaveLength(1);
  });

  test('of money that never moved fails with its reason', async () => {
    const attempt = await started();
    expect(await stripe.refund(attempt, { id: randomUUID(), amount: 4210 })).toMatchObject({
      outcome: 'failed',
    });
  });
});

describe('a webhook', () => {
  const read = (sent: ReturnType<StripeStandIn['webhook']>, tenantId: number = small.tenant) =>
    stripe.readWebhook({ tenantId, rawBody: Buffer.from(sent.payload), headers: sent.headers });

  test('R57 is read where its signature is over the raw body', async () => {
    const attempt = await started();
    const intent = books.find(attempt.reference);
    const sent = stand.webhook(intent, 'payment_intent.succeeded', { id: 'evt_1', at: fridayNoon });
    expect(await read(sent)).toMatchObject({
      kind: 'event',
      event: {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        reference: intent.id,
        attemptId: attempt.id,
      },
    });
  });

  test('R57 is refused where a byte, the key or the moment is another', async () => {
    const intent = books.find((await started()).reference);
    const refused = { kind: 'refused', reason: 'bad_signature' };
    const good = stand.webhook(intent, 'payment_intent.succeeded', { at: fridayNoon });
    expect(await read({ ...good, payload: `${good.payload} ` })).toEqual(refused);
    const forged = stand.webhook(intent, 'x', { at: fridayNoon, secret: 'whsec_other' });
    expect(await read(forged)).toEqual(refused);
    const old = stand.webhook(intent, 'x', { at: new Date(fridayNoon.getTime() - 301_000) });
    expect(await read(old)).toEqual(refused);
    expect(await read({ ...good, headers: {} })).toEqual(refused);
    expect(await read(good, small.otherTenant)).toEqual({
      kind: 'refused',
      reason: 'not_configured',
    });
  });
});
