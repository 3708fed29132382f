import { expect, test } from 'vitest';
import type { EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { dishBefore } from '#schemas/rules/menu-editing/dish-before.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';

const menuWith = (dish: EditedDish | null): MenuDocument => ({
  ...emptyMenu,
  dishes: dish ? { '11': dish, '12': { ...emptyDish, name: 'Other' } } : {},
});
const first = { ...emptyDish, name: 'Soup', online_price: 8, group_ids: ['5'], tax_class_id: 3 };
const states = [
  null,
  first,
  { ...first, online_price: 9 },
  { ...first, online_price: 9, name: 'Tomato soup' },
  { ...first, online_price: 11, name: 'Tomato soup', group_ids: [] },
];
/** The newest first, as the history has them. */
const entries = states
  .slice(1)
  .map((after, place) => {
    const before = menuWith(states[place] ?? null);
    return { changes: reversible(before, changesBetween(before, menuWith(after))) };
  })
  .toReversed();
const now = menuWith(states.at(-1) ?? null);

test.each([
  [1, 9, 'Tomato soup'],
  [2, 9, 'Soup'],
  [3, 8, 'Soup'],
])('before the last %i changes it was as it was then', (count, online_price, name) => {
  const taxClassIds = new Set([3]);
  expect(dishBefore(now, '11', { entries: entries.slice(0, count), taxClassIds })).toMatchObject({
    name,
    online_price,
    tax_class_id: 3,
  });
});

test('groups and tax classes that are gone are left out', () => {
  const was = dishBefore(now, '11', { entries: entries.slice(0, 1), taxClassIds: new Set() });
  expect(was).toMatchObject({ group_ids: [], tax_class_id: null });
});

test('before it came there was none, and a dish that left is back as it was', () => {
  expect(dishBefore(now, '11', { entries, taxClassIds: new Set() })).toBeNull();
  const gone = menuWith(null);
  const left = { changes: reversible(now, changesBetween(now, gone)) };
  const was = dishBefore(gone, '11', { entries: [left], taxClassIds: new Set([3]) });
  expect(was).toMatchObject({ name: 'Tomato soup', online_price: 11 });
});
