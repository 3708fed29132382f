import type { ImportFinding, TableMapping, TableSheet } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';
import type { DraftOption } from '../menu/draft-dish.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { usualCategory } from '../menu/draft-dish.ts';
import { trackCells } from './cell-use.ts';
import { collectDishes, type CollectedDishes } from './collect-dishes.ts';
import { plainHeading } from './headings.ts';
import { sheetRows, type SheetRow } from './sheet-rows.ts';

/** Dishes of one sheet, with the cells of it that do not come to the menu. */
export type ReadSheet = CollectedDishes & {
  unused: readonly UnusedColumn[];
  remarks: readonly string[];
};

type HowToRead = {
  mapping: TableMapping;
  currency: string;
  /** 'line' of a CSV, 'row' of a spreadsheet. */
  rowWord: string;
  /** Whether it is one of several: dishes without a category stand in one called like the sheet. */
  isOneOfSeveral: boolean;
  optionsOf: ReadonlyMap<string, readonly DraftOption[]>;
};

/** Reads one sheet as a mapping says. Pure. */
export function readSheet(sheet: TableSheet, how: HowToRead): ReadSheet {
  const { mapping, isOneOfSeveral } = how;
  const isCsv = how.rowWord === 'line';
  const rowWord = isOneOfSeveral ? `sheet “${sheet.name}”, ${how.rowWord}` : how.rowWord;
  const headings = sheet.rows.find(({ row }) => row === mapping.heading_row)?.cells ?? [];
  const missing = missingColumns(mapping);
  if (missing.length > 0) {
    const place = `${rowWord} ${mapping.heading_row ?? sheet.rows[0]?.row ?? 1}`;
    const found = headings.filter((heading) => heading !== '').join(', ');
    const message = `has no column ${missing.join(' and no column ')}`;
    const problem = found === '' ? message : `${message}; found: ${found.slice(0, 500)}`;
    return nothing([{ place, message: problem }]);
  }
  const { shown, hidden } = withoutHidden(sheet, mapping);
  const rows = sheetRows(shown, mapping);
  const ragged = isCsv ? raggedRows(rows, headings) : [];
  const read = withoutRagged(rows, ragged);
  const categoryColumn = mapping.columns.find(({ role }) => role === 'category')?.column ?? -1;
  const use = trackCells();
  const collected = collectDishes(read, {
    mapping,
    currency: how.currency,
    rowWord,
    sheet: isOneOfSeveral ? sheet.name : null,
    usualCategory: isOneOfSeveral ? sheet.name || usualCategory : usualCategory,
    isSeveralCategories: /ies\b|labels/.test(plainHeading(headings[categoryColumn] ?? '')),
    optionsOf: how.optionsOf,
    use,
  });
  const data = read.flatMap((one) => (one.kind === 'data' ? [one.row] : []));
  const place = isOneOfSeveral ? { sheet: sheet.name } : {};
  return {
    ...collected,
    problems: [...ragged, ...collected.problems],
    findings: [...hidden.map((finding) => ({ ...finding, ...place })), ...collected.findings],
    unused: use.unused({ sheet: sheet.name, rows: data, headings, mapping }),
    remarks: aboveHeadings(sheet, mapping, rowWord),
  };
}

const nothing = (problems: ImportProblem[]): ReadSheet => ({
  dishes: [],
  categoryTexts: new Map(),
  problems,
  findings: [],
  unused: [],
  remarks: [],
});

/** Rows that the spreadsheet shows, and those below its headings that it hides, each as a finding. */
function withoutHidden(
  { rows }: TableSheet,
  { takes_hidden, columns, heading_row }: TableMapping,
): { shown: TableSheet['rows']; hidden: ImportFinding[] } {
  if (takes_hidden) return { shown: rows, hidden: [] };
  const isLeftOut = ({ row, is_hidden }: TableSheet['rows'][0]) =>
    is_hidden === true && row > (heading_row ?? 0);
  const name = columns.find(({ role }) => role === 'name')?.column ?? 0;
  return {
    shown: rows.filter((row) => !isLeftOut(row)),
    hidden: rows.filter(isLeftOut).map(({ row, cells }) => ({
      kind: 'row_hidden',
      row,
      dish: '',
      detail: (cells[name] || cells.find((cell) => cell !== '') || '').slice(0, 200),
    })),
  };
}

const mostQuoted = 3;

/** Names the rows above the headings: a title, an address, a date. */
function aboveHeadings(
  { rows }: TableSheet,
  { heading_row }: TableMapping,
  rowWord: string,
): string[] {
  const above = heading_row === null ? [] : rows.filter(({ row }) => row < heading_row);
  if (above.length === 0) return [];
  const texts = above.map(({ row, cells }) => {
    const text = cells.filter((cell) => cell !== '').join(' · ');
    return `${rowWord} ${row} (“${text.slice(0, 60)}”)`;
  });
  const more = texts.length - mostQuoted;
  const quoted = texts.slice(0, mostQuoted).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [`Not read, because it stands above the headings: ${quoted}.`];
}

function missingColumns({ columns }: TableMapping): string[] {
  const has = (...roles: readonly string[]) => columns.some(({ role }) => roles.includes(role));
  return [...(has('name') ? [] : ['name']), ...(has('price', 'size_price') ? [] : ['price'])];
}

/** Rows of a CSV that are longer or shorter than the headings: a comma or a line break slipped in. */
function raggedRows(rows: readonly SheetRow[], headings: TableSheet['rows'][0]['cells']) {
  if (headings.length === 0) return [];
  return rows.flatMap((one): (ImportProblem & { row: number })[] => {
    if (one.kind !== 'data') return [];
    const { row, cells } = one.row;
    const isLonger = cells.slice(headings.length).some((cell) => cell !== '');
    if (!isLonger && cells.length >= headings.length) return [];
    const message = `has ${cells.length === 1 ? '1 column' : `${cells.length} columns`} where the headings have ${headings.length}`;
    return [{ row, place: `line ${row}`, message }];
  });
}

function withoutRagged(
  rows: readonly SheetRow[],
  ragged: readonly { row: number }[],
): readonly SheetRow[] {
  const left = new Set(ragged.map(({ row }) => row));
  return rows.filter(({ row }) => !left.has(row.row));
}
