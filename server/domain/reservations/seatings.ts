/** A table of a restaurant, as far as a reservation asks for it. */
export type Table = {
  id: number;
  areaId: number;
  /** The smallest and the largest party that it is given to (rule R89). */
  minParty: number;
  maxParty: number;
};

/** Tables that may be put together, and the parties that they are then given to (rule R90). */
export type TableJoin = {
  tableIds: readonly number[];
  minParty: number;
  maxParty: number;
};

/** Tables that a party can be given, all of them for the whole stay. */
export type Seating = {
  tableIds: readonly number[];
  /** The area of its first table. */
  areaId: number;
  maxParty: number;
};

type Plan = { tables: readonly Table[]; joins: readonly TableJoin[] };

/**
 * Whatever a party of this size can be given, best first: the smallest that fits, of equal ones the
 * one of fewer tables, then the one whose tables were made first (rules R89 and R90). A join of which
 * a table is gone is none.
 * @param areaId null: any area
 */
export function seatingsFor(
  party: number,
  { tables, joins }: Plan,
  areaId: number | null,
): Seating[] {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const fits = ({ minParty, maxParty }: Table | TableJoin) =>
    minParty <= party && party <= maxParty;
  const alone = tables
    .filter(fits)
    .map((table) => ({ tableIds: [table.id], areaId: table.areaId, maxParty: table.maxParty }));
  const joined = joins.filter(fits).flatMap(({ tableIds, maxParty }) => {
    const first = byId.get(tableIds[0] ?? 0);
    const isWhole = tableIds.length > 1 && tableIds.every((id) => byId.has(id));
    return first && isWhole ? [{ tableIds, areaId: first.areaId, maxParty }] : [];
  });
  return [...alone, ...joined]
    .filter((seating) => areaId === null || seating.areaId === areaId)
    .toSorted(byFit);
}

function byFit(a: Seating, b: Seating): number {
  const bySize = a.maxParty - b.maxParty || a.tableIds.length - b.tableIds.length;
  if (bySize !== 0) return bySize;
  return (a.tableIds[0] ?? 0) - (b.tableIds[0] ?? 0);
}
