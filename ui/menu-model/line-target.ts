import type { Menu } from '#schemas/api/menu.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';

/** Something of a menu that can be chosen. */
export type LineTarget = { kind: 'dish' | 'halves' | 'combo' | 'deal'; id: number };

/** Which dialog of the menu a line is chosen in; null where it is not on the menu any more. */
export function targetOf(
  { kind, offerId, parts }: Pick<CartLine, 'kind' | 'offerId' | 'parts'>,
  menu: Menu,
): LineTarget | null {
  const dishId = parts[0]?.restaurantProductId ?? 0;
  if (kind === 'combo' || kind === 'deal') {
    const offers = kind === 'combo' ? menu.combos : menu.deals;
    const offer = offers.find(({ id }) => id === offerId);
    return offer ? { kind, id: offer.id } : null;
  }
  if (kind === 'plain') {
    return menu.restaurant_products.some(({ id }) => id === dishId)
      ? { kind: 'dish', id: dishId }
      : null;
  }
  const set = menu.half_sets.find(({ restaurant_product_ids }) =>
    parts.every(({ restaurantProductId }) => restaurant_product_ids.includes(restaurantProductId)),
  );
  return set ? { kind: 'halves', id: set.id } : null;
}
