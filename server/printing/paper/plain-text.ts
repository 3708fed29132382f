import { paperLines, type PaperLine } from '#schemas/ticket/paper-lines.ts';
import type { TicketRow } from '#schemas/ticket/ticket-row.ts';

const oneWidth = { normal: 1, large: 1, huge: 1 };

/** What has no accent to take off, in the letters that every printer has. */
const spelled: Record<string, string> = {
  '×': 'x',
  '→': '>',
  '·': '-',
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '—': '-',
  '⁄': '/',
  '€': 'EUR',
  '£': 'GBP',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/** A text in ASCII: accents go, for a printer's own code page is not known; the rest becomes '?'. */
export const asciiText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, (letter) => spelled[letter] ?? '?');

/** A ticket's lines in one size and in ASCII, for a machine without fonts. */
export const plainLines = (rows: readonly TicketRow[], columns: number): PaperLine[] =>
  // Before they are wrapped: some letters become two.
  paperLines(rows.map(inAscii), columns, oneWidth);

const inAscii = (row: TicketRow): TicketRow => {
  if (row.kind === 'rule') return row;
  const text = row.text.split('\n').map(asciiText).join('\n');
  return row.kind === 'banner' ? { ...row, text } : { ...row, text, lead: asciiText(row.lead) };
};

/** The same as one text. */
export const plainText = (rows: readonly TicketRow[], columns: number): string =>
  plainLines(rows, columns)
    .map((line) => {
      if (line.kind === 'rule') return '-'.repeat(columns);
      if (line.kind === 'banner') return `***${line.text.toUpperCase()}***`;
      return ' '.repeat(line.indent) + line.text;
    })
    .join('\n')
    .concat('\n\n\n');
