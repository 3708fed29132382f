import { describe, expect, it } from 'vitest';
import { lineChanges } from '#schemas/messages/en/line-changes.ts';
import { lineChangesOf } from '#schemas/rules/line-changes.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';

const line = { name: 'Fries', quantity: 2, notes: '', choices: 'salt' };
const changes = (before: typeof line | null, after: typeof line | null) =>
  lineChangesOf([{ before, after }]).map((change) => lineChangeText(change, lineChanges));

describe('what is different about the lines of an order', () => {
  it.each([
    [null, line, ['2 × Fries added']],
    [line, null, ['2 × Fries taken off']],
    [line, { ...line, quantity: 1 }, ['Fries: 1 instead of 2']],
    [
      line,
      { ...line, choices: 'pepper', notes: 'Hot' },
      ['Fries: other choices', 'Fries: other note'],
    ],
    [line, line, []],
    [null, { ...line, name: '' }, ['2 × Unknown Item added']],
  ])('from %j to %j is %j', (before, after, words) => {
    expect(changes(before, after)).toEqual(words);
  });
});
