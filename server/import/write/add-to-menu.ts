import type { ImportedGroup, ImportedMenu } from '../menu/imported-menu.ts';
import type { CategoryLine, ChoiceLine, MenuLines } from '../menu/menu-lines.ts';
import type { Imported } from './load-imported.ts';

/**
 * A menu whose groups take no id of a group that other dishes ask and that offers something else:
 * 'Sauce' of the drinks is another one than 'Sauce' of the burgers, and is called 'sauce 2'. A group
 * that the dishes of the menu alone ask keeps its id, and changes. Pure, and the same each time.
 */
export function withOwnGroups(menu: ImportedMenu, imported: Imported): ImportedMenu {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const group of menu.groups) {
    const isFree = (id: string) =>
      !taken.has(id) &&
      (!isListed(id, imported) ||
        isSame(id, group, imported) ||
        !isAskedByOthers(id, menu, imported));
    let id = group.externalId;
    for (let count = 2; !isFree(id); count += 1) id = `${group.externalId} ${count}`;
    taken.add(id);
    ids.set(group.externalId, id);
  }
  const renamed = (groupIds: readonly string[]) => groupIds.map((id) => ids.get(id) ?? id);
  return {
    ...menu,
    products: menu.products.map((product) => ({
      ...product,
      groupIds: renamed(product.groupIds),
    })),
    groups: menu.groups.map((group) => ({
      ...group,
      externalId: ids.get(group.externalId) ?? group.externalId,
      modifiers: group.modifiers.map(({ groupIds, ...option }) => ({
        ...option,
        ...(groupIds && { groupIds: renamed(groupIds) }),
      })),
    })),
  };
}

const isListed = (id: string, { lines }: Imported): boolean =>
  lines.groups.get(id)?.isListed === true;

const choicesOf = (id: string, { lines }: Imported): ChoiceLine[] =>
  [...lines.choices.values()]
    .filter((choice) => choice.group === id && choice.isListed)
    .toSorted((a, b) => a.position - b.position);

/** Whether a group offers what the one on the menu does; what of it is sold out does not count. */
function isSame(id: string, group: ImportedGroup, imported: Imported): boolean {
  const line = imported.lines.groups.get(id);
  const offered = group.modifiers.map((option) => [
    option.externalId,
    option.name,
    option.price,
    option.maxQuantity,
    option.isDefault,
    option.groupIds ?? [],
  ]);
  const known = choicesOf(id, imported).map((choice) => [
    choice.option,
    choice.name,
    choice.onlinePrice,
    choice.maxQuantity,
    choice.isDefault,
    choice.nested,
  ]);
  return (
    JSON.stringify([line?.name, line?.min, line?.max, known]) ===
    JSON.stringify([group.name, group.min, group.max, offered])
  );
}

function isAskedByOthers(id: string, menu: ImportedMenu, imported: Imported): boolean {
  const { lines, usedByOthers } = imported;
  const own = new Set(menu.products.map(({ externalId }) => externalId));
  const groups = new Set(menu.groups.map(({ externalId }) => externalId));
  return (
    usedByOthers.groups.has(id) ||
    [...lines.dishes].some(
      ([dish, line]) => line.isListed && !own.has(dish) && line.groups.includes(id),
    ) ||
    [...lines.choices.values()].some(
      (choice) => choice.isListed && !groups.has(choice.group) && choice.nested.includes(id),
    )
  );
}

/**
 * Adds what a menu asks for to all that files have brought before. Dishes of the menu are as it has
 * them; every other dish, group and category stays as it is, and where it is. Pure.
 * @param lines what the menu asks for, by `withOwnGroups`
 */
export function addToMenu(lines: MenuLines, imported: Imported, menu: ImportedMenu): MenuLines {
  const kept = new Set(
    menu.groups
      .filter(
        (group) =>
          isListed(group.externalId, imported) && isSame(group.externalId, group, imported),
      )
      .map(({ externalId }) => externalId),
  );
  const changed = new Set([...lines.groups.keys()].filter((id) => !kept.has(id)));
  const before = imported.lines;
  return {
    categories: addCategories(lines.categories, before.categories),
    dishes: new Map([...listed(before.dishes), ...lines.dishes]),
    groups: new Map([
      ...listed(before.groups),
      ...[...lines.groups].filter(([id]) => changed.has(id)),
    ]),
    choices: new Map([
      ...listed(before.choices).filter(([, { group }]) => !changed.has(group)),
      ...[...lines.choices].filter(([, { group }]) => changed.has(group)),
    ]),
  };
}

const listed = <T extends { isListed: boolean }>(lines: ReadonlyMap<string, T>): [string, T][] =>
  [...lines].filter(([, line]) => line.isListed);

/** Categories that are there take the dishes behind their own; new ones stand behind all of them. */
function addCategories(
  lines: ReadonlyMap<string, CategoryLine>,
  before: ReadonlyMap<string, CategoryLine>,
): ReadonlyMap<string, CategoryLine> {
  const there = new Map(listed(before));
  const last = Math.max(-1, ...[...there.values()].map(({ position }) => position));
  const first = Math.min(...[...lines.values()].map(({ position }) => position));
  const added = [...lines].map(([id, line]): [string, CategoryLine] => {
    const known = there.get(id);
    if (!known)
      return [id, { ...line, position: Math.max(line.position, last + 1 + line.position - first) }];
    return [id, { ...known, dishes: [...new Set([...known.dishes, ...line.dishes])] }];
  });
  return new Map([...there, ...added]);
}
