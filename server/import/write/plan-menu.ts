import type { MenuLines } from '../menu/menu-lines.ts';
import type { Imported } from './load-imported.ts';

/** A line that the import writes; `fields` are the ones that differ. */
export type Change<T> = {
  externalId: string;
  kind: 'new' | 'changed' | 'unlisted';
  before: T | null;
  after: T;
  fields: readonly string[];
};

export type Plan<T> = { changes: readonly Change<T>[]; unchanged: number };
export type MenuPlan = {
  [K in keyof MenuLines]: Plan<MenuLines[K] extends ReadonlyMap<string, infer T> ? T : never>;
};

/**
 * Compares what the file asks for with what this source brought before. What is in the file is on
 * the menu, even where it was taken off by hand. What is not in the file any more is taken off,
 * never deleted, for carts and orders may point to it; a category or a group that dishes of others
 * use stays.
 */
export function planMenu(target: MenuLines, { lines, usedByOthers }: Imported): MenuPlan {
  return {
    categories: compare(
      inTheirOrder(target.categories, lines.categories),
      lines.categories,
      (line, id) => {
        if (!line.isListed) return line;
        return { ...line, dishes: [], isListed: usedByOthers.categories.has(id) };
      },
    ),
    dishes: compare(target.dishes, lines.dishes, (line) => ({ ...line, isListed: false })),
    groups: compare(target.groups, lines.groups, (line, id) => ({
      ...line,
      isListed: line.isListed && usedByOthers.groups.has(id),
    })),
    choices: compare(target.choices, lines.choices, (line) => ({ ...line, isListed: false })),
  };
}

type Categories = MenuLines['categories'];

/** Positions are numbered anew by whoever orders categories: where the order is the same, so are they. */
function inTheirOrder(target: Categories, existing: Categories): Categories {
  const positions = [...target.keys()].map((id) => existing.get(id)?.position ?? Infinity);
  const isInOrder = positions.every(
    (position, place) => position < Infinity && position > (positions[place - 1] ?? -1),
  );
  if (!isInOrder) return target;
  return new Map(
    [...target].map(([id, line]) => [
      id,
      { ...line, position: existing.get(id)?.position ?? line.position },
    ]),
  );
}

export const hasChanges = (plan: MenuPlan): boolean =>
  Object.values(plan).some(({ changes }) => changes.length > 0);

function compare<T extends object>(
  target: ReadonlyMap<string, T>,
  existing: ReadonlyMap<string, T>,
  unlist: (line: T, externalId: string) => T,
): Plan<T> {
  const changes: Change<T>[] = [];
  let unchanged = 0;
  for (const [externalId, after] of target) {
    const before = existing.get(externalId) ?? null;
    const fields = before ? differing(before, after) : [];
    if (before && fields.length === 0) unchanged += 1;
    else changes.push({ externalId, kind: before ? 'changed' : 'new', before, after, fields });
  }
  for (const [externalId, before] of existing) {
    if (target.has(externalId)) continue;
    const after = unlist(before, externalId);
    const fields = differing(before, after);
    if (fields.length > 0) changes.push({ externalId, kind: 'unlisted', before, after, fields });
  }
  return { changes, unchanged };
}

function differing<T extends object>(before: T, after: T): string[] {
  const fields: string[] = [];
  for (const field in after) {
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) fields.push(field);
  }
  return fields;
}
