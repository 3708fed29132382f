import { expect, test } from 'vitest';
import { summarizeChanges, topicOf } from '#schemas/rules/menu-editing/summarize-changes.ts';

test('many prices are one line with the number of dishes, however many prices each has', () => {
  const changes = ['11', '12', '13'].flatMap((key) => [
    { path: ['dishes', key, 'online_price'], value: 1 },
    { path: ['dishes', key, 'price'], value: 1 },
    { path: ['dishes', key, 'choices', 0, 'values', 1, 'price_adjustment'], value: 1 },
  ]);
  expect(summarizeChanges([...changes, { path: ['dishes', '11', 'tax_class_id'] }])).toEqual([
    { kind: 'dishes', topic: 'prices', entries: 3, key: null },
    { kind: 'dishes', topic: 'tax', entries: 1, key: '11' },
  ]);
});

test.each([
  [['dishes', '5'], 'entry'],
  [['category_ids'], 'order'],
  [['categories', '3', 'dish_ids'], 'order'],
  [['groups', '2', 'options', 4, 'online_price'], 'prices'],
  [['groups', '2', 'options'], 'options'],
  [['groups', '2', 'max'], 'other'],
  [['dishes', '5', 'has_own_price'], 'prices'],
  [['dishes', '5', 'image_url'], 'picture'],
  [['combo_ids'], 'order'],
  [['combos', '4', 'price'], 'prices'],
  [['half_sets'], 'other'],
])('%j is about %s', (path, topic) => {
  expect(topicOf({ path })).toBe(topic);
});
