import readWorkbook from 'read-excel-file/node';
import type { TableSheet } from '#schemas/api/menu-mapping.ts';
import { ImportError } from '../menu/import-error.ts';
import { tidyCell } from './menu-table.ts';
import { repackWorkbook } from './repack-workbook.ts';

/**
 * The sheets of a spreadsheet that have anything in them. What is read is packed anew before, so that
 * the library sees no more than was found harmless; macros are neither read nor run.
 * @throws ImportError where it is damaged, packed beyond all measure, or no spreadsheet
 */
export async function readXlsx(
  name: string,
  bytes: Buffer,
): Promise<{ sheets: TableSheet[]; notes: string[] }> {
  const { packed, hasMacros, hidden } = await repackWorkbook(name, bytes);
  const sheets = await readWorkbook(packed, { parseNumber: plainNumber }).catch(() => {
    throw new ImportError(
      `“${name}” is a damaged spreadsheet. Open it, save it again, then choose that file.`,
    );
  });
  const filled = sheets
    .map(({ sheet, data }, place): TableSheet => ({
      name: tidyCell(sheet).slice(0, 200),
      rows: data
        .map((cells, index) => ({
          row: index + 1,
          cells: cells.map(cellText),
          ...(hidden[place]?.rows.has(index + 1) && hides),
        }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
      ...(hidden[place]?.isHidden && hides),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ImportError(`“${name}” is empty.`);
  return {
    sheets: filled,
    notes: hasMacros ? ['The spreadsheet has macros. They were not run, and are not kept.'] : [],
  };
}

const hides = { is_hidden: true } as const;

/** A number as it was typed: what was calculated carries traces of binary fractions. */
const plainNumber = (digits: string): string =>
  Number.isFinite(Number(digits)) ? String(Number(Number(digits).toPrecision(12))) : digits;

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  }
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' ? tidyCell(cell) : '';
}
