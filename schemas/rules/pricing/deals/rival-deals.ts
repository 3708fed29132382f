import type { SaleDeal } from '../../menu/sale-menu.ts';
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
export function wantedBy(models: readonly DealModel[], places: readonly number[]): boolean[] {
  const masks = places.flatMap((place) => models[place]?.masks ?? []);
  const count = models[0]?.masks.length ?? 0;
  return Array.from({ length: count }, (_, index) =>
    places.some((__, turn) => (masks[turn * count + index] ?? 0) !== 0),
  );
}

const dishesOf = ({ components }: SaleDeal) =>
  new Set(components.flatMap(({ restaurantProductIds }) => restaurantProductIds));

/** Deals that share no dish with each other are settled apart; each group in the order of ids. */
export function rivalGroups(deals: readonly SaleDeal[]): SaleDeal[][] {
  let groups: { deals: SaleDeal[]; dishes: Set<number> }[] = [];
  for (const deal of deals) {
    const dishes = dishesOf(deal);
    const joined = groups.filter((group) => [...dishes].some((dish) => group.dishes.has(dish)));
    const merged = {
      deals: [...joined.flatMap((group) => group.deals), deal],
      dishes: new Set([...joined.flatMap((group) => [...group.dishes]), ...dishes]),
    };
    groups = [...groups.filter((group) => !joined.includes(group)), merged];
  }
  return groups.map((group) => group.deals.toSorted((a, b) => a.id - b.id));
}
