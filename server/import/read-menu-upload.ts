import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import type { ImportFinding, TableMapping } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';
import { sourceOf, textFormats, type FormatName } from './formats/import-formats.ts';
import { fitNames } from './menu/fit-names.ts';
import { ImportError } from './menu/import-error.ts';
import type { ImportedMenu, ImportProblem, ParsedMenu } from './menu/imported-menu.ts';
import { recogniseMenu, type RecognisedMenu } from './recognise-menu.ts';
import { guessTable } from './table/guess-mapping.ts';
import { readWithMapping } from './table/read-with-mapping.ts';

/** A menu as it was read from a file that somebody sent. */
export type UploadedMenu = {
  /** Marks the rows that it brings. */
  source: string;
  /** What it was called, or the kind of kitchen of a starter menu. */
  file: string;
  menu: ImportedMenu;
  /** What is not imported, or was guessed, in sentences. */
  notes: readonly string[];
  /** What needs a look, by row and dish. */
  findings: readonly ImportFinding[];
  /** Cells of a table that do not come to the menu, by their columns. */
  unused: readonly UnusedColumn[];
  /** How a table was read; null: the file is none. */
  mapping: TableMapping | null;
};

/** What may be said of a file beside its content. */
export type ReadingOptions = {
  /** Else its content tells. */
  format?: FormatName | undefined;
  /** Encoding of its letters; without it the encoding is found out. */
  encoding?: MenuEncoding | undefined;
  /** How a table is read; else it is guessed. Of other formats it says nothing. */
  mapping?: TableMapping | undefined;
};

/**
 * Reads a menu from a file that was sent.
 * @param currency ISO 4217 code that the prices come out in
 * @throws ImportError with a sentence, and with every line or place where that is known.
 */
export async function readMenuUpload(
  name: string,
  bytes: Buffer,
  currency: string,
  { format, encoding, mapping }: ReadingOptions = {},
): Promise<UploadedMenu> {
  const recognised = await recogniseMenu(name, bytes, { format, encoding });
  return readRecognised(name, recognised, currency, mapping);
}

/**
 * Reads a menu from a file whose format is known; of a table as a mapping says, else as guessed.
 * @throws ImportError as readMenuUpload does
 */
export function readRecognised(
  name: string,
  recognised: RecognisedMenu,
  currency: string,
  mapping?: TableMapping,
): UploadedMenu {
  if (!('table' in recognised)) {
    const { format, text, notes } = recognised;
    const parsed = textFormats[format].parse(text, currency);
    return uploadedOf(name, format, parsed, { notes, mapping: null });
  }
  const { format, table } = recognised;
  const used = mapping ?? guessTable(table, currency).mapping;
  const parsed = readWithMapping(table, used, currency);
  return uploadedOf(name, format, parsed, { notes: table.notes, mapping: used });
}

function uploadedOf(
  name: string,
  format: FormatName,
  parsed: ParsedMenu,
  { notes, mapping }: Pick<UploadedMenu, 'notes' | 'mapping'>,
): UploadedMenu {
  if (!parsed.ok) throw refusalOf(name, parsed.problems);
  return {
    source: sourceOf(format),
    file: name,
    ...fitNames(parsed.menu, parsed.findings ?? []),
    notes: [...notes, ...parsed.remarks],
    unused: parsed.unused ?? [],
    mapping,
  };
}

function refusalOf(name: string, problems: readonly ImportProblem[]): ImportError {
  const { length } = problems;
  const what = length === 1 ? 'one thing in it' : `${length} things in it`;
  return new ImportError(`“${name}” was not read: ${what} must be mended.`, problems);
}
