import { describe, expect, it } from 'vitest';
import { currencyExponent, formatMoney, toMajor, toMinor } from '#schemas/money.ts';

describe('money on the wire', () => {
  it('R1 knows the exponent of a currency', () => {
    expect(['JPY', 'AUD', 'KWD'].map(currencyExponent)).toEqual([0, 2, 3]);
  });

  it('takes a number or a numeric string', () => {
    expect([toMinor(12.5, 'AUD'), toMinor('12.50', 'AUD'), toMinor('1295', 'JPY')]).toEqual([
      1250, 1250, 1295,
    ]);
  });

  it.each(['', 'abc', '1,5', '1e3', 'NaN', '12.345'])('refuses %j', (amount) => {
    expect(() => toMinor(amount, 'AUD')).toThrow(RangeError);
  });

  it('refuses a text too long for an amount without reading it to its end', () => {
    // Cutting its zeros off would take minutes.
    expect(() => toMinor(`0.${'0'.repeat(1_000_000)}1`, 'AUD')).toThrow(RangeError);
  });

  it('goes there and back for every cent up to a thousand dollars', () => {
    const cents = Array.from({ length: 100_001 }, (_, index) => index);
    expect(cents.filter((amount) => toMinor(toMajor(amount, 'AUD'), 'AUD') !== amount)).toEqual([]);
    expect(toMajor(100_000, 'AUD')).toBe(1000);
  });

  it('reads as people write it', () => {
    expect(formatMoney(4210, 'AUD', 'en-AU')).toBe('$42.10');
  });
});

describe('money where people read from right to left', () => {
  it('stands together, from left to right', () => {
    expect(formatMoney(470, 'AUD', 'ar-AU-u-nu-latn')).toMatch(
      /^\u2066[^\u200f]*4\.70[^\u200f]*\u2069$/,
    );
  });

  it('is without marks elsewhere', () => {
    expect(formatMoney(470, 'AUD', 'en-AU')).toBe('$4.70');
  });
});
