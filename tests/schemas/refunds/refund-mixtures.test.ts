import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOfOrder } from '#schemas/rules/refunds/order-shares.ts';
import type { OrderShares } from '#schemas/rules/refunds/order-shares.ts';
import { amountOfSelection, refundableAfter } from '#schemas/rules/refunds/refundable.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import { draws } from '../../draws.ts';
import { arbitraryCart } from '../pricing/arbitrary-cart.ts';
import { soldOf } from './sold-carts.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const allOf = ({ lines, fees, tip }: OrderShares) =>
  fees + tip + sum(lines.map(({ parts }) => sum(parts)));

/** A selection by numbers of any size, most of which are there. */
const arbitrarySelection = fc.record({
  items: fc.array(
    fc.record({
      lineId: fc.nat(7),
      part: fc.option(fc.nat(3)),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 4 },
  ),
  fees: fc.boolean(),
  tip: fc.boolean(),
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ selection: arbitrarySelection }) },
  { weight: 1, arbitrary: fc.record({ amount: fc.integer({ min: 1, max: 900_000 }) }) },
);

describe('refunds of any order with deals, codes, combos, fees, tips and tax of both kinds', () => {
  it('R33 what lines, parts, fees and tip stand for is to the cent what was paid', () => {
    fc.assert(
      fc.property(arbitraryCart, (cart) => {
        const sold = soldOf(cart);
        const shares = sharesOfOrder(sold);
        expect(allOf(shares)).toBe(sold.paid);
        const amounts = [shares.fees, shares.tip, ...shares.lines.flatMap(({ parts }) => parts)];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: draws(200) },
    );
  });

  it('R33 tax included and nothing rounded, a line stands for what it cost and nothing else', () => {
    fc.assert(
      fc.property(arbitraryCart, (cart) => {
        const tax = { ...cart.tax, inclusive: true };
        const sold = soldOf({ ...cart, tax, cashStep: null });
        const { lines, fees, tip } = sharesOfOrder(sold);
        expect(lines.map(({ parts }) => sum(parts))).toEqual(sold.lines.map(({ net }) => net));
        expect([fees, tip]).toEqual([sold.fees, sold.tip]);
      }),
      { numRuns: draws(200) },
    );
  });

  it('R71 in any sequence never give back more than was paid, nor more of a line than its share', () => {
    fc.assert(
      fc.property(arbitraryCart, fc.array(step, { maxLength: 12 }), (cart, steps) => {
        const sold = soldOf(cart);
        const shares = sharesOfOrder(sold);
        const earlier: RefundSelection[] = [];
        let [given, bySelection] = [0, 0];
        for (const one of steps) {
          const amount =
            'amount' in one ? one.amount : amountOfSelection(shares, earlier, one.selection);
          if (amount === null || amount > sold.paid - given) continue;
          given += amount;
          if (!('selection' in one)) continue;
          earlier.push(one.selection);
          bySelection += amount;
          const left = refundableAfter(shares, earlier);
          for (const [index, line] of left.lines.entries()) {
            const share = shares.lines[index]?.parts ?? [];
            const open = line.parts.length > 0 ? line.parts : [line];
            for (const [part, { units }] of open.entries()) {
              expect(sum(units)).toBeGreaterThanOrEqual(0);
              expect(sum(units)).toBeLessThanOrEqual(share[part] ?? 0);
            }
          }
        }
        expect(given).toBeLessThanOrEqual(sold.paid);
        // What was selected and what can still be selected are together what was paid.
        const left = refundableAfter(shares, earlier);
        const open = left.lines.map(({ units, parts }) =>
          parts.length > 0 ? sum(parts.map((part) => sum(part.units))) : sum(units),
        );
        expect(bySelection + sum(open) + left.fees + left.tip).toBe(sold.paid);
      }),
      { numRuns: draws(300) },
    );
  });

  it('R33 all units of a line one by one, whole or part by part, are exactly its share', () => {
    fc.assert(
      fc.property(arbitraryCart, fc.boolean(), (cart, isByPart) => {
        const shares = sharesOfOrder(soldOf(cart));
        for (const { id, quantity, parts } of shares.lines) {
          const names = isByPart && parts.length > 1 ? parts.map((_, part) => part) : [null];
          const earlier: RefundSelection[] = [];
          let given = 0;
          for (const part of names) {
            for (let unit = 0; unit < Math.min(quantity, 5); unit += 1) {
              const count = unit === 4 ? quantity - 4 : 1;
              const items = [{ lineId: id, part, quantity: count }];
              const selection = { items, fees: false, tip: false };
              given += amountOfSelection(shares, earlier, selection) ?? Number.NaN;
              earlier.push(selection);
            }
          }
          expect(given).toBe(sum(parts));
          const again = {
            items: [{ lineId: id, part: null, quantity: 1 }],
            fees: false,
            tip: false,
          };
          expect(amountOfSelection(shares, earlier, again)).toBeNull();
        }
      }),
      { numRuns: draws(100) },
    );
  });
});

describe('a refund', () => {
  const combo = { id: 7, quantity: 1, net: 1500, tax: 136 };
  const parts = [789, 395, 316].map((amount) => ({ amount, ppm: 100_000 }));
  const sold = {
    paid: 1500,
    fees: 0,
    feesPpm: 0,
    tip: 0,
    taxTotal: 136,
    taxInclusive: true,
    lines: [{ ...combo, parts }],
  };

  it('R33 of one component of a combo gives back its share by list price', () => {
    const shares = sharesOfOrder(sold);
    const of = (part: number | null) =>
      amountOfSelection(shares, [], {
        items: [{ lineId: 7, part, quantity: 1 }],
        fees: false,
        tip: false,
      });
    expect([of(0), of(1), of(2), of(null)]).toEqual([789, 395, 316, 1500]);
    expect([of(3), of(99)]).toEqual([null, null]);
  });

  it('R33 of a component takes a discount on the order into account', () => {
    const lowered = { ...sold, paid: 750, lines: [{ ...combo, net: 750, parts }] };
    expect(sharesOfOrder(lowered).lines[0]?.parts).toEqual([395, 197, 158]);
  });

  it('R33 of a component that bears no tax gives back none where tax comes on top', () => {
    const mixed = {
      ...sold,
      paid: 1100,
      taxInclusive: false,
      taxTotal: 100,
      lines: [
        {
          ...combo,
          net: 1000,
          tax: 100,
          parts: [
            { amount: 500, ppm: 200_000 },
            { amount: 500, ppm: 0 },
          ],
        },
      ],
    };
    expect(sharesOfOrder(mixed).lines[0]?.parts).toEqual([600, 500]);
  });

  it('R71 goes over the first tender up to what is left of it, and then over the next', () => {
    const tenders = [
      { kind: 'card', left: 300 },
      { kind: 'cash', left: 500 },
    ];
    const given = (amount: number) =>
      splitOverTenders(amount, tenders).map(({ tender, amount: part }) => [tender.kind, part]);
    expect(given(200)).toEqual([['card', 200]]);
    expect(given(450)).toEqual([
      ['card', 300],
      ['cash', 150],
    ]);
    expect(given(900)).toEqual([
      ['card', 300],
      ['cash', 500],
    ]);
  });
});
