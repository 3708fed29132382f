import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A part of a line that is set in one direction and one face. */
export type TextRun<F> = { text: string; isRightToLeft: boolean; font: F };

/**
 * A line as runs from left to right, by the Unicode bidirectional algorithm: an Arabic name with a
 * Latin word in it is read from the right, the word in it from the left.
 * @param fontOf the face of a letter; null: none has it, and it is left out
 */
export function visualRuns<F>(
  line: string,
  isRightToLeft: boolean,
  fontOf: (codePoint: number) => F | null,
): TextRun<F>[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr');
  const runs: (TextRun<F> & { level: number })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    // A space goes with the word before it, whose face it is set in.
    const font = letter === ' ' && last ? last.font : fontOf(letter.codePointAt(0) ?? 0);
    if (font === null) continue;
    if (last?.level === level && last.font === font) last.text += letter;
    else runs.push({ text: letter, isRightToLeft: level % 2 === 1, font, level });
  }
  return inVisualOrder(runs);
}

/** Rule L2 of the algorithm: from the highest level down, what is of it or above is turned round. */
function inVisualOrder<R extends { level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    let from = 0;
    while (from < ordered.length) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to + 1;
    }
  }
  return ordered;
}

/** Whether a text is read from the right: by its first letter that has a direction. */
export const isRightToLeftText = (text: string): boolean =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;
