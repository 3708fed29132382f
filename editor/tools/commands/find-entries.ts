type Named = { id: string; label: string; note: string; text?: string };

/** More than this nobody reads. */
export const mostShown = 60;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How well one typed word fits a text: 0 not at all, the more the better. */
function fit(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at === 0) return text.length === word.length ? 5 : 4;
  if (at > 0) return /[\s›:,]/.test(text[at - 1] ?? '') ? 3 : 2;
  let from = 0;
  for (const letter of word) {
    const found = text.indexOf(letter, from);
    // Letters far apart are a chance, not a word with some left out.
    if (found === -1 || (from > 0 && found - from > 3)) return 0;
    from = found + 1;
  }
  return word.length > 2 ? 1 : 0;
}

/**
 * What fits the typed words, the best first, whatever the accents; what was used lately comes
 * before what fits as well. For no words: what was used lately, then all.
 */
export function findEntries<E extends Named>(
  entries: readonly E[],
  typed: string,
  recent: readonly string[],
): E[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const lately = (id: string) => (recent.includes(id) ? recent.length - recent.indexOf(id) : 0);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words), lately: lately(entry.id) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.lately - a.lately)
    .slice(0, mostShown)
    .map(({ entry }) => ({ ...entry, note: noteOf(entry, words) }));
}

/** What is found for what it says alone shows where it says it. */
function noteOf({ label, note, text }: Named, words: readonly string[]): string {
  const name = plain(`${label} ${note}`);
  const word = words.find((one) => fit(one, name) === 0);
  const at = word === undefined ? -1 : plain(text ?? '').indexOf(word);
  if (at === -1 || text === undefined) return note;
  const from = Math.max(0, at - 16);
  return `${note}: “${from > 0 ? '…' : ''}${text.slice(from, at + 32)}${text.length > at + 32 ? '…' : ''}”`;
}

/**
 * Words in the name count more than those in what stands beside it, and least those in what it
 * says now; each has to be somewhere.
 */
function scoreOf({ label, note, text = '' }: Named, words: readonly string[]): number {
  const [name, beside, content] = [plain(label), plain(note), plain(text)];
  const inText = (word: string) => (word.length > 1 && content.includes(word) ? 0.5 : 0);
  const scores = words.map((word) => fit(word, name) * 2 || fit(word, beside) || inText(word));
  if (scores.includes(0)) return 0;
  return 1 + scores.reduce((sum, score) => sum + score, 0);
}
