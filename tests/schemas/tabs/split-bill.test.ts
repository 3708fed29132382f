import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareAmount } from '#schemas/rules/tabs/share-amount.ts';
import { unitAmounts } from '#schemas/rules/tabs/unit-amounts.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('R83 equal shares are together the bill, and the first payer has the odd cents', () => {
  expect(shareAmount({ open: 1000, of: 3, taken: 0, shares: 1 })).toBe(334);
  expect(shareAmount({ open: 666, of: 3, taken: 1, shares: 1 })).toBe(333);
  expect(shareAmount({ open: 333, of: 3, taken: 2, shares: 1 })).toBe(333);
  expect(shareAmount({ open: 1000, of: 3, taken: 0, shares: 2 })).toBe(667);
  expect(shareAmount({ open: 333, of: 3, taken: 2, shares: 2 })).toBeNull();
  expect(shareAmount({ open: 333, of: 3, taken: 2, shares: 0 })).toBeNull();
});

test('R83 whoever pays so many shares, and whatever is ordered meanwhile, the last one pays all that is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 2, max: 30 }),
      fc.array(
        fc.record({
          shares: fc.integer({ min: 1, max: 5 }),
          ordered: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
        }),
        { minLength: 30, maxLength: 30 },
      ),
      (bill, of, payers) => {
        let [open, taken, total, paid] = [bill, 0, bill, 0];
        for (const { shares: asked, ordered } of payers) {
          if (taken === of) break;
          const shares = Math.min(asked, of - taken);
          const amount = shareAmount({ open, of, taken, shares }) ?? -1;
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(open);
          [open, taken, paid] = [open - amount, taken + shares, paid + amount];
          if (taken === of) break;
          [open, total] = [open + ordered, total + ordered];
        }
        expect({ taken, open, paid }).toEqual({ taken: of, open: 0, paid: total });
      },
    ),
  );
});

test('R83 the dishes of an order stand together for all that it adds to the bill', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    weight: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(line, { minLength: 1, maxLength: 12 }),
      (due, lines) => {
        const amounts = unitAmounts(
          due,
          lines.map((one, id) => ({ id, ...one })),
        );
        expect(amounts.map(({ units }) => units.length)).toEqual(
          lines.map(({ quantity }) => quantity),
        );
        expect(sum(amounts.flatMap(({ units }) => units))).toBe(due);
        expect(Math.min(...amounts.flatMap(({ units }) => units))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('R83 two beers of a line are two equal units, and free dishes bear the fees of their order alike', () => {
  const of = (due: number, weights: number[]) =>
    unitAmounts(
      due,
      weights.map((weight, id) => ({ id, quantity: 2, weight })),
    ).map(({ units }) => units);
  expect(of(1500, [1000, 500])).toEqual([
    [500, 500],
    [250, 250],
  ]);
  expect(of(401, [0, 0])).toEqual([
    [101, 100],
    [100, 100],
  ]);
});
