import type { MenuLines } from '../menu/menu-lines.ts';

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
 * Compares what the file asks for with what this source brought before. What is not in the file
 * any more is taken off the menu, never deleted: carts and orders may point to it.
 */
export function planMenu(target: MenuLines, existing: MenuLines): MenuPlan {
  return {
    categories: compare(target.categories, existing.categories, (line) => ({
      ...line,
      dishes: [],
    })),
    dishes: compare(target.dishes, existing.dishes, (line) => ({ ...line, isListed: false })),
    groups: compare(target.groups, existing.groups, (line) => line),
    choices: compare(target.choices, existing.choices, (line) => ({ ...line, isListed: false })),
  };
}

export const hasChanges = (plan: MenuPlan): boolean =>
  Object.values(plan).some(({ changes }) => changes.length > 0);

function compare<T extends object>(
  target: ReadonlyMap<string, T>,
  existing: ReadonlyMap<string, T>,
  unlist: (line: T) => T,
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
    const after = unlist(before);
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
