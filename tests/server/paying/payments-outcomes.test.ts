import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { payments, stockLevels } from '#server/db/schema.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { expireIfOverdue, expireOrders } from '#server/ordering/paying/expire-orders.ts';
import { settleOpenPayments } from '#server/ordering/paying/settle-open-payments.ts';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { expectStatus, lemonade } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { db, deps, stand, books, said, begun, pay, check, sendWebhook, rowsOf, later } = shop;
beforeEach(() => {
  said.length = 0;
  shop.time.now = fridayNoon;
});

const refundsOf = (intentId: string) =>
  books.refunds.filter((refund) => refund.payment_intent === intentId);

describe('the money is compared with the order', () => {
  test('the amount sent to the gateway is what is due', async () => {
    const { id, intent } = await begun();
    const { order } = await rowsOf(id);
    expect(order?.due).toBe(1740);
    expect(intent).toMatchObject({ amount: 1740, currency: 'aud' });
  });

  test.each([
    ['less', { amount: 1739 }],
    ['more', { amount: 1741 }],
    ['another currency', { currency: 'usd' }],
  ])('R58 %s than the order costs is not finalised, but flagged', async (_name, change) => {
    const { shopper, id, intent } = await begun();
    Object.assign(intent, change);
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    const { order, payments: made, refunds, events } = await rowsOf(id);
    expect(order).toMatchObject({ status: 'pending_payment', paymentStatus: 'unpaid' });
    expect(made).toMatchObject([{ status: 'mismatched', reference: intent.id }]);
    expect(refunds).toEqual([]);
    expect(said).toContain('error: another amount was paid');
    expect(events.at(-1)).toMatchObject({
      status: 'pending_payment',
      actor: 'gateway',
      reason: expect.stringContaining('another amount'),
    });
    // Whoever asks again hears the same, and pays no second time.
    for (const reply of [await check(shopper, id), await pay(shopper, id)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_mismatched']);
    }
    expectStatus(await sendWebhook(intent), 200);
    expect((await rowsOf(id)).events).toHaveLength(events.length);
  });

  test('R58 the word of a browser that it was paid counts for nothing', async () => {
    const { shopper, id, intent } = await begun();
    const reply = await check(shopper, id);
    expectStatus(reply, 200);
    expect(reply.json()).toMatchObject({
      data: { status: 'pending_payment', payment_status: 'unpaid' },
      action: { kind: 'stripe', client_secret: intent.client_secret },
    });
  });
});

describe('money that comes late', () => {
  /** The order has ended, and then the bank sends its money after all. */
  const late = async (meanwhile: () => Promise<unknown> = async () => undefined) => {
    const made = await begun();
    later(16);
    // Stripe says that it cancelled the intent, while a bank was already at it.
    vi.spyOn(books, 'cancel').mockImplementation((id) => ({
      ...books.find(id),
      status: 'canceled',
    }));
    await expireOrders(deps);
    vi.restoreAllMocks();
    expect((await rowsOf(made.id)).order?.status).toBe('expired');
    await meanwhile();
    books.confirm(made.intent.id, 'accepted');
    expectStatus(await sendWebhook(made.intent), 200);
    return made;
  };

  test('R59 brings its order back where all still fits', async () => {
    const { shopper, id, intent } = await late();
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect(await sendRefunds(deps)).toBe(0);
    expect(refundsOf(intent.id)).toEqual([]);
    expect((await shopper.cart()).item_count).toBe(0);
  });

  test('R59 a gateway that is not reached keeps nothing longer than a day, and its money goes back', async () => {
    const { shopper, id, intent } = await begun();
    const unreachable = ['no answer', 'no answer', 'no answer'] as const;
    const expire = () => {
      stand.trouble(...unreachable);
      return expireIfOverdue(deps, { tenantId: small.tenant, id });
    };
    later(24 * 60);
    await expect(expire()).rejects.toThrow(GatewayUnreachable);
    expect((await rowsOf(id)).order).toMatchObject({
      status: 'pending_payment',
      heldReleasedAt: null,
    });
    later(15);
    expect(await expire()).toBe(true);
    expect(said).toContain('warn: an order ends with its payment in doubt');
    const { order, refunds } = await rowsOf(id);
    expect(order).toMatchObject({ status: 'expired', heldReleasedAt: shop.time.now });
    expect(refunds).toMatchObject([{ kind: 'void', status: 'pending' }]);
    books.confirm(intent.id, 'accepted');
    await sendRefunds(deps);
    expect(refundsOf(intent.id)).toMatchObject([{ amount: 1740 }]);
    expect(await shopper.order(id)).toMatchObject({
      status: 'expired',
      payment_status: 'refunded',
    });
  });

  test('R59 goes back by itself where it does not, and the customer is told', async () => {
    const { tenant: tenantId, restaurant: restaurantId, lemonade: drink } = small;
    const level = { tenantId, restaurantId, kind: 'product' as const, itemId: drink.id };
    await db.insert(stockLevels).values({ ...level, halves: 2 });
    const ofDrink = eq(stockLevels.itemId, drink.id);
    const { shopper, id, intent } = await late(() =>
      db.update(stockLevels).set({ halves: 0 }).where(ofDrink),
    );
    await db.delete(stockLevels).where(ofDrink);
    expect(await shopper.order(id)).toMatchObject({
      status: 'expired',
      payment_status: 'refund_pending',
      status_reason: expect.stringContaining('goes back to your card'),
    });
    expect(await sendRefunds(deps)).toBe(1);
    expect(refundsOf(intent.id)).toMatchObject([{ amount: 1740 }]);
    expect((await shopper.order(id)).payment_status).toBe('refunded');
    expect(await sendRefunds(deps)).toBe(0);
  });
});

describe('another try', () => {
  test('R60 pays the same order by the same intent, from any tab', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'declined');
    const again = await pay(shopper, id);
    expect(again.json().action.client_secret).toBe(intent.client_secret);
    books.confirm(intent.id, 'accepted');
    expect((await check(shopper, id)).json().data.payment_status).toBe('paid');
    expect((await rowsOf(id)).payments).toHaveLength(1);
  });

  test('R60 with another gateway first ends the older intent', async () => {
    const { shopper, id, intent } = await begun();
    expectStatus(await shopper.pay(id), 200);
    expect(intent.status).toBe('canceled');
    expect((await shopper.order(id)).payment_status).toBe('paid');
  });

  test('R60 with another gateway finds the older intent paid, and charges nothing', async () => {
    const { shopper, id, intent } = await begun();
    books.confirm(intent.id, 'accepted');
    expect((await shopper.pay(id)).json().data.payment_status).toBe('paid');
    expect((await rowsOf(id)).payments).toMatchObject([{ gateway: 'stripe', status: 'succeeded' }]);
  });

  test('R60 a changed cart becomes another order, and the older intent takes no money', async () => {
    const { shopper, id, intent } = await begun();
    await shopper.fillCart(lemonade);
    const second = await shopper.placed({ payment_method: 'card' });
    expect(second.id).not.toBe(id);
    expect(intent.status).toBe('canceled');
    expect((await rowsOf(id)).order?.status).toBe('cancelled');
  });

  test('R60 a cart that changed after its order was paid does not charge again', async () => {
    const { shopper, id, intent } = await begun();
    await shopper.fillCart(lemonade);
    books.confirm(intent.id, 'accepted');
    const cart = await shopper.cart();
    const reply = await shopper.place(shopper.orderBody(cart, { payment_method: 'card' }));
    expect(reply.statusCode).toBe(409);
    expect((await shopper.order(id)).payment_status).toBe('paid');
  });

  test('R60 settling tells whether money moved, may move or never will', async () => {
    const [open, paid, slow] = [await begun(), await begun(), await begun()];
    books.confirm(paid.intent.id, 'accepted');
    books.confirm(slow.intent.id, 'slow');
    const settle = (id: string) => settleOpenPayments(deps, small.tenant, id);
    expect(await settle(open.id)).toBe('clear');
    expect(await settle(paid.id)).toBe('paid');
    expect(await settle(slow.id)).toBe('under_way');
    expect(await settle(open.id)).toBe('clear');
  });

  test('two payments that both succeed: the second goes back', async () => {
    const { shopper, id, intent } = await begun();
    const attempt = randomUUID();
    await db.insert(payments).values({
      tenantId: small.tenant,
      id: attempt,
      orderId: id,
      gateway: 'stripe',
      status: 'pending',
      amount: 1740,
      currency: 'AUD',
    });
    const form = new URLSearchParams({
      amount: '1740',
      currency: 'aud',
      'metadata[attempt]': attempt,
    });
    const second = books.create(form);
    books.confirm(intent.id, 'accepted');
    books.confirm(second.id, 'accepted');
    const replies = await Promise.all([
      sendWebhook(intent),
      sendWebhook(second),
      sendWebhook(second),
      check(shopper, id),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const statuses = (await rowsOf(id)).payments.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['succeeded', 'surplus']);
    expect(await sendRefunds(deps)).toBe(1);
    expect(refundsOf(intent.id).length + refundsOf(second.id).length).toBe(1);
    expect((await shopper.order(id)).payment_status).toBe('paid');
  });
});
