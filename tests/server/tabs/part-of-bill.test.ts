import { describe, expect, test } from 'vitest';
import { partOfBill } from '#server/domain/tabs/part-of-bill.ts';
import type { AskedPart } from '#server/domain/tabs/part-of-bill.ts';
import type { BillUnit, TabBill } from '#server/domain/tabs/tab-bill.ts';

const unit = (amount: number, state: BillUnit['state'] = 'open'): BillUnit => ({
  amount,
  state,
  guestId: state === 'open' ? null : 7,
});

/** Two orders of 30.00 and 20.00: of the first one's beers one is being paid. */
const bill = (parts: Partial<TabBill> = {}): TabBill => ({
  total: 5000,
  paid: 0,
  held: 600,
  open: 4400,
  tips: 0,
  split: null,
  orders: [
    {
      orderId: 'a',
      total: 3000,
      paid: 0,
      unpaid: 3000,
      tips: 0,
      lines: [
        { id: 1, units: [unit(600, 'held'), unit(600)] },
        { id: 2, units: [unit(1800)] },
      ],
    },
    {
      orderId: 'b',
      total: 2000,
      paid: 0,
      unpaid: 2000,
      tips: 0,
      lines: [{ id: 3, units: [unit(2000)] }],
    },
  ],
  ...parts,
});

const why = (asked: AskedPart, parts: Partial<TabBill> = {}) => {
  const outcome = partOfBill(bill(parts), asked);
  return outcome.kind === 'refused' ? outcome.why : outcome.amount;
};
const items = (...wanted: [line: number, quantity: number][]): AskedPart => ({
  kind: 'items',
  items: wanted.map(([line_id, quantity]) => ({ line_id, quantity })),
});

describe('R83 a part of a bill', () => {
  test('the rest is what nobody pays yet', () => {
    expect(why({ kind: 'rest' })).toBe(4400);
    expect(why({ kind: 'rest' }, { open: 0 })).toBe('nothing_open');
  });

  test('an amount is above nothing and within what is open', () => {
    expect(why({ kind: 'amount', amount: 4400 })).toBe(4400);
    expect(why({ kind: 'amount', amount: 4401 })).toBe('more_than_open');
    expect(why({ kind: 'amount', amount: 0 })).toBe('no_amount');
    expect(why({ kind: 'amount', amount: -5 })).toBe('no_amount');
    expect(why({ kind: 'amount', amount: 1 }, { open: 0 })).toBe('nothing_open');
  });

  test('shares are of what is open, and of as many as others pay', () => {
    const share = (of: number, shares = 1): AskedPart => ({ kind: 'shares', of, shares });
    expect(why(share(3), { open: 1000 })).toBe(334);
    expect(why(share(3), { open: 666, split: { of: 3, taken: 1 } })).toBe(333);
    expect(why(share(4), { split: { of: 3, taken: 1 } })).toBe('other_split');
    expect(why(share(3, 3), { split: { of: 3, taken: 1 } })).toBe('no_share_left');
    expect(partOfBill(bill({ open: 1000 }), share(3))).toMatchObject({
      shares: { of: 3, count: 1, isNewSplit: true },
    });
    expect(partOfBill(bill({ split: { of: 3, taken: 1 } }), share(3))).toMatchObject({
      shares: { of: 3, count: 1, isNewSplit: false },
    });
  });

  test('items are the units that nobody pays for', () => {
    expect(partOfBill(bill(), items([1, 1], [3, 1]))).toMatchObject({
      amount: 2600,
      units: [
        { orderLineId: 1, unit: 1 },
        { orderLineId: 3, unit: 0 },
      ],
    });
    expect(why(items([1, 2]))).toBe('item_taken');
    // The same line twice is two of it.
    expect(why(items([1, 1], [1, 1]))).toBe('item_taken');
    expect(why(items([1, 3]))).toBe('unknown_line');
    expect(why(items([9, 1]))).toBe('unknown_line');
  });

  test('items after others paid amounts cost at most what is open', () => {
    expect(why(items([2, 1], [3, 1]), { open: 900 })).toBe(900);
    expect(why(items([3, 1]), { open: 0 })).toBe('nothing_open');
  });
});
