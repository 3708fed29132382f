import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { disputeTransfers, paymentDisputes, restaurants } from '#server/db/schema.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import type { StandInDispute } from '#tests/stand-ins/stripe-books.ts';
import { standInKeys } from '#tests/stand-ins/stripe.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { app, db, deps, stand, books, said, begun, sendWebhook, later } = shop;
await insertStaff(db);
await db
  .update(restaurants)
  .set({ email: 'kitchen@corner.test' })
  .where(eq(restaurants.id, small.restaurant));
let manager: StaffHeaders;
beforeEach(async () => {
  said.length = 0;
  shop.time.now = fridayNoon;
  manager = await signStaffIn(app, 'manager@corner.test');
  await db.delete(paymentDisputes);
  await drainOutbox(deps);
});

/** An order of $17.40 that is paid and accepted. */
const paid = async () => {
  const order = await begun();
  books.confirm(order.intent.id, 'accepted');
  expectStatus(await sendWebhook(order.intent), 200);
  return order;
};
const stored = () => db.select().from(paymentDisputes);
const moved = async () => (await db.select().from(disputeTransfers)).map(({ amount }) => amount);
const told = async (dispute: StandInDispute, step: string, options = {}) =>
  expectStatus(await sendWebhook(dispute, `charge.dispute.${step}`, options), 200);
const ask = async (url: string, query: Record<string, string> = {}) => {
  const reply = await app.inject({ url: `/api/v2/staff/${url}`, headers: { ...manager }, query });
  expectStatus(reply, 200);
  return reply.json();
};
const open = async () => contract.listDisputes.reply.parse(await ask('disputes')).data;
const seen = async (id: string) =>
  contract.getStaffOrder.reply.parse(await ask(`orders/${id}`)).data;
const day = async () =>
  contract.getStaffDay.reply.parse(
    await ask('days', { restaurant_id: String(small.restaurant), date: '2026-11-20' }),
  ).data;
const refund = (id: string, amount: number, key: string = crypto.randomUUID()) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${id}/refunds`,
    headers: { ...manager, 'idempotency-key': key },
    payload: { what: { kind: 'amount' }, amount, reason: 'It never came.' },
  });

describe('R57 events about a dispute', () => {
  test('are read: amount, reason, until when, and what moved', async () => {
    const { id, intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    await told(dispute, 'created');
    expect(await stored()).toMatchObject([
      {
        id: dispute.id,
        gateway: 'stripe',
        amount: 1740,
        currency: 'AUD',
        reason: 'product_not_received',
        status: 'needs_response',
        isRefundable: false,
        isLive: false,
      },
    ]);
    expect(await moved()).toEqual([-1740]);
    expect(await open()).toMatchObject([
      {
        order_id: id,
        amount: 17.4,
        respond_by: new Date(dispute.created * 1000 + 7 * 24 * 3_600_000).toISOString(),
        link: `https://dashboard.stripe.com/test/disputes/${dispute.id}`,
        restaurant: { time_zone: 'Australia/Sydney' },
      },
    ]);
    expect((await seen(id)).disputes).toHaveLength(1);
  });

  test('twice, at once and in any order come to how it stands', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    books.closeDispute(dispute.id, 'won', shop.time.now);
    const steps = ['closed', 'funds_reinstated', 'created', 'funds_withdrawn', 'updated', 'closed'];
    await Promise.all(steps.map((step) => told(dispute, step)));
    await told(dispute, 'created', { id: 'evt_again' });
    const asked = stand.calls.length;
    await told(dispute, 'created', { id: 'evt_again' });
    expect(stand.calls).toHaveLength(asked);
    expect(await stored()).toMatchObject([{ status: 'won' }]);
    expect((await moved()).toSorted()).toEqual([-1740, 1740].toSorted());
    expect(await open()).toEqual([]);
    // It was over before it was known: nobody is called to answer it.
    const mails = await drainOutbox(deps);
    expect(mails.filter(({ subject }) => subject.includes('disputed'))).toEqual([]);
  });

  test('the answer to an earlier question changes nothing after that to a later one', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    later(1);
    books.closeDispute(dispute.id, 'lost', shop.time.now);
    await told(dispute, 'closed');
    shop.time.now = fridayNoon;
    Object.assign(dispute, { status: 'needs_response' });
    await told(dispute, 'created');
    expect(await stored()).toMatchObject([{ status: 'lost' }]);
  });

  test('about an unknown payment are stored, not acted on', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    await told({ ...dispute, payment_intent: 'pi_of_another_program' }, 'created');
    expect(said).toContain('warn: a webhook about an unknown payment');
    expect(await stored()).toEqual([]);
  });

  test('about a dispute that Stripe does not know are not believed', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    await told({ ...dispute, id: 'du_invented' }, 'created');
    expect(await stored()).toEqual([]);
    expect(said).toContain('warn: an event about a dispute that its gateway does not know');
  });

  test('with a wrong signature, or of another tenant’s account, change nothing', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    const forged = await sendWebhook(dispute, 'charge.dispute.created', { secret: 'whsec_other' });
    expect(forged.statusCode).toBe(400);
    await saveStripeKeys(deps, small.otherTenant, standInKeys);
    const host = small.otherHost;
    expectStatus(await sendWebhook(dispute, 'charge.dispute.created', { host }), 200);
    expect(said).toContain('warn: a webhook about an unknown payment');
    expect(await stored()).toEqual([]);
  });

  test('come again where Stripe does not answer', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    stand.trouble('error 500', 'error 500', 'error 500');
    const event = { id: 'evt_unanswered' };
    expect(
      (await sendWebhook(dispute, 'charge.dispute.created', event)).statusCode,
    ).toBeGreaterThanOrEqual(500);
    expect(await stored()).toEqual([]);
    await told(dispute, 'created', event);
    expect(await stored()).toHaveLength(1);
  });

  test('in another currency than the payment’s dispute all of it', async () => {
    const { intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now, { amount: 1100, currency: 'usd' });
    await told(dispute, 'created');
    expect(await stored()).toMatchObject([{ amount: 1740, currency: 'AUD' }]);
    expect(await moved()).toEqual([-1740]);
  });
});

