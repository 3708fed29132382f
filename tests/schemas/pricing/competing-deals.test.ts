import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDeals } from '#schemas/rules/pricing/deals/apply-deals.ts';
import { arbitraryDeals, arbitraryLines } from './arbitrary-deals.ts';
import { bruteForceSaving } from './brute-force-deals.ts';

const saved = (outcome: ReturnType<typeof applyDeals>) =>
  outcome.deals.reduce((sum, { discount }) => sum + discount, 0);

describe('automatic deals that compete', () => {
  it('R36 no other set of deals has a lower total, by trying all of small carts', () => {
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), (lines, deals) => {
        const outcome = applyDeals(lines, deals, 'half_up', Infinity);
        expect(saved(outcome)).toBe(bruteForceSaving(lines, deals));
      }),
      { numRuns: 300 },
    );
  });
});
