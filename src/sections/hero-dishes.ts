import type { Menu } from '#schemas/api/menu.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type { HeroDish } from '#variants/sections/hero/props.ts';
import { dishPictureOf } from '#ui/menu-model/dish-picture-of.ts';

/** More than that is a menu, not an opening. */
const most = 8;

/**
 * Dishes that show a menu at a glance: the first of each category, then its second, and so on;
 * those that can be had and have a picture that no other of them has.
 */
export function heroDishes({ categories, restaurant_products }: Menu): HeroDish[] {
  const products = new Map(restaurant_products.map((product) => [product.id, product]));
  const shown = new Map<string, HeroDish>();
  const deepest = Math.max(0, ...categories.map((one) => one.restaurant_product_ids.length));
  for (let place = 0; place < deepest && shown.size < most; place += 1) {
    for (const { restaurant_product_ids } of categories) {
      const product = products.get(restaurant_product_ids[place] ?? 0);
      const picture = dishPictureOf(product?.products.image?.image_url);
      if (!product?.is_available || !picture || shown.has(picture.src)) continue;
      const { id, products: dish } = product;
      shown.set(picture.src, { id, name: shownName(dish.name), picture, href: `?item=${id}` });
    }
  }
  return [...shown.values()].slice(0, most);
}
