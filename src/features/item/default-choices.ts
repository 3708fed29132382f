import type { ConfigurationChoice } from '#schemas/api/cart.ts';
import type { MenuModifier, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';
import type { Choices, Offered } from '#schemas/rules/check-choices.ts';

/** What a product offers: its own configurations and the groups it names, in the menu's order. */
export function offeredBy(
  product: RestaurantProduct,
  groupsById: ReadonlyMap<number, ModifierGroup>,
): Offered {
  const groups = product.modifier_group_ids.flatMap((id) => groupsById.get(id) ?? []);
  return { product, groups };
}

const isPreselected = (modifier: MenuModifier) => modifier.is_default && modifier.is_available;

/** The choices a dish starts with: its default options, as many as their group takes. */
export function defaultChoices({ groups }: Offered): Choices {
  const modifiers = groups.flatMap((group) =>
    group.modifiers
      .filter(isPreselected)
      .slice(0, group.max ?? undefined)
      .map((modifier) => ({
        modifier_id: modifier.id,
        quantity: 1,
        configurations: freeValues(modifier),
      })),
  );
  return { modifiers, configurations: [] };
}

/**
 * What an option has where nothing else is said: the first value that costs nothing more, as in
 * 'as always' beside 'double'. A choice that has a price in every case is left to the customer.
 */
export function freeValues({ configurations }: MenuModifier): ConfigurationChoice[] {
  return configurations.flatMap(({ attribute, is_required, values }) => {
    const free = values.find(({ price_adjustment }) => price_adjustment === 0);
    return is_required && free ? [{ attribute_id: attribute.id, attribute_value_id: free.id }] : [];
  });
}
