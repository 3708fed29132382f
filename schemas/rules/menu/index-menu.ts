import type { Menu, MenuConfiguration, RestaurantProduct } from '../../api/menu.ts';
import { toMinor } from '../../money.ts';
import { canBeConfigured, canBeFilled } from './can-be-filled.ts';
import { indexGroups } from './index-groups.ts';
import { indexCombo, indexDeal, indexHalfSet } from './index-offers.ts';
import { shownName } from './shown-name.ts';
import type {
  IndexedGroup,
  MenuIndex,
  IndexedModifier,
  IndexedProduct,
  IndexedValue,
} from './menu-index.ts';

/**
 * The menu by id with its amounts in minor units. What is sold out at a deeper level makes what
 * needs it unavailable here too, whatever the wire says (rules R27, R34).
 * @param minor turns the menu's amounts; the server, which has them in minor units, leaves them
 * @throws RangeError for an amount that the currency cannot hold.
 */
export function indexMenu(
  menu: Menu,
  currency: string,
  minor = (amount: number): number => toMinor(amount, currency),
): MenuIndex {
  const groups = indexGroups(menu.modifier_groups, minor);
  const modifiers = new Map<number, IndexedModifier>();
  const values = new Map<number, IndexedValue>();
  for (const group of groups.values()) {
    for (const modifier of group.modifiers) {
      modifiers.set(modifier.id, modifier);
      indexValues(modifier.configurations, values, minor);
    }
  }
  const products = new Map<number, IndexedProduct>();
  for (const product of menu.restaurant_products) {
    products.set(product.id, indexProduct(product, groups, minor));
    indexValues(product.configurations, values, minor);
  }
  return {
    restaurantId: menu.restaurant_id,
    currency,
    products,
    groups,
    modifiers,
    values,
    combos: new Map(menu.combos.map((combo) => [combo.id, indexCombo(combo, products, minor)])),
    halfSets: new Map(menu.half_sets.map((set) => [set.id, indexHalfSet(set, products, minor)])),
    deals: new Map(menu.deals.map((deal) => [deal.id, indexDeal(deal, minor)])),
    categories: menu.categories,
  };
}

function indexProduct(
  product: RestaurantProduct,
  groups: ReadonlyMap<number, IndexedGroup>,
  minor: (amount: number) => number,
): IndexedProduct {
  const asked = product.modifier_group_ids.flatMap((id) => groups.get(id) ?? []);
  return {
    id: product.id,
    productId: product.product_id,
    name: shownName(product.products.name),
    description: product.products.description,
    imageUrl: product.products.image?.image_url ?? null,
    storePrice: minor(product.price),
    price: minor(product.online_price),
    isAvailable:
      product.is_available && canBeConfigured(product.configurations) && asked.every(canBeFilled),
    taxClassId: product.tax_class_id,
    allergens: product.allergens,
    diets: product.diets,
    configurations: product.configurations,
    groups: asked,
  };
}

function indexValues(
  configurations: readonly MenuConfiguration[],
  into: Map<number, IndexedValue>,
  minor: (amount: number) => number,
): void {
  for (const { attribute, values } of configurations) {
    for (const { id, display_value, price_adjustment } of values) {
      into.set(id, {
        id,
        attributeId: attribute.id,
        attributeName: attribute.display_name,
        name: display_value,
        priceAdjustment: minor(price_adjustment),
      });
    }
  }
}
