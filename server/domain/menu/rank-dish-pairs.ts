import type { DishPair, OrdersTogether } from '../../db/queries/dish-pairs.ts';

/** Below it two dishes met by chance, whatever their shares are. */
export const fewestTogether = 5;

/** So many for each dish: the best may be sold out, in the cart already or against a diet. */
export const mostPairs = 4;

/** One-sided, of 95 %. */
const z = 1.645;

/**
 * The least that a share surely is, of so many seen: the lower end of Wilson's interval, which few
 * orders keep low.
 */
function leastShare(seen: number, of: number): number {
  const share = seen / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (share + (z * z) / (2 * of) - spread) / (1 + (z * z) / of);
}

/**
 * What surely goes with each dish, best first: what is in more of its orders than in all orders
 * (a lift above 1), at the lower end of what was counted. What everybody orders anyway, such as
 * water, goes with nothing in particular.
 * @param total all orders that were counted
 */
export function rankDishPairs(counts: readonly OrdersTogether[], total: number): DishPair[] {
  const ordersOf = new Map(
    counts.flatMap(({ dishId, withId, orders }) => (dishId === withId ? [[dishId, orders]] : [])),
  );
  const pairs = counts
    .filter(({ dishId, withId, orders }) => dishId !== withId && orders >= fewestTogether)
    .map((pair): DishPair => {
      const own = ordersOf.get(pair.dishId) ?? pair.orders;
      const other = ordersOf.get(pair.withId) ?? pair.orders;
      return { ...pair, gain: leastShare(pair.orders, own) - other / total };
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || b.orders - a.orders || a.withId - b.withId);
  const taken = new Map<number, number>();
  return pairs.filter(({ dishId }) => {
    const rank = taken.get(dishId) ?? 0;
    taken.set(dishId, rank + 1);
    return rank < mostPairs;
  });
}
