import { extname } from 'node:path';
import { parseJson } from './menu/parse-json.ts';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import { isRecord } from '#schemas/is-record.ts';
import {
  isTextFormat,
  tableFormats,
  textFormats,
  understood,
  type FormatName,
  type TableFormatName,
  type TextFormatName,
} from './formats/import-formats.ts';
import { ImportError } from './menu/import-error.ts';
import { checkOtherFile } from './other-files.ts';
import { decodeText } from './table/decode-text.ts';
import type { MenuTable } from './table/menu-table.ts';
import { isPacked, readCsvTable, readTable } from './table/read-table.ts';

/** A file whose format is known: a table still has to be mapped, everything else says what it means. */
export type RecognisedMenu =
  | { format: TableFormatName; table: MenuTable }
  | { format: TextFormatName; text: string; notes: readonly string[] };

/** Facts about a file that its sender may give. */
type Asked = { format?: FormatName | undefined; encoding?: MenuEncoding | undefined };

/** Few enough objects of a JSON to be read at once. */
const mostObjects = 200_000;

/**
 * Tells by its content, rather than by its name, which format a file has, unless that was asked for.
 * @throws ImportError with what it seems to be, and what can be read instead
 */
export async function recogniseMenu(
  name: string,
  bytes: Buffer,
  { format: asked, encoding }: Asked = {},
): Promise<RecognisedMenu> {
  if (bytes.length === 0) throw new ImportError(`“${name}” is empty.`);
  if (isPacked(bytes)) return { format: 'xlsx', table: await readTable(bytes, name) };
  checkOtherFile(name, bytes);
  if (asked === 'xlsx') throw new ImportError(`“${name}” is no spreadsheet (XLSX). ${understood}`);
  const decoded = decodeText(bytes, encoding);
  const { text, notes } = decoded;
  if (text.trim() === '') throw new ImportError(`“${name}” is empty.`);
  if (text.includes('\u0000')) {
    throw new ImportError(`“${name}” is no text, and so no table. ${understood}`);
  }
  const format = asked ?? formatOf(name, text);
  if (isTextFormat(format)) {
    checkObjects(name, text);
    return { format, text, notes };
  }
  return { format: 'csv', table: readCsvTable(name, decoded) };
}

function formatOf(name: string, text: string): FormatName {
  const start = text.trimStart();
  const isMarkup = start.startsWith('<');
  const isJson = /^[[{]/.test(start);
  if (!isMarkup && !isJson) return tableOf(name, start);
  checkObjects(name, text);
  const json = isJson ? parseJson(text) : null;
  if (json && !json.ok) {
    const message = 'the file is damaged or breaks off here';
    throw new ImportError(`“${name}” is damaged.`, [{ ...json.problem, message }]);
  }
  const content = json ? { text, json: json.value } : { text };
  const found = Object.keys(textFormats)
    .filter(isTextFormat)
    .find((format) => textFormats[format].recognises(content));
  if (found) return found;
  throw new ImportError(
    isJson
      ? `“${name}” is no menu that we know${keysOf(json?.value)}. ${understood}`
      : `“${name}” seems to be ${markupOf(start)} without a menu for search engines in it. ${understood}`,
  );
}

/** What an unknown JSON is about, by the names of its parts. */
function keysOf(json: unknown): string {
  const first: unknown = Array.isArray(json) ? json[0] : json;
  const keys = isRecord(first) ? Object.keys(first).slice(0, 6) : [];
  const names = keys.map((key) => key.slice(0, 40)).join(', ');
  return names === '' ? ': it is a JSON of something else' : `: it is a JSON with ${names}`;
}

const markupOf = (start: string): string => {
  if (/progid="Excel|urn:schemas-microsoft-com:office:spreadsheet/.test(start.slice(0, 2000))) {
    return 'a spreadsheet saved as XML: save it as XLSX. It is XML';
  }
  return start.startsWith('<?xml') && !/<html/i.test(start.slice(0, 2000)) ? 'XML' : 'a web page';
};

/** Whatever has cells in its first lines, or is called a table, is one. */
function tableOf(name: string, text: string): 'csv' {
  const endings: readonly string[] = tableFormats.csv.endings;
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/, 20);
  const isTable = lines.filter((line) => /[,;\t|]/.test(line)).length * 2 > lines.length;
  if (endings.includes(extname(name).toLowerCase()) || isTable) return 'csv';
  throw new ImportError(`“${name}” is no menu that we know. ${understood}`);
}

function checkObjects(name: string, text: string): void {
  if (text.split('{', mostObjects + 2).length > mostObjects + 1) {
    throw new ImportError(`“${name}” holds more than any menu does.`);
  }
}
