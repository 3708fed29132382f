import type { TableRow } from '#schemas/api/menu-mapping.ts';
import { isPriceLike } from './read-price.ts';

/** What the cells of a column look like, whatever its heading says. */
export type ColumnValues = {
  /** Cells that are not empty. */
  filled: readonly string[];
  /** Of those, the share that reads as a price with a mark or a sign, or as a plain number. */
  priced: number;
  /** Of those, the share that differs from each other. */
  distinct: number;
  /** Letters of a cell, on average. */
  length: number;
};

const mostLookedAt = 500;

/** Looks at each column below the heading. */
export function columnValues(
  rows: readonly TableRow[],
  width: number,
  currency: string,
): ColumnValues[] {
  const some = rows.slice(0, mostLookedAt);
  return Array.from({ length: width }, (_, column) => {
    const filled = some.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
    const count = Math.max(1, filled.length);
    const prices = filled.filter((cell) => isPriceLike(cell, currency)).length;
    return {
      filled,
      priced: prices / count,
      distinct: new Set(filled).size / count,
      length: filled.reduce((sum, cell) => sum + cell.length, 0) / count,
    };
  });
}
