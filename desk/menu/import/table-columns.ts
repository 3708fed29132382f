import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import {
  sharedRoles,
  type ColumnMapping,
  type ColumnRole,
  type TableMapping,
} from '#schemas/api/menu-mapping.ts';

/** A column of a table with what it is taken for. */
export type TableColumn = {
  /** From 0. */
  index: number;
  /** '' where it has none. */
  heading: string;
  /** The first different cells below the heading. */
  samples: readonly string[];
  role: ColumnRole;
  label: string;
};

const mostSamples = 3;

/** The columns of a table that have anything in them, or are read. Pure. */
export function columnsOf({ rows }: Pick<MenuFileTable, 'rows'>, mapping: TableMapping) {
  const { heading_row: headingRow } = mapping;
  const headings = rows.find(({ row }) => row === headingRow)?.cells ?? [];
  const below = rows.filter(({ row }) => row > (headingRow ?? 0));
  const byIndex = new Map(mapping.columns.map((one) => [one.column, one]));
  const width = Math.max(0, headings.length, ...below.map(({ cells }) => cells.length));
  const last = Math.max(width - 1, ...mapping.columns.map(({ column }) => column));
  return Array.from({ length: last + 1 }, (_, index): TableColumn => {
    const cells = below.flatMap((row) => row.cells[index]?.trim() || []);
    const { role = 'ignore', label = '' } = byIndex.get(index) ?? {};
    const heading = headings[index]?.trim() ?? '';
    return { index, heading, samples: [...new Set(cells)].slice(0, mostSamples), role, label };
  }).filter(
    ({ heading, samples, role }) => heading !== '' || samples.length > 0 || role !== 'ignore',
  );
}

/** So many that are left out stand among the others. */
const fewLeftOut = 3;

/**
 * Columns that are read, and apart from them those that were left out at first, where they are many:
 * an export of a till has thirty columns that no menu shows. Corrected ones stay where they are. Pure.
 */
export function inParts(
  columns: readonly TableColumn[],
  first: TableMapping,
): { read: readonly TableColumn[]; leftOut: readonly TableColumn[] } {
  const taken = new Set(
    first.columns.flatMap(({ column, role }) => (role === 'ignore' ? [] : [column])),
  );
  const leftOut = columns.filter(({ index }) => !taken.has(index));
  if (leftOut.length <= fewLeftOut) return { read: columns, leftOut: [] };
  return { read: columns.filter(({ index }) => taken.has(index)), leftOut };
}

/**
 * A mapping with a column corrected. What only one column may be, the one that was it is no more:
 * two columns of names would leave the first one in its place, as if nothing had been chosen. Pure.
 */
export function withColumn(mapping: TableMapping, column: ColumnMapping): TableMapping {
  const isAlone = !sharedRoles.has(column.role);
  const others = mapping.columns.filter(
    (one) => one.column !== column.column && !(isAlone && one.role === column.role),
  );
  const columns = [...others, column].toSorted((a, b) => a.column - b.column);
  return { ...mapping, columns };
}
