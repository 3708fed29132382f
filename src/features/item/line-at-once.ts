import type { Menu } from '#schemas/api/menu.ts';
import type { CartLine } from '../../api/cart-changes.ts';
import { groupsById } from '../menu/menu-view.ts';
import { defaultChoices, offeredBy } from './default-choices.ts';

/** One of a dish as it comes, for the + of its card; null where the menu does not have it. */
export function lineAtOnce(menu: Menu, restaurantProductId: number): CartLine | null {
  const product = menu.restaurant_products.find(({ id }) => id === restaurantProductId);
  if (!product) return null;
  const { modifiers } = defaultChoices(offeredBy(product, groupsById(menu)));
  return {
    restaurant_product_id: product.id,
    product_id: product.product_id,
    is_half_and_half: 0,
    quantity: 1,
    notes: '',
    modifiers: [...modifiers],
    configurations: [],
  };
}
