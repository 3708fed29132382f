import type { MenuDocument } from '../../api/menu-document.ts';

const without = <T>(entries: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key));

const mapped = <T>(
  entries: Readonly<Record<string, T>>,
  change: (entry: T) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]));

/** The menu without a dish, and without its places in the categories, combos and half sets, and beside other dishes. */
export const withoutDish = (menu: MenuDocument, key: string): MenuDocument => {
  const left = (ids: readonly string[]) => ids.filter((dish) => dish !== key);
  return {
    ...menu,
    dishes: mapped(without(menu.dishes, key), ({ goes_well_with: goesWith, ...dish }) => ({
      ...dish,
      ...(goesWith !== undefined && goesWith !== key && { goes_well_with: goesWith }),
    })),
    categories: mapped(menu.categories, (category) => ({
      ...category,
      dish_ids: left(category.dish_ids),
    })),
    combos: mapped(menu.combos, (combo) => ({
      ...combo,
      steps: combo.steps.map((step) => ({
        ...step,
        choices: step.choices.filter(({ dish_id }) => dish_id !== key),
      })),
    })),
    half_sets: mapped(menu.half_sets, (set) => ({ ...set, dish_ids: left(set.dish_ids) })),
  };
};

/** The menu without a category; what was in it stays, in no category. */
export const withoutCategory = (menu: MenuDocument, key: string): MenuDocument => {
  const leave = <T extends { category_id: string | null }>(entry: T): T =>
    entry.category_id === key ? { ...entry, category_id: null } : entry;
  return {
    ...menu,
    category_ids: menu.category_ids.filter((id) => id !== key),
    categories: without(menu.categories, key),
    combos: mapped(menu.combos, leave),
    half_sets: mapped(menu.half_sets, leave),
  };
};

/** The menu without a combo. */
export const withoutCombo = (menu: MenuDocument, key: string): MenuDocument => ({
  ...menu,
  combo_ids: menu.combo_ids.filter((id) => id !== key),
  combos: without(menu.combos, key),
});

/** The menu without a set of halves; its dishes stay, whole. */
export const withoutHalfSet = (menu: MenuDocument, key: string): MenuDocument => ({
  ...menu,
  half_set_ids: menu.half_set_ids.filter((id) => id !== key),
  half_sets: without(menu.half_sets, key),
});

/** The menu without a group of options, which no dish and no option asks any more. */
export const withoutGroup = (menu: MenuDocument, key: string): MenuDocument => {
  const left = (ids: readonly string[]) => ids.filter((id) => id !== key);
  return {
    ...menu,
    groups: mapped(without(menu.groups, key), (group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, group_ids: left(option.group_ids) })),
    })),
    dishes: mapped(menu.dishes, (dish) => ({ ...dish, group_ids: left(dish.group_ids) })),
  };
};
