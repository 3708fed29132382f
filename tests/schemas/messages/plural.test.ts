import { expect, test } from 'vitest';
import { pluralIn } from '#schemas/messages/plural.ts';

test('a count takes the form of its language', () => {
  const arabic = pluralIn('ar');
  const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
  const chosen = [0, 1, 2, 3, 11, 100].map((count) => arabic(count, forms));
  expect(chosen.join('')).toBe('zotfmx');
  expect(pluralIn('es')(1, { one: '1 plato', other: 'platos' })).toBe('1 plato');
});

test('a category without a form is said by the other one', () => {
  expect(pluralIn('ar')(2, { other: 'x' })).toBe('x');
});
