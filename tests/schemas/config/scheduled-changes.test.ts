import { expect, test } from 'vitest';
import { readScheduledChanges } from '#schemas/config/scheduled-changes.ts';

test('a row of before the one format is read: items by object, what was there by its old name', () => {
  const stored = [
    { path: ['features', 'items', { id: 'b' }, 'title'], value: 'Two', unless: { value: 'Sale' } },
    { path: ['hero', 'badge'], unless: { value: 'New' } },
    { path: ['footer', 'links', 1], value: { label: 'Menu' }, unless: {} },
  ];
  expect(readScheduledChanges(stored)).toEqual([
    { path: ['features', 'items', 'b', 'title'], value: 'Two', before: { value: 'Sale' } },
    { path: ['hero', 'badge'], before: { value: 'New' } },
    { path: ['footer', 'links', 1], value: { label: 'Menu' }, before: {} },
  ]);
});

test('what is written now is read as it is', () => {
  const changes = [
    { path: ['hero', 'title'], value: 'Sale', before: { value: 'Hello' } },
    { path: ['hero', 'badge'], before: { value: null } },
  ];
  expect(readScheduledChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
});

test('what is no change is left out', () => {
  expect(readScheduledChanges([null, 1, {}, { path: 'hero' }])).toEqual([]);
  expect(readScheduledChanges({})).toEqual([]);
});
