/** A sentence, or false where what it says does not hold. */
type Line = string | false;

/** A part of a legal text: paragraphs, or the items of a list. */
export type LegalPart = { heading?: string; lines?: readonly Line[]; items?: readonly Line[] };

/** A text in the notation of rich texts; a part without a sentence has no heading either. */
export function textOf(parts: readonly (LegalPart | null)[]): string {
  return parts
    .flatMap((part) => {
      const lines = holding(part?.lines);
      const items = holding(part?.items).map((item) => `- ${item}`);
      if (lines.length + items.length === 0) return [];
      const heading = part?.heading === undefined ? [] : [`# ${part.heading}`];
      return [...heading, ...lines, items.join('\n')].filter((block) => block !== '');
    })
    .join('\n\n');
}

const holding = (lines: readonly Line[] = []): string[] => lines.filter((line) => line !== false);
