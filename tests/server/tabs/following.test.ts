import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { tab as tabSchema } from '#schemas/api/tabs.ts';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { deleteStaleGuests } from '#server/db/queries/guests.ts';
import { insertTabPayment } from '#server/db/queries/tab-payments.ts';
import { closeQuietTabs } from '#server/ordering/tabs/close-quiet-tabs.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { followStream } from '../setup/follow-stream.ts';
import { expectStatus, lemonade, type Shopper } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { openTabShop } from '../setup/tab-guests.ts';

let now = fridayNoon;
beforeEach(() => {
  now = fridayNoon;
});
// A browser names the address it asks; on an unknown one the first tenant answers.
const options = { fallbackTenantId: small.tenant };
const { app, db, deps, pool, newGuest, newTable } = await openTabShop({
  options,
  clock: () => now,
});
await insertStaff(db);
const owner = await signStaffIn(app);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

async function party() {
  const [ana, ben] = [await newGuest(), await newGuest()];
  const table = await newTable();
  const { id, code } = await ana.opened(table.token, 'Ana');
  await ben.joined(table.token, 'Ben', code);
  return { ana, ben, table, id };
}

async function follow(tabId: string, { headers }: Pick<Shopper, 'headers'>) {
  const { authorization } = headers;
  const stream = await followStream(`${address}/api/v2/tabs/${tabId}/events`, { authorization });
  const tab = async () => {
    const message = await stream.next();
    return message && message.event !== 'end' ? tabSchema.parse(JSON.parse(message.data)) : null;
  };
  return { ...stream, tab };
}

const move = (orderId: string, to: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: { ...owner },
    payload: { to, reason: 'Because.' },
  });

describe('R82 a tab is live for everybody at it', () => {
  test('each event is the whole tab as that guest sees it, until it is closed', async () => {
    const { ana, ben, id } = await party();
    const stream = await follow(id, ana);
    expect(stream.contentType).toContain('text/event-stream');
    const first = await stream.tab();
    expect(first).toMatchObject({ id, own_guest_id: first?.guests[0]?.id, rounds: [] });
    await ben.fillCart({ ...lemonade, quantity: 2 });
    expect((await stream.tab())?.guests.map(({ choosing }) => choosing)).toEqual([0, 2]);
    const placed = await ben.place(await ben.round(id));
    expectStatus(placed, 201);
    const order = contract.placeOrder.reply.parse(placed.json()).data;
    const ordered = await stream.tab();
    expect(ordered?.rounds.map(({ order_id }) => order_id)).toEqual([order.id]);
    expect(ordered?.guests.map(({ choosing }) => choosing)).toEqual([0, 0]);
    expectStatus(await move(order.id, 'preparing'), 200);
    expect((await stream.tab())?.rounds[0]?.status).toBe('preparing');
    expectStatus(await move(order.id, 'cancelled'), 200);
    expect(await stream.tab()).toMatchObject({ total: 0, state: 'open' });
    expectStatus(await ben.close(id), 200);
    expect((await stream.tab())?.state).toBe('closed');
    expect((await stream.next())?.event).toBe('end');
    expect(await stream.next()).toBeNull();
  });

  test('R80 nobody else follows it', async () => {
    const { id } = await party();
    const eve = await newGuest();
    expect((await follow(id, eve)).status).toBe(404);
    expect((await followStream(`${address}/api/v2/tabs/${id}/events`, {})).status).toBe(401);
  });

  test('one that is joined to another ends, and is that other one for who comes back', async () => {
    const { ana, id } = await party();
    const other = await party();
    const stream = await follow(id, ana);
    await stream.tab();
    const joined = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/tabs/${other.id}/join`,
      headers: { ...owner },
      payload: { other_tab_id: id },
    });
    expectStatus(joined, 200);
    expect((await stream.tab())?.id).toBe(other.id);
    expect(await stream.next()).toBeNull();
    expect((await (await follow(id, ana)).tab())?.id).toBe(other.id);
  });

  test('the desk is told of tabs and of what tables ask for, at their restaurant', async () => {
    const url = `${address}/api/v2/staff/orders/events?restaurant_id=${small.restaurant}`;
    const stream = await followStream(url, { cookie: owner.cookie });
    const type = async () => JSON.parse((await stream.next())?.data ?? '{}');
    expect(await type()).toMatchObject({ type: 'all' });
    const ana = await newGuest();
    const { token } = await newTable();
    await ana.opened(token, 'Ana');
    const event = { type: 'tabs', restaurant_id: small.restaurant };
    expect(await type()).toEqual(event);
    expectStatus(await ana.call('POST', `/v2/tables/${token}/calls`, { kind: 'bill' }), 201);
    expect(await type()).toEqual(event);
  });
});

describe('R84 a tab that everybody left', () => {
  const at = (ms: number) => {
    now = new Date(fridayNoon.getTime() + ms);
  };
  const stateOf = async (id: string) => {
    const { rows } = await pool.query('select closed_at from tabs where id = $1', [id]);
    return rows[0].closed_at === null ? 'open' : 'closed';
  };

  test('closes two hours after the last change, and not with something unpaid or under way', async () => {
    const [empty, unpaid, cooking] = [await party(), await party(), await party()];
    await unpaid.ana.orderedOn(unpaid.id);
    const order = await cooking.ana.orderedOn(cooking.id);
    // It costs nothing, and is still in the kitchen.
    await pool.query('delete from payments where order_id = $1', [order.id]);
    at(2 * hourMs - minuteMs);
    await closeQuietTabs(deps);
    expect(await stateOf(empty.id)).toBe('open');
    at(2 * hourMs + minuteMs);
    await closeQuietTabs(deps);
    const states = await Promise.all([empty, unpaid, cooking].map(({ id }) => stateOf(id)));
    expect(states).toEqual(['closed', 'open', 'open']);
    for (const to of ['preparing', 'ready', 'completed']) {
      expectStatus(await move(order.id, to), 200);
    }
    await closeQuietTabs(deps);
    expect(await stateOf(cooking.id)).toBe('open');
    at(5 * hourMs);
    await closeQuietTabs(deps);
    expect(await stateOf(cooking.id)).toBe('closed');
    expect(await stateOf(unpaid.id)).toBe('open');
  });
});

test('R83 a guest who paid of a tab and ordered nothing stays, for the payment names them', async () => {
  const { ben, id } = await party();
  const tab = await ben.tab(id);
  await insertTabPayment(
    db,
    {
      tenantId: small.tenant,
      id: crypto.randomUUID(),
      tabId: id,
      guestId: tab.own_guest_id,
      kind: 'amount',
      gateway: 'cash',
      status: 'succeeded',
      amount: 100,
      tip: 0,
      currency: 'AUD',
      requestKey: 'one',
      requestHash: 'one',
      createdAt: fridayNoon,
    },
    [],
  );
  await deleteStaleGuests(db, new Date(fridayNoon.getTime() + hourMs));
  expect((await ben.tab(id)).guests.map(({ name }) => name)).toEqual(['Ben']); // Ana did nothing, and is gone.
});
