import type { Combo, Deal, HalfSet } from '../../api/menu.ts';
import type { DealEffect } from '../offers/deal.ts';
import type { IndexedCombo, IndexedDeal, IndexedHalfSet, IndexedProduct } from './menu-index.ts';

type Minor = (amount: number) => number;
type Products = ReadonlyMap<number, IndexedProduct>;

/** A combo is unavailable when a required component has nothing left to choose (rule R34). */
export function indexCombo(combo: Combo, products: Products, minor: Minor): IndexedCombo {
  return {
    id: combo.id,
    name: combo.name,
    description: combo.description,
    imageUrl: combo.image_url,
    price: minor(combo.price),
    isAvailable:
      combo.is_available &&
      combo.components.every(
        ({ min, choices }) =>
          min === 0 ||
          choices.some((choice) => products.get(choice.restaurant_product_id)?.isAvailable),
      ),
    takesItemCoupons: combo.takes_item_coupons,
    components: combo.components.map(({ id, name, min, max, choices }) => ({
      id,
      name,
      min,
      max,
      choices: choices.map((choice) => ({
        restaurantProductId: choice.restaurant_product_id,
        upcharge: minor(choice.upcharge),
        isDefault: choice.is_default,
      })),
    })),
  };
}

/** One dish left is no longer enough for two halves. */
export function indexHalfSet(set: HalfSet, products: Products, minor: Minor): IndexedHalfSet {
  const available = set.restaurant_product_ids.filter((id) => products.get(id)?.isAvailable);
  return {
    id: set.id,
    name: set.name,
    baseMode: set.base_mode,
    toppingMode: set.topping_mode,
    surcharge: minor(set.surcharge),
    excludedValues: set.excluded_values,
    isAvailable: set.is_available && available.length > 1,
    restaurantProductIds: set.restaurant_product_ids,
  };
}

export function indexDeal(deal: Deal, minor: Minor): IndexedDeal {
  return {
    id: deal.id,
    name: deal.name,
    description: deal.description,
    imageUrl: deal.image_url,
    effect: effectInMinor(deal.effect, minor),
    conditions: { ...deal.conditions, minimum: minor(deal.conditions.minimum) },
    isAutomatic: deal.is_automatic,
    stacksWithCodes: deal.stacks_with_codes,
    components: deal.components.map(({ id, name, role, quantity, restaurant_product_ids }) => ({
      id,
      name,
      role,
      quantity,
      restaurantProductIds: restaurant_product_ids,
    })),
  };
}

function effectInMinor(effect: Deal['effect'], minor: Minor): DealEffect {
  if (effect.kind === 'bogo') return effect;
  if (effect.kind === 'bundle') return { ...effect, price: minor(effect.price) };
  const { max_discount } = effect;
  return { ...effect, max_discount: max_discount === null ? null : minor(max_discount) };
}
