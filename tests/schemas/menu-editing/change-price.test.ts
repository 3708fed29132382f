import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPrice, type PriceStep } from '#schemas/rules/menu-editing/change-price.ts';
import {
  exactly,
  roundingsOf,
  roundPrice,
  type PriceRounding,
} from '#schemas/rules/menu-editing/round-price.ts';

const most = 9_999_999;
const price = fc.nat({ max: most });
const step: fc.Arbitrary<PriceStep> = fc.oneof(
  fc.integer({ min: -10_000, max: 50_000 }).map((hundredths) => ({
    kind: 'percent' as const,
    hundredths,
  })),
  fc.integer({ min: -most, max: most }).map((minor) => ({ kind: 'amount' as const, minor })),
  fc.constant({ kind: 'round' as const }),
);
const rounding = fc.constantFrom(...['AUD', 'JPY', 'KWD'].flatMap(roundingsOf));

const fits = (amount: number, rule: PriceRounding) =>
  rule.kind === 'step' ? amount % rule.step === 0 : amount % rule.unit === rule.ending;

describe('a price that a bulk change changes', () => {
  test('is above 0 and within bounds, and as round as it was asked for', () => {
    fc.assert(
      fc.property(price, step, rounding, (before, how, rule) => {
        const after = changedPrice(before, how, { rounding: rule, most });
        if (typeof after === 'string') return;
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(after).toBeLessThanOrEqual(most);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after === before || (after > 0 && fits(after, rule))).toBe(true);
      }),
    );
  });

  test('stays as it is by 0 percent and by an amount of 0, and where it is 0', () => {
    fc.assert(
      fc.property(price, step, rounding, (before, how, rule) => {
        const options = { rounding: rule, most };
        expect(changedPrice(before, { kind: 'percent', hundredths: 0 }, options)).toBe(before);
        expect(changedPrice(before, { kind: 'amount', minor: 0 }, options)).toBe(before);
        expect(changedPrice(0, how, options)).toBe(0);
      }),
    );
  });

  test('is the nearest that the rule allows, and the higher of two', () => {
    fc.assert(
      fc.property(price, rounding, (amount, rule) => {
        const rounded = roundPrice({ numerator: amount, denominator: 1 }, rule);
        const apart = rule.kind === 'step' ? rule.step : rule.unit;
        const lowest = rule.kind === 'step' ? 0 : rule.ending;
        expect(fits(rounded, rule)).toBe(true);
        const isNear = amount < lowest || 2 * Math.abs(rounded - amount) <= apart;
        expect(isNear).toBe(true);
        // Of two as near it is the higher.
        expect(amount > lowest && 2 * (amount - rounded) === apart).toBe(false);
      }),
    );
  });
});

test.each([
  ['10 % of 12.35 to the cent', 1235, 1000, exactly, 1359],
  ['10 % of 12.30 to 0.05', 1230, 1000, { kind: 'step', step: 5 }, 1355],
  ['10 % of 12.50 to 0.10', 1250, 1000, { kind: 'step', step: 10 }, 1380],
  ['5 % of 9.00 to 0.50', 900, 500, { kind: 'step', step: 50 }, 950],
  ['5 % of 9.50 to whole', 950, 500, { kind: 'step', step: 100 }, 1000],
  ['10 % of 12.00 to .90', 1200, 1000, { kind: 'ending', ending: 90, unit: 100 }, 1290],
  ['10 % of 12.20 to .95', 1220, 1000, { kind: 'ending', ending: 95, unit: 100 }, 1295],
  ['-20 % of 1.00 to .99', 100, -2000, { kind: 'ending', ending: 99, unit: 100 }, 99],
] satisfies [string, number, number, PriceRounding, number][])(
  '%s',
  (_, before, hundredths, rule, after) => {
    const how = { kind: 'percent' as const, hundredths };
    expect(changedPrice(before, how, { rounding: rule, most })).toBe(after);
  },
);

test('what would cost nothing, less, or more than a price may is refused', () => {
  const options = { rounding: { kind: 'step' as const, step: 50 }, most };
  expect(changedPrice(300, { kind: 'amount', minor: -300 }, options)).toBe('too_low');
  expect(changedPrice(300, { kind: 'amount', minor: -500 }, options)).toBe('too_low');
  expect(changedPrice(300, { kind: 'percent', hundredths: -10_000 }, options)).toBe('too_low');
  expect(changedPrice(300, { kind: 'amount', minor: -280 }, options)).toBe('too_low');
  expect(changedPrice(most, { kind: 'percent', hundredths: 1 }, options)).toBe('too_high');
});

test('a currency without decimals rounds to tens, one with three has its endings', () => {
  expect(roundingsOf('JPY')).toEqual([1, 10, 50, 100].map((one) => ({ kind: 'step', step: one })));
  expect(roundingsOf('KWD')).toContainEqual({ kind: 'ending', ending: 950, unit: 1000 });
  expect(roundingsOf('AUD')).toHaveLength(8);
});
