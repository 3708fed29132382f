import { expect, test } from 'vitest';
import { withInstructions } from '#src/features/checkout/details/saved-address.ts';

test.each([
  ['', { before: '', now: 'Ring twice.' }, 'Ring twice.'],
  ['No onions.', { before: '', now: 'Ring twice.' }, 'Ring twice.\nNo onions.'],
  ['Ring twice.\nNo onions.', { before: 'Ring twice.', now: 'Knock.' }, 'Knock.\nNo onions.'],
  ['Ring twice.\nNo onions.', { before: 'Ring twice.', now: '' }, 'No onions.'],
  ['Ring twice.', { before: '', now: 'Ring twice.' }, 'Ring twice.'],
  ['Ring once.', { before: 'Ring twice.', now: 'Knock.' }, 'Knock.\nRing once.'],
])('the note %j with another address (%j) is %j', (note, change, expected) => {
  expect(withInstructions(note, change)).toBe(expected);
});

test('a note never grows beyond what the server takes', () => {
  const note = withInstructions('x'.repeat(500), { before: '', now: 'Ring twice.' });
  expect(note).toHaveLength(500);
  expect(note.startsWith('Ring twice.')).toBe(true);
});
