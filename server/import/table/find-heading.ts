import type { TableRow } from '#schemas/api/menu-mapping.ts';
import { guessHeading } from './headings.ts';
import { isPriceLike } from './read-price.ts';

/** A title, an address and the date of print may stand above the headings. */
const rowsLookedAt = 25;
const longestHeading = 60;

const filledCells = ({ cells }: TableRow): readonly string[] => cells.filter((cell) => cell !== '');

/** The row of the headings, by its place in the rows; null: the table has none. */
export function findHeading(rows: readonly TableRow[], currency: string): number | null {
  const scores = rows.slice(0, rowsLookedAt).map((row) => scoreOf(row, currency));
  const best = Math.max(...scores, 0);
  if (best >= 1.5) return scores.indexOf(best);
  return headingByShape(rows, currency);
}

/** How many cells are headings that are known; a row with prices in it is a dish. */
function scoreOf(row: TableRow, currency: string): number {
  const filled = filledCells(row);
  if (filled.length < 2 || filled.some((cell) => cell.length > longestHeading)) return 0;
  const known = filled.map((cell) => guessHeading(cell)?.confidence ?? 0);
  const isDish = row.cells.some((cell) => isPriceLike(cell, currency) && !guessHeading(cell));
  return isDish ? 0 : known.reduce((sum, confidence) => sum + confidence, 0);
}

/** A row of words above columns of numbers is one of headings, even where no heading is known. */
function headingByShape(rows: readonly TableRow[], currency: string): number | null {
  const wide = rows.slice(0, rowsLookedAt).findIndex((row) => filledCells(row).length > 1);
  const row = rows[wide];
  const next = rows[wide + 1];
  if (!row || !next) return null;
  const prices = ({ cells }: TableRow) =>
    cells.flatMap((cell, column) => (isPriceLike(cell, currency) ? [column] : []));
  const isAbovePrices = prices(next).some((column) => {
    const cell = row.cells[column] ?? '';
    return cell !== '' && !/\d/.test(cell);
  });
  return prices(row).length === 0 && isAbovePrices ? wide : null;
}
