import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { guestOf } from '../setup/tab-guests.ts';
import { violates } from '#server/db/violates.ts';
import {
  bodyOf,
  firstPlan,
  newTable,
  openTableShop,
  tableNamed,
  without,
} from '../setup/table-shop.ts';

const shop = await openTableShop();
const { pool, manager, waiter, read, save, saved, open, renew, reserve } = shop;

beforeEach(async () => {
  await shop.clearPlan();
  await saved({ ...firstPlan, tables: [...firstPlan.tables, newTable('new-3', 'new-inside')] }, 0);
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
        'Table 1 has a reservation on Saturday 21 November at 7:00 pm. Move or cancel it before you remove the table.',
    });
    expect(await read()).toEqual(plan);
    await pool.query(`update reservations set state = 'cancelled' where id = $1`, [reservationId]);
    await saved(without(plan, '1'), plan.revision);
  });

  it('stays while a tab is open at it, and goes once that is closed', async () => {
    const plan = await read();
    const { token } = tableNamed(plan, '2');
    const guest = guestOf(await createShopper(shop.app, 4_900_001));
    const { id } = await guest.opened(token, 'Ana');
    const refused = await save(without(plan, '2'), plan.revision);
    expectStatus(refused, 409);
    expect(refused.json()).toMatchObject({
      code: 'table_in_use',
      error: 'A tab is open at table 2. Close it before you remove the table.',
    });
    expectStatus(await guest.close(id), 200);
    await saved(without(plan, '2'), plan.revision);
    expectStatus(await guest.open(token, 'Ana'), 404);
  });

  it('is given to a tab or taken away, whichever is first, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const plan = await read();
      const { token } = tableNamed(plan, '2');
      const guest = guestOf(await createShopper(shop.app, 4_900_100 + round));
      const [opened, changed] = await Promise.all([
        guest.open(token, 'Ana'),
        save(without(plan, '2'), plan.revision),
      ]);
      const outcome = [opened.statusCode, changed.statusCode];
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual(outcome);
      await pool.query('delete from tabs');
      const left = await read();
      await saved(bodyOf(plan), left.revision);
    }
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
    const only = bar.areas.filter(({ name }) => name === 'Inside');
    const tables = bodyOf(bar).tables.filter(({ area_id: id }) => id === only[0]?.id);
    const last = await saved({ areas: only, tables, joins: [] }, bar.revision);
    expect(last.areas.map(({ name }) => name)).toEqual(['Inside']);
    const { rows } = await pool.query(
      'select name, is_removed from areas where restaurant_id = $1 order by name',
      [small.restaurant],
    );
    expect(rows).toEqual([
      { name: 'Inside', is_removed: false },
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
      data: {
        restaurant_id: small.restaurant,
        name: '3',
        area: 'Inside',
        // The small restaurant has no hours at its tables.
        refusal: expect.any(String),
      },
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
    const setStatus = (status: number) =>
      pool.query('update restaurants set status = $1 where id = $2', [status, small.restaurant]);
    await setStatus(0);
    onTestFinished(async () => void (await setStatus(1)));
    const closed = await open(token);
    await setStatus(1);
    expect([closed.statusCode, (await open(token)).statusCode]).toEqual([404, 200]);
  });
});
