import { editedDish, type EditedDish, type MenuDocument } from '../../api/menu-document.ts';
import { applyChanges } from '../../config/changes.ts';
import { inverseOf, type ReversibleChange } from '../../config/reversible-changes.ts';

type Written = { changes: readonly ReversibleChange[] };

/**
 * A dish as it was before the last of these entries of its history.
 * @param entries all that changed it since, the newest first.
 * @returns null: it was not there, or was nothing that a menu takes now. Groups of choices and tax
 * classes that are gone are left out.
 */
export function dishBefore(
  menu: MenuDocument,
  key: string,
  { entries, taxClassIds }: { entries: readonly Written[]; taxClassIds: ReadonlySet<number> },
): EditedDish | null {
  const changes = entries
    .flatMap((entry) => inverseOf(entry.changes))
    .filter(({ path: [kind, own] }) => kind === 'dishes' && String(own) === key);
  const { document } = applyChanges(menu, changes);
  const read = editedDish.safeParse(document.dishes[key]);
  if (!read.success) return null;
  const { data: dish } = read;
  return {
    ...dish,
    group_ids: dish.group_ids.filter((group) => Object.hasOwn(menu.groups, group)),
    tax_class_id:
      dish.tax_class_id !== null && taxClassIds.has(dish.tax_class_id) ? dish.tax_class_id : null,
  };
}
