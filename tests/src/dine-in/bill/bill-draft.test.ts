import { describe, expect, test } from 'vitest';
import { blankBill, partOf, splitOf } from '#src/features/dine-in/bill/bill-draft.ts';
import { takenDishes } from '#src/features/dine-in/bill/taken-dishes.ts';
import { ben, line, mia, payment, round, sampleRounds, tabOf, unit } from './sample-tab.ts';

const items = (...items: [number, number][]) => ({
  kind: 'items',
  items: items.map(([line_id, quantity]) => ({ line_id, quantity })),
});

describe('R83 what a guest chose comes to', () => {
  test('own dishes are chosen of a bill of several, and everything of one’s own', () => {
    const tab = tabOf();
    expect(partOf(tab, blankBill(tab))).toMatchObject({ what: items([1, 1]), amount: 1850 });
    const alone = tabOf({ guests: tab.guests.slice(0, 1) });
    expect(partOf(alone, blankBill(alone))).toMatchObject({ what: { kind: 'rest' }, amount: 3950 });
  });

  test('so many units of a line are the first open ones, to the cent', () => {
    const rounds = [
      round('41', ben, [line(1, 'Ale', [unit(3.34, 'held', ben), unit(3.33), unit(3.34)])]),
    ];
    const tab = tabOf({ rounds });
    const draft = { ...blankBill(tab), picks: new Map([[1, 1]]) };
    expect(partOf(tab, draft)).toMatchObject({ what: items([1, 1]), amount: 333 });
    const more = { ...draft, picks: new Map([[1, 9]]) };
    expect(partOf(tab, more)).toMatchObject({ what: items([1, 2]), amount: 667 });
    expect(partOf(tab, blankBill(tab)), 'of others nothing is chosen').toEqual({
      missing: 'no_dish',
    });
  });

  test('dishes that were paid in amounts come to no more than what is open', () => {
    const tab = tabOf({
      payments: [payment({ kind: 'amount', amount: 30, state: 'paid', guest_id: ben })],
    });
    expect(partOf(tab, blankBill(tab))).toMatchObject({
      what: items([1, 1]),
      amount: 950,
      isCapped: true,
    });
  });

  test('R7 R67 points pay first, then gift cards, and cash is rounded on what they leave', () => {
    const tab = tabOf({ cash_step: 0.05 });
    const card = { handle: 'a', lastFour: 'ABCD', balance: 1_003 };
    const draft = { ...blankBill(tab), points: 25, giftCards: [card] };
    const rules = { balance: 40, value: 10, step: 10, minimum: 20, maxShare: 100 };
    expect(partOf(tab, draft, rules)).toMatchObject({
      amount: 1850,
      points: 20,
      pointsWorth: 200,
      giftCards: 1_003,
      total: 647,
    });
    const cash = { ...draft, method: 'cashOnDelivery' as const };
    expect(partOf(tab, cash, rules)).toMatchObject({ rounding: -2, total: 645 });
    expect(partOf(tab, draft), 'of a guest without an account').toMatchObject({
      points: 0,
      total: 847,
    });
  });

  test('R76 points are used up to what a part takes, and gift cards pay the tip too', () => {
    const tab = tabOf({ tip_percents: [10] });
    const card = { handle: 'a', lastFour: 'ABCD', balance: 9_000 };
    const draft = { ...blankBill(tab), points: 9_999, giftCards: [card] };
    const rules = { balance: 5_000, value: 100, step: 1, minimum: 1, maxShare: 50 };
    const tip = { kind: 'amount' as const, amount: 150 };
    expect(partOf(tab, { ...draft, tip }, rules)).toMatchObject({
      points: 9,
      pointsWorth: 900,
      giftCards: 1_850 + 150 - 900,
      total: 0,
    });
  });

  test('equal parts go on with the split that was agreed on, odd cents to the first', () => {
    const tab = tabOf({ rounds: [round('41', ben, [line(1, 'Feast', [unit(100)])])] });
    const draft = { ...blankBill(tab), kind: 'shares' as const };
    expect(partOf(tab, draft)).toMatchObject({
      what: { kind: 'shares', of: 3, shares: 1 },
      amount: 3334,
    });
    const split = { ...tab, split: { of: 4, taken: 2 }, open: 50, paid: 50 };
    expect(splitOf(split, { ...draft, parts: 9 })).toEqual({ of: 4, taken: 2, parts: 2 });
    expect(partOf(split, draft)).toMatchObject({
      what: { kind: 'shares', of: 4, shares: 1 },
      amount: 2500,
    });
    const over = { ...split, split: { of: 4, taken: 4 } };
    expect(partOf(over, draft)).toEqual({ missing: 'no_part' });
  });

  test.each([
    ['', 'no_amount'],
    ['abc', 'wrong_amount'],
    ['0', 'wrong_amount'],
    ['-5', 'wrong_amount'],
    ['1.234', 'wrong_amount'],
    ['39.51', 'too_much'],
  ])('%j is no amount of it', (amount, missing) => {
    const tab = tabOf();
    expect(partOf(tab, { ...blankBill(tab), kind: 'amount', amount })).toEqual({ missing });
  });

  test('a typed amount, with a comma too', () => {
    const tab = tabOf();
    const draft = { ...blankBill(tab), kind: 'amount' as const, amount: '12,5' };
    expect(partOf(tab, draft)).toMatchObject({
      what: { kind: 'amount', amount: 12.5 },
      amount: 1250,
      total: 1250,
    });
  });

  test('R16 R5 the tip is counted on what is paid, and cash rounded with it', () => {
    const tab = tabOf();
    const draft = { ...blankBill(tab), tip: { kind: 'percent', percent: 15 } } as const;
    expect(partOf(tab, draft)).toMatchObject({ amount: 1850, tip: 278, rounding: 0, total: 2128 });
    expect(partOf(tab, { ...draft, method: 'cashOnDelivery' })).toMatchObject({
      rounding: 2,
      total: 2130,
    });
    expect(partOf({ ...tab, tip_percents: [] }, draft)).toMatchObject({ tip: 0 });
    const slip = { ...draft, tip: { kind: 'amount', amount: 10_001 } } as const;
    expect(partOf(tab, slip)).toEqual({ missing: 'tip_too_high' });
  });
});

