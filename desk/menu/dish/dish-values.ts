import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { editedDish, menuKey, type MenuDocument } from '#schemas/api/menu-document.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { newMenuKey } from '../form/new-menu-key.ts';

const dishValues = editedDish.extend({
  is_free: editedDish.shape.is_free.unwrap(),
  hours: editedDish.shape.hours.unwrap(),
  category_ids: z.array(menuKey),
});

/** A dish as its form has it: with the categories that it stands in. */
export type DishValues = z.output<typeof dishValues>;

/** Refuses what the contract refuses, in its sentences. */
export const dishResolver = zodResolver(dishValues);

/** A dish of a menu as its form shows it; null: the menu has no such dish. */
export function readDish(menu: MenuDocument, key: string): DishValues | null {
  const dish = menu.dishes[key];
  return dish ? { ...dish, category_ids: categoriesOf(menu, key) } : null;
}

/** The categories that a dish stands in, in the menu's order. */
export const categoriesOf = (menu: MenuDocument, key: string): string[] =>
  menu.category_ids.filter((id) => menu.categories[id]?.dish_ids.includes(key));

/** The menu with a dish as its form has it: at the end of categories that it is new in. */
export function writeDish(
  menu: MenuDocument,
  key: string,
  { category_ids: chosen, goes_well_with: goesWith, translations, ...dish }: DishValues,
): MenuDocument {
  const placed = Object.entries(menu.categories).map(([id, category]) => {
    const { dish_ids } = category;
    if (chosen.includes(id) === dish_ids.includes(key)) return [id, category];
    const next = chosen.includes(id) ? [...dish_ids, key] : dish_ids.filter((one) => one !== key);
    return [id, { ...category, dish_ids: next }];
  });
  return {
    ...menu,
    dishes: {
      ...menu.dishes,
      [key]: {
        ...dish,
        ...(goesWith !== undefined && { goes_well_with: goesWith }),
        ...(translations !== undefined && { translations }),
      },
    },
    categories: Object.fromEntries(placed),
  };
}

/** What a new dish begins with: no price yet, so that none is sold for nothing by mistake. */
export const newDish = (category_ids: readonly string[]): DishValues => ({
  ...emptyDish,
  online_price: Number.NaN,
  price: Number.NaN,
  category_ids: [...category_ids],
});

/** The same dish as one of its own, with choices of its own. */
export const copyOfDish = (dish: DishValues, name: string): DishValues => ({
  ...dish,
  name,
  has_own_price: false,
  choices: dish.choices.map((choice) => ({
    ...choice,
    id: newMenuKey(),
    values: choice.values.map((value) => ({ ...value, id: newMenuKey() })),
  })),
});

/** The field of a dish's form that shows a place of the menu. */
export const placeInDish = (path: string): string =>
  path.startsWith('categories.') ? 'category_ids' : path.replace(/^dishes\.[^.]+\./, '');
