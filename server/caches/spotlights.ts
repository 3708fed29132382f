import type { Menu } from '#schemas/api/menu.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';

/** Fewer than this, and nothing can be said about what sells best. */
const fewestSellers = 5;
const mostShown = 12;
/** So long a dish counts as new. */
const freshDays = 60;
/** Dishes that came while the menu was first written are the menu, not new on it. */
const openingDays = 7;

type Added = { id: number; addedAt: Date | null; isFresh: boolean };

/** What sold most of what is on the menu; none where too little was sold to say so. */
export function bestSelling(
  ranked: readonly number[],
  isListed: (restaurantProductId: number) => boolean,
): Menu['best_selling'] {
  const listed = ranked.filter(isListed);
  return listed.length < fewestSellers ? [] : listed.slice(0, mostShown);
}

/**
 * What came to the menu last, newest first; then what the restaurant has marked as new.
 * @returns also when the first of them stops being new.
 */
export function freshDishes(
  dishes: readonly Added[],
  now: Date,
): { ids: Menu['fresh']; changesAt: Date | null } {
  const times = dishes.map(({ addedAt }) => addedAt?.getTime() ?? -Infinity);
  const opened = Math.min(...times) + openingDays * dayMs;
  const newest = dishes
    .flatMap(({ id, addedAt }) => (addedAt ? { id, at: addedAt.getTime() } : []))
    .filter(({ at }) => at > opened && at > now.getTime() - freshDays * dayMs)
    .toSorted((a, b) => b.at - a.at || b.id - a.id);
  const marked = dishes.filter(({ isFresh }) => isFresh).map(({ id }) => id);
  const last = newest.at(-1);
  return {
    ids: [...new Set([...newest.map(({ id }) => id), ...marked])].slice(0, mostShown),
    changesAt: last ? new Date(last.at + freshDays * dayMs) : null,
  };
}
