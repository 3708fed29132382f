import type { MenuDocument } from '../../api/menu-document.ts';

const without = <T>(entries: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key));

/** The menu without a dish, and without its places in the categories. */
export const withoutDish = (menu: MenuDocument, key: string): MenuDocument => ({
  ...menu,
  dishes: without(menu.dishes, key),
  categories: Object.fromEntries(
    Object.entries(menu.categories).map(([id, category]) => [
      id,
      { ...category, dish_ids: category.dish_ids.filter((dish) => dish !== key) },
    ]),
  ),
});

/** The menu without a category; its dishes stay, in no category. */
export const withoutCategory = (menu: MenuDocument, key: string): MenuDocument => ({
  ...menu,
  category_ids: menu.category_ids.filter((id) => id !== key),
  categories: without(menu.categories, key),
});

/** The menu without a group of options, which no dish and no option asks any more. */
export const withoutGroup = (menu: MenuDocument, key: string): MenuDocument => {
  const left = (ids: readonly string[]) => ids.filter((id) => id !== key);
  return {
    ...menu,
    groups: Object.fromEntries(
      Object.entries(without(menu.groups, key)).map(([id, group]) => [
        id,
        {
          ...group,
          options: group.options.map((option) => ({
            ...option,
            group_ids: left(option.group_ids),
          })),
        },
      ]),
    ),
    dishes: Object.fromEntries(
      Object.entries(menu.dishes).map(([id, dish]) => [
        id,
        { ...dish, group_ids: left(dish.group_ids) },
      ]),
    ),
  };
};
