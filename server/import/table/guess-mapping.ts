import type {
  ColumnRole,
  GuessedMapping,
  TableMapping,
  TablePlace,
  TableRow,
  TableSheet,
} from '#schemas/api/menu-mapping.ts';
import { columnValues } from './column-values.ts';
import { findHeading } from './find-heading.ts';
import { plainHeading } from './headings.ts';
import { guessColumns, type GuessedColumn } from './guess-columns.ts';
import type { MenuTable } from './menu-table.ts';
import { decimalMarkOf, readPrice } from './read-price.ts';
import { hasSectionRows } from './sheet-rows.ts';

/**
 * How a sheet is to be read, as far as its headings and values tell.
 * @param currency ISO 4217 code of the tenant
 * @param headingRow of the headings, as the file counts, where somebody says it; null: there are none
 */
export function guessMapping(
  sheet: TableSheet,
  currency: string,
  headingRow?: number | null,
): GuessedMapping {
  const place =
    headingRow === undefined
      ? findHeading(sheet.rows, currency)
      : placeOfRow(sheet.rows, headingRow);
  const heading = place === null ? undefined : sheet.rows[place];
  const below = place === null ? sheet.rows : sheet.rows.slice(place + 1);
  const dishes = below.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const values = columnValues(dishes.length > 0 ? dishes : below, width, currency);
  const guesses = guessColumns(heading?.cells ?? null, values);
  chooseParents(guesses, heading?.cells ?? [], dishes);
  const columns = guesses
    .filter(({ role }) => role !== 'ignore')
    .map(({ column, role, label }) => ({ column, role, label: label.slice(0, 120) }));
  const prices = pricesOf(guesses, below);
  const mapping: TableMapping = {
    sheet: sheet.name,
    heading_row: heading?.row ?? null,
    columns,
    rows: rowKindOf(guesses, below),
    has_section_rows: !hasFullCategories(guesses, dishes) && hasSectionRows(below, currency),
    decimal_mark: decimalMarkOf(prices),
    currency: currencyOf(guesses, prices) ?? currency,
  };
  return {
    mapping,
    guesses: guesses.map(({ column, role, confidence, reason }) => ({
      column,
      role,
      confidence,
      reason,
    })),
  };
}

function placeOfRow(rows: readonly TableRow[], headingRow: number | null): number | null {
  const place = rows.findIndex(({ row }) => row === headingRow);
  return place < 0 ? null : place;
}

/**
 * The sheet that is surest a menu, with how it is to be read.
 * @param asked where somebody says that the menu stands; a sheet that is not there is not looked for
 */
export function guessTable(
  { sheets }: MenuTable,
  currency: string,
  asked?: TablePlace,
): GuessedMapping {
  const wanted = asked && sheets.find(({ name }) => name === asked.sheet);
  if (wanted) return guessMapping(wanted, currency, asked.heading_row);
  const guessed = sheets.map((sheet) => {
    const guess = guessMapping(sheet, currency);
    const has = (roles: readonly ColumnRole[]) =>
      guess.mapping.columns.some(({ role }) => roles.includes(role));
    const isMenu = has(['name']) && has(['price', 'size_price']);
    const isOptions = has(['option_group', 'option_name']) && !has(['name']);
    const rows = Math.min(sheet.rows.length, 100) / 100;
    const hidden = sheet.is_hidden ? 3 : 0;
    return { guess, score: (isMenu ? 2 : 0) - (isOptions ? 1 : 0) - hidden + rows };
  });
  const best = guessed.reduce((first, one) => (one.score > first.score ? one : first));
  return best.guess;
}

const priceRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['price', 'size_price']);

const pricesOf = (guesses: readonly GuessedColumn[], rows: readonly TableRow[]): string[] =>
  guesses
    .filter(({ role }) => priceRoles.has(role))
    .flatMap(({ column }) => rows.map(({ cells }) => cells[column] ?? ''))
    .filter((cell) => cell !== '');

/** The currency of the prices' heading, else the one that most prices name themselves. */
function currencyOf(guesses: readonly GuessedColumn[], prices: readonly string[]): string | null {
  const named = guesses.find(({ role, currency }) => priceRoles.has(role) && currency !== null);
  if (named) return named.currency;
  const currencies = prices.slice(0, 500).flatMap((cell) => {
    const read = readPrice(cell, { currency: 'USD', decimalMark: '.' });
    return read.kind === 'price' ? (read.currency ?? []) : [];
  });
  const [first] = currencies;
  const isCertain =
    first !== undefined && currencies.filter((one) => one === first).length * 2 > prices.length;
  return isCertain ? first : null;
}

function rowKindOf(
  guesses: readonly GuessedColumn[],
  rows: readonly TableRow[],
): TableMapping['rows'] {
  const columnOf = (role: ColumnRole) => guesses.find((guess) => guess.role === role)?.column;
  if (columnOf('option_name') !== undefined) return 'option';
  if (columnOf('size') !== undefined || columnOf('parent_id') !== undefined) return 'size';
  const name = columnOf('name') ?? -1;
  const names = rows.map(({ cells }) => cells[name] ?? '').filter((cell) => cell !== '');
  const bullets = names.filter((cell) => /^[+•–>-]\s*\S/.test(cell)).length;
  return bullets > 0 && bullets < names.length ? 'option' : 'dish';
}

function hasFullCategories(guesses: readonly GuessedColumn[], rows: readonly TableRow[]): boolean {
  const column = guesses.find(({ role }) => role === 'category')?.column;
  return column !== undefined && rows.every(({ cells }) => (cells[column] ?? '') !== '');
}

/** Ids are those that the rows of sizes name their dish by. */
function chooseParents(
  guesses: GuessedColumn[],
  headings: readonly string[],
  rows: readonly TableRow[],
): void {
  const parent = guesses.find(({ role }) => role === 'parent_id');
  if (!parent) return;
  const parents = new Set(
    rows
      .map(({ cells }) => (cells[parent.column] ?? '').replace(/^id:/, ''))
      .filter((id) => id !== ''),
  );
  const holds = (column: number) => rows.some(({ cells }) => parents.has(cells[column] ?? ''));
  const ids = guesses.filter(({ column }) =>
    /^(?:id|sku|handle)$/.test(plainHeading(headings[column] ?? '')),
  );
  const fitting = ids.find(({ column }) => holds(column));
  if (!fitting) return;
  for (const id of guesses.filter(({ role }) => role === 'external_id')) id.role = 'ignore';
  fitting.role = 'external_id';
  fitting.confidence = 1;
  fitting.reason = `“${headings[parent.column] ?? ''}” names dishes by “${headings[fitting.column] ?? ''}”`;
}
