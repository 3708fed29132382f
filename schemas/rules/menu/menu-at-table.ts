import type { Menu } from '../../api/menu.ts';

/**
 * The menu as a table is charged (rule R81): by in-store prices, which guests read there on
 * the wall. Where nobody wrote one, the storefront's counts. Combos and deals have one price.
 */
export function menuAtTable(menu: Menu): Menu {
  return {
    ...menu,
    restaurant_products: menu.restaurant_products.map(withStorePrice),
    modifier_groups: menu.modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(withStorePrice),
    })),
  };
}

const withStorePrice = <T extends { price: number; online_price: number }>(sold: T): T =>
  sold.price === 0 ? sold : { ...sold, online_price: sold.price };
