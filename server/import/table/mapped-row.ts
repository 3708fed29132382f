import type {
  ColumnMapping,
  ColumnRole,
  TableMapping,
  TableRow,
} from '#schemas/api/menu-mapping.ts';
import type { CellUse } from './cell-use.ts';

/** A row by what its columns mean. */
export type MappedRow = {
  row: number;
  /** The cell of a role; '' where no column has it. */
  cell: (role: ColumnRole) => string;
  /** Cells of a role that are not empty, each with what its column is about. */
  cells: (role: ColumnRole) => readonly MappedCell[];
};
export type MappedCell = { column: number; label: string; text: string };

/**
 * Reads rows by a mapping.
 * @param use hears of each cell that is read
 */
export function mapRow(
  { columns }: TableMapping,
  use?: Pick<CellUse, 'read'>,
): (row: TableRow) => MappedRow {
  const byRole = new Map<ColumnRole, ColumnMapping[]>();
  for (const column of columns)
    byRole.set(column.role, [...(byRole.get(column.role) ?? []), column]);
  return ({ row, cells }) => ({
    row,
    cell: (role) => {
      const column = byRole.get(role)?.[0]?.column;
      const text = column === undefined ? '' : (cells[column] ?? '');
      if (column !== undefined && text !== '') use?.read(row, column);
      return text;
    },
    cells: (role) =>
      (byRole.get(role) ?? []).flatMap(({ column, label }) => {
        const text = cells[column] ?? '';
        if (text === '') return [];
        use?.read(row, column);
        return [{ column, label, text }];
      }),
  });
}

/** Where rows leave a category out that the row above them has, as with cells that are joined. */
export function fillsDown(categories: readonly string[]): boolean {
  const [first = ''] = categories;
  const filled = categories.filter((text) => text !== '');
  const isRepeated = categories.some(
    (text, index) => text !== '' && text === categories[index - 1],
  );
  return first !== '' && filled.length < categories.length && !isRepeated;
}

/** 'Food > Pizza' is the category Pizza; a column of several divides them by commas. */
export function readCategories(text: string, isSeveral: boolean): string[] {
  const parts = isSeveral ? text.split(/,\s+|\s*[;|]\s*/) : [text];
  const names = parts.map(
    (part) =>
      part
        .split(/\s+>\s+|\s*»\s*/)
        .at(-1)
        ?.trim() ?? '',
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
