import type { IndexedDeal } from '../../menu/menu-index.ts';
import type { UnitClass } from './unit-class.ts';

/**
 * A deal as the search looks at it. Its components are slots, bits of a mask; each class of units
 * has the mask of the slots that it may fill.
 */
export type DealModel = {
  deal: IndexedDeal;
  /** Units that one application asks for, by slot. */
  demand: readonly number[];
  /** By class; 0 where no slot takes it. */
  masks: readonly number[];
  /** The slots whose units cost less, and the others, which only qualify (rule R35). */
  lowered: number;
  qualifying: number;
  /** Of two classes, the one with the smaller rank is lowered first. */
  ranks: readonly number[];
  /** Whether the rank is the deal's own rule (its `pick`) and not only what saves most. */
  isPicked: boolean;
};

/** null: a deal that lowers nothing, or asks for nothing in this cart. */
export function dealModel(deal: IndexedDeal, classes: readonly UnitClass[]): DealModel | null {
  const { components, effect } = deal;
  const isPicked = effect.kind === 'bogo';
  const masks = classes.map(({ productId }) =>
    components.reduce(
      (mask, { restaurantProductIds }, slot) =>
        restaurantProductIds.includes(productId) ? mask | (1 << slot) : mask,
      0,
    ),
  );
  const every = (1 << components.length) - 1;
  const lowered = components.reduce(
    (mask, { role }, slot) => (isPicked && role === 'buy' ? mask : mask | (1 << slot)),
    0,
  );
  if (lowered === 0 || masks.every((mask) => mask === 0)) return null;
  return {
    deal,
    demand: components.map(({ quantity }) => quantity),
    masks,
    lowered,
    qualifying: every & ~lowered,
    ranks: ranksOf(deal, classes),
    isPicked,
  };
}

function ranksOf({ effect, components }: IndexedDeal, classes: readonly UnitClass[]): number[] {
  if (effect.kind === 'bundle') return classes.map(({ base }) => -base);
  if (effect.kind === 'percent' || effect.pick === 'dearest') {
    return classes.map(({ unit }) => -unit);
  }
  if (effect.pick === 'cheapest') return classes.map(({ unit }) => unit);
  // The first as the deal lists its dishes: the order of adding must not matter (rule R36).
  const listed = components
    .filter(({ role }) => role === 'get')
    .flatMap(({ restaurantProductIds }) => restaurantProductIds);
  const byUnit = classes
    .map((_, index) => index)
    .toSorted((a, b) => (classes[a]?.unit ?? 0) - (classes[b]?.unit ?? 0));
  return classes.map(
    ({ productId }, index) =>
      (listed.indexOf(productId) + 1 || listed.length + 1) * classes.length + byUnit.indexOf(index),
  );
}
