import type { MenuProblem } from './menu-problem.ts';

/** What stands in an order and is not there, and what is there and has no place in it. */
export function orderProblems(
  field: string,
  keys: readonly string[],
  entries: Readonly<Record<string, { name: string }>>,
  words: { unknown: string; left: (name: string) => string },
): MenuProblem[] {
  const path = [field];
  const placed = new Set(keys);
  return [
    ...keys
      .filter((key) => !Object.hasOwn(entries, key))
      .map(() => ({ path, message: words.unknown })),
    ...Object.entries(entries)
      .filter(([key]) => !placed.has(key))
      .map(([, { name }]) => ({ path, message: words.left(name) })),
  ];
}
