import type { Menu } from '../../api/menu.ts';
import type { CouponEffect } from './coupon.ts';

/**
 * The restaurant products that a coupon lowers, by the menu as it is now; null: whatever is in the
 * cart. A coupon whose categories have become empty lowers nothing.
 */
export function couponProducts(
  effect: CouponEffect,
  categories: Menu['categories'],
): ReadonlySet<number> | null {
  if (effect.kind === 'free_delivery') return null;
  const { product_ids, category_ids = [] } = effect;
  if (product_ids.length === 0 && category_ids.length === 0) return null;
  return new Set([
    ...product_ids,
    ...categories
      .filter(({ id }) => category_ids.includes(id))
      .flatMap(({ restaurant_product_ids }) => restaurant_product_ids),
  ]);
}
