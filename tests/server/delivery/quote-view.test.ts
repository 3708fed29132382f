import { failureTexts } from '#schemas/messages/failure-texts.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeTier, nextFeeTier } from '#schemas/rules/delivery/fee-tier.ts';
import { quoteView } from '#server/domain/pricing/quote-view.ts';
import type { DeliveryZone } from '#schemas/rules/delivery/zone.ts';

const tiers = [
  { from: 0, fee: 600 },
  { from: 1500, fee: 400 },
  { from: 3000, fee: 0 },
];
const zone: DeliveryZone = {
  id: 7,
  name: 'Near',
  priority: 1,
  area: { kind: 'postcodes', postcodes: ['3182'] },
  minimum: 2000,
  tiers,
  extraMinutes: 5,
};
const view = (subtotal: number) =>
  quoteView(
    { zone, minutes: 30, refusal: null },
    { subtotal, currency: 'AUD', texts: failureTexts.en },
  );

describe('R46 the fee by its tier', () => {
  it.each([
    [0, 600, 1500],
    [1499, 600, 1500],
    [1500, 400, 3000],
    [2999, 400, 3000],
    [3000, 0, null],
    [9000, 0, null],
  ])('a subtotal of %i costs %i to deliver, less again from %s', (subtotal, fee, next) => {
    expect(feeTier(tiers, subtotal)?.fee).toBe(fee);
    expect(nextFeeTier(tiers, subtotal)?.from ?? null).toBe(next);
  });

  it('free over 30 dollars means that 30 dollars is free, and a cent less is not', () => {
    expect([view(2999).charge, view(3000).charge]).toEqual([4, 0]);
  });

  it('the next tier is one that costs less, never one that costs more', () => {
    const rising = [...tiers, { from: 10_000, fee: 900 }];
    expect(nextFeeTier(rising, 3000)).toBeNull();
    expect(nextFeeTier([], 0)).toBeNull();
    expect(feeTier([], 0)).toBeNull();
  });

  it('never rises with the subtotal where the tiers fall', () => {
    const subtotal = fc.integer({ min: 0, max: 6000 });
    fc.assert(
      fc.property(subtotal, subtotal, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(view(more).charge).toBeLessThanOrEqual(view(less).charge);
      }),
    );
  });
});

describe('R47 a quote on the wire', () => {
  it('says zone, fee, what is missing to the minimum, the next tier and the minutes', () => {
    expect(view(1850)).toEqual({
      zone: { id: 7, name: 'Near' },
      charge: 4,
      minimum: 20,
      missing_to_minimum: 1.5,
      next_tier: { from: 30, charge: 0 },
      minutes: 30,
      error: null,
      error_code: null,
    });
  });

  it('R40 reaches the minimum at the minimum', () => {
    expect([view(1999).missing_to_minimum, view(2000).missing_to_minimum]).toEqual([0.01, 0]);
  });

  it('of an address out of reach is its reason and no fee', () => {
    const error = 'We do not deliver to 3182 yet.';
    const refusal = { code: 'not_delivered_there' as const, message: error };
    const quote = quoteView(
      { zone: null, minutes: 0, refusal },
      { subtotal: 5000, currency: 'AUD', texts: failureTexts.en },
    );
    expect(quote).toEqual({
      zone: null,
      charge: 0,
      minimum: 0,
      missing_to_minimum: 0,
      next_tier: null,
      minutes: 0,
      error,
      error_code: 'not_delivered_there',
    });
  });

  it('is whole in a currency without cents', () => {
    const quote = quoteView(
      { zone, minutes: 0, refusal: null },
      { subtotal: 0, currency: 'JPY', texts: failureTexts.en },
    );
    expect([quote.charge, quote.minimum]).toEqual([600, 2000]);
  });
});
