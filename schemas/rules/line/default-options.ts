import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';
import type { MenuConfiguration } from '../../api/menu.ts';
import type { IndexedGroup, IndexedModifier } from '../menu/menu-index.ts';

/** An option just chosen, with what it asks in turn answered where there is a plain answer. */
export function newChoice(modifier: IndexedModifier, quantity = 1): ModifierChoice {
  return {
    modifier_id: modifier.id,
    quantity,
    configurations: freeValues(modifier.configurations),
    ...(modifier.groups.length > 0 && { modifiers: defaultOptions(modifier.groups) }),
  };
}

/** The options a dish or an option starts with: its defaults, as many as their group takes. */
export function defaultOptions(groups: readonly IndexedGroup[]): ModifierChoice[] {
  return groups.flatMap(({ modifiers, max }) =>
    modifiers
      .filter(({ isDefault, isAvailable }) => isDefault && isAvailable)
      .slice(0, max ?? undefined)
      .map((modifier) => newChoice(modifier)),
  );
}

/**
 * What an option has where nothing else is said: the first value that costs nothing more, as in
 * 'as always' beside 'double'. A choice that has a price in every case is left to the customer.
 */
function freeValues(configurations: readonly MenuConfiguration[]): ConfigurationChoice[] {
  return configurations.flatMap(({ attribute, is_required, values }) => {
    const free = values.find(
      ({ price_adjustment, is_sold_out }) => price_adjustment === 0 && !is_sold_out,
    );
    return is_required && free ? [{ attribute_id: attribute.id, attribute_value_id: free.id }] : [];
  });
}
