import type { TicketRow, TicketSize } from './ticket-row.ts';
import { textWidth, wrapText } from './wrap-text.ts';

/** A line as it stands on paper of a printer with cells of equal width. */
export type PaperLine =
  | { kind: 'rule' }
  | {
      kind: 'text' | 'banner';
      text: string;
      size: TicketSize;
      isBold: boolean;
      /** Cells of a normal line before it. */
      indent: number;
    };

/** How many times wider and higher than a normal one a cell is. */
export const cellScale: Record<TicketSize, number> = { normal: 1, large: 1.5, huge: 3 };

/**
 * The rows of a ticket as lines that fit the paper.
 * @param columns cells of a normal line, such as 48 on paper of 80 mm
 * @param scale by which its larger cells are wider
 */
export function paperLines(
  rows: readonly TicketRow[],
  columns: number,
  scale: Record<TicketSize, number> = cellScale,
): PaperLine[] {
  return rows.flatMap((row): PaperLine[] => {
    if (row.kind === 'rule') return [row];
    if (row.kind === 'banner') {
      const cells = Math.floor(columns / scale.large) - 2;
      return wrapText(row.text, cells).map((text) => ({
        kind: 'banner',
        text: ` ${text} `,
        size: 'large',
        isBold: true,
        indent: 0,
      }));
    }
    const { size, isBold, indent, lead } = row;
    const hanging = lead === '' ? '' : `${lead} `;
    const cells = Math.max(1, Math.floor((columns - indent) / scale[size]) - textWidth(hanging));
    return wrapText(row.text, cells).map((text, index) => ({
      kind: 'text',
      text: index === 0 ? hanging + text : ' '.repeat(textWidth(hanging)) + text,
      size,
      isBold,
      indent,
    }));
  });
}
