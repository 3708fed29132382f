import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ImportProblem } from '../menu/imported-menu.ts';

/** Words that a column may be headed with; case, spaces and underscores do not matter. */
const headings = {
  id: ['id', 'sku', 'code', 'external id'],
  name: ['name', 'item', 'item name', 'dish', 'product', 'title'],
  price: ['price', 'amount', 'cost'],
  category: ['category', 'section', 'menu section', 'group', 'course'],
  description: ['description', 'details', 'text'],
} as const;
export type Column = keyof typeof headings;
export type Columns = Partial<Record<Column, number>>;

/** `line` is where the row begins in the file. */
export type Row = { line: number; cells: readonly string[] };

/** What csv-parse gives with `info`, which its types do not show. */
const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/** Splits a table into rows; comma, semicolon or tab, whichever the headings have most of. */
export function readRows(text: string): { rows: Row[] } | { problems: ImportProblem[] } {
  const firstLine = text.slice(0, text.search(/\r?\n|$/));
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0];
  let endOfLast = 0;
  try {
    const parsed: unknown = parse(text, {
      delimiter: delimiter ?? ',',
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
    return {
      rows: records.parse(parsed).map(({ record, info }) => ({
        line: info.lines - record.join('').split('\n').length + 1,
        cells: record,
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problems: [describeBrokenCsv(error, endOfLast + 1)] };
  }
}

function describeBrokenCsv(error: CsvError, line: number): ImportProblem {
  const place = `line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return { place, message: 'a quotation mark is opened here and never closed' };
  }
  return { place, message: `a quotation mark stands in the wrong place (${error.message})` };
}

/** Which column stands where, and the currency that the price's heading names. */
export function readHeader(cells: readonly string[]): {
  columns: Columns;
  currencyOfFile: string | null;
} {
  const columns: Columns = {};
  let currencyOfFile: string | null = null;
  for (const [index, cell] of cells.entries()) {
    const heading = cell
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
    const [, terms = heading, currency = null] = /^(price) ?\(?([a-z]{3})\)?$/.exec(heading) ?? [];
    for (const [column, names] of Object.entries(headings)) {
      if (!(names as readonly string[]).includes(terms) || !isColumn(column)) continue;
      if (columns[column] !== undefined) continue;
      columns[column] = index;
      if (column === 'price') currencyOfFile = currency?.toUpperCase() ?? null;
    }
  }
  return { columns, currencyOfFile };
}

const isColumn = (word: string): word is Column => Object.hasOwn(headings, word);
