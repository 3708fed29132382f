/** Letters that take two cells of a printer, and marks that take none. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF01-\uFF60]/u;
const none = /\p{M}|\p{Cf}/u;

const widthOf = (letter: string): number => (none.test(letter) ? 0 : wide.test(letter) ? 2 : 1);

/** Cells of equal width that a text takes. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** A text in lines of so many cells: between words, and within one that is longer than a line. */
export function wrapText(text: string, cells: number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, cells));
}

function wrapParagraph(paragraph: string, cells: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((one) => chop(one, cells))) {
    const next = line === '' ? word : `${line} ${word}`;
    if (textWidth(next) <= cells) line = next;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word in pieces that fit. */
function chop(word: string, cells: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && textWidth(piece) + widthOf(letter) > cells) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
