import type { EditedGroup, MenuDocument } from '../../api/menu-document.ts';
import { offerProblems } from './check-offers.ts';
import { isUnpriced } from './is-unpriced.ts';
import type { MenuProblem } from './menu-problem.ts';
import { groupLoop, nestedTooDeep } from './nested-groups.ts';
import { orderProblems } from './order-problems.ts';

/** Everything that makes a menu impossible to order from; an empty list is a menu that stands. */
export function checkMenu(document: MenuDocument): MenuProblem[] {
  return [
    ...categoryProblems(document),
    ...Object.entries(document.dishes).flatMap(([key, { group_ids }]) =>
      unknownGroups(document, ['dishes', key, 'group_ids'], group_ids),
    ),
    ...suggestionProblems(document),
    ...Object.entries(document.groups).flatMap(([key, group]) => [
      ...groupProblems(['groups', key], group),
      ...group.options.flatMap(({ group_ids }, place) =>
        unknownGroups(document, ['groups', key, 'options', place, 'group_ids'], group_ids),
      ),
    ]),
    ...nestingProblems(document),
    ...priceProblems(document),
    ...offerProblems(document),
  ];
}

function categoryProblems({ category_ids, categories, dishes }: MenuDocument): MenuProblem[] {
  return [
    ...orderProblems('category_ids', category_ids, categories, {
      unknown: 'A category in this order is not on the menu.',
      left: (name) => `‘${name}’ has no place in the order of the categories.`,
    }),
    ...Object.entries(categories).flatMap(([key, { name, dish_ids }]) =>
      dish_ids.some((dish) => !Object.hasOwn(dishes, dish))
        ? [
            {
              path: ['categories', key, 'dish_ids'],
              message: `‘${name}’ has a dish that is not on the menu.`,
            },
          ]
        : [],
    ),
  ];
}

/** What is suggested with a dish is another dish of the menu. */
const suggestionProblems = ({ dishes }: MenuDocument): MenuProblem[] =>
  Object.entries(dishes).flatMap(([key, { name, goes_well_with: other = 'none' }]) => {
    if (other === 'none' || (other !== key && Object.hasOwn(dishes, other))) return [];
    const message =
      other === key
        ? `‘${name}’ cannot be suggested with itself.`
        : `What goes well with ‘${name}’ is not on the menu.`;
    return [{ path: ['dishes', key, 'goes_well_with'], message }];
  });

const unknownGroups = (
  { groups }: MenuDocument,
  path: MenuProblem['path'],
  keys: readonly string[],
): MenuProblem[] =>
  keys.some((key) => !Object.hasOwn(groups, key))
    ? [{ path, message: 'A group that it asks is not on the menu.' }]
    : [];

/** Bounds that no choice of a customer can meet (rule R26). */
function groupProblems(path: MenuProblem['path'], group: EditedGroup): MenuProblem[] {
  const { name, min, max, max_distinct, options } = group;
  const at = (field: string, message: string) => [{ path: [...path, field], message }];
  if (max !== null && max < min) {
    return at('max', `Of ‘${name}’ at least ${min} are asked, so the most cannot be ${max}.`);
  }
  const reachable = options
    .map((option) => option.max_quantity)
    .toSorted((a, b) => b - a)
    .slice(0, max_distinct ?? undefined)
    .reduce((sum, quantity) => sum + quantity, 0);
  if (min > reachable) {
    return at(
      'min',
      `Of ‘${name}’ at least ${min} are asked, and only ${reachable} can be chosen.`,
    );
  }
  const chosen = options.filter((option) => option.is_default).length;
  if (max !== null && chosen > max) {
    return at('options', `‘${name}’ begins with ${chosen} chosen, and at most ${max} may be.`);
  }
  if (max_distinct !== null && chosen > max_distinct) {
    const sentence = `‘${name}’ begins with ${chosen} different ones chosen, and at most ${max_distinct} may be.`;
    return at('options', sentence);
  }
  return [];
}

/** A dish never comes on sale for nothing by mistake (docs/decisions/066). */
const priceProblems = (document: MenuDocument): MenuProblem[] =>
  Object.entries(document.dishes).flatMap(([key, dish]) =>
    isUnpriced(dish, document)
      ? [
          {
            path: ['dishes', key, 'online_price'],
            message: `‘${dish.name}’ costs nothing. Write its price, or mark it as free.`,
            isBorne: true,
          },
        ]
      : [],
  );

function nestingProblems(document: MenuDocument): MenuProblem[] {
  const loop = groupLoop(document.groups);
  if (loop) {
    const names = loop.map((key) => `‘${document.groups[key]?.name ?? ''}’`).join(' → ');
    const message = `These groups ask each other in a circle: ${names}.`;
    return [{ path: ['groups', loop[0] ?? '', 'options'], message }];
  }
  const dishes = Object.entries(document.dishes).flatMap(([key, { name, group_ids }]) =>
    nestedTooDeep(document.groups, group_ids)
      ? [
          {
            path: ['dishes', key, 'group_ids'],
            message: `The options of ‘${name}’ ask further ones more than three deep.`,
          },
        ]
      : [],
  );
  // No dish could ever ask such a group; where one does, the sentence is about the dish.
  const groups = Object.entries(document.groups).flatMap(([key, { name }]) =>
    nestedTooDeep(document.groups, [key])
      ? [
          {
            path: ['groups', key, 'options'],
            message: `The options of ‘${name}’ ask further ones more than three deep.`,
          },
        ]
      : [],
  );
  return dishes.length > 0 ? dishes : groups;
}
