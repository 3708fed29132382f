import { expect, test } from 'vitest';
import { deskGroups } from '#schemas/messages/en/desk-menu-groups.ts';
import { emptyGroup } from '#schemas/rules/menu-editing/empty-group.ts';
import { groupSentence } from '#src/features/desk/menu/choices/group-sentence.ts';

test.each([
  [{}, 'Choose as many as you like'],
  [{ min: 2 }, 'Choose at least 2'],
  [{ max: 4 }, 'Choose up to 4'],
  [{ min: 1, max: 1 }, 'Choose 1'],
  [
    { min: 1, max: 3, free_count: 2, free_mode: 'first' as const },
    'Choose 1 to 3, the first 2 free',
  ],
  [
    { max: 5, max_distinct: 2, free_count: 1 },
    'Choose up to 5, at most 2 different, the cheapest free',
  ],
  [
    { free_count: 3, free_mode: 'dearest' as const },
    'Choose as many as you like, the 3 dearest free',
  ],
  // While a number is typed.
  [{ min: Number.NaN, max: Number.NaN }, 'Choose as many as you like'],
])('R24 R26 a group of %o asks: %s', (change, sentence) => {
  expect(groupSentence({ ...emptyGroup, ...change }, deskGroups.sentence)).toBe(sentence);
});
