import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { TableRow } from '#schemas/api/menu-mapping.ts';
import { ImportError } from '../menu/import-error.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { delimiterOf } from './csv-delimiter.ts';
import { tidyCell } from './menu-table.ts';

/** What csv-parse gives with `info`, which its types do not show. */
const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * Splits a table into rows that know the line they begin on; empty ones are left out.
 * @throws ImportError with the line where a quotation mark stands wrong
 */
export function readCsv(name: string, text: string): TableRow[] {
  const delimiter = delimiterOf(text);
  let endOfLast = 0;
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      on_record: (record, { lines }) => {
        endOfLast = lines;
        return record;
      },
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    });
    // `lines` counts to the end of a record; a description may span several lines.
    return records
      .parse(parsed)
      .map(({ record, info }) => ({
        row: info.lines - record.join('').split('\n').length + 1,
        cells: record.map(tidyCell),
      }))
      .filter(({ row, cells }) => row > 1 || !/^sep=.$/i.test(cells.join(delimiter)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`“${name}” was not read: one thing in it must be mended.`, [
      describeBrokenCsv(error, endOfLast + 1),
    ]);
  }
}

function describeBrokenCsv(error: CsvError, line: number): ImportProblem {
  const place = `line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return { place, message: 'a quotation mark is opened here and never closed' };
  }
  return { place, message: `a quotation mark stands in the wrong place (${error.message})` };
}
