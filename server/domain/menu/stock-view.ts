import type { Menu, MenuConfiguration } from '#schemas/api/menu.ts';
import type { Stock, StockItem, StockKind } from '#schemas/api/staff-stock.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type { TakenOff } from '../../db/queries/availability.ts';
import type { StockLevel } from '../../db/queries/stock.ts';

type StockState = {
  unpriced: ReadonlySet<number>;
  takenOff: readonly TakenOff[];
  levels: readonly StockLevel[];
  now: Date;
};

/** A menu as staff see it: everything that can be taken off, with what they have decided about it. */
export function stockView(
  menu: Menu,
  state: StockState,
): Pick<Stock, 'categories' | 'products' | 'modifier_groups'> {
  const itemOf = createItemView(state);
  const choicesOf = (configurations: readonly MenuConfiguration[]) =>
    configurations.map(({ attribute, values }) => ({
      id: attribute.id,
      name: attribute.display_name,
      values: values.map((value) => itemOf('configuration_value', value.id, value.display_value)),
    }));
  return {
    categories: menu.categories
      .filter(({ restaurant_product_ids }) => restaurant_product_ids.length > 0)
      .map(({ id, name, restaurant_product_ids }) => ({
        id,
        name,
        product_ids: restaurant_product_ids,
      })),
    products: menu.restaurant_products.map((product) => ({
      ...itemOf('product', product.id, shownName(product.products.name)),
      choices: choicesOf(product.configurations),
      modifier_group_ids: product.modifier_group_ids,
      ...(state.unpriced.has(product.id) && { is_unpriced: true }),
    })),
    modifier_groups: menu.modifier_groups.map(({ id, name, modifiers }) => ({
      id,
      name,
      modifiers: modifiers.map((modifier) => ({
        ...itemOf('modifier', modifier.id, modifier.name),
        choices: choicesOf(modifier.configurations),
      })),
    })),
  };
}

/** One whole dish or option, in halves (rule R32). */
const whole = 2;

const key = (kind: StockKind, id: number) => `${kind} ${id}`;

function createItemView({ takenOff, levels, now }: Omit<StockState, 'unpriced'>) {
  const off = new Map(takenOff.map((item) => [key(item.kind, item.id), item]));
  const counts = new Map(levels.map((level) => [key(level.kind, level.itemId), level]));
  return (kind: StockKind, id: number, name: string): StockItem => {
    const { isAvailable = true, unavailableUntil = null } = off.get(key(kind, id)) ?? {};
    const isOff = unavailableUntil === null ? !isAvailable : unavailableUntil > now;
    const level = counts.get(key(kind, id));
    const dailyHalves = level?.dailyHalves ?? null;
    return {
      id,
      name,
      is_off: isOff,
      off_until: isOff ? (unavailableUntil?.toISOString() ?? null) : null,
      quantity: level ? level.left / whole : null,
      daily_quantity: dailyHalves === null ? null : dailyHalves / whole,
    };
  };
}
