import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atSoldPrice } from '#schemas/rules/line/at-sold-price.ts';
import { draws } from '../../draws.ts';
import { arbitraryCart } from '../pricing/arbitrary-cart.ts';

const sum = (shares: readonly { amount: number }[]) =>
  shares.reduce((total, { amount }) => total + amount, 0);

describe('R14 a line of an order that is changed', () => {
  it('costs what it was sold at, and its parts add up to that', () => {
    fc.assert(
      fc.property(arbitraryCart, fc.nat(20_000), ({ lines }, sold) => {
        for (const line of lines) {
          const at = atSoldPrice(line, sold);
          expect(at.listUnit).toBe(sold);
          expect(at.unit).toBeLessThanOrEqual(Math.max(sold, line.unit));
          expect(sum(at.listShares)).toBe(at === line ? sum(line.listShares) : sold);
          expect(sum(at.shares)).toBe(at.unit);
          expect(at.dealBase).toBeLessThanOrEqual(Math.max(at.unit, line.dealBase));
        }
      }),
      { numRuns: draws(200) },
    );
  });

  it('of which a deal by hand took 3.00 off costs 3.00 less still', () => {
    const line = {
      key: 'deal',
      quantity: 1,
      unit: 900,
      listUnit: 1200,
      deal: { id: 1, stacksWithCodes: false },
      shares: [
        { amount: 600, taxClassId: 1 },
        { amount: 300, taxClassId: null },
      ],
      listShares: [
        { amount: 800, taxClassId: 1 },
        { amount: 400, taxClassId: null },
      ],
      dealProductId: null,
      dealBase: 0,
      couponProductIds: [],
    };
    expect(atSoldPrice(line, 1500)).toMatchObject({
      listUnit: 1500,
      unit: 1200,
      shares: [{ amount: 800 }, { amount: 400 }],
      listShares: [{ amount: 1000 }, { amount: 500 }],
    });
    expect(atSoldPrice(line, 1200)).toBe(line);
  });
});
