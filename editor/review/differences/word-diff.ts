/** A run of words that both texts have, or only one. */
export type WordRun = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond so many comparisons the middles of two texts are told as a whole. */
const mostSteps = 400_000;

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_'’-]+|[^\s]/gu) ?? [];

/** What was struck out of a text and written into it, by whole words. */
export function wordDiff(before: string, after: string): WordRun[] {
  const [old, next] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old[old.length - 1 - end] === next[next.length - 1 - end]
  ) {
    end += 1;
  }
  const middle = [
    old.slice(start, old.length - end),
    next.slice(start, next.length - end),
  ] as const;
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middleDiff(...middle),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

function middleDiff(old: readonly string[], next: readonly string[]): WordRun[] {
  if (old.length * next.length > mostSteps) {
    return [
      { kind: 'gone', text: old.join('') },
      { kind: 'new', text: next.join('') },
    ];
  }
  // Length of the longest common rest from each pair of places on.
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: next.length + 1 }, () => 0),
  );
  const rest = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        old[i] === next[j] ? rest(i + 1, j + 1) + 1 : Math.max(rest(i + 1, j), rest(i, j + 1));
    }
  }
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [gone, came] = [old[i], next[j]];
    if (gone !== undefined && gone === came) {
      runs.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (came === undefined || (gone !== undefined && rest(i + 1, j) >= rest(i, j + 1))) {
      runs.push({ kind: 'gone', text: gone ?? '' });
      i += 1;
    } else {
      runs.push({ kind: 'new', text: came });
      j += 1;
    }
  }
  return gathered(runs);
}

/** Single words that stayed between many that did not read worse than one change. */
function gathered(runs: readonly WordRun[]): WordRun[] {
  const whole: WordRun[] = [];
  let gone = '';
  let came = '';
  const flush = () => {
    whole.push({ kind: 'gone', text: gone }, { kind: 'new', text: came });
    gone = '';
    came = '';
  };
  for (const [index, { kind, text }] of runs.entries()) {
    const isGap =
      kind === 'same' &&
      /^\s+$/.test(text) &&
      gone + came !== '' &&
      runs[index + 1]?.kind !== 'same';
    if (kind === 'gone' || isGap) gone += text;
    if (kind === 'new' || isGap) came += text;
    if (kind === 'same' && !isGap) {
      flush();
      whole.push({ kind, text });
    }
  }
  flush();
  return whole;
}

function joined(runs: readonly WordRun[]): WordRun[] {
  const whole: WordRun[] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const last = whole.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else whole.push({ ...run });
  }
  return whole;
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
