import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { Tab, TabShare } from '#schemas/api/tabs.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { sendSandboxWebhooks } from '#server/jobs/send-sandbox-webhooks.ts';
import { plain } from '../setup/offer-lines.ts';
import { refusalOf as codeOf } from '../setup/tab-guests.ts';
import { openTabPaymentShop } from '../setup/tab-payment-shop.ts';

const { pool, deps, newTab, sit, rowsOf, seen } = await openTabPaymentShop();

const declinedCard = '4000 0000 0000 0002';
const asksFirst = '4000 0027 6000 3184';
const expireAll = () =>
  pool.query(`update tab_payments set expires_at = '2026-01-01' where expires_at is not null`);
const sums = ({ total, paid, held, open, tips }: Tab) => ({
  total,
  paid,
  held,
  open,
  tips,
});

describe('R83 paying of a tab by card', () => {
  test('R84 one pays for all, over two orders, with a tip of their own', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { total, open } = await ada.tab();
    expect(open).toBe(total);
    const after = await ada.paid({ kind: 'rest' }, { tip: 3 });
    expect(sums(after)).toEqual({ total, paid: total, held: 0, open: 0, tips: 3 });
    expect(after.rounds.map(({ unpaid }) => unpaid)).toEqual([0, 0]);
    const rows = await rowsOf(tabId);
    expect(rows.map(({ gateway, status }) => [gateway, status])).toEqual([
      ['sandbox', 'succeeded'],
      ['sandbox', 'succeeded'],
    ]);
    const orders = [await seen(ada.order), await seen(ben.order)];
    expect(orders.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid']);
    expect(orders.reduce((sum, { tip }) => sum + tip, 0)).toBe(3);
    expect(orders.reduce((sum, { due }) => sum + due, 0)).toBeCloseTo(total + 3, 2);
  });

  test('what somebody is paying is nobody else’s, and comes back when they drop it', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { open } = await ada.tab();
    const held = await ada.begun({ kind: 'rest' });
    expect(await ben.tab()).toMatchObject({ held: open, open: 0 });
    const refused = await ben.begin({ kind: 'rest' }, { expected: open });
    expect(codeOf(refused)).toEqual([409, 'tab_changed']);
    expect(refused.json().data).toMatchObject({ open: 0, own_guest_id: ben.guestId });
    expect(codeOf(await ben.drop(held))).toEqual([404, 'unknown_tab_payment']);
    expect(codeOf(await ben.pay(held))).toEqual([404, 'unknown_tab_payment']);
    expect((await ada.drop(held)).statusCode).toBe(200);
    expect((await ada.drop(held)).statusCode).toBe(200);
    expect(await ben.paid({ kind: 'rest' })).toMatchObject({ open: 0, paid: open });
    expect(codeOf(await ada.pay(held))).toEqual([409, 'tab_payment_state']);
  });

  test('the same key is the same payment, and the same charge', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const [key, charge] = [randomUUID(), randomUUID()];
    const { open } = await ada.tab();
    const first = await ada.begun({ kind: 'rest' }, { key, expected: open });
    expect(await ada.begun({ kind: 'rest' }, { key, expected: open })).toBe(first);
    expect(codeOf(await ada.begin({ kind: 'rest' }, { key, expected: 1 }))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
    const pays = await Promise.all([1, 2].map(() => ada.pay(first, undefined, charge)));
    expect(pays.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rowsOf(tabId)).toHaveLength(1);
  });

  test('a declined card leaves the part to its payer, who pays by another one', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const held = await ada.begun({ kind: 'rest' });
    expect((await ada.pay(held, declinedCard)).statusCode).toBe(402);
    expect((await ada.check(held)).statusCode).toBe(402);
    expect(await ada.tab()).toMatchObject({ open: 0, paid: 0 });
    expect((await ada.pay(held)).statusCode).toBe(200);
    expect(await ada.tab()).toMatchObject({ open: 0, held: 0 });
    expect(await rowsOf(tabId)).toHaveLength(1);
  });

  test('a bank that asks first is answered, and the payment is found paid', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const held = await ada.begun({ kind: 'rest' });
    const asked = await ada.pay(held, asksFirst);
    expect(asked.json().action).toMatchObject({ kind: 'sandbox_challenge' });
    const { challenge_id } = asked.json().action;
    const answered = await ada.shopper.call('POST', `/v2/sandbox/challenges/${challenge_id}`, {
      approve: true,
    });
    expect(answered.statusCode).toBeLessThan(300);
    expect((await ada.check(held)).json()).toMatchObject({ action: null, data: { held: 0 } });
    await sendSandboxWebhooks(deps);
    expect(await rowsOf(tabId)).toHaveLength(1);
  });

  test('a card that is not charged in time is ended at its gateway and leaves its part to others', async () => {
    await expireAll();
    await endExpiredTabPayments(deps);
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { open } = await ada.tab();
    const [asked, idle] = [
      await ada.begun({ kind: 'amount', amount: 1 }, { expected: 1 }),
      await ada.begun({ kind: 'rest' }),
    ];
    await ada.pay(asked, asksFirst);
    await expireAll();
    expect(await endExpiredTabPayments(deps)).toBe(2);
    expect(await ada.tab()).toMatchObject({ open, held: 0, payments: [] });
    expect(codeOf(await ada.pay(idle))).toEqual([409, 'tab_payment_state']);
    expect(codeOf(await ada.pay(asked))).toEqual([409, 'tab_payment_state']);
  });

  test('a process that dies while the gateway is asked charges once, and nothing is lost', async () => {
    const { sandbox } = deps.gateways;
    if (!sandbox) throw new Error('the tests pay by the sandbox');
    const { confirm } = sandbox;
    for (const isAsked of [true, false]) {
      const tabId = await newTab();
      const ada = await sit(tabId, [plain('fries')]);
      const held = await ada.begun({ kind: 'rest' });
      const key = randomUUID();
      const dies = vi.spyOn(sandbox, 'confirm').mockImplementationOnce(async (...asked) => {
        if (isAsked) await confirm(...asked);
        throw new Error('killed');
      });
      expect((await ada.pay(held, undefined, key)).statusCode).toBe(500);
      dies.mockRestore();
      expect(await ada.tab()).toMatchObject({ open: 0, paid: 0 });
      // Another key waits until nobody can be asking any more; the same one is the same charge.
      expect(codeOf(await ada.pay(held))).toEqual([409, 'payment_in_progress']);
      expect((await ada.pay(held, undefined, key)).statusCode).toBe(200);
      expect(await ada.tab()).toMatchObject({ open: 0, held: 0 });
      expect(await rowsOf(tabId)).toHaveLength(1);
    }
  });

  test('a card that was charged though nobody saw the answer counts when its time is over', async () => {
    const { sandbox } = deps.gateways;
    if (!sandbox) throw new Error('the tests pay by the sandbox');
    const { confirm } = sandbox;
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const held = await ada.begun({ kind: 'rest' });
    const dies = vi.spyOn(sandbox, 'confirm').mockImplementationOnce(async (...asked) => {
      await confirm(...asked);
      throw new Error('killed');
    });
    expect((await ada.pay(held)).statusCode).toBe(500);
    dies.mockRestore();
    await expireAll();
    // It may still be asked this moment.
    expect(await endExpiredTabPayments(deps)).toBe(0);
    await pool.query(`update tab_payments set attempt_at = '2026-01-01' where id = $1`, [held]);
    await endExpiredTabPayments(deps);
    expect(await ada.tab()).toMatchObject({ open: 0, held: 0 });
    expect(await seen(ada.order)).toMatchObject({ payment_status: 'paid' });
  });
});

