import type { CartItem } from '#schemas/api/cart.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';

/** The name of a cart's line, with that of its restaurant product where it has none of its own. */
export const itemName = (item: CartItem, unknown: string): string =>
  shownName(item.products.name, shownName(item.restaurant_products.products.name, unknown));
