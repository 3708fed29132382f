import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, shopperOf } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { guestOf, openTabShop, refusalOf, type TabGuest } from '../setup/tab-guests.ts';

const { app, db, pool, newGuest, newTable } = await openTabShop();
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');

/** Two guests at a table of their own. */
async function party() {
  const [ana, ben] = [await newGuest(), await newGuest()];
  const table = await newTable();
  const { id, code } = await ana.opened(table.token, 'Ana');
  await ben.joined(table.token, 'Ben', code);
  return { ana, ben, table, id };
}

const move = (orderId: string, to: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    payload: { to },
    headers: { ...manager },
  });
const moved = async (orderId: string, ...steps: string[]) => {
  for (const to of steps) expectStatus(await move(orderId, to), 200);
};

describe('R82 many orders are one bill', () => {
  test('two guests and two rounds: each sees all of it, and who ordered what', async () => {
    const { ana, ben, id, table } = await party();
    await ana.orderedOn(id, 2);
    const second = await ben.orderedOn(id, 1);
    await ana.orderedOn(id, 1, { special_instructions: 'No ice' });
    const [seenByAna, seenByBen] = [await ana.tab(id), await ben.tab(id)];
    expect(seenByBen).toEqual({ ...seenByAna, own_guest_id: seenByBen.own_guest_id });
    const nameOf = new Map(seenByAna.guests.map((guest) => [guest.id, guest.name]));
    expect(seenByAna.rounds.map(({ guest_id }) => nameOf.get(guest_id ?? 0))).toEqual([
      'Ana',
      'Ben',
      'Ana',
    ]);
    expect(seenByAna).toMatchObject({ total: 16, open: 16, paid: 0, held: 0, tips: 0 });
    expect(seenByAna.rounds.map(({ total }) => total)).toEqual([8, 4, 4]);
    expect(seenByAna.rounds[0]?.lines).toMatchObject([
      { name: 'Lemonade', units: [{ amount: 4, state: 'open', guest_id: null }, { amount: 4 }] },
    ]);
    expect(second).toMatchObject({
      table: String(table.id),
      tab_id: id,
      payment_method: 'tab',
      payment_status: 'unpaid',
      status: 'accepted',
      customer: { name: 'Ben', email: '', phone_no: '' },
      to_collect: 4,
    });
  });

  test('what is chosen and not ordered yet is counted beside each name', async () => {
    const { ana, ben, id } = await party();
    await ben.fillCart({ ...lemonade, quantity: 3 });
    expect((await ana.tab(id)).guests.map(({ choosing }) => choosing)).toEqual([0, 3]);
  });

  test('R81 a table has no cash to round and no tip before it pays', async () => {
    const { ana, id } = await party();
    const order = await ana.orderedOn(id, 1, { tip_percent: 10 });
    expect([order.tip, order.total, order.due]).toEqual([0, 4, 4]);
  });

  test('a completed round is not paid by that, and one that came to nothing leaves the bill', async () => {
    const { ana, ben, id } = await party();
    const eaten = await ana.orderedOn(id);
    const gone = await ben.orderedOn(id, 2);
    await moved(eaten.id, 'preparing', 'ready', 'completed');
    expect((await ana.order(eaten.id)).payment_status).toBe('unpaid');
    const cancelled = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${gone.id}/status`,
      payload: { to: 'cancelled', reason: 'Sold out' },
      headers: { ...manager },
    });
    expectStatus(cancelled, 200);
    const tab = await ana.tab(id);
    expect(tab).toMatchObject({ total: 4, open: 4, paid: 0 });
    expect(tab.rounds.map(({ status, total, unpaid }) => [status, total, unpaid])).toEqual([
      ['completed', 4, 4],
      ['cancelled', 0, 0],
    ]);
    const { rows } = await pool.query(
      `select status, amount from payments where order_id = $1 and gateway = 'cash'`,
      [eaten.id],
    );
    expect(rows).toEqual([{ status: 'pending', amount: '400' }]);
  });

  test('R51 R52 pressed twice is one round, also once the party was moved or the tab closed', async () => {
    const { ana, id } = await party();
    await ana.fillCart(lemonade);
    const body = await ana.round(id);
    const key = crypto.randomUUID();
    const [first, second, third] = [
      await ana.place(body, key),
      await ana.place(body),
      await newTable().then(async (table) => {
        await pool.query('update tabs set table_id = $1 where id = $2', [table.id, id]);
        return ana.place(body);
      }),
    ];
    for (const reply of [first, second, third]) expectStatus(reply, 201);
    const ids = [first, second, third].map(
      (reply) => contract.placeOrder.reply.parse(reply.json()).data.id,
    );
    expect(new Set(ids).size).toBe(1);
    await pool.query('update tabs set closed_at = now() where id = $1', [id]);
    const late = await ana.place(body, key);
    expectStatus(late, 201);
    expect(contract.placeOrder.reply.parse(late.json()).data.id).toBe(ids[0]);
  });

  test('a party that was moved is served where it sits now', async () => {
    const { ana, id } = await party();
    const elsewhere = await newTable();
    await pool.query('update tabs set table_id = $1 where id = $2', [elsewhere.id, id]);
    expect((await ana.orderedOn(id)).table).toBe(String(elsewhere.id));
  });

  test('an order on a tab that was joined to another goes to that other one', async () => {
    const { ana, id } = await party();
    const other = await party();
    await pool.query('update tab_guests set tab_id = $1 where tab_id = $2', [other.id, id]);
    await pool.query('update tabs set joined_to = $1, closed_at = now() where id = $2', [
      other.id,
      id,
    ]);
    expect((await ana.orderedOn(id)).tab_id).toBe(other.id);
    expect((await ana.tab(id)).id).toBe(other.id);
  });
});

describe('R82 who may order on a tab', () => {
  const refused = async (guest: TabGuest, id: string, changes: object = {}) =>
    refusalOf(await guest.orderOn(id, 1, changes));

  test('its guests alone, with it alone, and only at its table', async () => {
    const { ana, id } = await party();
    const eve = await newGuest();
    expect(await refused(eve, id)).toEqual([422, 'unknown_tab']);
    expect(await refused(eve, crypto.randomUUID())).toEqual([422, 'unknown_tab']);
    const notOffered = [422, 'payment_method_not_offered'];
    expect(await refused(ana, id, { tab_id: undefined })).toEqual(notOffered);
    expect(await refused(ana, id, { payment_method: 'cashOnDelivery' })).toEqual(notOffered);
    const pickup = { delivery_method: 'pickup', pickup_date: '2026-11-20', pickup_time: '13:30' };
    expect(await refused(ana, id, pickup)).toEqual([422, 'order_type_not_offered']);
    expect((await ana.tab(id)).rounds).toEqual([]);
  });

  test('only at its own restaurant', async () => {
    const { ana, id } = await party();
    await pool.query('update tabs set restaurant_id = $1 where id = $2', [
      small.closedRestaurant,
      id,
    ]);
    expect(await refused(ana, id)).toEqual([422, 'unknown_tab']);
  });

  test('staff who order for guests without a phone do so on any tab of their restaurant', async () => {
    const { ana, id } = await party();
    const started = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/phone-orders',
      payload: { restaurant_id: small.restaurant },
      headers: { ...manager },
    });
    expectStatus(started, 201);
    const { guest_id, guest_token } = contract.startPhoneOrder.reply.parse(started.json()).data;
    const headers = { host: small.host, authorization: `Bearer ${guest_token}` };
    const byStaff = guestOf(shopperOf(app, guest_id, headers));
    const order = await byStaff.orderedOn(id);
    expect(order).toMatchObject({ customer: { name: 'Ana' }, tab_id: id });
    expect((await ana.tab(id)).rounds.map(({ guest_id: by }) => by)).toEqual([null]);
    // Somebody who works elsewhere does not.
    const employAt = (restaurant: number) =>
      pool.query(
        `update staff_accounts set restaurant_id = $1 where email = 'manager@corner.test'`,
        [restaurant],
      );
    await employAt(small.closedRestaurant);
    onTestFinished(async () => void (await employAt(small.restaurant)));
    expect(await refused(byStaff, id)).toEqual([422, 'unknown_tab']);
  });

  test('the desk sees the table and never the token of it', async () => {
    const { ana, id, table } = await party();
    const { id: orderId } = await ana.orderedOn(id);
    const reply = await app.inject({
      url: `/api/v2/staff/orders/${orderId}`,
      headers: { ...manager },
    });
    expectStatus(reply, 200);
    const order = contract.getStaffOrder.reply.parse(reply.json()).data;
    expect([order.table, order.tab_id]).toEqual([String(table.id), id]);
    expect(reply.body).not.toContain(table.token);
  });
});

describe('R82 a tab that closes', () => {
  test('takes nothing while something is unpaid, and no order afterwards', async () => {
    const { ana, ben, id, table } = await party();
    const { id: orderId } = await ana.orderedOn(id);
    expect(refusalOf(await ben.close(id))).toEqual([409, 'tab_unpaid']);
    await pool.query(`update orders set status = 'cancelled' where id = $1`, [orderId]);
    expectStatus(await ben.close(id), 200);
    const late = await ana.orderOn(id);
    expect(refusalOf(late)).toEqual([409, 'tab_closed']);
    // The cart is there for the next tab.
    expect(late.json().data.item_count).toBe(1);
    const next = await ana.opened(table.token, 'Ana');
    expectStatus(await ana.place(await ana.round(next.id)), 201);
    expect((await ana.tab(id)).rounds).toHaveLength(1);
  });

  test(
    'of an order and a close at one moment one wins, twenty times over',
    { tags: ['slow'] },
    async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const { ana, ben, id } = await party();
          await ana.fillCart(lemonade);
          const body = await ana.round(id);
          const [placed, closed] = await Promise.all([ana.place(body), ben.close(id)]);
          const tab = await ben.tab(id);
          return {
            placed: placed.statusCode === 201 ? 'placed' : placed.json().code,
            closed: closed.statusCode === 200 ? 'closed' : closed.json().code,
            rounds: tab.rounds.length,
            state: tab.state,
          };
        }),
      );
      const won = { placed: 'placed', closed: 'tab_unpaid', rounds: 1, state: 'open' };
      const lost = { placed: 'tab_closed', closed: 'closed', rounds: 0, state: 'closed' };
      expect(outcomes).toHaveLength(20);
      for (const outcome of outcomes) expect([won, lost]).toContainEqual(outcome);
    },
  );
});

test('an order at the table without a tab is none of it', async () => {
  const { id, table } = await party();
  const lone = guestOf(await createShopper(app, 7_800_001));
  await lone.fillCart(lemonade);
  const body = lone.orderBody(await lone.cart('&dine_in=true'), {
    delivery_method: 'dine_in',
    pickup_date: null,
    pickup_time: null,
    table_id: table.token,
  });
  expectStatus(await lone.place(body), 201);
  const { rows } = await pool.query('select count(*)::int as n from orders where tab_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ n: 0 }]);
});
