import { useState } from 'react';

/** How a list's items moved: where each of the new ones stood before, null where it is new. */
export type Moves = readonly (number | null)[];

type Loose = { keys: readonly number[]; next: number };

/**
 * Keys by which rows stay the same rows: the items' own ids, or, where they have none, numbers kept
 * beside them that go along with every move made here.
 */
export function useItemKeys(ids: readonly (string | null)[]) {
  const [loose, setLoose] = useState<Loose>({ keys: [], next: 0 });
  const hasOwn = new Set(ids).size === ids.length && !ids.includes(null);
  const fitting = fittedTo(loose, ids.length);
  const keys = hasOwn ? ids.map(String) : fitting.keys.map((key) => `row-${key}`);
  return {
    keys,
    /** @returns the keys that the rows have after the moves; `nextIds` are the items' ids then */
    moved(moves: Moves, nextIds: readonly (string | null)[]): readonly string[] {
      const next = movedBy(fitting, moves);
      setLoose(next);
      return hasOwn ? nextIds.map(String) : next.keys.map((key) => `row-${key}`);
    },
  };
}

function movedBy({ keys, next }: Loose, moves: Moves): Loose {
  let fresh = next;
  const moved = moves.map((from) => (from === null ? undefined : keys[from]) ?? fresh++);
  return { keys: moved, next: fresh };
}

/** A list that grew or shrank from elsewhere did so at its end, as far as anyone knows. */
function fittedTo(loose: Loose, length: number): Loose {
  if (loose.keys.length === length) return loose;
  return movedBy(
    loose,
    Array.from({ length }, (_, index) => (index < loose.keys.length ? index : null)),
  );
}
