import { planCells, type TablePlanBody } from '#schemas/api/staff-tables.ts';

export type PlanArea = TablePlanBody['areas'][number];
export type PlanTable = TablePlanBody['tables'][number];
export type PlanJoin = TablePlanBody['joins'][number];
export type PlanId = PlanTable['id'];

/** What was taken off the plan together, to be put back together. */
export type RemovedPart = {
  name: string;
  kind: 'table' | 'area';
  areas: readonly PlanArea[];
  tables: readonly PlanTable[];
  joins: readonly PlanJoin[];
};

/** A name for something new, until the server gives it an id. */
export const newPlanId = () => `new-${crypto.randomUUID()}`;

/** Cells each way of a table that is added. */
const usualSize = 6;

/** A table for two to four where there is room, called by the next number. */
export function newTable(plan: TablePlanBody, areaId: PlanId): PlanTable {
  const numbers = plan.tables.map(({ name }) => (/^\d{1,4}$/.test(name) ? Number(name) : 0));
  return {
    id: newPlanId(),
    area_id: areaId,
    name: String(Math.max(0, ...numbers) + 1),
    min_party: 2,
    max_party: 4,
    is_bookable: true,
    ...freePlace(plan.tables.filter((table) => table.area_id === areaId)),
    width: usualSize,
    height: usualSize,
    is_round: false,
  };
}

/** The first place, row by row, that touches no table; the corner where everything is full. */
export function freePlace(tables: readonly PlanTable[]): Pick<PlanTable, 'x' | 'y'> {
  const step = 2;
  const last = planCells - usualSize;
  for (let y = step; y <= last; y += step) {
    for (let x = step; x <= last; x += step) {
      const isTaken = tables.some(
        (table) =>
          x <= table.x + table.width &&
          table.x <= x + usualSize &&
          y <= table.y + table.height &&
          table.y <= y + usualSize,
      );
      if (!isTaken) return { x, y };
    }
  }
  return { x: 0, y: 0 };
}

const within = (place: number, size: number) => Math.max(0, Math.min(planCells - size, place));

/** A table by so many cells further, at most to the edge of the plan. */
export function movedBy(table: PlanTable, columns: number, rows: number): PlanTable {
  return {
    ...table,
    x: within(table.x + columns, table.width),
    y: within(table.y + rows, table.height),
  };
}

/** The plan with a table changed; a join stays within one area, so one that moved parts. */
export function withTable(plan: TablePlanBody, table: PlanTable): TablePlanBody {
  const before = plan.tables.find(({ id }) => id === table.id);
  const hasMoved = before !== undefined && before.area_id !== table.area_id;
  return {
    ...plan,
    tables: plan.tables.map((one) => (one.id === table.id ? table : one)),
    joins: hasMoved
      ? plan.joins.filter(({ table_ids: ids }) => !ids.includes(table.id))
      : plan.joins,
  };
}

/** Takes tables off the plan, and the joins that name them. */
export function withoutTables(plan: TablePlanBody, ids: readonly PlanId[]): TablePlanBody {
  return {
    ...plan,
    tables: plan.tables.filter(({ id }) => !ids.includes(id)),
    joins: plan.joins.filter(({ table_ids: names }) => !names.some((id) => ids.includes(id))),
  };
}

/** Takes an area off the plan with all that stands in it. */
export function withoutArea(plan: TablePlanBody, areaId: PlanId): TablePlanBody {
  const ids = plan.tables.filter((table) => table.area_id === areaId).map(({ id }) => id);
  const rest = withoutTables(plan, ids);
  return { ...rest, areas: rest.areas.filter(({ id }) => id !== areaId) };
}

/** What one plan has and the other has not any more. */
export function removedBetween(
  before: TablePlanBody,
  after: TablePlanBody,
  what: Pick<RemovedPart, 'name' | 'kind'>,
): RemovedPart {
  const areaIds = new Set(after.areas.map(({ id }) => id));
  const tableIds = new Set(after.tables.map(({ id }) => id));
  return {
    ...what,
    areas: before.areas.filter(({ id }) => !areaIds.has(id)),
    tables: before.tables.filter(({ id }) => !tableIds.has(id)),
    joins: before.joins.filter(({ table_ids: ids }) => !ids.every((id) => tableIds.has(id))),
  };
}

/** Whether something of what was removed is still not on the plan. */
export const isMissing = (plan: TablePlanBody, { areas, tables }: RemovedPart): boolean =>
  areas.some(isMissingIn(plan.areas)) || tables.some(isMissingIn(plan.tables));

/** Puts back what was removed, as far as its area and its tables are there. */
export function withRestored(plan: TablePlanBody, removed: RemovedPart): TablePlanBody {
  const areas = [...plan.areas, ...removed.areas.filter(isMissingIn(plan.areas))];
  const areaIds = new Set(areas.map(({ id }) => id));
  const back = removed.tables.filter(isMissingIn(plan.tables));
  const tables = [...plan.tables, ...back.filter((table) => areaIds.has(table.area_id))];
  const tableIds = new Set(tables.map(({ id }) => id));
  const joins = removed.joins.filter(({ table_ids: ids }) => ids.every((id) => tableIds.has(id)));
  return { areas, tables, joins: [...plan.joins, ...joins] };
}

const isMissingIn =
  (present: readonly { id: PlanId }[]) =>
  ({ id }: { id: PlanId }): boolean =>
    !present.some((one) => one.id === id);

/** What stands on tables of a join: '3 + 4'. */
export const namesOf = (plan: TablePlanBody, { table_ids: ids }: PlanJoin): string =>
  ids.flatMap((id) => plan.tables.find((table) => table.id === id)?.name ?? []).join(' + ');
