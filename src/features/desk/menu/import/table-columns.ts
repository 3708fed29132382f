import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import type { ColumnRole, TableMapping } from '#schemas/api/menu-mapping.ts';

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
