import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import type { TableSheet } from '#schemas/api/menu-mapping.ts';

/** A file of rows and columns, before anything is known of what they mean. */
export type MenuTable = {
  kind: 'csv' | 'xlsx';
  /** At least one; a CSV has one, called ''. Rows that are empty are left out. */
  sheets: readonly TableSheet[];
  /** Encoding of its letters; null for a spreadsheet, which says so itself. */
  encoding: MenuEncoding | null;
  /** What had to be guessed to read it, in sentences. */
  notes: readonly string[];
};

/** Above every menu, and few enough to be read at once. */
export const mostRows = 20_000;

/** Without what no menu shows and no database keeps; spaces of every kind are one. */
export const tidyCell = (cell: string): string =>
  cell
    .replaceAll(
      /[^\P{Cc}\n\t]|\p{Cs}|\uFEFF|\u00AD|[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu,
      '',
    )
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();
