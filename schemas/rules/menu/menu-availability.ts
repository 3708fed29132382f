import type { Menu, MenuConfiguration } from '../../api/menu.ts';

/** What of a menu cannot be ordered right now, by ids; all else of a menu is its content. */
export type MenuAvailability = {
  /** With when they come back by themselves; null: nobody knows. */
  products: { id: number; until: string | null }[];
  modifiers: number[];
  values: number[];
  combos: number[];
  half_sets: number[];
  deals: number[];
};

const unavailable = (items: readonly { id: number; is_available: boolean }[]): number[] =>
  items.filter((item) => !item.is_available).map(({ id }) => id);

const configurationsOf = (menu: Menu): MenuConfiguration[] => [
  ...menu.restaurant_products.flatMap(({ configurations }) => configurations),
  ...menu.modifier_groups.flatMap(({ modifiers }) =>
    modifiers.flatMap(({ configurations }) => configurations),
  ),
];

/** What of this menu cannot be ordered. */
export const availabilityOf = (menu: Menu): MenuAvailability => ({
  products: menu.restaurant_products
    .filter(({ is_available }) => !is_available)
    .map(({ id, unavailable_until: until }) => ({ id, until })),
  modifiers: unavailable(menu.modifier_groups.flatMap(({ modifiers }) => modifiers)),
  values: configurationsOf(menu)
    .flatMap(({ values }) => values)
    .filter((value) => value.is_sold_out)
    .map(({ id }) => id),
  combos: unavailable(menu.combos),
  half_sets: unavailable(menu.half_sets),
  deals: unavailable(menu.deals),
});

/** The same menu where just this cannot be ordered. */
export function withAvailability(menu: Menu, availability: MenuAvailability): Menu {
  const untilOf = new Map(availability.products.map(({ id, until }) => [id, until]));
  const [modifiers, values] = [new Set(availability.modifiers), new Set(availability.values)];
  const configured = (configurations: readonly MenuConfiguration[]) =>
    configurations.map((configuration) => ({
      ...configuration,
      values: configuration.values.map(({ id, display_value, price_adjustment }) => ({
        id,
        display_value,
        price_adjustment,
        ...(values.has(id) && { is_sold_out: true }),
      })),
    }));
  return {
    ...menu,
    restaurant_products: menu.restaurant_products.map((product) => ({
      ...product,
      is_available: !untilOf.has(product.id),
      unavailable_until: untilOf.get(product.id) ?? null,
      configurations: configured(product.configurations),
    })),
    modifier_groups: menu.modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({
        ...modifier,
        is_available: !modifiers.has(modifier.id),
        configurations: configured(modifier.configurations),
      })),
    })),
    combos: without(menu.combos, availability.combos),
    half_sets: without(menu.half_sets, availability.half_sets),
    deals: without(menu.deals, availability.deals),
  };
}

function without<T extends { id: number; is_available: boolean }>(
  items: readonly T[],
  ids: readonly number[],
): T[] {
  const gone = new Set(ids);
  return items.map((item) => ({ ...item, is_available: !gone.has(item.id) }));
}
