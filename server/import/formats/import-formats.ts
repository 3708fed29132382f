import { ImportError } from '../menu/import-error.ts';
import type { MenuFormat } from '../menu/imported-menu.ts';
import { schemaOrg } from './schema-org.ts';
import { square } from './square.ts';
import { uberEats } from './uber-eats.ts';

/** Formats of text that say themselves what their parts are, in the order they are tried. */
export const textFormats = {
  'uber-eats': uberEats,
  square,
  'schema-org': schemaOrg,
} satisfies Record<string, MenuFormat>;

/** Tables, whose columns are guessed or told by a mapping (server/import/table/). */
export const tableFormats = {
  csv: { title: 'table, such as Square’s export', endings: ['.csv', '.tsv', '.txt'] },
  xlsx: { title: 'spreadsheet, such as Square’s export', endings: ['.xlsx', '.xlsm'] },
} satisfies Record<string, Pick<MenuFormat, 'title' | 'endings'>>;

export type TextFormatName = keyof typeof textFormats;
export type TableFormatName = keyof typeof tableFormats;
export type FormatName = TextFormatName | TableFormatName;

const formats = { ...textFormats, ...tableFormats };

const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
export const isTextFormat = (name: string): name is TextFormatName =>
  Object.hasOwn(textFormats, name);

/**
 * What rows are marked with that a format brought. A table is the same table whether it is saved as
 * CSV or as a spreadsheet.
 */
export const sourceOf = (format: FormatName): string => (format === 'xlsx' ? 'csv' : format);

/** Every known format in one line, for people. */
export const knownFormats: string = Object.entries(formats)
  .map(([name, { title, endings }]) => `${name} (${title}, ${endings.join(' ')})`)
  .join(', ');

/** @throws ImportError where no format is called so */
export function formatNamed(name: string): FormatName {
  if (isFormatName(name)) return name;
  throw new ImportError(`${name} is no known format. Known: ${knownFormats}.`);
}

/** What can be read, for who chose something else. */
export const understood =
  'What can be read: a spreadsheet (XLSX) or a CSV table, an export or a catalogue of Square, a menu of Uber Eats, and a web page that holds its menu for search engines.';
