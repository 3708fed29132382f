import { expect, test } from 'vitest';
import { isForeignText } from '#src/page/is-foreign-text.ts';

test.each([
  ['Beef, pickles, our own sauce.', true],
  ['Husk & Crumb', true],
  ['خبز طازج', false],
  ['قهوة Flat White', false],
  ['\u200F12.50 AU$', false],
  ['(02) 5550 0010', false],
  ['', false],
])('%s: %s', (text, isForeign) => {
  expect(isForeignText(text)).toBe(isForeign);
});
