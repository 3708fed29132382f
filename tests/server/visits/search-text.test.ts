import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from '#server/caches/search-text.ts';

test.each([
  ['  Pad   THAI ', 'pad thai'],
  ['Crème brûlée', 'crème brûlée'],
  ['7up', '7up'],
  ['كباب', 'كباب'],
])('‘%s’ is counted as ‘%s’', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

test.each([
  'ada@example.com',
  'ada lovelace @ home',
  '0400 000 000',
  '+61 2 5550 0100',
  '٠٤٠٠٠٠٠٠',
  'https://example.com/x',
  'www.example.com',
  '<script>',
  '   ',
])('‘%s’ is not counted', (typed) => {
  expect(searchText(typed)).toBeNull();
});

test('what is counted is never long, and always the same for the same', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const text = searchText(typed);
      if (text === null) return;
      expect([...text].length).toBeLessThanOrEqual(60);
      expect(searchText(text)).toBe(text);
    }),
  );
});
