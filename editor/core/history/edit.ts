import { applyPatches, enablePatches, type Patch } from 'immer';
import { isSameValue } from '#schemas/config/changes.ts';

enablePatches();

/** What was in hand while something was changed, to be taken in hand again. */
export type Hand = { group: string; field?: string };

/** One step of the history: what the owner did, and how to do and undo it. */
export type Edit = {
  /** Tells steps of one history apart. */
  id: number;
  /** When its gesture began, ms since 1970. */
  at: number;
  /** What was changed, in words: 'Title'. */
  label: string;
  /** Edits of the same place within one gesture are one step. */
  place: string;
  hand: Hand | null;
  patches: readonly Patch[];
  inverse: readonly Patch[];
};

export type History = { past: readonly Edit[]; future: readonly Edit[] };

/** Where some patches lead, and back; null where they were not made for this document. */
export function stepOf<T extends object>(
  document: T,
  there: readonly Patch[],
  back: readonly Patch[],
): T | null {
  try {
    const next = applyPatches(document, there);
    // A value that somebody else has written since is not taken away unseen.
    return isSameValue(applyPatches(next, back), document) ? next : null;
  } catch {
    return null;
  }
}

/** Two edits of one gesture as one; of hundreds of values for the same places the ends count. */
export function joined(first: Edit, then: Edit): Edit {
  const isSamePlaces =
    first.patches.length === then.patches.length &&
    first.patches.every((patch, index) => isSamePlace(patch, then.patches[index]));
  return {
    ...first,
    patches: isSamePlaces
      ? // What began by adding a value still adds it.
        then.patches.map((patch, index) => ({ ...patch, op: first.patches[index]?.op ?? patch.op }))
      : [...first.patches, ...then.patches],
    inverse: isSamePlaces ? first.inverse : [...then.inverse, ...first.inverse],
  };
}

const isSamePlace = (a: Patch, b: Patch | undefined) =>
  b !== undefined &&
  a.op !== 'remove' &&
  b.op === 'replace' &&
  a.path.join('/') === b.path.join('/');

/** A gesture that ends where it began: nothing that anyone would want to take back. */
export function isNothing({ patches, inverse }: Edit): boolean {
  const before = new Map(inverse.map((patch) => [patch.path.join('/'), patch]));
  return (
    patches.length === inverse.length &&
    patches.every((patch) => {
      const other = before.get(patch.path.join('/'));
      return (
        isSamePlace(patch, other) && other !== undefined && isSameValue(patch.value, other.value)
      );
    })
  );
}
