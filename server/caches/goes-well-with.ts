import type { GoesWellWith } from '#schemas/api/menu.ts';
import { mostPairs } from '../domain/menu/rank-dish-pairs.ts';
import { groupBy } from './group-by.ts';

type Dish = { id: number; goesWithId: number | null; suggestsNothing: boolean };
type Pair = { dishId: number; withId: number };

/**
 * What is suggested with each dish that is listed, best first (decision 107): what its restaurant
 * chose, which nothing else stands beside, else what is ordered together.
 * @param pairs in the order of their rank
 */
export function goesWellWith(dishes: readonly Dish[], pairs: readonly Pair[]): GoesWellWith[] {
  const listed = new Set(dishes.map(({ id }) => id));
  const pairsOf = groupBy(pairs, ({ dishId }) => dishId);
  return dishes.flatMap(({ id, goesWithId, suggestsNothing }): GoesWellWith[] => {
    if (suggestsNothing) return [];
    if (goesWithId !== null && listed.has(goesWithId)) {
      return [{ id, with_ids: [goesWithId], is_chosen: true }];
    }
    const with_ids = (pairsOf.get(id) ?? [])
      .map(({ withId }) => withId)
      .filter((withId) => listed.has(withId))
      .slice(0, mostPairs);
    return with_ids.length > 0 ? [{ id, with_ids, is_chosen: false }] : [];
  });
}
