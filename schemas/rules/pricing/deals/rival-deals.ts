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

/** Deals that share no dish with each other are settled apart. */
export function rivalGroups(models: readonly DealModel[]): DealModel[][] {
  let groups: DealModel[][] = [];
  for (const model of models) {
    const isRival = (other: DealModel) =>
      model.masks.some((mask, index) => mask !== 0 && (other.masks[index] ?? 0) !== 0);
    const joined = groups.filter((group) => group.some(isRival));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), model]];
  }
  return groups.map((group) => group.toSorted((a, b) => a.deal.id - b.deal.id));
}
