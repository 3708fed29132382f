import type { CartItem } from '#schemas/api/cart.ts';

/** The dishes of a cart's line: its own, its halves, or what its combo or deal is put together of. */
const dishesOf = (item: CartItem): number[] => {
  const parts = [
    ...item.cart_portions,
    ...(item.combo_products?.children ?? []),
    ...(item.deals?.children ?? []),
  ];
  return parts.length > 0
    ? parts.map((part) => part.restaurant_product_id)
    : [item.restaurant_products.id];
};

/** Restaurant products that a cart holds, those of the newest line first. */
export const cartDishIds = (items: readonly CartItem[]): number[] =>
  items.toReversed().flatMap(dishesOf);
