import {
  editedHalfSet,
  type EditedHalfSet,
  type MenuDocument,
} from '#schemas/api/menu-document.ts';
import { emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import { newProblems } from '#schemas/rules/menu-editing/new-problems.ts';

/** Stands for the id of a new half-and-half until it is stored. */
export const newHalfSetKey = 'new-halves';

/** What a new one begins with. */
export const newHalfSet = ({ category_ids: [first] }: MenuDocument): EditedHalfSet => ({
  ...emptyHalfSet,
  category_id: first ?? null,
});

/** The menu with a half-and-half as its form has it; a new one comes last. */
export const withHalfSet = (menu: MenuDocument, key: string, set: EditedHalfSet): MenuDocument => ({
  ...menu,
  half_set_ids: menu.half_set_ids.includes(key) ? menu.half_set_ids : [...menu.half_set_ids, key],
  half_sets: { ...menu.half_sets, [key]: set },
});

/** The field of a half-and-half's form that shows a place of the menu. */
export const placeInHalfSet = (path: string, key: string): string =>
  path.startsWith(`half_sets.${key}.`) ? path.slice(`half_sets.${key}.`.length) : 'name';

/** Refuses what the contract refuses of a half-and-half, and what would not fit into this menu. */
export const halfSetSchema = (menu: MenuDocument, key: string) =>
  editedHalfSet.superRefine((set, context) => {
    for (const { path, message } of newProblems(menu, withHalfSet(menu, key, set))) {
      const place = placeInHalfSet(path.join('.'), key);
      context.addIssue({ code: 'custom', path: place.split('.'), message });
    }
  });

/** Names of sizes and the like that the dishes have, once each, and those that are barred already. */
export function valueNames(menu: MenuDocument, { dish_ids, excluded_values }: EditedHalfSet) {
  const names = dish_ids.flatMap((key) =>
    (menu.dishes[key]?.choices ?? []).flatMap(({ values }) => values.map(({ name }) => name)),
  );
  return [...new Set([...names, ...excluded_values])];
}