describe('a dispute that opens', () => {
  test('is mailed once to the restaurant and to its owner, with the day by its clock', async () => {
    const { id, intent } = await paid();
    await drainOutbox(deps);
    const dispute = books.dispute(intent.id, shop.time.now);
    await Promise.all([told(dispute, 'created'), told(dispute, 'funds_withdrawn')]);
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
      'kitchen@corner.test',
      'owner@corner.test',
    ]);
    const [mail] = mails;
    expect(mail?.subject).toMatch(/^Payment of order \d{3} is disputed/);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('$17.40');
      expect(body).toContain('The customer says that they did not get the order.');
      // Seven days after the Friday, by the clock of Sydney.
      expect(body).toContain('Friday 27 November');
      expect(body).toContain('1:00 pm');
      expect(body).toContain(`/desk?order=${id}`);
    }
  });
});

describe('R71 the money of a disputed payment', () => {
  test('cannot be refunded as well, and can again once it is won', async () => {
    const { id, intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    await told(dispute, 'created');
    expect((await seen(id)).refundable?.left).toBe(0);
    const reply = await refund(id, 5);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_disputed']);
    later(1);
    books.closeDispute(dispute.id, 'won', shop.time.now);
    await told(dispute, 'closed');
    expectStatus(await refund(id, 5), 200);
  });

  test('can be while the bank only asks', async () => {
    const { id, intent } = await paid();
    const status = 'warning_needs_response';
    const dispute = books.dispute(intent.id, shop.time.now, { status });
    await told(dispute, 'created');
    expect(await open()).toMatchObject([{ is_refundable: true, status: 'needs_response' }]);
    expect(await moved()).toEqual([]);
    expectStatus(await refund(id, 17.4), 200);
    expect(await sendRefunds(deps)).toBe(1);
    later(1);
    books.closeDispute(dispute.id, 'warning_closed', shop.time.now);
    await told(dispute, 'closed');
    expect(await open()).toEqual([]);
    expect((await seen(id)).disputes).toMatchObject([{ status: 'closed' }]);
  });

  test('is given up where it was asked for before the bank took it, and counts once', async () => {
    const { id, intent } = await paid();
    const before = (await day()).money;
    expectStatus(await refund(id, 17.4), 200);
    const dispute = books.dispute(intent.id, shop.time.now);
    expect(await sendRefunds(deps)).toBe(1);
    await told(dispute, 'created');
    expect((await seen(id)).refunds).toMatchObject([{ state: 'failed' }]);
    later(11 * 60);
    await sendRefunds(deps);
    expect(books.refunds.filter((one) => one.payment_intent === intent.id)).toEqual([]);
    const { money, open: matters } = await day();
    expect(money.refunded).toBe(before.refunded);
    expect(money.net).toBeCloseTo(before.net - 17.4, 5);
    const own = matters.filter(({ order_id }) => order_id === id);
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['disputed', 'order']);
  });
});

describe('the figures of the day', () => {
  test('count what banks took and gave back when it moved, and the file says the same', async () => {
    const { id, intent } = await paid();
    const before = (await day()).money;
    const dispute = books.dispute(intent.id, shop.time.now);
    await told(dispute, 'created');
    const { money } = await day();
    const card = money.tenders.find(({ kind }) => kind === 'card');
    expect(money.disputes).toMatchObject({ withdrawals: 1, withdrawn: 17.4, reinstated: 0 });
    expect(money.taken).toBe(before.taken);
    expect(money.net).toBeCloseTo(before.net - 17.4, 5);
    expect(money.tenders.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(money.net, 5);
    expect(card?.net).toBeCloseTo(money.net, 5);
    const file = await app.inject({
      url: '/api/v2/staff/orders.csv',
      headers: { ...manager },
      query: { restaurant_id: String(small.restaurant), from: '2026-11-20', to: '2026-11-20' },
    });
    const [head, ...lines] = file.payload.split('\r\n').map((text) => text.split(','));
    const cells = lines.find((texts) => texts.includes(id)) ?? [];
    const taken = head?.indexOf('Taken by banks for disputes in these days') ?? -1;
    expect(cells[taken]).toBe('17.40');
    expect(cells).toHaveLength(head?.length ?? 0);
    // Won three days later: that day has it, and this one stays as it was.
    later(3 * 24 * 60);
    books.closeDispute(dispute.id, 'won', shop.time.now);
    await told(dispute, 'funds_reinstated');
    manager = await signStaffIn(app, 'manager@corner.test');
    expect((await day()).money).toEqual(money);
    const monday = contract.getStaffDay.reply.parse(
      await ask('days', { restaurant_id: String(small.restaurant), date: '2026-11-23' }),
    ).data;
    expect(monday.money).toMatchObject({ net: 17.4, disputes: { reinstated: 17.4 } });
  });

  test('a lost dispute stays lost, and is open no more', async () => {
    const { id, intent } = await paid();
    const dispute = books.dispute(intent.id, shop.time.now);
    await told(dispute, 'created');
    const { money } = await day();
    later(60);
    books.closeDispute(dispute.id, 'lost', shop.time.now);
    await told(dispute, 'closed');
    const after = await day();
    expect(after.money).toEqual(money);
    expect(after.open.filter(({ kind }) => kind === 'disputed')).toEqual([]);
    expect((await seen(id)).disputes).toMatchObject([{ status: 'lost' }]);
  });
});
