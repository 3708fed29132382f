import type { ConfigChange } from './changes.ts';
import { contentAt, type ChangePath } from './content-at.ts';

/**
 * What immer records of a recipe, and what browsers stored before docs/decisions/020. They hold for
 * one document only, so they become changes by setting before anybody else sees them.
 */
export type ImmerPatch = { op: 'replace' | 'add' | 'remove'; path: ChangePath; value?: unknown };

/** The list that a patch puts an item into or takes one from; null where it sets a setting. */
function listOf({ path }: Pick<ImmerPatch, 'path'>): ChangePath | null {
  const last = path.at(-1);
  return typeof last === 'number' || last === 'length' ? path.slice(0, -1) : null;
}

/** The settings that patches touch, each once; of a list that got or lost items the whole list. */
export function settingsOf(patches: readonly Pick<ImmerPatch, 'path'>[]): ChangePath[] {
  return outermost(patches.map((patch) => listOf(patch) ?? patch.path));
}

const keyOf = (path: ChangePath) => JSON.stringify(path.map(String));

/** Places of which none is in another, each once. */
export function outermost(paths: readonly ChangePath[]): ChangePath[] {
  const all = new Map(paths.map((path) => [keyOf(path), path]));
  return [...all.values()].filter(
    (path) => !path.some((_, depth) => all.has(keyOf(path.slice(0, depth)))),
  );
}

/** Stored patches as changes. @param after the document that was stored beside them */
export const changesOfPatches = (patches: readonly ImmerPatch[], after: unknown): ConfigChange[] =>
  patches.map((patch) => {
    const list = listOf(patch);
    if (list) return { path: list, ...contentAt(after, list) };
    return { path: patch.path, ...(patch.op !== 'remove' && { value: patch.value }) };
  });
