import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { lockOrder } from '#server/db/queries/orders.ts';
import { endOrder } from '#server/ordering/order/end-order.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

/** A tenant without refunds, and how an order of it comes to one. */
async function openRefunds() {
  const shop = await openStripeTenant();
  const { db, books, begun, sendWebhook, time } = shop;
  const refundsOf = (intentId: string) =>
    books.refunds.filter((refund) => refund.payment_intent === intentId);
  const reject = (id: string) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, small.tenant, id);
      if (!order) throw new Error(`no order ${id}`);
      const reason = 'The oven broke.';
      const ending = { order, to: 'cancelled', actor: 'staff', reason, now: time.now } as const;
      await endOrder(tx, small.tenant, ending);
    });
  /** An order whose card was charged, and which was rejected since. */
  const rejected = async () => {
    const order = await begun();
    books.confirm(order.intent.id, 'accepted');
    expectStatus(await sendWebhook(order.intent), 200);
    await reject(order.id);
    return order;
  };
  return { ...shop, refundsOf, rejected };
}

describe('a refund', () => {
  test('is asked for again, later each time, until the gateway confirms it', async () => {
    const { deps, stand, said, later, rejected, refundsOf } = await openRefunds();
    const { shopper, id, intent } = await rejected();
    stand.trouble('error 500', 'error 500', 'error 500');
    expect(await sendRefunds(deps)).toBe(1);
    expect(said).toContain('warn: a refund did not go through yet');
    expect(await sendRefunds(deps)).toBe(0);
    expect((await shopper.order(id)).payment_status).toBe('refund_pending');
    later(1);
    expect(await sendRefunds(deps)).toBe(1);
    expect((await shopper.order(id)).payment_status).toBe('refunded');
    expect(refundsOf(intent.id)).toHaveLength(1);
  });

  test('that the bank sends back days later is marked, told and never called done', async () => {
    const { deps, said, later, sendWebhook, rowsOf, rejected, refundsOf } = await openRefunds();
    const { shopper, id, intent } = await rejected();
    expect(await sendRefunds(deps)).toBe(1);
    const [refund] = refundsOf(intent.id);
    if (!refund) throw new Error('nothing was refunded');
    expectStatus(await sendWebhook(refund, 'refund.updated'), 200);
    expect((await shopper.order(id)).payment_status).toBe('refunded');
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    const told = [1, 2, 3].map(() => sendWebhook(refund, 'refund.failed'));
    expect((await Promise.all(told)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await shopper.order(id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund_pending',
      status_reason: expect.stringContaining('sent the refund back'),
    });
    const { refunds, events } = await rowsOf(id);
    expect(refunds).toMatchObject([
      { status: 'failed', lastError: 'expired_or_canceled_card', reference: refund.id },
    ]);
    expect(events.filter(({ reason }) => reason.includes('sent the refund back'))).toHaveLength(1);
    expect(said).toContain('error: a bank sent a refund back');
    later(24 * 60);
    expect(await sendRefunds(deps)).toBe(0);
  });

  test('that the database refuses to keep is noted without the values of the query', async () => {
    const { db, deps, rowsOf, rejected, refundsOf } = await openRefunds();
    const { id, intent } = await rejected();
    await db.execute(
      sql`alter table refunds add constraint none_done check (reference is null) not valid`,
    );
    expect(await sendRefunds(deps)).toBe(1);
    await db.execute(sql`alter table refunds drop constraint none_done`);
    const [noted] = (await rowsOf(id)).refunds;
    expect(noted?.lastError).toContain('code 23514, table refunds, constraint none_done');
    expect(noted?.lastError).not.toContain(refundsOf(intent.id)[0]?.id);
    expect(noted?.lastError).not.toContain('update');
  });

  test('by many instances at once moves once', async () => {
    const { deps, rejected, refundsOf } = await openRefunds();
    const { intent } = await rejected();
    const asked = await Promise.all(Array.from({ length: 8 }, () => sendRefunds(deps)));
    expect(asked.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(refundsOf(intent.id)).toHaveLength(1);
  });
});
