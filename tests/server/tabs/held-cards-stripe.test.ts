import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { orders, restaurants, tabs } from '#server/db/schema.ts';
import { closeTabsByCard } from '#server/ordering/held-cards/charge-held-cards.ts';
import { releaseDueCards } from '#server/ordering/held-cards/release-held-card.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addTableHours } from '../setup/add-table-hours.ts';
import { storeTab } from '../setup/foreign-tabs.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';
import { guestOf } from '../setup/tab-guests.ts';

const { app, db, deps, books, stand, time, said, sendWebhook, later } = await openStripeTenant();
const place = { tenantId: small.tenant, restaurantId: small.restaurant };
await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'], cardHoldAmount: 5000 });
await addTableHours(db);
books.holdsFrom = fridayNoon.getTime() / 1000;
let numbers = 7_700_000;

/** A guest who has ordered two lemonades, $8, and leaves a card at Stripe. */
async function leaving() {
  time.now = fridayNoon;
  said.length = 0;
  // Those of other tests have nothing to do here.
  await db.update(tabs).set({ closedAt: fridayNoon });
  const { tabId, token } = await storeTab(db, place);
  const shopper = await createShopper(app, (numbers += 1));
  const guest = guestOf(shopper);
  await guest.joined(token, 'Ada', '4711');
  await guest.orderedOn(tabId, 2);
  await db.update(orders).set({ status: 'completed' });
  const url = `/v2/tabs/${tabId}/card`;
  const hold = (key: string = randomUUID()) =>
    shopper.call('POST', url, { gateway: 'stripe' }, { 'idempotency-key': key });
  const reply = await hold();
  expectStatus(reply, 200);
  const { action } = contract.holdCard.reply.parse(reply.json());
  if (action?.kind !== 'stripe') throw new Error('Stripe asked for nothing');
  const intent = books.find(action.client_secret.replace(/_secret_.*/, ''));
  const tab = (): Promise<Tab> => guest.tab(tabId);
  const check = () => shopper.call('POST', `${url}/check`, {});
  const release = () => shopper.call('DELETE', url);
  return { intent, action, tab, hold, check, release };
}
/** The same, held. */
async function held() {
  const left = await leaving();
  books.confirm(left.intent.id, 'accepted');
  expectStatus(await left.check(), 200);
  return left;
}

describe('R84 a card that is left at a table, at Stripe', () => {
  test('is one intent that is captured by hand, and held once Stripe says so', async () => {
    const { intent, action, tab, hold } = await leaving();
    expect(intent).toMatchObject({ amount: 5000, currency: 'aud', capture_method: 'manual' });
    expect(action.capture_method).toBe('manual');
    expect((await tab()).held_cards).toMatchObject([{ state: 'waiting' }]);
    // Another press goes on with the same intent.
    expectStatus(await hold(), 200);
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent, 'payment_intent.amount_capturable_updated'), 200);
    expectStatus(await sendWebhook(intent, 'payment_intent.amount_capturable_updated'), 200);
    expect((await tab()).held_cards).toMatchObject([{ state: 'held', last_four: '4242' }]);
  });

  test('pays exactly what is unpaid, by one capture, whoever learns of it', async () => {
    const { intent, tab } = await held();
    later(120);
    expect(await closeTabsByCard(deps)).toBe(1);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 800 });
    expectStatus(await sendWebhook(intent), 200);
    const paid = await tab();
    expect(paid).toMatchObject({ state: 'closed', paid: 8, open: 0 });
    expect(paid.payments).toHaveLength(1);
  });

  test('R53 whose answer gets lost is captured once, and found by the sweep', async () => {
    const { intent, tab } = await held();
    later(120);
    // How the intent stands is answered, its capture is not; the SDK itself repeats a call twice.
    stand.trouble('none', 'answer lost', 'no answer', 'no answer');
    await closeTabsByCard(deps);
    expect(intent.amount_received).toBe(800);
    const captures = () => stand.calls.filter(({ path }) => path.endsWith('/capture'));
    later(1);
    await endExpiredTabPayments(deps);
    expect(await tab()).toMatchObject({ state: 'closed', paid: 8 });
    expect(
      new Set(
        captures()
          .slice(-4)
          .map(({ key, form }) => `${key} ${form.amount_to_capture}`),
      ).size,
    ).toBe(1);
  });

  test('that Stripe let go of pays nothing, by its webhook or by the try to charge it', async () => {
    const first = await held();
    books.cancel(first.intent.id);
    expectStatus(await sendWebhook(first.intent, 'payment_intent.canceled'), 200);
    expect((await first.tab()).held_cards).toMatchObject([{ state: 'failed', failure: 'expired' }]);
    const second = await held();
    books.cancel(second.intent.id);
    later(120);
    await closeTabsByCard(deps);
    expect(await second.tab()).toMatchObject({
      state: 'open',
      paid: 0,
      held: 0,
      held_cards: [{ state: 'failed', failure: 'expired' }],
    });
  });

  test('is taken back at Stripe, and let go of when Stripe’s own time for it is over', async () => {
    const first = await held();
    expectStatus(await first.release(), 200);
    expect(books.find(first.intent.id).status).toBe('canceled');
    const second = await held();
    // The stand-in's bank holds for five days.
    later(5 * 24 * 60 - 1);
    await releaseDueCards(deps);
    expect(books.find(second.intent.id).status).toBe('requires_capture');
    later(1);
    await releaseDueCards(deps);
    expect(books.find(second.intent.id).status).toBe('canceled');
  });

  test('R58 of which another amount is held is let go of', async () => {
    const { intent, tab, check } = await leaving();
    Object.assign(intent, { amount: 4999 });
    books.confirm(intent.id, 'accepted');
    expectStatus(await check(), 200);
    expect((await tab()).held_cards).toEqual([]);
    expect(said).toContain('error: another amount was held than was asked for');
    await releaseDueCards(deps);
    expect(books.find(intent.id).status).toBe('canceled');
  });
});
