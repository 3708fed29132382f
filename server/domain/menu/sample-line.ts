import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type {
  IndexedGroup,
  IndexedModifier,
  IndexedProduct,
  MenuIndex,
} from '#schemas/rules/menu/menu-index.ts';

/** The first dish of a menu that can be had and costs something; else the first that can be had. */
export function sampleDish({ categories, products }: MenuIndex): IndexedProduct | null {
  const available = categories
    .flatMap(({ restaurant_product_ids: ids }) => ids)
    .flatMap((id) => products.get(id) ?? [])
    .filter(({ isAvailable }) => isAvailable);
  return available.find(({ price }) => price > 0) ?? available[0] ?? null;
}

/** One of a dish, with what it demands: its defaults, and the first options until that is enough. */
export const sampleLine = (dish: IndexedProduct): CartLine => ({
  kind: 'plain',
  offerId: null,
  parts: [
    {
      restaurantProductId: dish.id,
      productId: dish.productId,
      quantity: 1,
      modifiers: dish.groups.flatMap(chosenOf),
      configurations: valuesOf(dish.configurations),
      componentId: null,
      position: null,
    },
  ],
  quantity: 1,
  notes: '',
});

const valuesOf = (configurations: readonly MenuConfiguration[]): ConfigurationChoice[] =>
  configurations.flatMap(({ attribute, is_required, values }) => {
    const value = is_required && values.find(({ is_sold_out }) => !is_sold_out);
    return value ? [{ attribute_id: attribute.id, attribute_value_id: value.id }] : [];
  });

function chosenOf({ min, max, maxDistinct, modifiers }: IndexedGroup): ModifierChoice[] {
  const available = modifiers.filter(({ isAvailable }) => isAvailable);
  const defaults = available.filter(({ isDefault }) => isDefault);
  const inOrder = [...defaults, ...available.filter(({ isDefault }) => !isDefault)];
  const wanted = Math.max(min, Math.min(defaults.length, max ?? Infinity));
  let left = wanted;
  const chosen: ModifierChoice[] = [];
  for (const [index, modifier] of inOrder.entries()) {
    if (left === 0 || chosen.length === maxDistinct) break;
    // One of each default first; more of one option only where the others do not suffice.
    const others = inOrder.length - index - 1;
    const spread = maxDistinct === null ? others : Math.min(others, maxDistinct - index - 1);
    const quantity = Math.min(modifier.maxQuantity, Math.max(1, left - spread), left);
    left -= quantity;
    chosen.push(choiceOf(modifier, quantity));
  }
  return chosen;
}

const choiceOf = (
  { id, configurations, groups }: IndexedModifier,
  quantity: number,
): ModifierChoice => {
  const modifiers = groups.flatMap(chosenOf);
  return {
    modifier_id: id,
    quantity,
    configurations: valuesOf(configurations),
    ...(modifiers.length > 0 && { modifiers }),
  };
};
