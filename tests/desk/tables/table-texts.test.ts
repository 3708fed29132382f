import { expect, test } from 'vitest';
import type { TablePlanBody } from '#schemas/api/staff-tables.ts';
import { deskTables } from '#schemas/messages/en/desk-tables.ts';
import { tableTexts } from '#desk/settings/tables/table-texts.ts';
import { enDesk } from '#schemas/messages/en-desk.ts';

const box = { area_id: 1, x: 2, y: 4, width: 8, height: 6, is_round: false, is_bookable: true };
const plan: TablePlanBody = {
  areas: [
    { id: 1, name: 'Inside' },
    { id: 2, name: 'Terrace' },
  ],
  tables: [
    { ...box, id: 11, name: '1', min_party: 1, max_party: 2 },
    { ...box, id: 12, name: '2', min_party: 2, max_party: 4, x: 12 },
  ],
  joins: [{ table_ids: [11, 12], min_party: 5, max_party: 6 }],
};
const textOf = (values: TablePlanBody) =>
  tableTexts(enDesk)
    .map(({ text }) => text({ plan: values }))
    .join();

test('a plan in words names where each table stands, how large it is and who can have it', () => {
  expect(textOf(plan)).toBe(
    'Inside: 1 (1 to 2, column 3, row 5, 8 × 6), 2 (2 to 4, column 13, row 5, 8 × 6); Terrace: no tables; joined 1 + 2 (5 to 6)',
  );
  expect(deskTables.plan).toBe('The plan');
});

test.each([
  ['position', { x: 3 }],
  ['row', { y: 5 }],
  ['width', { width: 9 }],
  ['depth', { height: 7 }],
  ['shape', { is_round: true }],
  ['who can have it', { is_bookable: false }],
  ['party', { max_party: 3 }],
  ['area', { area_id: 2 }],
  ['name', { name: '7' }],
])('two plans that differ in the %s of a table do not read the same', (_what, change) => {
  const [first, ...others] = plan.tables;
  if (!first) throw new Error('the plan has no table');
  expect(textOf({ ...plan, tables: [{ ...first, ...change }, ...others] })).not.toBe(textOf(plan));
});

test('nor do two that differ in what joins', () => {
  expect(textOf({ ...plan, joins: [] })).not.toBe(textOf(plan));
});
