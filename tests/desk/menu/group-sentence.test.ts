import { expect, test } from 'vitest';
import { deskGroups } from '#schemas/messages/en/desk-menu-groups.ts';
import { emptyGroup } from '#schemas/rules/menu-editing/empty-group.ts';
import { groupSentence } from '#desk/menu/choices/group-sentence.ts';

const money = (amount: number) => `$${amount.toFixed(2)}`;

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
  [{ max: 4, sequence_prices: [0.8] }, 'Choose up to 4, $0.80 for each'],
  [
    { max: 6, free_count: 1, sequence_prices: [1, 1.5, 2] },
    'Choose up to 6, the cheapest free, $1.00 for the first, $1.50 for the next, $2.00 for each further one',
  ],
  [{ sequence_prices: [1, Number.NaN] }, 'Choose as many as you like, $1.00 for each'],
  // While a number is typed.
  [{ min: Number.NaN, max: Number.NaN }, 'Choose as many as you like'],
])('R24 R26 R98 a group of %o asks: %s', (change, sentence) => {
  expect(groupSentence({ ...emptyGroup, ...change }, deskGroups.sentence, money)).toBe(sentence);
});
