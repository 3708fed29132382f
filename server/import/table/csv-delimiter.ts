const delimiters = [';', '\t', '|', ','] as const;
const linesLookedAt = 50;

/**
 * What separates the cells: that of which most lines have equally many. A comma within prices or
 * descriptions stands differently often in each line. Excel may name it in a first line `sep=;`.
 */
export function delimiterOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return named;
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '-')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  const scored = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((n) => n > 0);
    const [usual = 0, lineCount = 0] = mostFrequent(counts);
    return { delimiter, score: lineCount + Math.min(usual, 20) / 100 };
  });
  const best = scored.reduce((first, one) => (one.score > first.score ? one : first));
  return best.score > 0 ? best.delimiter : ',';
}

/** The number that occurs most often, and how often. */
function mostFrequent(numbers: readonly number[]): [number, number] | [] {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
}
