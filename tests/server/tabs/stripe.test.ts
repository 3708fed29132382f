import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { restaurants } from '#server/db/schema.ts';
import { listOpenMatters } from '#server/db/queries/day-orders.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { storeTab } from '../setup/foreign-tabs.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';
import { guestOf } from '../setup/tab-guests.ts';
import { addTableHours } from '../setup/add-table-hours.ts';

const { app, db, deps, books, stand, time, said, sendWebhook, rowsOf, later } =
  await openStripeTenant();
const place = { tenantId: small.tenant, restaurantId: small.restaurant };
await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });
await addTableHours(db);
let numbers = 7_600_000;

/** A guest who has ordered two lemonades, $8, on a tab, and pays all of it by Stripe. */
async function paying() {
  time.now = fridayNoon;
  said.length = 0;
  const { tabId, token } = await storeTab(db, place);
  const shopper = await createShopper(app, (numbers += 1));
  const guest = guestOf(shopper);
  await guest.joined(token, 'Ada', '4711');
  const order = await guest.orderedOn(tabId, 2);
  const begun = await shopper.call(
    'POST',
    `/v2/tabs/${tabId}/payments`,
    { what: { kind: 'rest' }, method: 'card', tip_amount: 0, expected_amount: 8 },
    { 'idempotency-key': randomUUID() },
  );
  expectStatus(begun, 201);
  const { payment_id: paymentId } = contract.beginTabPayment.reply.parse(begun.json());
  const url = `/v2/tabs/${tabId}/payments/${paymentId}`;
  const pay = (key: string) =>
    shopper.call('POST', `${url}/card`, { gateway: 'stripe' }, { 'idempotency-key': key });
  const key = randomUUID();
  const reply = await pay(key);
  expectStatus(reply, 200);
  const { action } = contract.payTabPayment.reply.parse(reply.json());
  if (action?.kind !== 'stripe') throw new Error('Stripe asked for nothing');
  const intent = books.find(action.client_secret.replace(/_secret_.*/, ''));
  const tab = (): Promise<Tab> => guest.tab(tabId);
  const check = () => shopper.call('POST', `${url}/check`, {});
  return { tabId, order, pay, key, intent, tab, check };
}
const paidOf = async (orderId: string) =>
  (await rowsOf(orderId)).payments.map(({ gateway, status, amount, reference }) => ({
    gateway,
    status,
    amount,
    reference,
  }));
const matters = async () =>
  (
    await listOpenMatters(db, small.tenant, {
      restaurantId: small.restaurant,
      date: '2026-11-20',
      begins: new Date(fridayNoon.getTime() - 12 * 3_600_000),
      ends: new Date(fridayNoon.getTime() + 36 * 3_600_000),
    })
  ).filter(({ kind }) => kind === 'mismatched');

describe('R57 R83 a part of a bill that is paid by Stripe', () => {
  test('is one intent of that amount, and paid once, whoever learns of it first and how often', async () => {
    const { order, intent, tab, check, pay, key } = await paying();
    expect(intent).toMatchObject({ amount: 800, currency: 'aud' });
    expect(await tab()).toMatchObject({ held: 8, open: 0, paid: 0 });
    const intents = () => stand.calls.filter(({ path }) => path === '/v1/payment_intents').length;
    const made = intents();
    expectStatus(await pay(key), 200);
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    expectStatus(await sendWebhook(intent), 200);
    expectStatus(await check(), 200);
    expect(await tab()).toMatchObject({ held: 0, open: 0, paid: 8 });
    expect(await paidOf(order.id)).toEqual([
      { gateway: 'stripe', status: 'succeeded', amount: 800, reference: intent.id },
    ]);
    expect(intents()).toBeLessThanOrEqual(made + 1);
  });

  test('is found out by asking where Stripe’s word got lost', async () => {
    const { order, intent, tab, check } = await paying();
    books.confirm(intent.id, 'accepted');
    expectStatus(await check(), 200);
    expect((await tab()).paid).toBe(8);
    expect(await paidOf(order.id)).toMatchObject([{ status: 'succeeded', amount: 800 }]);
  });

  test('that nobody finishes is ended at Stripe before others may pay it', async () => {
    const { intent, tab } = await paying();
    later(6);
    await endExpiredTabPayments(deps);
    expect(books.find(intent.id).status).toBe('canceled');
    expect(await tab()).toMatchObject({ held: 0, open: 8, paid: 0 });
  });

  test.each([
    ['less', { amount: 799 }],
    ['more', { amount: 801 }],
    ['another currency', { currency: 'usd' }],
  ])(
    'R58 of which %s was paid counts for nothing and is an open matter of the day',
    async (_name, change) => {
      const before = await matters();
      const { order, intent, tab, check } = await paying();
      Object.assign(intent, change);
      books.confirm(intent.id, 'accepted');
      expectStatus(await sendWebhook(intent), 200);
      expect(await tab()).toMatchObject({ held: 0, open: 8, paid: 0 });
      expect(said).toContain('error: another amount was paid of a tab');
      const reply = await check();
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_mismatched']);
      // Of one moment they stand in no order of their own.
      const known = new Set(before.map(({ orderId }) => orderId));
      const added = (await matters()).filter(({ orderId }) => !known.has(orderId));
      expect(added).toEqual([
        expect.objectContaining({ kind: 'mismatched', orderId: order.id, amount: 800 }),
      ]);
      const { events } = await rowsOf(order.id);
      expect(events.at(-1)).toMatchObject({
        actor: 'gateway',
        reason: expect.stringContaining('another amount'),
      });
    },
  );
});
