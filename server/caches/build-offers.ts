import type { Availability, Combo, Deal, HalfSet } from '#schemas/api/menu.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import type { MenuOfferRows } from '../db/queries/menu-offers.ts';
import { groupBy } from './group-by.ts';

type OffersContext = {
  amount: (minor: number) => number;
  /** Whether a listed dish can be sold; undefined where it is not listed. */
  isAvailable: (restaurantProductId: number) => boolean | undefined;
  /** When a combo is offered, by its id; null: never. */
  comboHours: ReadonlyMap<number, readonly Availability[] | null>;
};

/** Combos, half sets and deals as the wire shows them; what is not listed is not in them. */
export function buildOffers(
  rows: MenuOfferRows,
  { amount, isAvailable, comboHours }: OffersContext,
) {
  const isListed = (id: number) => isAvailable(id) !== undefined;
  const canSell = (id: number) => isAvailable(id) === true;
  return {
    combos: buildCombos(rows, { amount, isListed, canSell }, comboHours),
    half_sets: buildHalfSets(rows, { amount, isListed, canSell }),
    deals: buildDeals(rows, { amount, isListed, canSell }),
  };
}

type Known = {
  amount: (minor: number) => number;
  isListed: (id: number) => boolean;
  canSell: (id: number) => boolean;
};

/** A combo is unavailable if a required component has nothing left to choose (rule R34). */
function buildCombos(
  rows: MenuOfferRows,
  { amount, isListed, canSell }: Known,
  comboHours: OffersContext['comboHours'],
): Combo[] {
  const componentsOf = groupBy(
    rows.comboComponents.map(({ component }) => component),
    ({ comboId }) => comboId,
  );
  const choicesOf = groupBy(
    rows.comboChoices.map(({ choice }) => choice),
    ({ componentId }) => componentId,
  );
  return rows.combos.map((combo) => {
    const components = (componentsOf.get(combo.id) ?? []).map(({ id, name, min, max }) => ({
      id,
      name,
      min,
      max,
      choices: (choicesOf.get(id) ?? [])
        .filter(({ restaurantProductId }) => isListed(restaurantProductId))
        .map(({ restaurantProductId, upcharge, isDefault }) => ({
          restaurant_product_id: restaurantProductId,
          upcharge: amount(upcharge),
          is_default: isDefault,
        })),
    }));
    const canBeFilled = components.every(
      ({ min, choices }) =>
        min === 0 || choices.some((choice) => canSell(choice.restaurant_product_id)),
    );
    const hours = comboHours.get(combo.id);
    return {
      id: combo.id,
      name: combo.name,
      description: combo.description,
      image_url: combo.imagePath,
      price: amount(combo.price),
      is_available: combo.isAvailable && components.length > 0 && canBeFilled && hours !== null,
      takes_item_coupons: combo.takesItemCoupons,
      ...(combo.hours.length > 0 && hours && { availability: [...hours] }),
      components,
    };
  });
}

function buildHalfSets(rows: MenuOfferRows, { amount, isListed, canSell }: Known): HalfSet[] {
  const productsOf = groupBy(
    rows.halfSetProducts.map(({ placed }) => placed),
    ({ halfSetId }) => halfSetId,
  );
  return rows.halfSets.map((set) => {
    const ids = (productsOf.get(set.id) ?? [])
      .map(({ restaurantProductId }) => restaurantProductId)
      .filter(isListed);
    return {
      id: set.id,
      name: set.name,
      description: set.description,
      image_url: set.imagePath,
      base_mode: set.baseMode,
      topping_mode: set.toppingMode,
      surcharge: amount(set.surcharge),
      excluded_values: set.excludedValues,
      // Two different halves, else it is the plain dish.
      is_available: set.isAvailable && ids.filter(canSell).length > 1,
      restaurant_product_ids: ids,
    };
  });
}

function buildDeals(rows: MenuOfferRows, { amount, isListed, canSell }: Known): Deal[] {
  const componentsOf = groupBy(
    rows.dealComponents.map(({ component }) => component),
    ({ dealId }) => dealId,
  );
  const productsOf = groupBy(
    rows.dealComponentProducts.map(({ placed }) => placed),
    ({ componentId }) => componentId,
  );
  return rows.deals.map((deal) => {
    const components = (componentsOf.get(deal.id) ?? []).map(({ id, name, role, quantity }) => ({
      id,
      name,
      role,
      quantity,
      restaurant_product_ids: (productsOf.get(id) ?? [])
        .map(({ restaurantProductId }) => restaurantProductId)
        .filter(isListed),
    }));
    return {
      id: deal.id,
      name: deal.name,
      description: deal.description,
      image_url: deal.imagePath,
      effect: effectOnWire(deal.effect, amount),
      conditions: { ...deal.conditions, minimum: amount(deal.conditions.minimum) },
      is_automatic: deal.isAutomatic,
      stacks_with_codes: deal.stacksWithCodes,
      is_available:
        components.length > 0 &&
        components.every(({ restaurant_product_ids }) => restaurant_product_ids.some(canSell)),
      components,
    };
  });
}

function effectOnWire(effect: DealEffect, amount: Known['amount']): Deal['effect'] {
  if (effect.kind === 'bogo') return effect;
  if (effect.kind === 'bundle') return { kind: 'bundle', price: amount(effect.price) };
  const { max_discount } = effect;
  return { ...effect, max_discount: max_discount === null ? null : amount(max_discount) };
}
