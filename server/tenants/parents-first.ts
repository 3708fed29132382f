type Node = { name: string; parents: readonly string[] };

/**
 * The same, each behind its parents, else in their order. A parent that is not among them, or the
 * node itself, counts for nothing.
 * @throws Error where they lead round in a circle.
 */
export function parentsFirst<T extends Node>(nodes: readonly T[]): T[] {
  const names = new Set(nodes.map(({ name }) => name));
  const placed = new Set<string>();
  const isReady = ({ name, parents }: T) =>
    parents.every((parent) => parent === name || !names.has(parent) || placed.has(parent));
  const ordered: T[] = [];
  let left = [...nodes];
  while (left.length > 0) {
    const next = left.find(isReady);
    if (!next)
      throw new Error(`tables need each other: ${left.map(({ name }) => name).join(', ')}`);
    placed.add(next.name);
    ordered.push(next);
    left = left.filter((node) => node !== next);
  }
  return ordered;
}
