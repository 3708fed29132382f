import type { ImportFinding, TableMapping, TableSheet } from '#schemas/api/menu-mapping.ts';
import type { ImportProblem, ParsedMenu } from '../menu/imported-menu.ts';
import { menuOfDrafts } from '../menu/menu-of-drafts.ts';
import { guessMapping } from './guess-mapping.ts';
import type { MenuTable } from './menu-table.ts';
import { optionSheets } from './option-sheets.ts';
import { readSheet } from './read-sheet.ts';

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
  const names = [...new Set([mapping.sheet, ...(mapping.more_sheets ?? [])])];
  const sheets = names.flatMap((name) => table.sheets.find((sheet) => sheet.name === name) ?? []);
  const missing = names.find((name) => !sheets.some((sheet) => sheet.name === name));
  const [first] = sheets;
  if (missing !== undefined || !first) return refuse('the file', `has no sheet “${missing ?? ''}”`);
  const isOneOfSeveral = sheets.length > 1;
  const options = optionSheets(table, mapping, currency);
  const { optionsOf } = options;
  const read = sheets.map((sheet, place) => {
    const own = place === 0 ? mapping : mappingOf(sheet, first, mapping, currency);
    return readSheet(sheet, { mapping: own, currency, rowWord, isOneOfSeveral, optionsOf });
  });
  const problems = read.flatMap((sheet) =>
    sheet.problems.toSorted((a, b) => rowOfProblem(a) - rowOfProblem(b)),
  );
  const findings = read.flatMap((sheet) => sheet.findings);
  const categoryTexts = new Map(read.flatMap((sheet) => [...sheet.categoryTexts]));
  const dishes = read.flatMap((sheet) => sheet.dishes);
  const menu = menuOfDrafts(dishes, { rowWord, categoryTexts, problems, findings });
  if (problems.length > 0) {
    const byRow = (a: ImportProblem, b: ImportProblem) => rowOfProblem(a) - rowOfProblem(b);
    return { ok: false, problems: isOneOfSeveral ? problems : problems.toSorted(byRow) };
  }
  if (menu.products.length === 0) {
    const row = mapping.heading_row ?? first.rows[0]?.row ?? 1;
    return refuse(`${rowWord} ${row}`, 'no dish follows');
  }
  const unread = table.sheets.filter(
    ({ name }) => !names.includes(name) && !options.names.has(name),
  );
  const otherCurrency = `The prices are said to be ${mapping.currency}; the same numbers are taken as ${currency}.`;
  return {
    ok: true,
    menu,
    remarks: [
      ...(mapping.currency === currency ? [] : [otherCurrency]),
      ...unreadSheets(unread),
      ...read.flatMap((sheet) => sheet.remarks),
    ],
    findings: onceEach(findings, names),
    unused: read.flatMap((sheet) => sheet.unused),
  };
}

const plain = (cells: readonly string[]): string => JSON.stringify(cells).toLowerCase();

/** Mapping of a further sheet: the same columns where it has the same headings, else a guess. */
function mappingOf(
  sheet: TableSheet,
  first: TableSheet,
  mapping: TableMapping,
  currency: string,
): TableMapping {
  const headings = first.rows.find(({ row }) => row === mapping.heading_row);
  const same = headings && sheet.rows.find(({ cells }) => plain(cells) === plain(headings.cells));
  const { mapping: guessed } = guessMapping(sheet, currency);
  const { takes_hidden, currency: said } = mapping;
  return same
    ? { ...mapping, sheet: sheet.name, heading_row: same.row }
    : { ...guessed, currency: said, ...(takes_hidden && { takes_hidden }) };
}

const mostNamed = 10;

function unreadSheets(sheets: readonly TableSheet[]): string[] {
  if (sheets.length === 0) return [];
  const texts = sheets.slice(0, mostNamed).map(({ name, rows, is_hidden }) => {
    const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
    return `“${name}” (${count}${is_hidden ? ', hidden' : ''})`;
  });
  const more = sheets.length - texts.length;
  const named = texts.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    sheets.length === 1
      ? `One sheet of the file is not read: ${named}.`
      : `${sheets.length} sheets of the file are not read: ${named}.`,
  ];
}

/** Sorts by sheets and rows; what each row of a dish says again is said once. */
function onceEach(findings: readonly ImportFinding[], sheets: readonly string[]): ImportFinding[] {
  const placeOf = ({ sheet }: ImportFinding) => (sheet === undefined ? 0 : sheets.indexOf(sheet));
  const sorted = findings.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a.row ?? 0) - (b.row ?? 0),
  );
  const perDish = new Set<string>();
  return sorted.filter(({ kind, dish, detail }) => {
    const key = JSON.stringify([kind, dish, detail]);
    if (kind !== 'group_without_options') return true;
    if (perDish.has(key)) return false;
    perDish.add(key);
    return true;
  });
}

const rowOfProblem = ({ place }: ImportProblem): number =>
  Number(/(?:row|line) (\d+)/.exec(place)?.[1] ?? 0);

const refuse = (place: string, message: string): ParsedMenu => ({
  ok: false,
  problems: [{ place, message }],
});
