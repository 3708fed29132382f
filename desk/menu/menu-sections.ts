import type { EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';

type ListedDish = { key: string; dish: EditedDish };
export type MenuSection = { key: string; name: string; dishes: readonly ListedDish[] };

/** Letters without case and accents: 'Crème' is found by 'creme'. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

type SectionsInput = {
  term: string;
  noCategory: string;
  isShown(key: string, dish: EditedDish): boolean;
};

/**
 * The categories of a menu with their dishes, in their order; behind them what is in none. With a
 * term only dishes that have all its words in their name, and categories that
 * have such.
 */
export function menuSections(
  menu: MenuDocument,
  { term, noCategory, isShown }: SectionsInput,
): MenuSection[] {
  const terms = plain(term).split(/\s+/);
  const list = (keys: readonly string[]): ListedDish[] =>
    keys.flatMap((key) => {
      const dish = menu.dishes[key];
      if (!dish || !isShown(key, dish)) return [];
      const name = plain(dish.name);
      if (!terms.every((word) => name.includes(word))) return [];
      return [{ key, dish }];
    });
  const placed = new Set(Object.values(menu.categories).flatMap(({ dish_ids }) => dish_ids));
  const left = Object.keys(menu.dishes).filter((key) => !placed.has(key));
  return [
    ...menu.category_ids.flatMap((key) => {
      const category = menu.categories[key];
      return category ? [{ key, name: category.name, dishes: list(category.dish_ids) }] : [];
    }),
    { key: 'none', name: noCategory, dishes: list(left) },
  ].filter(({ dishes }) => dishes.length > 0);
}
