import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { recordTabOutcome } from '#server/ordering/tab-payments/record-tab-outcome.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';
import { refusalOf as codeOf } from '../setup/tab-guests.ts';
import { openTabMembers } from '../setup/tab-members.ts';

const shop = await openTabMembers();
const { pool, deps, newTab, sit, staff, rowsOf, seen, move, refunded } = shop;
const { handleOf, newCard, balanceOf, kindsOf } = shop;

const minor = (amount: number) => toMinor(amount, 'AUD');
const rest = { kind: 'rest' } as const;
const amount = (dollars: number) => ({ kind: 'amount', amount: dollars }) as const;
const paidRows = async (tabId: string) =>
  (await rowsOf(tabId)).map(({ gateway, status, amount: of }) => [gateway, status, of]);

describe('R67 gift cards pay of a tab', () => {
  test('R7 a gift card pays first, and the card what it leaves of part and tip', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const { id, handle } = await newCard(ada.shopper, 300);
    const { total } = await ada.tab();
    const held = await ada.begun(rest, { tip: 1, giftCards: [handle] });
    expect((await ada.tab()).payments).toMatchObject([
      { state: 'held', method: 'card', gift_cards: 3, points: 0, to_pay: total + 1 - 3 },
    ]);
    expect([await balanceOf(id), await kindsOf(id)]).toEqual([0, ['issue', 'hold']]);
    expectStatus(await ada.pay(held), 200);
    expect(await ada.tab()).toMatchObject({ total, paid: total, open: 0, tips: 1 });
    expect(await kindsOf(id)).toEqual(['issue', 'hold', 'release', 'debit']);
    expect(await paidRows(tabId)).toEqual([
      ['gift_card', 'succeeded', 300],
      ['sandbox', 'succeeded', minor(total) + 100 - 300],
    ]);
    const order = await seen(ada.order);
    expect(order).toMatchObject({ payment_status: 'paid', gift_cards: [{ amount: 3 }] });
    expect(minor(order.due)).toBe(minor(total) + 100 - 300);
  });

  test('a card that has enough pays all at once, with the tip, and nothing is charged', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { id, handle } = await newCard(ada.shopper, 50_000);
    const { total } = await ada.tab();
    const key = randomUUID();
    const first = await ada.begun(rest, { tip: 2, giftCards: [handle], key, expected: total });
    expect(await ada.begun(rest, { tip: 2, giftCards: [handle], key, expected: total })).toBe(
      first,
    );
    expect(await ben.tab()).toMatchObject({
      open: 0,
      paid: total,
      tips: 2,
      payments: [{ method: 'none', state: 'paid', to_pay: 0, gift_cards: total + 2, tip: 2 }],
    });
    expect(await balanceOf(id)).toBe(50_000 - minor(total) - 200);
    expect((await rowsOf(tabId)).map(({ gateway }) => gateway)).toEqual(['gift_card', 'gift_card']);
    const { rows } = await pool.query('select count(*)::int from sandbox_payments');
    // Paying it again changes nothing.
    expectStatus(await ada.pay(first), 200);
    expect((await pool.query('select count(*)::int from sandbox_payments')).rows).toEqual(rows);
  });

  test('cash that is left of it is rounded', async () => {
    await pool.query('update tenants set cash_step = 5');
    deps.tenants.clear();
    onTestFinished(async () => {
      await pool.query('update tenants set cash_step = 1');
      deps.tenants.clear();
    });
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { handle } = await newCard(ada.shopper, 100);
    const held = await ada.begun(amount(2.02), {
      expected: 2.02,
      method: 'cash',
      giftCards: [handle],
    });
    expect((await ada.tab()).payments).toMatchObject([{ to_pay: 1, gift_cards: 1 }]);
    await staff.confirm(tabId, held);
    expect((await paidRows(tabId)).filter(([, status]) => status === 'succeeded')).toEqual([
      ['cash', 'succeeded', 100],
      ['gift_card', 'succeeded', 100],
    ]);
  });

  test('R68 what is given up, or expires, is on the card again', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { id, handle } = await newCard(ada.shopper, 200);
    const dropped = await ada.begun(rest, { giftCards: [handle] });
    expectStatus(await ada.drop(dropped), 200);
    expect(await balanceOf(id)).toBe(200);
    await ada.begun(rest, { giftCards: [handle] });
    await pool.query(
      `update tab_payments set expires_at = '2026-01-01' where expires_at is not null`,
    );
    await endExpiredTabPayments(deps);
    expect([await balanceOf(id), (await ada.tab()).held]).toEqual([200, 0]);
    expect(await kindsOf(id)).toEqual(['issue', 'hold', 'release', 'hold', 'release']);
  });

  test('a charge that is heard of after its payment was given up counts as its own money alone', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { id, handle } = await newCard(ada.shopper, 200);
    const { total } = await ada.tab();
    const held = await ada.begun(rest, { tip: 1, giftCards: [handle] });
    expectStatus(await ada.drop(held), 200);
    expect(await balanceOf(id)).toBe(200);
    const charged = minor(total) + 100 - 200;
    const attemptId = randomUUID();
    await pool.query(`update tab_payments set attempt_id = $1, gateway = 'sandbox' where id = $2`, [
      attemptId,
      held,
    ]);
    const recorded = await inTransaction(deps.pool, (tx) =>
      recordTabOutcome(tx, small.tenant, deps, {
        payment: { id: held, tabId, attemptId },
        result: { outcome: 'succeeded', reference: 'late', amount: charged, currency: 'AUD' },
        now: deps.clock(),
      }),
    );
    expect(recorded).toBe('paid');
    expect(await balanceOf(id)).toBe(200);
    expect(await ada.tab()).toMatchObject({ open: 2, tips: 1 });
    expect((await rowsOf(tabId)).filter(({ gateway }) => gateway === 'gift_card')).toEqual([]);
  });

  test('R68 of two who pay with one card at once it pays no more than is on it', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const ben = await sit(tabId, [plain('wings')], 'Ben');
    const { id, code, handle } = await newCard(ada.shopper, 300);
    const bens = await handleOf(ben.shopper, code);
    const replies = await Promise.all([
      ada.begin(amount(2), { expected: 2, giftCards: [handle] }),
      ben.begin(amount(2), { expected: 2, giftCards: [bens] }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { payments } = await ada.tab();
    expect(payments.map(({ gift_cards: paid }) => paid).toSorted()).toEqual([1, 2]);
    expect(await balanceOf(id)).toBe(0);
  });

  test('a card that is empty, or somebody else’s, is refused and nothing is held', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { handle } = await newCard(ada.shopper, 100);
    const asBen = await ben.begin(rest, { giftCards: [handle] });
    expect(codeOf(asBen)).toEqual([409, 'unknown_gift_card']);
    expectStatus(await ada.begin(amount(1), { expected: 1, giftCards: [handle] }), 201);
    const again = await ada.begin(rest, { giftCards: [handle] });
    expect(codeOf(again)).toEqual([409, 'gift_card_empty']);
    expect(await ben.tab()).toMatchObject({ held: 0 });
  });

  test('R71 money goes back over the card first, and the list of payments says so', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const { id, handle } = await newCard(ada.shopper, 300);
    const held = await ada.begun(rest, { giftCards: [handle] });
    expectStatus(await ada.pay(held), 200);
    const charged = minor((await ada.tab()).total) - 300;
    await refunded(ada.order, { what: { kind: 'amount' }, amount: 1 });
    expect((await ada.tab()).payments).toMatchObject([{ state: 'paid', refunded: 1 }]);
    expect(await balanceOf(id)).toBe(0);
    const left = (await seen(ada.order)).refundable?.left ?? 0;
    await refunded(ada.order, { what: { kind: 'all' }, amount: left });
    await sendRefunds(deps);
    expect(await balanceOf(id)).toBe(300);
    const { payments } = await ada.tab();
    expect(payments).toMatchObject([{ refunded: (charged + 300) / 100 }]);
  });

  test('a round that is cancelled gives the gift card its money back', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { id, handle } = await newCard(ada.shopper, 50_000);
    await ada.begun(rest, { giftCards: [handle] });
    await move(ada.order, 'cancelled', 'It burnt.');
    expect(await balanceOf(id)).toBe(50_000);
    expect((await ada.tab()).payments).toMatchObject([{ state: 'paid' }]);
  });
});
