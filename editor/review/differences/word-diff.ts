import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** Texts with more changes than this are shown as replaced whole: the search grows with its square. */
const maxEditLength = 300;

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_'’-]+|[^\s]/gu) ?? [];

/** What was removed from a text and added to it, by whole words. */
export function wordDiff(before: string, after: string): WordRun[] {
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength });
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return withoutGaps(
    parts.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Puts changes that only a space keeps apart together: they read better as one. */
function withoutGaps(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of runs.entries()) {
    const isBetween = removed + added !== '' && index < runs.length - 1;
    const isGap = kind === 'same' && isBetween && /^\s+$/.test(text);
    if (kind === 'removed' || isGap) removed += text;
    if (kind === 'added' || isGap) added += text;
    if (kind === 'same' && !isGap) {
      flush();
      joined.push({ kind, text });
    }
  }
  flush();
  return joined;
}

/** The runs with what stayed cut down to what is needed to find the place, in characters. */
export function clipped(runs: readonly WordRun[], around = 48): WordRun[] {
  return runs.map((run, index) => {
    if (run.kind !== 'same' || run.text.length <= around * 2) return run;
    const head = index === 0 ? '' : run.text.slice(0, around);
    const tail = index === runs.length - 1 ? '' : run.text.slice(-around);
    return { ...run, text: `${head}…${tail}` };
  });
}
