import { describe, expect, test } from 'vitest';
import { planCells, tablePlanBody, type TablePlanBody } from '#schemas/api/staff-tables.ts';
import {
  freePlace,
  isMissing,
  movedBy,
  newTable,
  removedBetween,
  withoutArea,
  withoutTables,
  withRestored,
  withTable,
  type PlanTable,
} from '#desk/settings/tables/plan-changes.ts';

const table = (id: number, more: Partial<PlanTable> = {}): PlanTable => ({
  id,
  area_id: 1,
  name: String(id),
  min_party: 1,
  max_party: 2,
  is_bookable: true,
  x: 0,
  y: 0,
  width: 6,
  height: 6,
  is_round: false,
  ...more,
});
const plan: TablePlanBody = {
  areas: [
    { id: 1, name: 'Inside' },
    { id: 2, name: 'Terrace' },
  ],
  tables: [table(1), table(2, { x: 8 }), table(3, { area_id: 2 })],
  joins: [{ table_ids: [1, 2], min_party: 3, max_party: 4 }],
};

describe('R89 a table on the plan', () => {
  test('stays on it, however far it is moved', () => {
    expect(movedBy(table(1), -5, 3)).toMatchObject({ x: 0, y: 3 });
    expect(movedBy(table(1), 100, 100)).toMatchObject({ x: planCells - 6, y: planCells - 6 });
  });

  test('is added beside the others, under the next number, and fits the contract', () => {
    const made = newTable({ ...plan, tables: [...plan.tables, table(4, { name: 'Bar' })] }, 1);
    expect(made).toMatchObject({ name: '4', area_id: 1, x: 16, y: 2 });
    const whole = { ...plan, tables: [...plan.tables, made] };
    expect(tablePlanBody.safeParse(whole).error).toBeUndefined();
  });

  test('is added in the corner where the area is full', () => {
    const everywhere = table(1, { width: planCells, height: planCells });
    expect(freePlace([everywhere])).toEqual({ x: 0, y: 0 });
  });
});

describe('R90 what is joined', () => {
  test('parts where a table goes to another area, and stays where it only moves', () => {
    expect(withTable(plan, table(2, { area_id: 2 })).joins).toEqual([]);
    expect(withTable(plan, table(2, { x: 20 })).joins).toEqual(plan.joins);
  });

  test('goes with a table that is removed, and comes back with it', () => {
    const after = withoutTables(plan, [2]);
    expect(after.joins).toEqual([]);
    const removed = removedBetween(plan, after, { kind: 'table', name: '2' });
    expect(isMissing(after, removed)).toBe(true);
    const back = withRestored(after, removed);
    expect(back.tables.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(back.joins).toEqual(plan.joins);
    expect(isMissing(back, removed)).toBe(false);
  });

  test('an area goes with its tables, and comes back with all of them', () => {
    const after = withoutArea(plan, 1);
    expect(after).toMatchObject({ areas: [{ id: 2 }], tables: [{ id: 3 }], joins: [] });
    const removed = removedBetween(plan, after, { kind: 'area', name: 'Inside' });
    const renamed = { ...after, areas: [{ id: 2, name: 'Garden' }] };
    expect(withRestored(renamed, removed)).toMatchObject({
      areas: [{ name: 'Garden' }, { name: 'Inside' }],
      joins: plan.joins,
    });
  });

  test('a table whose area is gone meanwhile does not come back into nowhere', () => {
    const withoutOne = withoutTables(plan, [1]);
    const removed = removedBetween(plan, withoutOne, { kind: 'table', name: '1' });
    const back = withRestored(withoutArea(withoutOne, 1), removed);
    expect(back.tables.map(({ id }) => id)).toEqual([3]);
    expect(back.joins).toEqual([]);
  });
});
