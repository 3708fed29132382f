import { applyChanges } from '#schemas/config/changes.ts';
import { outermost } from '#schemas/config/immer-patches.ts';
import {
  changesAt,
  fitting,
  inverseOf,
  type ReversibleChange,
} from '#schemas/config/reversible-changes.ts';

/** What was selected while something was changed, to be selected again. */
export type EditSelection = { group: string; field?: string };

/** One step of the history: what the owner did, settings by their places, each with its inverse. */
export type Edit = {
  /** Distinguishes the steps of one history. */
  id: number;
  /** When its gesture began, ms since 1970. */
  at: number;
  /** What was changed, in words: 'Title'. */
  label: string;
  /** Edits of the same place within one gesture are one step. */
  place: string;
  selection: EditSelection | null;
  /** None of them within another. */
  changes: readonly ReversibleChange[];
};

export type History = { past: readonly Edit[]; future: readonly Edit[] };

/**
 * Where changes lead; null where they were not made for this document: a value that somebody else
 * has written since is not taken away unseen.
 */
export function applyFitting<T>(document: T, changes: readonly ReversibleChange[]): T | null {
  if (fitting(document, changes).length < changes.length) return null;
  const { document: next, missed } = applyChanges(document, changes);
  return missed.length === 0 ? next : null;
}

/**
 * The changes of a gesture with those that it goes on with: of hundreds of values for the same
 * places the ends count, and a gesture that ends where it began has none.
 */
export function joinChanges<T>(
  first: readonly ReversibleChange[],
  then: readonly ReversibleChange[],
  { document, next }: Record<'document' | 'next', T>,
): ReversibleChange[] {
  const start = applyChanges(document, inverseOf(first)).document;
  return changesAt(start, next, outermost([...first, ...then].map(({ path }) => path)));
}
