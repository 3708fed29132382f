import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseCode } from '#schemas/rules/offers/normalise-code.ts';

test('R39 a code is trimmed, folded to plain letters and compared without case', () => {
  expect([' save10\t', 'Save10', 'ＳＡＶＥ１０', 'ｓａｖｅ10\u00A0'].map(normaliseCode)).toEqual(
    Array.from({ length: 4 }, () => 'SAVE10'),
  );
  expect(normaliseCode('cafe\u0301')).toBe(normaliseCode('CAF\u00C9'));
  expect(normaliseCode('GRÖẞE7')).toBe(normaliseCode('Größe7'));
  expect(normaliseCode('ΟΔΟΣ')).toBe(normaliseCode('οδος'));
  expect(normaliseCode('straße')).toBe(normaliseCode('STRASSE'));
});

test('R39 a normalised code stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseCode(normaliseCode(text))).toBe(normaliseCode(text));
    }),
  );
});
