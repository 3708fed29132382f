import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { IndexedGroup, MenuIndex } from '#schemas/rules/menu/menu-index.ts';

/**
 * A line to be changed, without what has left the menu since it was made: no dialog shows that, so
 * nobody could take it off, and the line would be refused for good.
 */
export function lineOnMenu(line: CartLine, menu: MenuIndex): CartLine {
  const parts = line.parts.flatMap((part) => {
    const dish = menu.products.get(part.restaurantProductId);
    if (!dish) return [];
    return {
      ...part,
      modifiers: offeredOptions(dish.groups, part.modifiers),
      configurations: offeredValues(dish.configurations, part.configurations),
    };
  });
  return { ...line, parts };
}

const offeredOptions = (
  groups: readonly IndexedGroup[],
  chosen: readonly ModifierChoice[],
): ModifierChoice[] =>
  chosen.flatMap((choice) => {
    const offered = groups
      .flatMap(({ modifiers }) => modifiers)
      .find(({ id }) => id === choice.modifier_id);
    if (!offered) return [];
    return {
      ...choice,
      configurations: offeredValues(offered.configurations, choice.configurations),
      ...(choice.modifiers && { modifiers: offeredOptions(offered.groups, choice.modifiers) }),
    };
  });

const offeredValues = (
  configurations: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
): ConfigurationChoice[] =>
  chosen.filter(({ attribute_id, attribute_value_id }) =>
    configurations.some(
      ({ attribute, values }) =>
        attribute.id === attribute_id && values.some(({ id }) => id === attribute_value_id),
    ),
  );
