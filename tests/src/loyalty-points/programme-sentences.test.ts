import { describe, expect, it } from 'vitest';
import type { LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { formatMoney } from '#schemas/money.ts';
import { programmeSentences } from '#src/features/loyalty-points/programme-sentences.ts';

const programme: LoyaltyProgramme = {
  unit: 1,
  points_per_unit: 1,
  counts_tax: true,
  point_value: 0.05,
  step: 10,
  minimum: 50,
  max_share: 100,
  expiry_months: 12,
  currency: 'AUD',
};
const said = (change: Partial<LoyaltyProgramme> = {}) =>
  programmeSentences({ ...programme, ...change }, (minor) => formatMoney(minor, 'AUD', 'en-AU'));

describe('the rules of points in sentences', () => {
  it('R74 R76 R79 says what is earned, when it counts, what it takes off, and when it expires', () => {
    expect(said()).toEqual([
      'You earn 1 point for each whole $1.00 that your dishes cost after discounts. Delivery, fees, tips and gift cards that you buy earn none.',
      'Points are yours when the order is completed.',
      '10 points take $0.50 off an order.',
      'Use them from 50 points on, in steps of 10.',
      'They can pay all your dishes; not delivery, fees or a tip.',
      'Points that you do not use within 1 year of earning them expire.',
      'If an order is cancelled or refunded, the points that it used come back, and those that it earned go.',
    ]);
  });

  it('R76 says neither steps nor a minimum where every point can be used', () => {
    const sentences = said({ step: 1, minimum: 1 });
    expect(sentences).toContain('1 point takes $0.05 off an order.');
    expect(sentences.filter((sentence) => /^Use them|steps/.test(sentence))).toEqual([]);
  });

  it.each([
    [{ step: 1, minimum: 20 }, 'Use them from 20 points on.'],
    [{ step: 25, minimum: 1 }, 'They are used in steps of 25.'],
    // The first whole step that reaches the minimum.
    [{ step: 20, minimum: 50 }, 'Use them from 60 points on, in steps of 20.'],
    [{ max_share: 50 }, 'They pay up to 50 % of the dishes of an order.'],
    [{ expiry_months: null }, 'Your points never expire.'],
    [{ expiry_months: 18 }, 'Points that you do not use within 18 months of earning them expire.'],
  ])('R76 R79 %o', (change, sentence) => {
    expect(said(change)).toContain(sentence);
  });

  it('R74 says so where tax does not count', () => {
    expect(said({ counts_tax: false })[0]).toContain('Tax does not count.');
  });
});
