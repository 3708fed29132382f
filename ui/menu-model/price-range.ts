import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type {
  IndexedGroup,
  MenuIndex,
  IndexedModifier,
  IndexedProduct,
} from '#schemas/rules/menu/menu-index.ts';
import type { Choices } from './choices.ts';
import { plainLine } from './dish-part.ts';
import { linePrice } from './line-price.ts';

type End = 'least' | 'most';

/**
 * The least and the most a dish can cost through what has to be chosen, in minor units; what is
 * optional does not count. They differ where a card says 'from'. The prices are those of real
 * choices, so that the least can be had.
 */
export function priceRange(product: IndexedProduct, menu: MenuIndex): Record<End, number> {
  const unit = (end: End) =>
    linePrice(plainLine(product, requiredChoices(product, menu, end)), menu);
  const prices = [unit('least'), unit('most')];
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** Nothing but what has to be chosen, at the cheapest or at the dearest. */
export const requiredChoices = (product: IndexedProduct, menu: MenuIndex, end: End): Choices => ({
  configurations: requiredValues(product.configurations, menu, end),
  modifiers: requiredOptions(product.groups, menu, end),
});

function requiredValues(
  configurations: readonly MenuConfiguration[],
  menu: MenuIndex,
  end: End,
): ConfigurationChoice[] {
  return configurations
    .filter(({ is_required }) => is_required)
    .flatMap(({ attribute, values }) => {
      const left = values.filter((value) => !value.is_sold_out);
      const [value] = sorted(left, ({ id }) => adjustmentOf(id, menu), end);
      return value ? [{ attribute_id: attribute.id, attribute_value_id: value.id }] : [];
    });
}

function requiredOptions(
  groups: readonly IndexedGroup[],
  menu: MenuIndex,
  end: End,
): ModifierChoice[] {
  return groups.flatMap((group) => {
    let missing = group.min;
    const left = group.modifiers.filter(({ isAvailable }) => isAvailable);
    return sorted(left, (modifier) => priceOf(modifier, group, menu, end), end).flatMap(
      (modifier) => {
        const quantity = Math.min(missing, modifier.maxQuantity);
        missing -= quantity;
        if (quantity === 0) return [];
        return {
          modifier_id: modifier.id,
          quantity,
          configurations: requiredValues(modifier.configurations, menu, end),
          modifiers: requiredOptions(modifier.groups, menu, end),
        };
      },
    );
  });
}

/** What puts the options of a group in order; the line's own rule prices them. */
function priceOf(
  modifier: IndexedModifier,
  group: IndexedGroup,
  menu: MenuIndex,
  end: End,
): number {
  const own = modifier.isDefault && !group.chargesDefaults ? 0 : modifier.price;
  return requiredValues(modifier.configurations, menu, end).reduce(
    (total, { attribute_value_id }) => total + adjustmentOf(attribute_value_id, menu),
    own,
  );
}

const adjustmentOf = (valueId: number, { values }: MenuIndex): number =>
  values.get(valueId)?.priceAdjustment ?? 0;

function sorted<T>(all: readonly T[], price: (one: T) => number, end: End): T[] {
  const direction = end === 'least' ? 1 : -1;
  return all.toSorted((a, b) => direction * (price(a) - price(b)));
}
