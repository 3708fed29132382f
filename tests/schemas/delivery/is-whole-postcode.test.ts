import { describe, expect, it } from 'vitest';
import { isWholePostcode } from '#schemas/rules/delivery/is-whole-postcode.ts';

describe('a postcode is whole', () => {
  it.each([
    ['en-AU', '3057', '305', '3057'],
    ['en-NZ', '6011', '60', '6011'],
    ['en-US', '10001', '1000', '10001'],
    ['en-GB', 'E8 3PH', 'N16 7', 'n16 7xx'],
    ['en-GB', 'E8 3PH', 'SW1A 1A', 'SW1A1AA'],
    ['en-CA', 'K1A 0B1', 'K1A', 'k1a0b1'],
    ['nl-NL', '1012 AB', '1012', '1012ab'],
  ])('as its country (%s, at %s) writes them: not %s, but %s', (locale, own, half, whole) => {
    expect(isWholePostcode(half, { locale, ownPostcode: own })).toBe(false);
    expect(isWholePostcode(whole, { locale, ownPostcode: own })).toBe(true);
  });

  it('in a country without a known form, as soon as there is anything', () => {
    expect(isWholePostcode('12', { locale: 'en', ownPostcode: '' })).toBe(true);
    expect(isWholePostcode('7', { locale: 'en-FJ', ownPostcode: '' })).toBe(true);
    expect(isWholePostcode(' ', { locale: 'en-FJ', ownPostcode: '' })).toBe(false);
  });

  it('by no form that the restaurant’s own postcode does not have', () => {
    expect(isWholePostcode('D02', { locale: 'en-AU', ownPostcode: 'D02 AF30' })).toBe(true);
  });
});
