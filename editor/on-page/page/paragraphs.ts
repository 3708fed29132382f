const separator = /(\n\s*\n)/;

/** The paragraphs of a long text, split at empty lines as on the page. */
export const paragraphsOf = (text: string): string[] => text.split(separator).filter(isParagraph);

const isParagraph = (piece: string) => piece.trim() !== '';

/** The text with one paragraph replaced; an empty one is removed with the separator beside it. */
export function withParagraph(text: string, index: number, next: string): string {
  if (next.trim() === '') return paragraphsOf(text).toSpliced(index, 1).join('\n\n');
  let before = 0;
  return text
    .split(separator)
    .map((piece) => {
      if (!isParagraph(piece)) return piece;
      before += 1;
      return before === index + 1 ? next : piece;
    })
    .join('');
}
