import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { readLine } from '../../menu-model/read-line.ts';
import { leastHalves } from '../../menu-model/offer-prices.ts';
import { withHalf, type HalvesDraft } from './halves-draft.ts';
import { halvesLine } from './halves-line.ts';

/**
 * What one costs at least while a half is missing: with the cheapest dish on it, so that the price
 * never falls below what can be ordered.
 */
export function leastPrice(draft: HalvesDraft, set: IndexedHalfSet, menu: MenuIndex): number {
  const chosen = draft.left ?? draft.right;
  const missing = draft.left === null ? 'left' : 'right';
  const prices = set.restaurantProductIds.flatMap((id) => {
    const dish = menu.products.get(id);
    if (chosen === null || !dish?.isAvailable || id === chosen.id) return [];
    return readLine(halvesLine(withHalf(draft, missing, dish), menu), menu).unit;
  });
  return prices.length > 0 ? Math.min(...prices) : leastHalves(set.id, menu).price;
}
