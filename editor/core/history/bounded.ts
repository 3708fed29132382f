import type { Edit } from './edit.ts';

/** Steps that can be taken back, and what they may weigh together. */
const mostSteps = 200;
const mostCharacters = 2_000_000;

/** Settled steps stay as they are, so each is written out once. */
const written = new WeakMap<Edit, string>();

/** A step as JSON. */
export function writtenEdit(edit: Edit): string {
  const known = written.get(edit);
  if (known !== undefined) return known;
  const text = JSON.stringify(edit);
  written.set(edit, text);
  return text;
}

/** The newest steps that may be kept; the newest itself always is. @param edits the newest last */
export function bounded(edits: readonly Edit[], most = mostCharacters): readonly Edit[] {
  let left = most;
  let from = edits.length;
  while (from > 0 && edits.length - from < mostSteps) {
    const edit = edits[from - 1];
    // The one that is still being made is not written out with every letter.
    left -= edit && from < edits.length ? writtenEdit(edit).length : 0;
    if (left < 0) break;
    from -= 1;
  }
  return from === 0 ? edits : edits.slice(from);
}
