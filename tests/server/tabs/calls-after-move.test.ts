import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { TableCall } from '#schemas/api/tabs.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { openStaffTabShop } from '../setup/staff-tab-shop.ts';
import { guestOf } from '../setup/tab-guests.ts';

const { app, pool, send, move, join, byTable, closeAll } = await openStaffTabShop();
beforeEach(closeAll);

let numbers = 7_300_000;
const newGuest = async () => guestOf(await createShopper(app, (numbers += 1)));
type Guest = Awaited<ReturnType<typeof newGuest>>;

/** By the code of a table, as it was scanned. */
const ask = async (guest: Guest, table: number, kind: TableCall['kind'] = 'waiter') => {
  const reply = await guest.call('POST', `/v2/tables/table-${table}/calls`, { kind });
  expectStatus(reply, 201);
  return contract.callStaff.reply.parse(reply.json()).data;
};
const asked = async (guest: Guest, table: number): Promise<string[]> => {
  const reply = await guest.call('GET', `/v2/tables/table-${table}/calls`);
  expectStatus(reply, 200);
  return contract.listTableCalls.reply.parse(reply.json()).data.map(({ id }) => id);
};
const callsAt = async (table: number) => (await byTable(table))?.calls.map(({ id }) => id);

describe('R82 a guest whose party was moved, with the code of the table before', () => {
  test('calls to the table where the tab is now, and sees what was asked for there', async () => {
    const ana = await newGuest();
    const { id } = await ana.opened('table-1', 'Ana');
    const before = await ask(ana, 1, 'bill');
    expectStatus(await move(id, 2), 200);
    const call = await ask(ana, 1);
    expect(await callsAt(1)).toEqual([]);
    expect((await callsAt(2))?.toSorted()).toEqual([before.id, call.id].toSorted());
    expect((await asked(ana, 1)).toSorted()).toEqual([before.id, call.id].toSorted());
    // It is one call, whichever of both codes it came by.
    expect((await ask(ana, 2)).id).toBe(call.id);
    expectStatus(await send('POST', `/table-calls/${call.id}/answer`, {}), 200);
    expect(await callsAt(2)).toEqual([before.id]);
  });

  test('does so too where the tab was joined to another', async () => {
    const [ana, ben] = [await newGuest(), await newGuest()];
    const { id } = await ana.opened('table-1', 'Ana');
    const other = await ben.opened('table-3', 'Ben');
    expectStatus(await join(other.id, id), 200);
    const call = await ask(ana, 1);
    expect(await callsAt(3)).toEqual([call.id]);
  });

  test('the next party at that table calls to it', async () => {
    const [ana, eve] = [await newGuest(), await newGuest()];
    const { id } = await ana.opened('table-1', 'Ana');
    expectStatus(await move(id, 2), 200);
    const call = await ask(eve, 1);
    expect([await callsAt(1), await callsAt(2)]).toEqual([[call.id], []]);
    expect(await asked(eve, 1)).toEqual([call.id]);
  });

  test('whoever is on the tab of the scanned table calls to that', async () => {
    const ana = await newGuest();
    const { id } = await ana.opened('table-1', 'Ana');
    expectStatus(await move(id, 2), 200);
    await ana.opened('table-1', 'Ana');
    const call = await ask(ana, 1);
    expect([await callsAt(1), await callsAt(2)]).toEqual([[call.id], []]);
  });

  test('a tab of yesterday that nobody paid calls nobody to its table', async () => {
    const ana = await newGuest();
    const { id } = await ana.opened('table-1', 'Ana');
    await pool.query('update tabs set changed_at = $1 where id = $2', [
      new Date(fridayNoon.getTime() - 20 * hourMs),
      id,
    ]);
    const call = await ask(ana, 4);
    expect([await callsAt(1), await callsAt(4)]).toEqual([[], [call.id]]);
  });
});
