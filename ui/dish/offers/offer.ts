import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import type { IndexedCombo, IndexedDeal, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { DishOption } from '../choices/dish-options.tsx';
import { defaultChoices, dishPart } from '../../menu-model/dish-part.ts';

/** A component of a meal or a deal: what is chosen in one step. */
export type OfferStep = {
  id: number;
  name: string;
  min: number;
  max: number;
  options: readonly (DishOption & { isDefault: boolean })[];
};

/** A meal at a fixed price or a deal put together by hand. */
export type Offer = {
  kind: 'combo' | 'deal';
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  isAvailable: boolean;
  /** Minor units; null: it costs less than its dishes, whatever these are. */
  fixedPrice: number | null;
  steps: readonly OfferStep[];
};

export function comboOffer(combo: IndexedCombo, menu: MenuIndex): Offer {
  const { id, name, description, imageUrl, isAvailable, price: fixedPrice } = combo;
  const steps = combo.components.map(({ choices, ...component }) => ({
    ...component,
    options: choices.flatMap(({ restaurantProductId, upcharge, isDefault }) => {
      const dish = menu.products.get(restaurantProductId);
      return dish ? [{ dish, upcharge, isDefault }] : [];
    }),
  }));
  return { kind: 'combo', id, name, description, imageUrl, isAvailable, fixedPrice, steps };
}

export function dealOffer(deal: IndexedDeal, menu: MenuIndex): Offer {
  const { id, name, description, imageUrl, effect } = deal;
  const steps = deal.components.map((component) => {
    const less = lessOf(effect, component.role);
    return {
      id: component.id,
      name: component.name,
      min: component.quantity,
      max: component.quantity,
      options: component.restaurantProductIds.flatMap((productId) => {
        const dish = menu.products.get(productId);
        if (!dish) return [];
        const face = effect.kind === 'bundle' ? {} : { price: dish.price, less };
        return [{ dish, isDefault: false, ...face }];
      }),
    };
  });
  const isAvailable = steps.every(({ options }) => options.some(({ dish }) => dish.isAvailable));
  const fixedPrice = effect.kind === 'bundle' ? effect.price : null;
  return { kind: 'deal', id, name, description, imageUrl, isAvailable, fixedPrice, steps };
}

/** Percent that a component's dishes cost less. */
function lessOf(effect: DealEffect, role: 'buy' | 'get'): number {
  if (effect.kind === 'bundle') return 0;
  return effect.kind === 'percent' || role === 'get' ? effect.percent : 0;
}

/** What is chosen from the start: defaults, and what there is no other choice for. */
export function firstParts({ steps }: Offer): CartPart[] {
  return steps.flatMap(({ id, min, max, options }) => {
    const left = options.filter(({ dish }) => dish.isAvailable);
    const [only] = left;
    if (only && left.length === 1 && min > 0) {
      return dishPart(only.dish, defaultChoices(only.dish), { componentId: id, quantity: min });
    }
    return left
      .filter(({ isDefault }) => isDefault)
      .slice(0, max)
      .map(({ dish }) => dishPart(dish, defaultChoices(dish), { componentId: id }));
  });
}
