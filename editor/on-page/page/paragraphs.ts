const gap = /(\n\s*\n)/;

/** The paragraphs of a long text, as the page tells them apart; each as it is written. */
export const paragraphsOf = (text: string): string[] => text.split(gap).filter(isOne);

const isOne = (piece: string) => piece.trim() !== '';

/** The text with another paragraph in a place; an empty one goes, and the gap beside it. */
export function withParagraph(text: string, place: number, next: string): string {
  if (next.trim() === '') return paragraphsOf(text).toSpliced(place, 1).join('\n\n');
  let before = 0;
  return text
    .split(gap)
    .map((piece) => {
      if (!isOne(piece)) return piece;
      before += 1;
      return before === place + 1 ? next : piece;
    })
    .join('');
}
