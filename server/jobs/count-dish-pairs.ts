import { dayMs } from '#schemas/rules/time/minute.ts';
import {
  type DishPair,
  countDishesTogether,
  listDishPairs,
  listSellingRestaurants,
  replaceDishPairs,
} from '../db/queries/dish-pairs.ts';
import { notifyStockChange } from '../db/queries/notify.ts';
import type { Deps } from '../dependencies/deps.ts';
import { fewestTogether, rankDishPairs } from '../domain/menu/rank-dish-pairs.ts';

/** What people eat follows the season; older orders say less of it. */
const countedDays = 90;

/**
 * Counts anew what is ordered together (decision 107), one restaurant after the other; where nothing
 * changed, nothing is written. Any number of instances may do it.
 */
export async function countDishPairs({
  db,
  clock,
  isStopping,
}: Pick<Deps, 'db' | 'clock' | 'isStopping'>): Promise<void> {
  const sinceDay = new Date(clock().getTime() - countedDays * dayMs).toISOString().slice(0, 10);
  for (const { tenantId, restaurantId } of await listSellingRestaurants(db)) {
    if (isStopping()) return;
    const { counts, total } = await countDishesTogether(db, tenantId, {
      restaurantId,
      sinceDay,
      fewest: fewestTogether,
    });
    const pairs = rankDishPairs(counts, total);
    const present = await listDishPairs(db, tenantId, restaurantId);
    if (nameOf(pairs) === nameOf(present)) continue;
    await db.transaction(async (tx) => {
      await replaceDishPairs(tx, tenantId, { restaurantId, pairs });
      // Menus that are cached are read anew; prices stand, so their version does too.
      await notifyStockChange(tx, tenantId, restaurantId);
    });
  }
}

/** The same for the same dishes with the same counts, in whatever order they come. */
const nameOf = (pairs: readonly Pick<DishPair, 'dishId' | 'withId' | 'orders'>[]): string =>
  pairs
    .map(({ dishId, withId, orders }) => `${dishId}-${withId}-${orders}`)
    .toSorted()
    .join();
