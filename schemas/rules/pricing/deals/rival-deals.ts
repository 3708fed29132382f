import type { IndexedDeal } from '../../menu/menu-index.ts';
import type { LineToPrice } from '../cart/cart-to-price.ts';
import type { DealModel } from './deal-model.ts';

/**
 * The deals that may still follow one of a list, by place. Percentages come last, in their order,
 * for they lower what the others leave over and never choose by price.
 */
export function dealsAfter(
  models: readonly DealModel[],
  open: readonly number[],
  place: number,
): number[] {
  return models[place]?.deal.effect.kind === 'percent'
    ? open.filter((other) => other > place && models[other]?.deal.effect.kind === 'percent')
    : open.filter((other) => other !== place);
}

/** Classes by whether one of some deals asks for them. */
export function classesAskedFor(
  models: readonly DealModel[],
  places: readonly number[],
): boolean[] {
  const masks = places.flatMap((place) => models[place]?.masks ?? []);
  const count = models[0]?.masks.length ?? 0;
  return Array.from({ length: count }, (_, index) =>
    places.some((__, turn) => (masks[turn * count + index] ?? 0) !== 0),
  );
}

/** Deals in the order of their ids, and the dishes of the cart that they ask for. */
export type RivalGroup = { deals: readonly IndexedDeal[]; dishes: ReadonlySet<number> };

/**
 * Deals that share no dish of the cart with each other are settled apart; those that ask for none
 * of its dishes are left out. Looking the few dishes of a cart up in the deals is far less work
 * than looking at all that the deals name.
 */
export function rivalGroups(
  deals: readonly IndexedDeal[],
  lines: readonly LineToPrice[],
): RivalGroup[] {
  const inCart = new Set(lines.flatMap(({ dealProductId }) => dealProductId ?? []));
  let groups: { deals: IndexedDeal[]; dishes: Set<number> }[] = [];
  for (const deal of deals) {
    const dishes = [...inCart].filter((dish) => asksFor(deal, dish));
    if (dishes.length === 0) continue;
    const joined = groups.filter((group) => dishes.some((dish) => group.dishes.has(dish)));
    const merged = {
      deals: [...joined.flatMap((group) => group.deals), deal],
      dishes: new Set([...joined.flatMap((group) => [...group.dishes]), ...dishes]),
    };
    groups = [...groups.filter((group) => !joined.includes(group)), merged];
  }
  return groups.map((group) => ({
    deals: group.deals.toSorted((a, b) => a.id - b.id),
    dishes: group.dishes,
  }));
}

const asksFor = ({ components }: IndexedDeal, dish: number): boolean =>
  components.some(({ restaurantProductIds }) => restaurantProductIds.includes(dish));
