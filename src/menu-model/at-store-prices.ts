import type { Menu } from '#schemas/api/menu.ts';

const priced = new WeakMap<Menu, Menu>();

/**
 * The menu at what is charged in the restaurant itself: a copy whose dishes and options cost there
 * what they cost online elsewhere, so that every rule of price works on it unchanged. What has one
 * price alone (a combo, a size, a place in a sequence) costs that. Made once for each menu.
 */
export function atStorePrices(menu: Menu): Menu {
  const known = priced.get(menu);
  if (known) return known;
  const made: Menu = {
    ...menu,
    restaurant_products: menu.restaurant_products.map((product) => ({
      ...product,
      online_price: product.price,
    })),
    modifier_groups: menu.modifier_groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({ ...modifier, online_price: modifier.price })),
    })),
  };
  priced.set(menu, made);
  return made;
}
