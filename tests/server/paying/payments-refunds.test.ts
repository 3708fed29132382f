import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { lockOrder } from '#server/db/queries/orders.ts';
import { endOrder } from '#server/ordering/order/end-order.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { db, deps, stand, books, said, begun, sendWebhook, rowsOf, later } = shop;
beforeEach(() => {
  said.length = 0;
  shop.time.now = fridayNoon;
});

const refundsOf = (intentId: string) =>
  books.refunds.filter((refund) => refund.payment_intent === intentId);

describe('a refund', () => {
  const reject = (id: string) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, small.tenant, id);
      if (!order) throw new Error(`no order ${id}`);
      const reason = 'The oven broke.';
      const ending = {
        order,
        to: 'cancelled',
        actor: 'staff',
        reason,
        now: shop.time.now,
      } as const;
      await endOrder(tx, small.tenant, ending);
    });

  test('is asked for again, later each time, until the gateway confirms it', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await reject(id);
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
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await reject(id);
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
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await reject(id);
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
    const { id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    await reject(id);
    const asked = await Promise.all(Array.from({ length: 8 }, () => sendRefunds(deps)));
    expect(asked.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(refundsOf(intent.id)).toHaveLength(1);
  });
});
