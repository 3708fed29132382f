import type { EditedCategory, MenuDocument } from '../../api/menu-document.ts';

/** When one of these categories at least is offered; empty: always. */
export function hoursOfCategories(
  { categories }: Pick<MenuDocument, 'categories'>,
  keys: readonly string[],
): EditedCategory['hours'] {
  const known = keys.flatMap((key) => categories[key] ?? []);
  return known.some(({ hours }) => hours.length === 0) ? [] : known.flatMap(({ hours }) => hours);
}
