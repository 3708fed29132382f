import { beforeEach, describe, expect, it, test } from 'vitest';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { bodyOf, firstPlan, newTable, openTableShop, tableNamed } from '../setup/table-shop.ts';

const shop = await openTableShop();
const { app, pool, owner, manager, waiter, url, read, save, saved } = shop;
const first = () => saved(firstPlan, 0);

beforeEach(shop.clearPlan);

describe('R89 R90 the plan of a restaurant', () => {
  test('begins empty, and is made as a whole', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ areas: [], tables: [], joins: [], revision: 0 });
    const plan = await first();
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
    const before = await first();
    const [inside, terrace] = before.areas;
    if (!inside || !terrace) throw new Error('two areas were saved');
    const { tables, joins } = bodyOf(before);
    const after = await saved(
      {
        areas: [terrace, { ...inside, name: 'Hall' }],
        tables: [...tables, newTable('new-3', 'new-bar', { area_id: inside.id })],
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
    const plan = await first();
    await saved(bodyOf(plan), plan.revision);
    const late = await save(bodyOf(plan), plan.revision);
    expectStatus(late, 412);
    expect(late.json()).toMatchObject({ code: 'stale_settings', data: { revision: 2 } });
    const payload = bodyOf(plan);
    const blind = await app.inject({ method: 'PUT', url: url(), payload, headers: { ...owner } });
    expectStatus(blind, 428);
  });

  test.each<[string, object, string]>([
    [
      'two tables of one name',
      { tables: [newTable('new-1', 'new-inside', { name: '2' }), firstPlan.tables[1]], joins: [] },
      'There are two tables 2.',
    ],
    [
      'sizes the wrong way round',
      { tables: [newTable('new-1', 'new-inside', { min_party: 3 })], joins: [] },
      'at least as many people',
    ],
    [
      'a table outside the plan',
      { tables: [newTable('new-1', 'new-inside', { x: 55 })], joins: [] },
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
    const { revision } = await first();
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
    const plan = await first();
    const [theirs, closed] = rows.map(({ id }) => Number(id));
    const sent = bodyOf(plan);
    const changed = await saved(
      { ...sent, areas: [...sent.areas, { id: theirs, name: 'A' }, { id: closed, name: 'B' }] },
      plan.revision,
    );
    expect(changed.areas.map(({ name }) => name)).toEqual(['Inside', 'Terrace', 'A', 'B']);
    const names = await pool.query(
      'select name from areas where id = any($1) and restaurant_id <> $2 order by id',
      [[theirs, closed], small.restaurant],
    );
    expect(names.rows).toEqual([{ name: 'Theirs' }, { name: 'Closed' }]);
  });

  it('is read by all who work there, and changed by those who lead it', async () => {
    await first();
    const plan = await read(waiter);
    const [byWaiter, byManager] = [
      await save(bodyOf(plan), plan.revision, waiter),
      await save(bodyOf(plan), plan.revision, manager),
    ];
    expect([byWaiter.statusCode, byManager.statusCode]).toEqual([403, 200]);
    const elsewhere = await app.inject({
      url: url(small.closedRestaurant),
      headers: { ...manager },
    });
    expectStatus(elsewhere, 403);
  });
});
