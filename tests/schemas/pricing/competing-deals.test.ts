import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDeals } from '#schemas/rules/pricing/deals/apply-deals.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { draws } from '../../draws.ts';
import { arbitraryDeals, arbitraryLines } from './arbitrary-deals.ts';
import { bruteForceSaving } from './brute-force-deals.ts';
import { bogo, cartOf, percentDeal, plainLine } from './carts.ts';

const saved = (outcome: ReturnType<typeof applyDeals>) =>
  outcome.deals.reduce((sum, { discount }) => sum + discount, 0);

describe('automatic deals that compete', () => {
  it('R36 no other set of deals has a lower total, by trying all of small carts', () => {
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), (lines, deals) => {
        const outcome = applyDeals(lines, deals, 'half_up', Infinity);
        expect(saved(outcome)).toBe(bruteForceSaving(lines, deals));
      }),
      { numRuns: draws(300) },
    );
  });

  it('R36 beyond the limit of the search it still finds a valid set, never a better one', () => {
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), (lines, deals) => {
        const quick = saved(applyDeals(lines, deals, 'half_up', 0));
        expect(quick).toBeLessThanOrEqual(bruteForceSaving(lines, deals));
        expect(quick > 0).toBe(bruteForceSaving(lines, deals) > 0);
      }),
    );
  });

  it('R36 a unit belongs to at most one deal, the one that saves more', () => {
    const lines = [plainLine(1, 2000), plainLine(2, 1000)];
    const cart = cartOf(lines, { deals: [percentDeal(1, 20, [1, 2]), bogo(2, [1, 2])] });
    expect(priceCart(cart).deals).toEqual([{ dealId: 2, times: 1, discount: 1000 }]);
    const better = cartOf(lines, { deals: [percentDeal(1, 40, [1, 2]), bogo(2, [1, 2])] });
    expect(priceCart(better).deals).toEqual([{ dealId: 1, times: 2, discount: 1200 }]);
  });

  it('R36 what one deal leaves over is another’s, so that together they save most', () => {
    const lines = [plainLine(1, 2000), plainLine(2, 1000), plainLine(3, 500)];
    const deals = [bogo(1, [1, 2, 3]), percentDeal(2, 20, [1, 2, 3])];
    // The dish at 1000 qualifies, so that the dearest one is left for the percentage.
    expect(priceCart(cartOf(lines, { deals })).lines).toMatchObject([
      { deals: [{ dealId: 2, discount: 400 }] },
      { deals: [{ dealId: 1, qualifying: 1, discount: 0 }] },
      { deals: [{ dealId: 1, units: 1, discount: 500 }], freeUnits: 1 },
    ]);
  });

  it('R36 of equal totals the deal with the lower id counts', () => {
    const lines = [plainLine(1, 1000, { quantity: 2 })];
    for (const deals of [
      [bogo(3, [1]), percentDeal(8, 50, [1])],
      [percentDeal(3, 50, [1]), bogo(8, [1])],
    ]) {
      const cart = cartOf(lines, { deals: deals.toReversed() });
      expect(priceCart(cart).deals.map(({ dealId }) => dealId)).toEqual([3]);
    }
  });

  it('R36 the order of adding makes no difference, in small carts and in those too large to search', () => {
    const cart = fc.tuple(arbitraryLines(30), arbitraryDeals(5));
    fc.assert(
      fc.property(cart, fc.infiniteStream(fc.nat()), ([lines, deals], chance) => {
        const places = new Map(lines.map((line) => [line, chance.next().value]));
        const shuffled = lines.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
        const [one, other] = [lines, shuffled].map((some) => {
          const priced = priceCart(cartOf(some, { deals: deals.toReversed() }));
          const byKey = some.map(({ key }, index) => [key, priced.lines[index]] as const);
          return { ...priced, lines: new Map(byKey.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
        });
        expect(one).toEqual(other);
      }),
    );
  });
});
