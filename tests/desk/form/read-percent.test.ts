import { expect, test } from 'vitest';
import { readPercent } from '#desk/form/read-percent.ts';

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 8.875 % ', 8.875],
  ['0', 0],
  ['-1', -1],
  ['1e9', Number.NaN],
  ['1.234,5', Number.NaN],
  ['ten', Number.NaN],
  ['', Number.NaN],
])('%s is read as %s', (text, expected) => {
  expect(readPercent(text)).toBe(expected);
});
