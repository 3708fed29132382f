import { mostColumns } from '#schemas/api/menu-mapping.ts';
import { ImportError } from '../menu/import-error.ts';
import { decodeText, type DecodedText } from './decode-text.ts';
import { mostRows, type MenuTable } from './menu-table.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const zipBegins = 'PK\u0003\u0004';

/** Whether bytes begin as a packed file does, of which a spreadsheet is one. */
export const isPacked = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === zipBegins;

/**
 * A CSV or a spreadsheet as rows and columns; which of them it is, its content tells.
 * @throws ImportError with a sentence, and with the line or row where that is known
 */
export async function readTable(bytes: Buffer, name: string): Promise<MenuTable> {
  if (isPacked(bytes)) {
    return { kind: 'xlsx', encoding: null, ...(await readXlsx(name, bytes)) };
  }
  return readCsvTable(name, decodeText(bytes));
}

/** The same of a text that was decoded already. */
export function readCsvTable(name: string, { text, encoding, notes }: DecodedText): MenuTable {
  const tooMany = () =>
    new ImportError(
      `“${name}” has more than ${mostRows.toLocaleString('en')} lines, which no menu has.`,
    );
  if (text.split(/\r\n|\r|\n/, mostRows + 2).length > mostRows + 1) throw tooMany();
  const rows = readCsv(name, text);
  if (rows.length === 0) throw new ImportError(`“${name}” is empty.`);
  const wide = rows.find(({ cells }) => cells.length > mostColumns);
  if (wide) {
    throw new ImportError(`“${name}” has more than ${mostColumns} columns, which no menu has.`, [
      { place: `line ${wide.row}`, message: `has ${wide.cells.length} columns` },
    ]);
  }
  return { kind: 'csv', encoding, sheets: [{ name: '', rows }], notes };
}
