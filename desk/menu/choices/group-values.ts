import { editedGroup, type EditedGroup, type MenuDocument } from '#schemas/api/menu-document.ts';
import { newProblems } from '#schemas/rules/menu-editing/new-problems.ts';

/** Stands for the id of a new group until it is stored. */
export const newGroupKey = 'new-group';

/** The menu with a group as a form has it, whose prices by sequence may be there as undefined. */
export function withGroup(
  menu: MenuDocument,
  key: string,
  { sequence_prices: prices, ...group }: EditedGroup,
): MenuDocument {
  const written = { ...group, ...(prices && { sequence_prices: prices }) };
  return { ...menu, groups: { ...menu.groups, [key]: written } };
}

/**
 * The field of a group's form that shows a place of the menu. Circles and what is asked too deep are
 * found at dishes and at other groups, and come from what the options ask.
 */
export const placeInGroup = (path: string, key: string): string =>
  path.startsWith(`groups.${key}.`) ? path.slice(`groups.${key}.`.length) : 'options';

/** Refuses what the contract refuses of a group, and what would not fit into this menu. */
export const groupSchema = (menu: MenuDocument, key: string) =>
  editedGroup.superRefine((group, context) => {
    for (const { path, message } of newProblems(menu, withGroup(menu, key, group))) {
      context.addIssue({
        code: 'custom',
        path: placeInGroup(path.join('.'), key).split('.'),
        message,
      });
    }
  });
