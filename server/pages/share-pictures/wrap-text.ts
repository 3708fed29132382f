import { widthOf, type TextStyle } from './shape-text.ts';

type Box = { width: number; lines: number };

/** Lines of a text; `isWhole` is false where it ends in '…' because it does not fit. */
export type WrappedText = { lines: string[]; isWhole: boolean };

/** Breaks a text into lines of at most so many px, between words, and within one that is too long. */
export function wrapText(text: string, style: TextStyle, { width, lines: most }: Box): WrappedText {
  const fits = (line: string) => widthOf(line, style) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    if (lines.length > most) break;
    const pieces = fits(word) ? [word] : piecesOf(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return { lines, isWhole: true };
  const last = shortened(lines[most - 1] ?? '', fits);
  return { lines: [...lines.slice(0, most - 1), last], isWhole: false };
}

type Fits = (line: string) => boolean;

function piecesOf(word: string, fits: Fits): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function shortened(line: string, fits: Fits): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`))
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of the sizes at which a text fits whole; at the last it is shortened. */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  steps: readonly (Box & { size: number })[],
): WrappedText & { size: number } {
  let last: (WrappedText & { size: number }) | null = null;
  for (const { size, ...box } of steps) {
    last = { ...wrapText(text, { ...style, size }, box), size };
    if (last.isWhole) return last;
  }
  return last ?? { lines: [], isWhole: true, size: 0 };
}
