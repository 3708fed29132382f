import type { TableMapping, TableRow } from '#schemas/api/menu-mapping.ts';
import { isPriceLike } from './read-price.ts';

/** What the rows below the headings are. */
export type SheetRow =
  | { kind: 'section'; row: TableRow; name: string }
  /** A sentence below the name of a category. */
  | { kind: 'section_text'; row: TableRow; text: string }
  | { kind: 'ignored'; row: TableRow; text: string }
  | { kind: 'data'; row: TableRow };

/** Totals and what stands at the foot of a price list. */
const noDish =
  /^(?:(?:grand |sub-?)?totals?(?: items?| dishes| products)?:?|(?:sum|count|average|total)\b[^a-z]*\d.*|total (?:items|dishes|products|number|price).*|page \d+.*|(?:all )?prices? (?:are|include|incl|exclude|subject|may|in)\b.*|.*\bsubject to change\b.*|(?:printed|last updated|updated|exported|generated|effective|valid)\b.*\d.*|(?:please|kindly) (?:ask|note|inform|tell|let|advise)\b.*|(?:a |an )?\d+ ?% (?:service|surcharge|gst|vat|tax)\b.*|.*\b(?:service charge|surcharge)\b.*|(?:all )?(?:gst|vat|tax(?:es)?) (?:is |are )?(?:included|incl|excluded|inclusive)\b.*|(?:v|vg|gf|df|n|ve)\s*[=:–-]\s*\w.*|(?:©|copyright|www\.|https?:).*|\*.*|end of (?:menu|list).*|(?:thank you|bon app[eé]tit).*)$/i;
const longestSection = 80;
const sentence = /[.!]$|^.{41,}$/;

const filledOf = ({ cells }: TableRow): readonly string[] => cells.filter((cell) => cell !== '');

/** Whether a single cell of a row can be a category: text that is no price and no bullet of an option. */
const isSectionText = (text: string, currency: string): boolean =>
  text.length <= longestSection * 3 && !isPriceLike(text, currency) && !/^[+•–-]\s/.test(text);

/** Tells the rows of a sheet apart. */
export function sheetRows(rows: readonly TableRow[], mapping: TableMapping): SheetRow[] {
  const below = rows.filter(({ row }) => mapping.heading_row === null || row > mapping.heading_row);
  const heading = rows.find(({ row }) => row === mapping.heading_row);
  const nameColumn = mapping.columns.find(({ role }) => role === 'name')?.column ?? 0;
  const again = heading ? JSON.stringify(heading.cells) : null;
  const told: SheetRow[] = [];
  const lastDish = below.findLastIndex((row) => filledOf(row).length > 1);
  for (const [index, row] of below.entries()) {
    if (JSON.stringify(row.cells) === again) continue;
    const filled = filledOf(row);
    const [text = ''] = filled;
    const name = row.cells[nameColumn] ?? '';
    const isTotal = /^(?:grand |sub-?)?total\b/i.test(name || text) && noDish.test(name || text);
    if (isTotal || (filled.length === 1 && noDish.test(text))) {
      told.push({ kind: 'ignored', row, text });
    } else if (isSectionRow(row, index < lastDish)) {
      const before = told.at(-1)?.kind;
      if (before === 'section' && sentence.test(text))
        told.push({ kind: 'section_text', row, text });
      else if (text.length > longestSection) told.push({ kind: 'ignored', row, text });
      else told.push({ kind: 'section', row, name: text.replace(/[:\s]+$/, '') });
    } else told.push({ kind: 'data', row });
  }
  return told;

  function isSectionRow(row: TableRow, hasDishesBelow: boolean): boolean {
    const filled = filledOf(row);
    return (
      mapping.has_section_rows &&
      hasDishesBelow &&
      filled.length === 1 &&
      isSectionText(filled[0] ?? '', mapping.currency)
    );
  }
}

/**
 * Whether rows with a single cell stand above rows of dishes, as categories do: the first dish stands
 * below one, and there are more dishes than them. Else they are dishes without a price.
 */
export function hasSectionRows(rows: readonly TableRow[], currency: string): boolean {
  const texts = rows.map(filledOf).filter(([text = '']) => !noDish.test(text));
  const dishes = texts.filter(({ length }) => length > 1).length;
  const isSection = ([text = '', ...others]: readonly string[]) =>
    others.length === 0 && isSectionText(text, currency) && !sentence.test(text);
  const sections = texts.filter(isSection).length;
  const [first] = texts;
  if (first === undefined || !isSection(first)) return false;
  return sections === 1 ? dishes > 2 : sections < dishes;
}
