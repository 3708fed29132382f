import { expect, test } from 'vitest';
import { createBoundedMap } from '#server/caches/bounded-map.ts';

test('beyond the most entries what was used longest ago is forgotten', () => {
  const map = createBoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
  map.set('c', 4);
  expect([...map.keys()].toSorted()).toEqual(['a', 'c']);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
});
