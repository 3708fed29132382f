import { createHash } from 'node:crypto';
import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { GuessedMapping, TableMapping, TablePlace } from '#schemas/api/menu-mapping.ts';
import { toMajor } from '#schemas/money.ts';
import type { RememberedMapping } from '../db/queries/menu-import-mappings.ts';
import type { ImportedMenu } from './menu/imported-menu.ts';
import { guessTable } from './table/guess-mapping.ts';
import type { MenuTable } from './table/menu-table.ts';
import { readWithMapping } from './table/read-with-mapping.ts';

/** How a table is read, and by which digest of its headings that is remembered; null: by none. */
export type ChosenMapping = {
  mapping: TableMapping;
  guess: GuessedMapping;
  origin: MenuFileTable['origin'];
  headings: string | null;
};

/** What is known of how a table is read, besides the table. */
type Known = {
  /** ISO 4217 code that the prices come out in. */
  currency: string;
  /** All of it, as it was sent. */
  mapping: TableMapping | undefined;
  /** Where the menu stands, as it was sent. */
  place: TablePlace | undefined;
  remembered: readonly RememberedMapping[];
};

/** The mapping that was sent, else the one that was used for such headings last, else the guess. */
export function chooseMapping(
  table: MenuTable,
  { currency, mapping: sent, place, remembered }: Known,
): ChosenMapping {
  const guess = guessTable(table, currency, sent ?? place);
  const headings = digestOf(table, guess.mapping);
  if (sent) return { mapping: sent, guess, origin: 'sent', headings };
  const last = remembered.find((one) => one.headings === headings)?.mapping;
  if (!last) return { mapping: guess.mapping, guess, origin: 'guessed', headings };
  // The same headings may stand on another line, and in a sheet that is called otherwise.
  const { sheet, heading_row } = guess.mapping;
  const isThere = (name: string) => name !== sheet && table.sheets.some((one) => one.name === name);
  const more_sheets = last.more_sheets?.filter(isThere) ?? [];
  const mapping = { ...last, sheet, heading_row, ...(last.more_sheets && { more_sheets }) };
  return { mapping, guess, origin: 'remembered', headings };
}

function digestOf({ sheets }: MenuTable, { sheet, heading_row }: TableMapping): string | null {
  if (heading_row === null) return null;
  const rows = sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const cells = rows.find(({ row }) => row === heading_row)?.cells ?? [];
  const plain = cells.map((cell) => cell.trim().toLowerCase());
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}

const shownRows = 20;
const longestCell = 200;
const shownDishes = 10;
const shownFindings = 100;
const shownProblems = 100;

/** A table as the page shows it on its way to be a menu. */
export function showTable(
  table: MenuTable,
  { mapping, guess, origin }: ChosenMapping,
  currency: string,
): MenuFileTable {
  const parsed = readWithMapping(table, mapping, currency);
  const sheet = table.sheets.find(({ name }) => name === mapping.sheet);
  return {
    sheets: table.sheets.map(({ name, rows }) => {
      const hidden = rows.filter(({ is_hidden }) => is_hidden).length;
      return { name, rows: rows.length, ...(hidden > 0 && { hidden_rows: hidden }) };
    }),
    encoding: table.encoding,
    mapping,
    guesses: guess.guesses,
    origin,
    rows: (sheet?.rows ?? []).slice(0, shownRows).map(({ row, cells }) => ({
      row,
      cells: cells.slice(0, 300).map((cell) => cell.slice(0, longestCell)),
    })),
    dishes: parsed.ok ? dishesOf(parsed.menu, currency) : [],
    dish_count: parsed.ok ? parsed.menu.products.length : 0,
    findings: parsed.ok ? (parsed.findings ?? []).slice(0, shownFindings) : [],
    problems: parsed.ok
      ? []
      : parsed.problems
          .slice(0, shownProblems)
          .map(({ place, message }) => ({ path: place, message })),
  };
}

function dishesOf(menu: ImportedMenu, currency: string): MenuFileTable['dishes'] {
  const groups = new Map(menu.groups.map(({ externalId, name }) => [externalId, name]));
  return menu.products.slice(0, shownDishes).map((product) => ({
    name: product.name,
    category: menu.categories
      .filter(({ productIds }) => productIds.includes(product.externalId))
      .map(({ name }) => name)
      .join(', '),
    price: toMajor(product.price, currency),
    has_price: product.isUnpriced !== true,
    sizes: (product.choices ?? []).flatMap(({ values }) =>
      values.map(({ name, priceAdjustment }) => ({
        name,
        price: toMajor(product.price + priceAdjustment, currency),
      })),
    ),
    groups: product.groupIds.flatMap((id) => groups.get(id) ?? []),
  }));
}
