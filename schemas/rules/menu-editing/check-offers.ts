import type { EditedCombo, MenuDocument } from '../../api/menu-document.ts';
import { costsNothing } from '../menu/costs-nothing.ts';
import type { MenuProblem } from './menu-problem.ts';
import { orderProblems } from './order-problems.ts';

/**
 * What of combos and half sets does not fit to the rest of a menu. A step without a dish, and
 * halves of fewer than two, are none of it: they are not for sale (rules R32, R34).
 */
export const offerProblems = (document: MenuDocument): MenuProblem[] => [
  ...orderProblems('combo_ids', document.combo_ids, document.combos, {
    unknown: 'A combo in this order is not on the menu.',
    left: (name) => `‘${name}’ has no place in the order of the combos.`,
  }),
  ...orderProblems('half_set_ids', document.half_set_ids, document.half_sets, {
    unknown: 'A half-and-half in this order is not on the menu.',
    left: (name) => `‘${name}’ has no place in the order of the half-and-halves.`,
  }),
  ...Object.entries(document.combos).flatMap(([key, combo]) => [
    ...categoryProblems(document, ['combos', key, 'category_id'], combo),
    ...comboPriceProblems(['combos', key, 'price'], combo),
    ...stepProblems(document, ['combos', key, 'steps'], combo),
  ]),
  ...Object.entries(document.half_sets).flatMap(([key, set]) => [
    ...categoryProblems(document, ['half_sets', key, 'category_id'], set),
    ...(set.dish_ids.every((dish) => Object.hasOwn(document.dishes, dish))
      ? []
      : [
          {
            path: ['half_sets', key, 'dish_ids'],
            message: `‘${set.name}’ has a dish that is not on the menu.`,
          },
        ]),
  ]),
];

const categoryProblems = (
  { categories }: MenuDocument,
  path: MenuProblem['path'],
  { name, category_id }: { name: string; category_id: string | null },
): MenuProblem[] =>
  category_id === null || Object.hasOwn(categories, category_id)
    ? []
    : [{ path, message: `‘${name}’ is in a category that is not on the menu.` }];

const comboPriceProblems = (
  path: MenuProblem['path'],
  { name, price, steps }: EditedCombo,
): MenuProblem[] =>
  costsNothing({
    price,
    choices: [],
    groups: steps.map(({ min, choices }) => ({
      min: choices.length > 0 ? min : 0,
      freeCount: 0,
      prices: choices.map(({ upcharge }) => upcharge),
    })),
  })
    ? [{ path, message: `‘${name}’ costs nothing. Write its price.` }]
    : [];

const stepProblems = (
  { dishes }: MenuDocument,
  path: MenuProblem['path'],
  { name: comboName, steps }: EditedCombo,
): MenuProblem[] =>
  steps.flatMap(({ name, min, max, choices }, place) => {
    const at = (field: string, message: string) => [{ path: [...path, place, field], message }];
    if (max < min) {
      return at('max', `Of ‘${name}’ at least ${min} are asked, so the most cannot be ${max}.`);
    }
    if (choices.some(({ dish_id }) => !Object.hasOwn(dishes, dish_id))) {
      return at('choices', `‘${comboName}’ has a dish that is not on the menu.`);
    }
    const chosen = choices.filter(({ is_default }) => is_default).length;
    return chosen > max
      ? at('choices', `‘${name}’ begins with ${chosen} chosen, and at most ${max} may be.`)
      : [];
  });
