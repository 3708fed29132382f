import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOfCards } from '#server/domain/tabs/share-of-cards.ts';
import { draws } from '../../draws.ts';

const card = (id: string, guestId: number, amount: number) => ({ id, guestId, amount });
const of = (guestId: number | null, amount: number) => ({ guestId, amount });

describe('R84 what held cards pay of a bill', () => {
  test('is what their guests ordered, and then the rest by the card that was left first', () => {
    const bill = { open: 6000, unpaid: [of(1, 2000), of(2, 1000), of(3, 2500), of(null, 500)] };
    expect(shareOfCards(bill, [card('a', 1, 5000), card('b', 2, 5000)])).toEqual([
      { id: 'a', amount: 5000 },
      { id: 'b', amount: 1000 },
    ]);
  });

  test('is nothing where they hold too little', () => {
    expect(shareOfCards({ open: 101, unpaid: [of(1, 101)] }, [card('a', 1, 100)])).toBeNull();
  });

  test('leaves out a card that is not needed', () => {
    const bill = { open: 100, unpaid: [of(2, 100)] };
    expect(shareOfCards(bill, [card('a', 1, 100), card('b', 2, 100)])).toEqual([
      { id: 'b', amount: 100 },
    ]);
  });

  test('is together the bill, and of each at most what it holds', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    const cards = fc.array(fc.tuple(fc.nat(3), amount), { minLength: 1, maxLength: 4 });
    const unpaid = fc.array(fc.tuple(fc.option(fc.nat(3)), amount), { maxLength: 4 });
    fc.assert(
      fc.property(cards, unpaid, fc.nat(2000), (held, bills, open) => {
        const all = held.map(([guest, most], index) => card(String(index), guest, most));
        const shares = shareOfCards({ open, unpaid: bills.map((one) => of(...one)) }, all);
        const most = all.reduce((sum, one) => sum + one.amount, 0);
        expect(shares === null).toBe(most < open);
        const paid = (shares ?? []).reduce((sum, one) => sum + one.amount, 0);
        expect(paid).toBe(shares === null ? 0 : open);
        for (const { id, amount: pays } of shares ?? []) {
          expect(pays).toBeGreaterThan(0);
          expect(pays).toBeLessThanOrEqual(all.find((one) => one.id === id)?.amount ?? 0);
        }
      }),
      { numRuns: draws(200) },
    );
  });
});
