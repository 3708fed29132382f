import type { IndexedHalfSet, MenuIndex } from '../menu/menu-index.ts';

/**
 * The set that all these dishes are halves of (rule R32): the first of the menu that is available,
 * else the first; null where no set holds them all.
 */
export function findHalfSet(
  menu: MenuIndex,
  restaurantProductIds: readonly number[],
): IndexedHalfSet | null {
  let found: IndexedHalfSet | null = null;
  for (const set of menu.halfSets.values()) {
    if (!restaurantProductIds.every((id) => set.restaurantProductIds.includes(id))) continue;
    if (set.isAvailable) return set;
    found ??= set;
  }
  return found;
}
