import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restaurants } from '#server/db/schema.ts';
import { lockOrder } from '#server/db/queries/orders.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { captureOnAccept } from '#server/ordering/paying/capture-on-accept.ts';
import { endOrder } from '#server/ordering/order/end-order.ts';
import { settleUnanswered } from '#server/ordering/paying/settle-unanswered.ts';
import { recordOutcome } from '#server/ordering/paying/record-outcome.ts';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { db, deps, stand, books, said, begun, sendWebhook, rowsOf, later } = shop;

beforeAll(async () => {
  const byHand = { acceptsByHand: true, acceptMinutes: 10 };
  await db.update(restaurants).set(byHand).where(eq(restaurants.id, small.restaurant));
});
beforeEach(() => {
  said.length = 0;
  shop.time.now = fridayNoon;
});

/** An order whose money is held, waiting for the restaurant. */
const held = async () => {
  const made = await begun();
  books.confirm(made.intent.id, 'accepted');
  expectStatus(await sendWebhook(made.intent, 'payment_intent.amount_capturable_updated'), 200);
  return made;
};
const accept = (id: string) => captureOnAccept(deps, small.tenant, id);

describe('a restaurant that accepts by hand', () => {
  test('R61 gets the money authorised, and the order waits for it', async () => {
    const { shopper, id, intent } = await held();
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 });
    expect(await shopper.order(id)).toMatchObject({
      status: 'placed',
      payment_status: 'authorised',
    });
  });

  test('R61 takes it when it accepts, once, whoever presses', async () => {
    const { shopper, id, intent } = await held();
    const pressed = await Promise.all([accept(id), accept(id), accept(id)]);
    // Who presses when it is taken already has nothing to take.
    expect(pressed).toContain('captured');
    expect(pressed).not.toContain('failed');
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1740 });
    expect((await shopper.order(id)).payment_status).toBe('paid');
    expect(await accept(id)).toBe('not_needed');
    expectStatus(await sendWebhook(intent), 200);
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'succeeded' }]);
  });

  test('R61 cash and paid orders need no capture', async () => {
    const { shopper } = await begun();
    await shopper.fillCart();
    const cash = await shopper.placed();
    expect(await accept(cash.id)).toBe('not_needed');
  });

  /** Staff end an order while its bank is still asked. */
  const endedTooEarly = async () => {
    const made = await begun();
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, small.tenant, made.id);
      if (!order) throw new Error('the order is gone');
      const { now } = shop.time;
      const reason = 'The oven is cold.';
      await endOrder(tx, small.tenant, { order, to: 'cancelled', actor: 'staff', reason, now });
    });
    return made;
  };

  test('R61 money held after its order ended is let go of, and the order says so', async () => {
    const { shopper, id, intent } = await endedTooEarly();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent, 'payment_intent.amount_capturable_updated'), 200);
    expect((await shopper.order(id)).payment_status).toBe('refund_pending');
    expect(await sendRefunds(deps)).toBe(1);
    expect(intent.status).toBe('canceled');
    expect((await shopper.order(id)).payment_status).toBe('voided');
  });

  test('R61 an answer that its release overtook is let go of again', async () => {
    const { shopper, id, intent } = await endedTooEarly();
    expect(await sendRefunds(deps)).toBe(1);
    expect(intent.status).toBe('canceled');
    const { order, payments } = await rowsOf(id);
    const [payment] = payments;
    if (!order || !payment) throw new Error('the payment is gone');
    const { amount, currency } = payment;
    const result = { outcome: 'authorised', reference: intent.id, amount, currency } as const;
    const { now } = shop.time;
    await db.transaction((tx) =>
      recordOutcome(tx, small.tenant, deps, { payment, order, result, now }),
    );
    expect((await shopper.order(id)).payment_status).toBe('refund_pending');
    expect(await sendRefunds(deps)).toBe(1);
    expect((await shopper.order(id)).payment_status).toBe('voided');
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'failed' }]);
  });

  test('R61 money that is gone rejects the order with its reason', async () => {
    const { shopper, id, intent } = await held();
    books.cancel(intent.id);
    expect(await accept(id)).toBe('failed');
    expect(await shopper.order(id)).toMatchObject({
      status: 'rejected',
      payment_status: 'voided',
      status_reason: expect.stringContaining('did not release the payment'),
    });
    expect(await sendRefunds(deps)).toBe(0);
  });

  test('R58 another amount than was held is not accepted, but flagged', async () => {
    const { id, intent } = await held();
    intent.amount_capturable = 1700;
    expect(await accept(id)).toBe('failed');
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'mismatched' }]);
    expect(said).toContain('error: another amount was captured');
  });

  test('a gateway that does not answer leaves the order waiting; asking again takes it', async () => {
    const { shopper, id, intent } = await held();
    // The first question, for the intent, is answered; then nothing is.
    stand.trouble('error 500', 'error 500', 'error 500');
    await expect(accept(id)).rejects.toThrow(GatewayUnreachable);
    expect((await shopper.order(id)).status).toBe('placed');
    expect(await accept(id)).toBe('captured');
    expect(intent.amount_received).toBe(1740);
  });

  test('R61 lets go of the money of an order that nobody answered', async () => {
    const { shopper, id, intent } = await held();
    later(11);
    await settleUnanswered(deps);
    expect(await shopper.order(id)).toMatchObject({ status: 'rejected' });
    await sendRefunds(deps);
    expect(intent.status).toBe('canceled');
    expect((await shopper.order(id)).payment_status).toBe('voided');
    expect(await accept(id)).toBe('not_needed');
  });

  test('R61 money captured while the order was ended goes back', async () => {
    const { shopper, id, intent } = await held();
    books.capture(intent.id, new URLSearchParams());
    later(11);
    await settleUnanswered(deps);
    // The void finds the money taken, and the refund follows.
    while ((await sendRefunds(deps)) > 0);
    expect(books.refunds.filter((one) => one.payment_intent === intent.id)).toMatchObject([
      { amount: 1740 },
    ]);
    expect((await shopper.order(id)).payment_status).toBe('refunded');
  });
});
