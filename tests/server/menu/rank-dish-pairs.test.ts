import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mostPairs, rankDishPairs } from '#server/domain/menu/rank-dish-pairs.ts';

/** What was counted of orders: how many hold each dish, and both of two. */
const counted = (
  alone: Readonly<Record<number, number>>,
  pairs: readonly (readonly [number, number, number])[],
) => [
  ...Object.entries(alone).map(([id, orders]) => ({
    dishId: Number(id),
    withId: Number(id),
    orders,
  })),
  ...pairs.flatMap(([dishId, withId, orders]) => [
    { dishId, withId, orders },
    { dishId: withId, withId: dishId, orders },
  ]),
];
const namesOf = (pairs: ReturnType<typeof rankDishPairs>) =>
  pairs.map(({ dishId, withId }) => `${dishId}+${withId}`).toSorted();

test('what everybody orders goes with nothing in particular', () => {
  // Water is in nine of ten orders, of pasta as of all others.
  const counts = counted({ 1: 50, 2: 90 }, [[1, 2, 45]]);
  expect(rankDishPairs(counts, 100)).toEqual([]);
});

test('a few orders say nothing, and more of the same do', () => {
  expect(rankDishPairs(counted({ 1: 4, 2: 4 }, [[1, 2, 4]]), 40)).toEqual([]);
  expect(namesOf(rankDishPairs(counted({ 1: 8, 2: 8 }, [[1, 2, 6]]), 40))).toEqual(['1+2', '2+1']);
  // Five of twelve against a share of a third might be chance.
  expect(rankDishPairs(counted({ 1: 12, 2: 14 }, [[1, 2, 5]]), 42)).toEqual([]);
});

test('what surely goes with a dish comes first, and no more than a few are kept', () => {
  const others = [2, 3, 4, 5, 6, 7];
  const counts = counted(
    { 1: 100, ...Object.fromEntries(others.map((id) => [id, 100])) },
    others.map((id) => [1, id, 90 - id]),
  );
  const pairs = rankDishPairs(counts, 1000).filter(({ dishId }) => dishId === 1);
  expect(pairs.map(({ withId }) => withId)).toEqual(others.slice(0, mostPairs));
});

test('no pair is without support, and a lift above 1', () => {
  const share = integer({ min: 5, max: 60 });
  assert(
    property(share, share, share, integer({ min: 0, max: 300 }), (both, one, two, rest) => {
      const [a, b] = [both + one, both + two];
      const total = both + one + two + rest;
      for (const pair of rankDishPairs(counted({ 1: a, 2: b }, [[1, 2, both]]), total)) {
        expect((pair.orders * total) / (a * b)).toBeGreaterThan(1);
        expect(pair.orders).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});
