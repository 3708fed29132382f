import type { Entry } from './entries.ts';

/** A part of what the palette found; `from` is the place of its first entry among all. */
export type FoundPart = { name: string; entries: readonly Entry[]; from: number };

/**
 * What was found under headings: what was used lately, then by kind. The part that holds the best
 * stands first.
 * @param recent ids of what was used lately, where nothing is looked for yet
 */
export function foundParts(found: readonly Entry[], recent: readonly string[]): FoundPart[] {
  const parts = new Map<string, Entry[]>();
  for (const entry of found) {
    const name = recent.includes(entry.id) ? 'Used lately' : entry.part;
    parts.set(name, [...(parts.get(name) ?? []), entry]);
  }
  let from = 0;
  return [...parts].map(([name, entries]) => {
    const part = { name, entries, from };
    from += entries.length;
    return part;
  });
}
