import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { disputeTransfers, paymentDisputes, payments, restaurants } from '#server/db/schema.ts';
import { sendSandboxWebhooks } from '#server/jobs/send-sandbox-webhooks.ts';
import { captureOnAccept } from '#server/ordering/paying/capture-on-accept.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

let now = fridayNoon;
const { app, db, pool, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 5_500_000;
const asks = '4000 0027 6000 3184';
const late = '4000 0000 0000 0077';

const cardOrder = async () => {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(plainBurger, lemonade);
  const { id } = await shopper.placed({ payment_method: 'card' });
  return { shopper, id };
};
const check = (shopper: Shopper, id: string) =>
  shopper.call('POST', `/v2/orders/${id}/payments/check`, {});
const answer = (shopper: Shopper, challenge: string, approve: boolean) =>
  shopper.call('POST', `/v2/sandbox/challenges/${challenge}`, { approve });

/** An order whose bank asks the customer. */
const challenged = async () => {
  const { shopper, id } = await cardOrder();
  const reply = await shopper.pay(id, asks);
  expectStatus(reply, 200);
  const { data, action } = contract.payOrder.reply.parse(reply.json());
  expect(data).toMatchObject({ status: 'pending_payment', payment_status: 'unpaid' });
  if (action?.kind !== 'sandbox_challenge') throw new Error('the bank did not ask');
  return { shopper, id, challenge: action.challenge_id };
};

describe('3-D Secure in the sandbox', () => {
  test('approved: the webhook pays the order before the customer is back', async () => {
    const { shopper, id, challenge } = await challenged();
    const reply = await answer(shopper, challenge, true);
    expect(contract.answerSandboxChallenge.reply.parse(reply.json())).toEqual({
      data: { approved: true },
    });
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect((await check(shopper, id)).json()).toMatchObject({
      data: { payment_status: 'paid' },
      action: null,
    });
  });

  test('refused: says so, takes no money, and another card pays the same order', async () => {
    const { shopper, id, challenge } = await challenged();
    expectStatus(await answer(shopper, challenge, false), 200);
    const reply = await check(shopper, id);
    expect(reply.statusCode).toBe(402);
    expect(contract.checkPayment.failures[402].parse(reply.json())).toEqual({
      code: 'authentication_failed',
      error: 'Your bank did not approve this payment. Try again, or try another card.',
    });
    expect((await shopper.pay(id)).json().data.payment_status).toBe('paid');
  });

  test('the question is still there after a reload, in another process', async () => {
    const { shopper, id, challenge } = await challenged();
    const other = await buildTestApp({ db, pool });
    const reply = await other.app.inject({
      method: 'POST',
      url: `/api/v2/orders/${id}/payments/check`,
      headers: shopper.headers,
      payload: {},
    });
    expect(reply.json()).toMatchObject({
      data: { status: 'pending_payment' },
      action: { kind: 'sandbox_challenge', challenge_id: challenge },
    });
  });

  test('the same key asks the same question again', async () => {
    const { shopper, id } = await cardOrder();
    const key = randomUUID();
    const first = (await shopper.pay(id, asks, key)).json();
    expect((await shopper.pay(id, asks, key)).json().action).toEqual(first.action);
  });

  test('R60 another card ends the question, which then takes no money', async () => {
    const { shopper, id, challenge } = await challenged();
    expect((await shopper.pay(id)).json().data.payment_status).toBe('paid');
    await answer(shopper, challenge, true);
    expect((await shopper.order(id)).payment_status).toBe('paid');
    const taken = await db.query.sandboxPayments.findMany({
      where: (table, { eq }) => eq(table.id, challenge),
    });
    expect(taken).toMatchObject([{ status: 'cancelled' }]);
  });

  test('nobody answers for another guest, and no unknown question is answered', async () => {
    const { challenge } = await challenged();
    const { shopper: stranger } = await cardOrder();
    for (const one of [challenge, randomUUID(), 'x']) {
      expect((await answer(stranger, one, true)).statusCode).toBe(404);
    }
  });
});

describe('a card that answers late, and twice', () => {
  test('waits, holds the cart still, and is paid by the first webhook', async () => {
    const { shopper, id } = await cardOrder();
    const reply = await shopper.pay(id, late);
    expectStatus(reply, 200);
    const waiting = { data: { status: 'pending_payment' }, action: { kind: 'wait' } };
    expect(reply.json()).toMatchObject(waiting);
    expect((await check(shopper, id)).json()).toMatchObject(waiting);
    expect((await shopper.add(lemonade)).json().code).toBe('payment_in_progress');
    expect((await shopper.pay(id)).json().code).toBe('payment_in_progress');
    for (const paid of [1, 1, 0]) {
      now = new Date(now.getTime() + 6000);
      expect(await sendSandboxWebhooks(deps)).toBe(paid);
      expect((await shopper.order(id)).payment_status).toBe('paid');
    }
  });
});

describe('a card of the sandbox whose holder disputes the payment', () => {
  const disputed = '4000 0000 0000 0259';
  const stored = async (id: string) =>
    (
      await db
        .select({ dispute: paymentDisputes })
        .from(paymentDisputes)
        .innerJoin(
          payments,
          and(
            eq(payments.tenantId, paymentDisputes.tenantId),
            eq(payments.id, paymentDisputes.paymentId),
          ),
        )
        .where(eq(payments.orderId, id))
    ).map(({ dispute }) => dispute);

  test('pays, is disputed by a webhook as Stripe’s, and moves on as the bank says', async () => {
    const { shopper, id } = await cardOrder();
    expectStatus(await shopper.pay(id, disputed), 200);
    expect(await shopper.order(id)).toMatchObject({ payment_status: 'paid' });
    expect(await sendSandboxWebhooks(deps)).toBe(1);
    expect(await stored(id)).toMatchObject([
      { gateway: 'sandbox', status: 'needs_response', reason: 'fraudulent', amount: 1740 },
    ]);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    if (!payment || !deps.gateways.sandbox) throw new Error('nothing was paid in the sandbox');
    const { tenantId, id: paymentId } = payment;
    await deps.gateways.sandbox.moveDispute(tenantId, paymentId, 'under_review');
    expect(await sendSandboxWebhooks(deps)).toBe(1);
    expect(await stored(id)).toMatchObject([{ status: 'under_review' }]);
    await deps.gateways.sandbox.moveDispute(tenantId, paymentId, 'won');
    expect(await sendSandboxWebhooks(deps)).toBe(1);
    expect(await stored(id)).toMatchObject([{ status: 'won', respondBy: null }]);
    const moved = await db
      .select({ amount: disputeTransfers.amount })
      .from(disputeTransfers)
      .where(eq(disputeTransfers.disputeId, `sandbox_dispute_${paymentId}`));
    expect(moved.map(({ amount }) => amount).toSorted()).toEqual([-1740, 1740].toSorted());
  });

  test('is disputed once it is charged, not while the money is only held', async () => {
    const acceptByHand = (acceptsByHand: boolean) => db.update(restaurants).set({ acceptsByHand });
    await acceptByHand(true);
    onTestFinished(async () => void (await acceptByHand(false)));
    const { shopper, id } = await cardOrder();
    expectStatus(await shopper.pay(id, disputed), 200);
    expect(await sendSandboxWebhooks(deps)).toBe(0);
    expect(await captureOnAccept(deps, small.tenant, id)).not.toBe('failed');
    expect(await sendSandboxWebhooks(deps)).toBe(1);
    expect(await stored(id)).toHaveLength(1);
  });
});
