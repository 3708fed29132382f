import type { ImportFinding, TableMapping, TableSheet } from '#schemas/api/menu-mapping.ts';
import type { ImportProblem, ParsedMenu } from '../menu/imported-menu.ts';
import { menuOfDrafts } from '../menu/menu-of-drafts.ts';
import { collectDishes } from './collect-dishes.ts';
import { plainHeading } from './headings.ts';
import type { MenuTable } from './menu-table.ts';
import { optionSheets } from './option-sheets.ts';
import { sheetRows, type SheetRow } from './sheet-rows.ts';

/**
 * Reads a table as a mapping says. Pure.
 * @param currency ISO 4217 code of the tenant, in whose minor units the prices come out
 */
export function readWithMapping(
  table: MenuTable,
  mapping: TableMapping,
  currency: string,
): ParsedMenu {
  const rowWord = table.kind === 'csv' ? 'line' : 'row';
  const sheet = table.sheets.find(({ name }) => name === mapping.sheet);
  if (!sheet) return refuse('the file', `has no sheet “${mapping.sheet}”`);
  const headings = sheet.rows.find(({ row }) => row === mapping.heading_row)?.cells ?? [];
  const place = `${rowWord} ${mapping.heading_row ?? sheet.rows[0]?.row ?? 1}`;
  const missing = missingColumns(mapping);
  if (missing.length > 0) {
    const found = headings.filter((heading) => heading !== '').join(', ');
    const message = `has no column ${missing.join(' and no column ')}`;
    return refuse(place, found === '' ? message : `${message}; found: ${found.slice(0, 500)}`);
  }
  const rows = sheetRows(sheet.rows, mapping);
  const ragged = table.kind === 'csv' ? raggedRows(rows, headings) : [];
  const categoryColumn = mapping.columns.find(({ role }) => role === 'category')?.column ?? -1;
  const isSeveralCategories = /ies\b|labels/.test(plainHeading(headings[categoryColumn] ?? ''));
  const { dishes, categoryTexts, problems, findings } = collectDishes(withoutRagged(rows, ragged), {
    mapping,
    currency,
    rowWord,
    isSeveralCategories,
    optionsOf: optionSheets(table, mapping, currency),
  });
  problems.unshift(...ragged);
  const menu = menuOfDrafts(dishes, { rowWord, categoryTexts, problems, findings });
  if (problems.length > 0) {
    return { ok: false, problems: problems.toSorted((a, b) => rowOfProblem(a) - rowOfProblem(b)) };
  }
  if (menu.products.length === 0) return refuse(place, 'no dish follows');
  const remarks =
    mapping.currency === currency
      ? []
      : [
          `The prices are said to be ${mapping.currency}; the same numbers are taken as ${currency}.`,
        ];
  return { ok: true, menu, remarks, findings: onceEach(findings) };
}

/** By rows; what each row of a dish says again is said once. */
function onceEach(findings: readonly ImportFinding[]): ImportFinding[] {
  const sorted = findings.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const perDish = new Set<string>();
  return sorted.filter(({ kind, dish, detail }) => {
    const key = JSON.stringify([kind, dish, detail]);
    if (kind !== 'group_without_options') return true;
    if (perDish.has(key)) return false;
    perDish.add(key);
    return true;
  });
}

const rowOfProblem = ({ place }: ImportProblem): number => Number(/\d+/.exec(place)?.[0] ?? 0);

const refuse = (place: string, message: string): ParsedMenu => ({
  ok: false,
  problems: [{ place, message }],
});

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
