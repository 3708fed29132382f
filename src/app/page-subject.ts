import type { Menu } from '#schemas/api/menu.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { categoryInPath, dishInPath } from '../page/dish-in-path.ts';

/** What of the menu a page is of, as search engines and link previews name it. */
export type PageSubject = { title: string; description: string };

/** The dish or category that a path names; null where it names none that the menu has. */
export function pageSubject(pathname: string, menu: Menu | null | undefined): PageSubject | null {
  const dish = dishInPath(pathname);
  const product = menu?.restaurant_products.find(({ product_id }) => product_id === dish)?.products;
  if (product) return { title: shownName(product.name), description: product.description };
  const category = menu?.categories.find(({ id }) => id === categoryInPath(pathname));
  return category ? { title: category.name, description: category.description } : null;
}
