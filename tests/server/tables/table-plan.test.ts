import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { TablePlan, TablePlanBody } from '#schemas/api/staff-tables.ts';
import { reservations, reservationTables } from '#server/db/schema.ts';
import { violates } from '#server/db/violates.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

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

const table = (id: string, area_id: string, more: object = {}) => ({
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
const firstPlan = {
  areas: [
    { id: 'new-inside', name: 'Inside' },
    { id: 'new-terrace', name: 'Terrace' },
  ],
  tables: [
    table('new-1', 'new-inside'),
    table('new-2', 'new-inside', { x: 6, max_party: 4 }),
    table('new-11', 'new-terrace', { is_round: true, is_bookable: false }),
  ],
  joins: [{ table_ids: ['new-1', 'new-2'], min_party: 4, max_party: 6 }],
};
const bodyOf = ({ areas, tables, joins }: TablePlan): TablePlanBody => ({
  areas,
  tables: tables.map(({ token: _token, ...one }) => one),
  joins,
});
const tableNamed = (plan: TablePlan, name: string) => {
  const found = plan.tables.find((one) => one.name === name);
  if (!found) throw new Error(`there is no table ${name}`);
  return found;
};
/** The plan without a table, and without what it was joined to. */
const without = (plan: TablePlan, name: string): TablePlanBody => {
  const { id } = tableNamed(plan, name);
  const { tables, joins, ...rest } = bodyOf(plan);
  return {
    ...rest,
    tables: tables.filter((one) => one.id !== id),
    joins: joins.filter(({ table_ids: ids }) => !ids.includes(id)),
  };
};

async function reserve(tableId: number, starts: string, state: 'held' | 'confirmed' | 'finished') {
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

describe('R89 R90 the plan of a restaurant', () => {
  test('begins empty, and is made as a whole', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ areas: [], tables: [], joins: [], revision: 0 });
    const plan = await saved(firstPlan, 0);
    expect(plan.revision).toBe(1);
    expect(plan.areas.map(({ name }) => name)).toEqual(['Inside', 'Terrace']);
    const [inside, terrace] = plan.areas;
    expect(plan.tables.map((one) => [one.name, one.area_id, one.max_party])).toEqual([
      ['1', inside?.id, 2],
      ['2', inside?.id, 4],
      ['11', terrace?.id, 2],
    ]);
    expect(tableNamed(plan, '11')).toMatchObject({ is_round: true, is_bookable: false });
    expect(plan.joins).toEqual([
      {
        table_ids: [tableNamed(plan, '1').id, tableNamed(plan, '2').id],
        min_party: 4,
        max_party: 6,
      },
    ]);
    expect(plan.code_address).toBe('https://corner.test/dine-in-menu?table=');
    expect(await read()).toEqual(plan);
  });

  it('keeps ids and codes of what stays', async () => {
    const before = await read();
    const [inside, terrace] = before.areas;
    if (!inside || !terrace) throw new Error('two areas were saved');
    const { tables, joins } = bodyOf(before);
    const after = await saved(
      {
        areas: [terrace, { ...inside, name: 'Hall' }],
        tables: [...tables, table('new-3', 'new-bar', { area_id: inside.id })],
        joins,
      },
      before.revision,
    );
    expect(after.areas.map(({ id, name }) => [id, name])).toEqual([
      [terrace.id, 'Terrace'],
      [inside.id, 'Hall'],
    ]);
    expect(after.tables.slice(0, 3).map(({ id, token }) => [id, token])).toEqual(
      before.tables.map(({ id, token }) => [id, token]),
    );
    expect(after.joins).toEqual(before.joins);
  });

  it('answers the later of two with what the earlier one saved', async () => {
    const plan = await read();
    await saved(bodyOf(plan), plan.revision);
    const late = await save(bodyOf(plan), plan.revision);
    expectStatus(late, 412);
    expect(late.json()).toMatchObject({ code: 'stale_settings', data: { revision: 3 } });
    const payload = bodyOf(plan);
    const blind = await app.inject({ method: 'PUT', url: url(), payload, headers: { ...owner } });
    expectStatus(blind, 428);
  });

  test.each<[string, object, string]>([
    [
      'two tables of one name',
      { tables: [table('new-1', 'new-inside', { name: '2' }), firstPlan.tables[1]], joins: [] },
      'There are two tables 2.',
    ],
    [
      'sizes the wrong way round',
      { tables: [table('new-1', 'new-inside', { min_party: 3 })], joins: [] },
      'at least as many people',
    ],
    [
      'a table outside the plan',
      { tables: [table('new-1', 'new-inside', { x: 55 })], joins: [] },
      'within the plan',
    ],
    [
      'a join over two areas',
      { joins: [{ table_ids: ['new-1', 'new-11'], min_party: 1, max_party: 2 }] },
      'one area only',
    ],
    [
      'a join with a table that is gone',
      { joins: [{ table_ids: ['new-1', 'new-9'], min_party: 1, max_party: 2 }] },
      'gone',
    ],
    ['no area', { areas: [], tables: [], joins: [] }, 'Add an area.'],
  ])('refuses %s', async (_what, change, message) => {
    const { revision } = await read();
    const reply = await save({ ...firstPlan, ...change }, revision);
    expectStatus(reply, 400);
    expect(JSON.stringify(reply.json())).toContain(message);
    expect((await read()).revision).toBe(revision);
  });

  it('never touches what is of another restaurant, whatever ids are sent', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into areas (tenant_id, restaurant_id, name, position) values ($1, $2, 'Theirs', 0), ($3, $4, 'Closed', 0)
       returning id`,
      [small.otherTenant, small.otherRestaurant, small.tenant, small.closedRestaurant],
    );
    const plan = await read();
    const [theirs, closed] = rows.map(({ id }) => Number(id));
    const sent = bodyOf(plan);
    const changed = await saved(
      { ...sent, areas: [...sent.areas, { id: theirs, name: 'A' }, { id: closed, name: 'B' }] },
      plan.revision,
    );
    expect(changed.areas.map(({ name }) => name)).toEqual(['Terrace', 'Hall', 'A', 'B']);
    const names = await pool.query(
      'select name from areas where id = any($1) and restaurant_id <> $2 order by id',
      [[theirs, closed], small.restaurant],
    );
    expect(names.rows).toEqual([{ name: 'Theirs' }, { name: 'Closed' }]);
    await saved(sent, changed.revision);
  });

  it('is read by all who work there, and changed by those who lead it', async () => {
    const plan = await read(waiter);
    expectStatus(await save(bodyOf(plan), plan.revision, waiter), 403);
    expectStatus(await save(bodyOf(plan), plan.revision, manager), 200);
    const elsewhere = await app.inject({
      url: url(small.closedRestaurant),
      headers: { ...manager },
    });
    expectStatus(elsewhere, 403);
  });
});

describe('R80 R90 a table that is taken off the plan', () => {
  it('leads nowhere, and comes back with the code that is printed on it', async () => {
    const plan = await read();
    const { id, token } = tableNamed(plan, '3');
    const gone = await saved(without(plan, '3'), plan.revision);
    expect(gone.tables.map(({ name }) => name)).not.toContain('3');
    expectStatus(await open(token), 404);
    const back = await saved(bodyOf(plan), gone.revision);
    expect(tableNamed(back, '3')).toMatchObject({ id, token });
    expectStatus(await open(token), 200);
  });

  it('stays while it has a reservation to come, and the refusal names it', async () => {
    const plan = await read();
    const { id } = tableNamed(plan, '1');
    const reservationId = await reserve(id, '2026-11-21T08:00:00Z', 'confirmed');
    const refused = await save(without(plan, '1'), plan.revision);
    expectStatus(refused, 409);
    expect(refused.json()).toMatchObject({
      code: 'table_in_use',
      error:
        'Table 1 has a reservation on Saturday 21 November at 19:00. Move or cancel it before you remove the table.',
    });
    expect(await read()).toEqual(plan);
    await pool.query(`update reservations set state = 'cancelled' where id = $1`, [reservationId]);
    await saved(without(plan, '1'), plan.revision);
  });

  it('goes with a past reservation and with a hold that nobody confirmed', async () => {
    const plan = await read();
    const { id } = tableNamed(plan, '2');
    await reserve(id, '2026-11-19T08:00:00Z', 'finished');
    await reserve(id, '2026-11-22T08:00:00Z', 'held');
    const gone = await saved(without(plan, '2'), plan.revision);
    expect(gone.tables.map(({ name }) => name)).not.toContain('2');
  });

  test('R88 is given to nobody whose reservation is written at the same time', async () => {
    const plan = await read();
    const { id } = tableNamed(plan, '11');
    await saved(without(plan, '11'), plan.revision);
    const late = reserve(id, '2099-11-21T08:00:00Z', 'confirmed');
    await expect(late).rejects.toSatisfy((error) => violates(error, 'reservation_tables_free'));
  });

  test('an area that goes stays stored only where a table ever stood in it', async () => {
    const plan = await read();
    const areas = [{ id: 'new-bar', name: 'Bar' }];
    const bar = await saved({ ...bodyOf(plan), areas: [...plan.areas, ...areas] }, plan.revision);
    const only = bar.areas.filter(({ name }) => name === 'Hall');
    const tables = bodyOf(bar).tables.filter(({ area_id: id }) => id === only[0]?.id);
    const last = await saved({ areas: only, tables, joins: [] }, bar.revision);
    expect(last.areas.map(({ name }) => name)).toEqual(['Hall']);
    const { rows } = await pool.query(
      'select name, is_removed from areas where restaurant_id = $1 order by name',
      [small.restaurant],
    );
    expect(rows).toEqual([
      { name: 'Hall', is_removed: false },
      { name: 'Terrace', is_removed: true },
    ]);
  });
});

describe('R80 the code of a table', () => {
  test('is 128 random bits, and opens its table to anybody, and nothing else', async () => {
    const plan = await read();
    const { token } = tableNamed(plan, '3');
    expect(token).toMatch(/^[\w-]{22}$/);
    const reply = await open(token);
    expectStatus(reply, 200);
    expect(reply.json()).toEqual({
      data: { restaurant_id: small.restaurant, name: '3', area: 'Hall' },
    });
    expectStatus(await open(token, { host: small.otherHost }), 404);
    const unknown = await open('A'.repeat(22));
    expectStatus(unknown, 404);
    expect(unknown.json()).toMatchObject({ code: 'unknown_table' });
  });

  test('is replaced by another one, and the old one leads nowhere', async () => {
    const plan = await read();
    const { id, token } = tableNamed(plan, '3');
    const reply = await renew(id, manager);
    expectStatus(reply, 200);
    const renewed = contract.renewTableCode.reply.parse(reply.json()).data.token;
    expect(renewed).not.toBe(token);
    expectStatus(await open(token), 404);
    expectStatus(await open(renewed), 200);
    // A page that is open with changes can still save them.
    expect((await read()).revision).toBe(plan.revision);
    expectStatus(await renew(id, waiter), 403);
    expectStatus(await renew(id + 1000), 404);
  });

  test('of a restaurant that closed for good leads nowhere', async () => {
    const { tables } = await read();
    const token = tables[0]?.token ?? '';
    await pool.query('update restaurants set status = 0 where id = $1', [small.restaurant]);
    expectStatus(await open(token), 404);
    await pool.query('update restaurants set status = 1 where id = $1', [small.restaurant]);
    expectStatus(await open(token), 200);
  });
});
