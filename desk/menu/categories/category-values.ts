import type { EditedCategory, MenuDocument } from '#schemas/api/menu-document.ts';

/** Stands for the id of a new category until it is stored. */
export const newCategoryKey = 'new-category';

/** The menu with a category as its form has it; a new one comes last. */
export function withCategory(
  menu: MenuDocument,
  key: string,
  category: EditedCategory,
): MenuDocument {
  const { category_ids: ids, categories } = menu;
  return {
    ...menu,
    category_ids: ids.includes(key) ? ids : [...ids, key],
    categories: { ...categories, [key]: category },
  };
}

/** Of some dishes those that stand in no category but one. */
export function onlyHere(
  { categories }: Pick<MenuDocument, 'categories'>,
  key: string,
  dishes: readonly string[],
): string[] {
  const elsewhere = new Set(
    Object.entries(categories).flatMap(([id, { dish_ids }]) => (id === key ? [] : dish_ids)),
  );
  return dishes.filter((dish) => !elsewhere.has(dish));
}
