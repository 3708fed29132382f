import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '#schemas/rules/rounding/percent-of.ts';
import { roundFractions } from '#schemas/rules/rounding/round-fractions.ts';
import { roundShare } from '#schemas/rules/rounding/round-share.ts';
import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('rounding', () => {
  it('R3 15 % of 990 is 149 half-up and 148 half-even', () => {
    expect(percentOf(990, 15, 'half_up')).toBe(149);
    expect(percentOf(990, 15, 'half_even')).toBe(148);
    expect([roundShare(990, 15, 100), roundShare(990, 15, 100, 'half_even')]).toEqual([149, 148]);
  });

  it('R3 half-even goes to the even neighbour, up as well as down', () => {
    expect([1, 3, 5, 7].map((odd) => roundShare(odd, 1, 2, 'half_even'))).toEqual([0, 2, 2, 4]);
    expect([1, 3, 5, 7].map((odd) => roundShare(odd, 1, 2))).toEqual([1, 2, 3, 4]);
  });

  it('R3 a percentage with decimals is exact: no half is lost to a float', () => {
    expect(percentOf(1000, 12.5, 'half_up')).toBe(125);
    expect(percentOf(4, 12.5, 'half_up')).toBe(1);
    expect(percentOf(4, 12.5, 'half_even')).toBe(0);
    // 1.005 * 100 is 100.49999999999999 as a float.
    expect(percentOf(10_000, 1.005, 'half_up')).toBe(101);
    expect(percentOf(10_000, 1.005, 'half_even')).toBe(100);
    expect(percentOf(1000, 0.000_001, 'half_up')).toBe(0);
  });

  it('R3 amounts that leave 2^53 on the way stay exact', () => {
    expect(percentOf(9_007_199_254_740_990, 15, 'half_up')).toBe(1_351_079_888_211_149);
    expect(percentOf(9_007_199_254_740_990, 15, 'half_even')).toBe(1_351_079_888_211_148);
  });

  it('R3 any share is within a half of the exact one', () => {
    const denominator = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(amount, denominator, fc.nat(2_000_000), (whole, divisor, part) => {
        const numerator = part % (divisor + 1);
        for (const rounding of ['half_up', 'half_even'] as const) {
          const rounded = BigInt(roundShare(whole, numerator, divisor, rounding));
          const over = 2n * (rounded * BigInt(divisor) - BigInt(whole) * BigInt(numerator));
          expect(over <= BigInt(divisor) && -over <= BigInt(divisor)).toBe(true);
          const isHalf = over === BigInt(divisor) || -over === BigInt(divisor);
          const isSettled = rounding === 'half_up' ? over > 0n : rounded % 2n === 0n;
          expect(!isHalf || isSettled).toBe(true);
        }
      }),
    );
  });

  it('R4 1000 over 3 equal lines is 334, 333, 333', () => {
    expect(splitByLargestRemainder(1000, [500, 500, 500])).toEqual([334, 333, 333]);
  });

  it('R4 the cents that are left go to the largest remainders', () => {
    expect(splitByLargestRemainder(100, [1, 1, 4])).toEqual([17, 17, 66]);
    expect(splitByLargestRemainder(10, [0, 333, 667])).toEqual([0, 3, 7]);
    expect(splitByLargestRemainder(0, [5, 5])).toEqual([0, 0]);
    expect(splitByLargestRemainder(0, [0, 0])).toEqual([0, 0]);
  });

  it('R4 the parts add up, and none is larger than its weight', () => {
    const weights = fc.array(fc.nat(1_000_000_000_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const whole = Math.floor(total(all) * share);
        const parts = splitByLargestRemainder(whole, all);
        expect(total(parts)).toBe(total(all) === 0 ? 0 : whole);
        expect(parts.every((part, index) => part >= 0 && part <= (all[index] ?? 0))).toBe(true);
      }),
    );
  });

  it('R9 fractions are added exactly, rounded once, and split so that they add up', () => {
    const third = { numerator: 1n, denominator: 3 };
    expect(roundFractions([third, third, third])).toEqual({ total: 1, parts: [1, 0, 0] });
    expect(roundFractions([third])).toEqual({ total: 0, parts: [0] });
    const sixth = { numerator: 1n, denominator: 6 };
    expect(roundFractions([third, sixth])).toEqual({ total: 1, parts: [1, 0] });
    expect(roundFractions([])).toEqual({ total: 0, parts: [] });
  });
});
