import { describe, expect, onTestFinished, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import { plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openTabMembers } from '../setup/tab-members.ts';

const shop = await openTabMembers();
const { pool, newTab, sit, rowsOf, seen, move, refunded } = shop;
const { setRules, newMember, pointsOf, newCard } = shop;

const minor = (amount: number) => toMinor(amount, 'AUD');
const rest = { kind: 'rest' } as const;
const amount = (dollars: number) => ({ kind: 'amount', amount: dollars }) as const;

/** A payment as the tab lists it. */
const shownOf = async (guest: Awaited<ReturnType<typeof sit>>, id: string) =>
  (await guest.tab()).payments.find((payment) => payment.id === id);

describe('R76 points pay of a tab', () => {
  test('they lower the payer’s part by what they are worth, and nobody else’s', async () => {
    const tabId = await newTab();
    const member = await newMember(30);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const ben = await sit(tabId, [plain('wings')], 'Ben');
    const before = await ben.tab();
    const bens = before.rounds.find(({ guest_id: id }) => id === ben.guestId);
    const held = await ada.begun(amount(5), { expected: 5, points: 30 });
    expect((await ada.tab()).payments).toMatchObject([{ points: 3, to_pay: 2 }]);
    expect(await pointsOf(member)).toBe(30);
    expectStatus(await ada.pay(held), 200);
    expect(await pointsOf(member)).toBe(0);
    const after = await ben.tab();
    expect(after).toMatchObject({ total: before.total, paid: 5 });
    expect(minor(after.open)).toBe(minor(before.total) - 500);
    expect(after.rounds.find(({ guest_id: id }) => id === ben.guestId)).toEqual(bens);
    const order = await seen(ada.order);
    expect(minor(order.total)).toBe(minor(ada.order.total) - 300);
    expect(order.bill).toContainEqual({ kind: 'points', name: '30', amount: -3 });
    const taken = (await rowsOf(tabId)).reduce((sum, row) => sum + row.amount, 0);
    expect(taken).toBe(minor(before.total) - 300);
  });

  test('points that pay all of it are used at once, and what they earn is less', async () => {
    const tabId = await newTab();
    const member = await newMember(1_000);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const { total } = await ada.tab();
    const whole = Math.floor(minor(total) / 10);
    const first = await ada.begun(amount(whole / 10), { expected: whole / 10, points: 1_000 });
    expect((await ada.tab()).payments).toMatchObject([
      { id: first, method: 'none', state: 'paid', points: whole / 10, to_pay: 0 },
    ]);
    expect(await pointsOf(member)).toBe(1_000 - whole);
    if (minor((await ada.tab()).open) > 0) await ada.paid(rest);
    expect(await ada.tab()).toMatchObject({ open: 0, paid: total });
    expect(await seen(ada.order)).toMatchObject({ payment_status: 'paid' });
    const { rows } = await pool.query('select earned from loyalty_lots where order_id = $1', [
      ada.order.id,
    ]);
    expect(rows).toEqual([{ earned: 0 }]);
  });

  test('R78 of a cancelled round two users each get their own back', async () => {
    const tabId = await newTab();
    const [one, other] = [await newMember(20), await newMember(10)];
    const ada = await sit(tabId, [plain('fries', 3)], 'Ada', one.shopper);
    const ben = await sit(tabId, [plain('cola')], 'Ben', other.shopper);
    await ada.begun(amount(2), { expected: 2, points: 20 });
    await ben.begun(amount(1), { expected: 1, points: 10 });
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([0, 0]);
    await move(ada.order, 'cancelled', 'It burnt.');
    expect([await pointsOf(one), await pointsOf(other)]).toEqual([20, 10]);
  });

  test('R78 a refund of half of a round gives back half of the points', async () => {
    const tabId = await newTab();
    const member = await newMember(20);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const held = await ada.begun(rest, { points: 20 });
    expectStatus(await ada.pay(held), 200);
    const half = minor((await seen(ada.order)).total) / 200;
    await refunded(ada.order, { what: { kind: 'amount' }, amount: half });
    expect(await pointsOf(member)).toBe(10);
  });

  test('what a payment holds is not there for an order, and is again once it is given up', async () => {
    const tabId = await newTab();
    const member = await newMember(30);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const held = await ada.begun(amount(5), { expected: 5, points: 30 });
    const second = await ada.begun(amount(1), { expected: 1, points: 10 });
    expect([await shownOf(ada, held), await shownOf(ada, second)]).toMatchObject([
      { points: 3 },
      { points: 0 },
    ]);
    expectStatus(await ada.drop(second), 200);
    const pickUp = async () => {
      await member.shopper.fillCart(plain('wings'));
      const cart = await member.shopper.cart('&points=30');
      return member.shopper.place(member.shopper.orderBody(cart, { points: 30 }));
    };
    expect((await pickUp()).statusCode).toBe(409);
    expectStatus(await ada.drop(held), 200);
    expectStatus(await pickUp(), 201);
    expect(await pointsOf(member)).toBe(0);
  });

  test('whole steps alone, no more than the dishes take, and none of a guest without an account', async () => {
    await setRules({ step: 10, minimum: 20, maxSharePercent: 50 });
    onTestFinished(() => setRules());
    const tabId = await newTab();
    const member = await newMember(500);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { payments } = (await ben.begin(amount(1), { expected: 1, points: 10 })).json().data;
    expect(payments).toMatchObject([{ points: 0, to_pay: 1 }]);
    const few = await ada.begun(amount(1.9), { expected: 1.9, points: 500 });
    expect(await shownOf(ada, few)).toMatchObject({ points: 0, to_pay: 1.9 });
    const more = await ada.begun(amount(2.5), { expected: 2.5, points: 500 });
    expect(await shownOf(ada, more)).toMatchObject({ points: 2, to_pay: 0.5 });
  });

  test('points that expired while a card was charged leave that much open', async () => {
    const tabId = await newTab();
    const member = await newMember(30);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const held = await ada.begun(rest, { points: 30 });
    await pool.query(`update loyalty_lots set expires_at = '2026-01-01' where user_id = $1`, [
      member.user.id,
    ]);
    expectStatus(await ada.pay(held), 200);
    expect(await ada.tab()).toMatchObject({ open: 3, payments: [{ points: 0, state: 'paid' }] });
  });

  test('staff change a round after points paid of it, and the sums stay exact', async () => {
    const tabId = await newTab();
    const member = await newMember(30);
    const ada = await sit(tabId, [plain('fries', 2)], 'Ada', member.shopper);
    const { handle } = await newCard(ada.shopper, 200);
    const held = await ada.begun(amount(6), { expected: 6, points: 30, giftCards: [handle] });
    expectStatus(await ada.pay(held), 200);
    const line = (await seen(ada.order)).items[0];
    await shop.changed(ada.order, { lines: [{ line_id: line?.id ?? 0, quantity: 3 }] });
    const { open, paid, total } = await ada.tab();
    expect(minor(paid) + minor(open)).toBe(minor(total));
    await ada.paid(rest);
    expect(await ada.tab()).toMatchObject({ open: 0 });
    const order = await seen(ada.order);
    expect(order.gift_cards).toMatchObject([{ amount: 2 }]);
    const rows = await rowsOf(tabId);
    const byCards = rows.filter(({ gateway }) => gateway !== 'gift_card');
    expect(byCards.reduce((sum, row) => sum + row.amount, 0)).toBe(minor(order.due));
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(minor(order.total));
  });
});
