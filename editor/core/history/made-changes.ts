import { enablePatches, produceWithPatches } from 'immer';
import { applyChanges, changesBetween } from '#schemas/config/changes.ts';
import { settingsOf } from '#schemas/config/immer-patches.ts';
import {
  changesAt,
  reversible,
  type ReversibleChange,
} from '#schemas/config/reversible-changes.ts';

enablePatches();

/** What became of a document: the settings that changed, and the document with them. */
export type Made<T> = { changes: readonly ReversibleChange[]; next: T };

/**
 * What a recipe makes of a document; null where it changes nothing. This is the one place where an
 * edit is computed from the document before it: history, page, storage and server take its changes.
 */
export function madeBy<T extends object>(document: T, recipe: (draft: T) => void): Made<T> | null {
  const [next, patches] = produceWithPatches(document, (draft: T) => recipe(draft));
  const changes = changesAt(document, next, settingsOf(patches));
  return changes.length === 0 ? null : { changes, next };
}

/** The same of another document that takes its place: they share all that is the same. */
export function madeInto<T extends object>(document: T, other: T): Made<T> | null {
  const changes = reversible(document, changesBetween(document, other));
  return changes.length === 0 ? null : { changes, next: applyChanges(document, changes).document };
}
