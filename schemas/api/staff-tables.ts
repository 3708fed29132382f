import { z } from 'zod';
import { givenName } from '../fields/name-text.ts';
import { endpoint } from './endpoint.ts';
import { staffTableRoutes as routes } from './staff-table-routes.ts';
import { partySize } from './reservations.ts';
import { count, dataOf, failureCode, id, idText } from './wire.ts';

/** The plan is drawn on a grid of so many cells each way. */
export const planCells = 60;
const cell = z
  .number()
  .int()
  .min(0)
  .max(planCells - 1);
const cells = z.number().int().min(1).max(planCells);

/** An id the server gave, or a name that the page made up for something new. */
const planId = z.union([id, z.string().regex(/^new-[\w-]{1,40}$/)]);

const area = z.object({
  id: planId,
  name: givenName(40),
});

const table = z.object({
  id: planId,
  area_id: planId,
  /** What stands on it: '12', 'Window'. */
  name: givenName(20),
  /** The smallest and the largest party that it is given to (rule R89). */
  min_party: partySize,
  max_party: partySize,
  /** Parties can reserve it; else it is for those who come. */
  is_bookable: z.boolean(),
  /** Where it stands on the plan, and how large. */
  x: cell,
  y: cell,
  width: cells,
  height: cells,
  is_round: z.boolean(),
});

const join = z.object({
  /** In the order in which they stand. */
  table_ids: z.array(planId).min(2, 'Join two or more tables.').max(8, 'Join at most 8 tables.'),
  min_party: partySize,
  max_party: partySize,
});

const sizesInOrder = ({
  min_party: least,
  max_party: most,
}: {
  min_party: number;
  max_party: number;
}) => least <= most;

/** Areas, tables and which of them may be joined (rules R89 and R90), as a whole. */
export const tablePlanBody = z
  .object({
    areas: z.array(area).min(1, 'Add an area.').max(20, 'Add at most 20 areas.'),
    tables: z.array(table).max(200, 'Add at most 200 tables.'),
    joins: z.array(join).max(100, 'Add at most 100 joined tables.'),
  })
  .superRefine(({ areas, tables, joins }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const areaOf = new Map(tables.map((one) => [one.id, one.area_id]));
    const areaIds = new Set(areas.map((one) => one.id));
    const names = new Set<string>();
    for (const [place, one] of tables.entries()) {
      if (!areaIds.has(one.area_id)) refuse(['tables', place, 'area_id'], 'Choose an area.');
      if (!sizesInOrder(one)) {
        refuse(
          ['tables', place, 'max_party'],
          'Write at least as many people as the smallest party.',
        );
      }
      if (one.x + one.width > planCells || one.y + one.height > planCells) {
        refuse(['tables', place, 'x'], 'Put the table within the plan.');
      }
      if (names.has(one.name))
        refuse(['tables', place, 'name'], `There are two tables ${one.name}.`);
      names.add(one.name);
    }
    for (const [place, one] of joins.entries()) {
      const areasOfJoin = new Set(one.table_ids.map((tableId) => areaOf.get(tableId)));
      if (areasOfJoin.has(undefined)) refuse(['joins', place, 'table_ids'], 'A table is gone.');
      else if (areasOfJoin.size > 1) {
        refuse(['joins', place, 'table_ids'], 'Join tables of one area only.');
      }
      if (new Set(one.table_ids).size < one.table_ids.length) {
        refuse(['joins', place, 'table_ids'], 'Name each table once.');
      }
      if (!sizesInOrder(one)) {
        refuse(
          ['joins', place, 'max_party'],
          'Write at least as many people as the smallest party.',
        );
      }
    }
  });
export type TablePlanBody = z.output<typeof tablePlanBody>;

const tablePlan = z.object({
  areas: z.array(area.extend({ id })),
  tables: z.array(
    table.extend({
      id,
      area_id: id,
      /** What its QR code names (rule R80): opaque, and another one once it is renewed. */
      token: z.string(),
    }),
  ),
  joins: z.array(join.extend({ table_ids: z.array(id) })),
  /** What a QR code holds, without its token: the menu of whoever sits at the table. */
  code_address: z.string(),
  revision: count,
});
export type TablePlan = z.output<typeof tablePlan>;

const restaurant = z.object({ restaurantId: idText });

const getTablePlan = endpoint(routes.getTablePlan, {
  summary: 'Areas and tables of a restaurant, and which may be joined.',
  security: ['staff'],
  roles: ['owner', 'manager', 'staff'],
  atDevice: 'without_person',
  params: restaurant,
  reply: dataOf(tablePlan),
});

const setTablePlan = endpoint(routes.setTablePlan, {
  summary:
    'Sets areas, tables and joins as a whole; a table with coming reservations or an open tab stays. Needs If-Match; stale: 412.',
  security: ['staff'],
  params: restaurant,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: tablePlanBody,
  reply: dataOf(tablePlan),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: tablePlan }) },
});

const renewTableCode = endpoint(routes.renewTableCode, {
  summary: "Gives a table's QR code another token; the old one leads nowhere (rule R80).",
  security: ['staff'],
  params: z.object({ tableId: idText }),
  body: z.object({}),
  reply: dataOf(z.object({ token: z.string() })),
});

export const staffTableEndpoints = { getTablePlan, setTablePlan, renewTableCode };
