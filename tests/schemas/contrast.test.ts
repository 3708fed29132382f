import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aaText, contrastRatio, mix, readableOn, readableShade } from '#schemas/rules/contrast.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is 21 between black and white and 1 of a colour with itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#fff', '#FFFFFF')).toBe(1);
  });

  it('is what WCAG says of the default colours', () => {
    expect(contrastRatio('#dc2626', '#ffffff')).toBeCloseTo(4.83, 2);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#e3795b', '#f9f7f3')).toBeLessThan(aaText);
  });

  it('does not depend on the order of the two', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
      }),
    );
  });

  it('takes the first candidate that reads, else black or white', () => {
    expect(readableOn('#ffffff', ['#eeeeee', '#1a1f2c', '#000000'])).toBe('#1a1f2c');
    expect(readableOn('#ffffff', ['#eeeeee'])).toBe('#000000');
    expect(readableOn('#1a1f2c', ['#000000'])).toBe('#ffffff');
  });

  it('mixes in sRGB', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual([
      '#000000',
      '#ffffff',
    ]);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('finds a shade that reads on any background', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.constantFrom('#000000', '#ffffff'),
        (colour, background, towards) => {
          const shade = readableShade(colour, background, towards);
          expect(contrastRatio(shade, background)).toBeGreaterThanOrEqual(aaText);
        },
      ),
    );
  });

  it('keeps a colour that already reads', () => {
    expect(readableShade('#1a1f2c', '#ffffff', '#000000')).toBe('#1a1f2c');
  });
});
