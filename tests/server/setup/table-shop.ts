import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { TablePlan, TablePlanBody } from '#schemas/api/staff-tables.ts';
import { reservations, reservationTables } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from './build-test-app.ts';
import { expectStatus } from './shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from './sign-staff-in.ts';

/** The small restaurant, its people, and the calls about its tables. */
export async function openTableShop() {
  const { app, db, pool } = await buildSmallApp();
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const waiter = await signStaffIn(app, 'desk@corner.test');

  const url = (restaurant: number = small.restaurant) =>
    `/api/v2/staff/restaurants/${restaurant}/tables`;
  const read = async (headers: StaffHeaders = owner, restaurant: number = small.restaurant) => {
    const reply = await app.inject({ url: url(restaurant), headers: { ...headers } });
    expectStatus(reply, 200);
    return contract.getTablePlan.reply.parse(reply.json()).data;
  };
  const save = (payload: object, revision: number, headers: StaffHeaders = owner) =>
    app.inject({
      method: 'PUT',
      url: url(),
      payload,
      headers: { ...headers, 'if-match': `"${revision}"` },
    });
  const saved = async (payload: object, revision: number): Promise<TablePlan> => {
    const reply = await save(payload, revision);
    expectStatus(reply, 200);
    return contract.setTablePlan.reply.parse(reply.json()).data;
  };
  const open = (token: string, headers: object = at) =>
    app.inject({ url: `/api/v2/tables/${token}`, headers: { ...headers } });
  const renew = (tableId: number, headers: StaffHeaders = owner) =>
    app.inject({
      method: 'POST',
      url: `/api/v2/staff/tables/${tableId}/code`,
      payload: {},
      headers: { ...headers },
    });

  /** A reservation of two hours at a table; a hold is over. @returns its id */
  async function reserve(
    tableId: number,
    starts: string,
    state: 'held' | 'confirmed' | 'finished',
  ) {
    const id = randomUUID();
    const startsAt = new Date(starts);
    const endsAt = new Date(startsAt.getTime() + 7_200_000);
    await db.insert(reservations).values({
      tenantId: small.tenant,
      id,
      restaurantId: small.restaurant,
      number: id.slice(0, 6),
      source: 'phone',
      state,
      party: 2,
      startsAt,
      endsAt,
      heldUntil: state === 'held' ? new Date(fridayNoon.getTime() - 1) : null,
      language: 'en',
      createdAt: fridayNoon,
    });
    const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
    await db
      .insert(reservationTables)
      .values({ tenantId: small.tenant, reservationId: id, tableId, during });
    return id;
  }

  /** As if nobody had ever made a plan. */
  async function clearPlan(): Promise<void> {
    for (const table of [
      'reservation_tables',
      'reservations',
      'tabs',
      'table_joins',
      'dining_tables',
      'areas',
    ]) {
      await pool.query(`delete from ${table}`);
    }
    await pool.query(`update restaurants set settings_revisions = '{}'`);
  }

  return {
    app,
    db,
    pool,
    owner,
    manager,
    waiter,
    url,
    read,
    save,
    saved,
    open,
    renew,
    reserve,
    clearPlan,
  };
}

/** A new table, called what its id says after `new-`. */
export const newTable = (id: string, area_id: string, more: object = {}) => ({
  id,
  area_id,
  name: id.slice('new-'.length),
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
/** Two areas with three tables, of which two may be joined. */
export const firstPlan = {
  areas: [
    { id: 'new-inside', name: 'Inside' },
    { id: 'new-terrace', name: 'Terrace' },
  ],
  tables: [
    newTable('new-1', 'new-inside'),
    newTable('new-2', 'new-inside', { x: 6, max_party: 4 }),
    newTable('new-11', 'new-terrace', { is_round: true, is_bookable: false }),
  ],
  joins: [{ table_ids: ['new-1', 'new-2'], min_party: 4, max_party: 6 }],
};
/** What is sent to save a plan as it is. */
export const bodyOf = ({ areas, tables, joins }: TablePlan): TablePlanBody => ({
  areas,
  tables: tables.map(({ token: _token, ...one }) => one),
  joins,
});
export const tableNamed = (plan: TablePlan, name: string) => {
  const found = plan.tables.find((one) => one.name === name);
  if (!found) throw new Error(`there is no table ${name}`);
  return found;
};
/** The plan without a table, and without what it was joined to. */
export const without = (plan: TablePlan, name: string): TablePlanBody => {
  const { id } = tableNamed(plan, name);
  const { tables, joins, ...rest } = bodyOf(plan);
  return {
    ...rest,
    tables: tables.filter((one) => one.id !== id),
    joins: joins.filter(({ table_ids: ids }) => !ids.includes(id)),
  };
};