describe('R83 what others take of what was chosen', () => {
  const draftOf = (picks: [number, number][]) => ({
    ...blankBill(tabOf()),
    picks: new Map(picks),
  });
  const withLine2 = (first: ReturnType<typeof unit>, second = unit(6)) =>
    tabOf({ rounds: [round('42', ben, [line(2, 'Pale ale', [first, second])])] });

  test('is unchosen, with who pays', () => {
    const before = withLine2(unit(6));
    const after = withLine2(unit(6, 'held', ben));
    expect(takenDishes(before, after, draftOf([[2, 2]]))).toEqual([
      { lineId: 2, name: 'Pale ale', count: 1, left: 1, guestId: ben, isGone: false },
    ]);
    expect(takenDishes(before, after, draftOf([[2, 1]])), 'another one is open').toEqual([]);
  });

  test('is not what the guest pays for', () => {
    const after = withLine2(unit(6, 'held', mia), unit(6, 'held', mia));
    expect(takenDishes(withLine2(unit(6)), after, draftOf([[2, 2]]))).toEqual([]);
  });

  test('of an order that was rejected nobody pays', () => {
    const before = tabOf();
    const [own, ...others] = sampleRounds();
    if (!own) throw new Error('The sample has no round.');
    const rejected = round('41', mia, [line(1, 'Margherita', [unit(0, 'paid')])]);
    const after = tabOf({ rounds: [{ ...rejected, status: 'rejected' }, ...others] });
    expect(takenDishes(before, after, blankBill(before))).toEqual([
      { lineId: 1, name: 'Margherita', count: 1, left: 0, guestId: null, isGone: true },
    ]);
  });
});
