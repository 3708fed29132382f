import { expect, test } from 'vitest';
import { z } from 'zod';
import { editedDish, menuDocument } from '#schemas/api/menu-document.ts';
import { unbounded } from '#schemas/api/unbounded.ts';

const bounded = z.strictObject({
  name: z.string().min(1).max(3),
  count: z.number().int().min(1),
  words: z.array(z.string().max(2)).max(1).default([]),
  note: z.string().max(1).nullable(),
  by: z.record(z.string(), z.number().max(1)),
});

test('what is longer, higher or more than its bounds is taken', () => {
  const value = { name: 'long', count: 0, words: ['one', 'two'], note: 'yes', by: { one: 2 } };
  expect(bounded.safeParse(value).success).toBe(false);
  expect(unbounded(bounded).parse(value)).toEqual(value);
});

test.each([
  { name: 1 },
  { count: 1.5 },
  { words: 'one' },
  { note: undefined },
  { by: { one: 'one' } },
  { other: 1 },
])('what has another shape is not: %o', (wrong) => {
  const value = { name: 'a', count: 1, words: [], note: null, by: {} };
  expect(unbounded(bounded).safeParse({ ...value, ...wrong }).success).toBe(false);
});

test('the schema that it is made from keeps its bounds', () => {
  unbounded(menuDocument);
  expect(editedDish.shape.name.safeParse('x'.repeat(121)).success).toBe(false);
  expect(menuDocument.shape.category_ids.safeParse(['1', '1']).success).toBe(false);
});