describe('R83 parts of a bill', () => {
  test('three pay equal shares, the first one the odd cents, and what comes later is split anew', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { total } = await ada.tab();
    const cents = Math.round(total * 100);
    const share = { kind: 'shares', of: 3, shares: 1 } as const;
    const amounts = [Math.floor(cents / 3) + (cents % 3), Math.floor(cents / 3)];
    const [first = 0, other = 0] = amounts.map((amount) => amount / 100);
    await ada.paid(share, { expected: first });
    expect(codeOf(await ben.begin({ ...share, of: 2 }, { expected: other }))).toEqual([
      409,
      'tab_changed',
    ]);
    expect(await ben.tab()).toMatchObject({ split: { of: 3, taken: 1 } });
    await ben.paid({ ...share, shares: 2 }, { expected: (2 * Math.floor(cents / 3)) / 100 });
    expect(await ben.tab()).toMatchObject({ split: { of: 3, taken: 3 }, open: 0 });
    await ben.again([plain('cola')]);
    const { open, split } = await ben.tab();
    expect(split).toBeNull();
    await ben.paid({ kind: 'shares', of: 2, shares: 2 }, { expected: open });
    expect(await ada.tab()).toMatchObject({ open: 0 });
  });

  test('each pays their own dishes, and nobody another’s', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const [own, others] = (await ada.tab()).rounds;
    const line = own?.lines[0];
    const ofLine = (quantity: number): TabShare => ({
      kind: 'items',
      items: [{ line_id: line?.id ?? 0, quantity }],
    });
    const expected = line?.units[0]?.amount ?? 0;
    await ben.begun(ofLine(1), { expected });
    expect((await ada.tab()).rounds[0]?.lines[0]?.units).toMatchObject([
      { state: 'held', guest_id: ben.guestId },
      { state: 'open', guest_id: null },
    ]);
    const refused = await ada.begin(ofLine(2), { expected: expected * 2 });
    expect(codeOf(refused)).toEqual([409, 'tab_item_taken']);
    await ada.paid(
      { kind: 'items', items: [{ line_id: others?.lines[0]?.id ?? 0, quantity: 1 }] },
      { expected: others?.total ?? 0 },
    );
    const { rounds } = await ada.tab();
    expect(rounds.map(({ unpaid }) => unpaid)).toEqual([own?.total, 0]);
  });

  test('twenty who want the last of it at once: one gets it', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const { open } = await ada.tab();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ada.begin({ kind: 'rest' }, { expected: open })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await ada.tab()).toMatchObject({ open: 0, held: open });
  });
});
