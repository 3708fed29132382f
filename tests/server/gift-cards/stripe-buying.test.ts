import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { findGiftCard, listGiftCardEntries } from '#server/db/queries/gift-cards.ts';
import { findPaymentsOfCard } from '#server/db/queries/gift-card-payments.ts';
import { sendGiftCardRefunds } from '#server/jobs/send-gift-card-refunds.ts';
import { recordCardOutcome } from '#server/ordering/gift-card-sales/record-card-outcome.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { sellCards } from '../setup/gift-cards.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const { app, db, deps, books, said, sendWebhook, stand, time, later } = await openStripeTenant();
await insertStaff(db);
await sellCards(deps);
const manager = await signStaffIn(app, 'manager@corner.test');
let guests = 4_950_000;
beforeEach(() => {
  said.length = 0;
  time.now = fridayNoon;
});

const key = () => ({ 'idempotency-key': randomUUID() });

/** A card of $50 whose buyer is at the form of Stripe, with its intent there. */
async function begun() {
  const shopper = await createShopper(app, (guests += 1));
  const body = {
    amount: 50,
    design: 'plain',
    sender: { name: 'Ada', email: 'ada@example.com' },
    time_zone: 'Australia/Sydney',
  };
  const bought = await shopper.call('POST', '/v2/gift-cards', body, key());
  expectStatus(bought, 201);
  const { id } = contract.buyGiftCard.reply.parse(bought.json()).data;
  const pay = (headers = key()) =>
    shopper.call('POST', `/v2/gift-cards/${id}/payments`, { gateway: 'stripe' }, headers);
  const reply = await pay();
  expectStatus(reply, 200);
  const { action } = contract.payGiftCard.reply.parse(reply.json());
  if (action?.kind !== 'stripe') throw new Error('Stripe asked for nothing');
  const intent = books.find(action.client_secret.replace(/_secret_.*/, ''));
  const check = () => shopper.call('POST', `/v2/gift-cards/${id}/payments/check`, {});
  return { id, intent, pay, check };
}

const found = async (id: string) => {
  const one = await findGiftCard(db, small.tenant, id);
  if (!one) throw new Error('the card is gone');
  return { state: one.card.state, balance: one.balance };
};
const kindsOf = async (id: string) =>
  (await listGiftCardEntries(db, small.tenant, id)).map(({ kind }) => kind);
const nothing = { state: 'pending', balance: 0 };
const all = { state: 'active', balance: 5000 };

describe('R66 a card that is paid by Stripe', () => {
  test('asks for its amount, charged at once, under names of our own', async () => {
    const { id, intent } = await begun();
    expect(intent).toMatchObject({
      amount: 5000,
      currency: 'aud',
      capture_method: 'automatic',
      metadata: { order: id },
    });
    expect(await found(id)).toEqual(nothing);
  });

  test('R57 counts once a webhook says so, however often it does', async () => {
    const { id, intent, check } = await begun();
    // It comes before the money: what it says is not believed, but asked for.
    expectStatus(await sendWebhook(intent), 200);
    expect(await found(id)).toEqual(nothing);
    books.confirm(intent.id, 'accepted');
    const again = { id: `evt_${randomUUID()}` };
    const replies = await Promise.all([
      sendWebhook(intent),
      sendWebhook(intent, 'payment_intent.succeeded', again),
      sendWebhook(intent, 'payment_intent.succeeded', again),
      check(),
    ]);
    for (const reply of replies) expectStatus(reply, 200);
    later(60);
    expectStatus(await sendWebhook(intent), 200);
    expect(await found(id)).toEqual(all);
    expect(await kindsOf(id)).toEqual(['issue']);
  });

  test('R57 is active to its buyer who asks while somebody else learns that it is paid', async () => {
    const { id, intent, check } = await begun();
    const [payment] = await findPaymentsOfCard(db, small.tenant, id);
    if (!payment) throw new Error('nothing was begun');
    books.confirm(intent.id, 'accepted');
    const asked = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table gift_card_payments in access exclusive mode`);
      const reply = check();
      await expect.poll(() => listBlocked(deps.pool, 'gift_card_payments')).toHaveLength(1);
      const result = {
        outcome: 'succeeded',
        reference: intent.id,
        amount: 5000,
        currency: 'AUD',
      } as const;
      await recordCardOutcome(tx, small.tenant, deps, { payment, result, now: time.now });
      return { reply };
    });
    const reply = await asked.reply;
    expectStatus(reply, 200);
    expect(reply.json()).toMatchObject({ data: { state: 'active' }, action: null });
  });

  test('R57 is paid by no webhook that is forged, or of another tenant’s host', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    const forged = await sendWebhook(intent, 'payment_intent.succeeded', { secret: 'whsec_other' });
    expect(forged.statusCode).toBe(400);
    const elsewhere = await sendWebhook(intent, 'payment_intent.succeeded', {
      host: small.otherHost,
    });
    expect(elsewhere.statusCode).toBeGreaterThanOrEqual(400);
    expect(await found(id)).toEqual(nothing);
  });

  test('is refused, and paid by another try with the same intent', async () => {
    const { id, intent, pay, check } = await begun();
    books.confirm(intent.id, 'declined');
    expectStatus(await sendWebhook(intent, 'payment_intent.payment_failed'), 200);
    expect(await found(id)).toEqual(nothing);
    const intents = books.intents.size;
    expectStatus(await pay(), 200);
    expect(books.intents.size).toBe(intents);
    books.confirm(intent.id, 'accepted');
    expectStatus(await check(), 200);
    expect(await found(id)).toEqual(all);
  });

  test('is told that Stripe does not answer, and is paid by the next press', async () => {
    const { id, intent, pay, check } = await begun();
    stand.trouble('error 500', 'error 500', 'error 500');
    expect((await pay()).statusCode).toBe(503);
    books.confirm(intent.id, 'accepted');
    expectStatus(await check(), 200);
    expect(await found(id)).toEqual(all);
  });

  test('R58 with another amount counts for nothing, and is looked at by people', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    Object.assign(intent, { amount_received: 500 });
    expectStatus(await sendWebhook(intent), 200);
    expect(await found(id)).toEqual(nothing);
    expect(said).toContain('error: another amount was paid for a gift card');
  });
});

describe('R72 a card that was paid by Stripe', () => {
  test('is refunded there once, though an answer is lost, and is void', async () => {
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    const headers = { ...manager, ...key() };
    const refund = () =>
      app.inject({
        method: 'POST',
        url: `/api/v2/staff/gift-cards/${id}/refund`,
        headers,
        payload: { reason: 'Bought twice.', amount: 50 },
      });
    for (const reply of [await refund(), await refund()]) expectStatus(reply, 200);
    expect(await found(id)).toEqual({ state: 'void', balance: 0 });
    stand.trouble('answer lost');
    await sendGiftCardRefunds(deps);
    later(60);
    await sendGiftCardRefunds(deps);
    const sent = books.refunds.filter((one) => one.payment_intent === intent.id);
    expect(sent.map(({ amount }) => amount)).toEqual([5000]);
    const shown = await app.inject({
      url: `/api/v2/staff/gift-cards/${id}`,
      headers: { ...manager },
    });
    expect(contract.getGiftCard.reply.parse(shown.json()).data.refunds).toMatchObject([
      { amount: 50, state: 'done' },
    ]);
  });
});
