import { expect, test } from 'vitest';
import { isRecord } from '#schemas/is-record.ts';

test.each([
  ['an object', { a: 1 }, true],
  ['an empty object', {}, true],
  ['an object without a prototype', Object.create(null), true],
  ['a list', [{ a: 1 }], false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a text', '{}', false],
  ['a number', 1, false],
])('%s', (_, value: unknown, expected) => {
  expect(isRecord(value)).toBe(expected);
});
