import { mostColumns, type TableMapping, type TableRow } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn, UnusedReason } from '#schemas/api/unused-cells.ts';

/** Notes which cells of a sheet come to the menu, so that the others can be counted. */
export type CellUse = {
  read: (row: number, column: number) => void;
  /** Says that something in a cell is left out, although the cell was read. */
  leave: (row: number, column: number, why: UnusedReason) => void;
  /** Says that a row goes on with the dish that began in another one. */
  goOn: (row: number, firstRow: number | null) => void;
};

type ReadSheet = {
  sheet: string;
  /** Those that say something of a dish. */
  rows: readonly TableRow[];
  headings: readonly string[];
  mapping: TableMapping;
};

const mostExamples = 3;
const longestExample = 60;
const keyOf = (row: number, column: number): number => row * mostColumns + column;

/** Tracks the cells of one sheet while it is read. */
export function trackCells(): CellUse & { unused: (sheet: ReadSheet) => UnusedColumn[] } {
  const reads = new Set<number>();
  const left = new Map<number, UnusedReason>();
  const firstRows = new Map<number, number>();
  return {
    read: (row, column) => void reads.add(keyOf(row, column)),
    leave: (row, column, why) => void left.set(keyOf(row, column), why),
    goOn: (row, firstRow) => {
      if (firstRow !== null) firstRows.set(row, firstRow);
    },
    unused: ({ sheet, rows, headings, mapping }) => {
      const roles = new Map(mapping.columns.map(({ column, role }) => [column, role]));
      const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
      // A file may have millions of cells, so that what is found is counted in place.
      const found = new Map<number, Map<UnusedReason, UnusedColumn>>();
      const noteUnused = (why: UnusedReason, row: number, column: number, text: string) => {
        const ofColumn = found.get(column) ?? new Map<UnusedReason, UnusedColumn>();
        const heading = headings[column] ?? '';
        const one = ofColumn.get(why) ?? { sheet, column, heading, why, cells: 0, examples: [] };
        if (one.cells === 0) found.set(column, ofColumn.set(why, one));
        one.cells += 1;
        if (one.examples.length === mostExamples) return;
        const example = text.slice(0, longestExample);
        if (one.examples.every((shown) => shown.text !== example)) {
          one.examples.push({ row, text: example });
        }
      };
      for (const { row, cells } of rows) {
        for (let column = 0; column < cells.length; column += 1) {
          const text = cells[column] ?? '';
          const why = text === '' ? null : reasonOf(row, column, text);
          if (why !== null) noteUnused(why, row, column, text);
        }
      }
      return [...found.values()]
        .flatMap((ofColumn) => [...ofColumn.values()])
        .toSorted((x, y) => x.column - y.column);

      function reasonOf(row: number, column: number, text: string): UnusedReason | null {
        const role = roles.get(column) ?? 'ignore';
        if (role === 'ignore') return 'left_out';
        if (role === 'calories') return 'no_place';
        if (role === 'picture') return 'not_fetched';
        const key = keyOf(row, column);
        const why = left.get(key);
        if (why !== undefined || reads.has(key)) return why ?? null;
        const firstRow = firstRows.get(row);
        if (firstRow === undefined) return 'row_kind';
        // Exports repeat in each row what the first one says.
        return cellsOf.get(firstRow)?.[column] === text ? null : 'first_row_only';
      }
    },
  };
}
