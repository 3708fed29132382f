import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { orders, tabGuests, tableCalls, tabs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { lemonadePrice, openStaffTabShop, roundsOf } from '../setup/staff-tab-shop.ts';
import { refusalOf } from '../setup/tab-guests.ts';

const shop = await openStaffTabShop();
const { app, db, pool, manager, owner, waiter, byTable, closeAll, eventsOf } = shop;

describe('R82 the dining room', () => {
  test('shows each table with its tab, what is unpaid, what is made, and who asks for somebody', async () => {
    await closeAll();
    const tab = await shop.opened(1, 'Rosa');
    const [first = '', second = ''] = [await shop.round(tab, 2), await shop.round(tab)];
    await db.update(orders).set({ status: 'ready' }).where(eq(orders.id, first));
    await shop.pay(tab, 400, { of: [second] });
    await shop.pay(tab, 300, { status: 'pending' });
    const shopperId = randomUUID();
    await pool.query('insert into shoppers (tenant_id, id) values ($1, $2)', [
      small.tenant,
      shopperId,
    ]);
    const place = { tenantId: small.tenant, restaurantId: small.restaurant };
    await db
      .insert(tableCalls)
      .values({ ...place, tableId: 2, shopperId, kind: 'bill', at: fridayNoon });
    expect(await byTable(1)).toMatchObject({
      name: '1',
      seats: 4,
      calls: [],
      tab: {
        id: tab.id,
        guests: ['Rosa'],
        rounds: 2,
        under_way: 1,
        total: 3 * lemonadePrice,
        unpaid: 2 * lemonadePrice,
        cash_waiting: 3,
      },
    });
    expect(await byTable(2)).toMatchObject({
      tab: null,
      calls: [{ kind: 'bill', answered_at: null }],
    });
  });

  test('asks the database as often for a hundred tables with tabs as for one', async () => {
    const asked = async () => {
      const query = pool.query.bind(pool);
      let count = 0;
      Object.assign(pool, {
        query: (...args: Parameters<typeof query>) => {
          count += 1;
          return query(...args);
        },
      });
      await shop.room();
      Object.assign(pool, { query });
      return count;
    };
    await closeAll();
    const tab = await shop.opened(1);
    await shop.round(tab);
    const ofOne = await asked();
    expect(ofOne).toBeGreaterThan(5);
    onTestFinished(async () => {
      await closeAll();
      await pool.query('update dining_tables set is_removed = true where id > 1000');
    });
    await pool.query(
      `insert into dining_tables (tenant_id, restaurant_id, id, area_id, name, min_party, max_party, x, y, width, height, token)
       select tenant_id, restaurant_id, 1000 + n, area_id, 'm' || n, 1, 2, 0, 0, 1, 1, 'm' || n
       from dining_tables, generate_series(1, 94) n where id = 1`,
    );
    await pool.query(
      `insert into tabs (tenant_id, restaurant_id, table_id, code, opened_at, changed_at)
       select tenant_id, restaurant_id, id, '0000', now(), now() from dining_tables where id > 1000`,
    );
    expect(await shop.room()).toHaveLength(100);
    expect(await asked()).toBe(ofOne);
  });

  test('is open to whoever works there, and to nobody else', async () => {
    await closeAll();
    expect(await shop.room(manager)).toEqual(await shop.room(owner));
    const url = `/api/v2/staff/restaurants/${small.closedRestaurant}/dining-room`;
    const of = async (headers: object) =>
      refusalOf(await app.inject({ url, headers: { ...headers } }));
    expect(await of(waiter)).toEqual([403, 'not_your_restaurant']);
    expect((await of(owner))[0]).toBe(200);
  });
});

describe('R82 a tab for guests without a phone', () => {
  test('is opened under a name, one at a table', async () => {
    await closeAll();
    const reply = await shop.open(1, 'Rosa');
    expect(reply.statusCode).toBe(201);
    expect(shop.tabOf(reply)).toMatchObject({
      table: '1',
      area: 'Terrace',
      state: 'open',
      own_guest_id: null,
      guests: [{ name: 'Rosa', choosing: 0 }],
      rounds: [],
      total: 0,
    });
    expect(shop.tabOf(reply).code).toMatch(/^\d{4}$/);
    expect(refusalOf(await shop.open(1, 'Sam'))).toEqual([409, 'tab_open']);
  });

  test('is at a table of the plan of that restaurant', async () => {
    const unknown = [404, 'unknown_table'];
    expect(refusalOf(await shop.open(60))).toEqual(unknown);
    expect(refusalOf(await shop.open(999))).toEqual(unknown);
  });
});

describe('R80 R95 a tab of another restaurant', () => {
  test('does not exist, whatever is done with it', async () => {
    await closeAll();
    const [tab] = await db
      .insert(tabs)
      .values({
        tenantId: small.tenant,
        restaurantId: small.closedRestaurant,
        tableId: 60,
        code: '1234',
        openedAt: fridayNoon,
        changedAt: fridayNoon,
      })
      .returning();
    const id = tab?.id ?? '';
    const own = await shop.opened(1);
    const replies = [
      await shop.send('GET', `/tabs/${id}`),
      await shop.move(id, 1),
      await shop.join(own.id, id),
      await shop.join(id, own.id),
      await shop.split(id, [randomUUID()], 2),
      await shop.close(id, 'Left'),
    ];
    expect(replies.map(refusalOf)).toEqual(replies.map(() => [404, 'unknown_tab']));
    // Its owner sees both, and still joins no two restaurants.
    expect((await shop.send('GET', `/tabs/${id}`, undefined, owner)).statusCode).toBe(200);
    const joined = await shop.send('POST', `/tabs/${own.id}/join`, { other_tab_id: id }, owner);
    expect(refusalOf(joined)).toEqual([404, 'unknown_tab']);
    expect(refusalOf(await shop.move(own.id, 60))).toEqual([404, 'unknown_table']);
  });
});

describe('R82 a party that moves', () => {
  test('has what is under way served at its new table, with what it asked for', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const [served = '', made = ''] = [await shop.round(tab), await shop.round(tab)];
    await db.update(orders).set({ status: 'completed' }).where(eq(orders.id, served));
    const moved = shop.tabOf(await shop.move(tab.id, 2));
    expect(moved).toMatchObject({ id: tab.id, table: '2', total: 2 * lemonadePrice });
    const [atFirst] = await db.select().from(orders).where(eq(orders.id, served));
    const [atSecond] = await db.select().from(orders).where(eq(orders.id, made));
    expect(atFirst).toMatchObject({ tableId: 1, tableName: '1' });
    expect(atSecond).toMatchObject({ tableId: 2, tableName: '2' });
    expect((await eventsOf(made)).at(-1)).toEqual(['2', 'Sage']);
    const before = await eventsOf(made);
    // Again changes nothing.
    expect(shop.tabOf(await shop.move(tab.id, 2))).toEqual(moved);
    expect(await eventsOf(made)).toEqual(before);
    expect(await byTable(1)).toMatchObject({ tab: null });
  });

  test('does not go where another party sits, nor once its tab is closed', async () => {
    await closeAll();
    const [first, second] = [await shop.opened(1), await shop.opened(2)];
    expect(refusalOf(await shop.move(first.id, 2))).toEqual([409, 'tab_open']);
    shop.tabOf(await shop.close(second.id));
    expect(shop.tabOf(await shop.move(first.id, 2)).table).toBe('2');
    shop.tabOf(await shop.close(first.id));
    expect(refusalOf(await shop.move(first.id, 3))).toEqual([409, 'tab_closed']);
  });
});

describe('R82 tabs that are joined', () => {
  test('are one bill with all orders, guests and payments, and the other one is closed', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1, 'Rosa'), await shop.opened(2, 'Sam')];
    const [own, paid, open] = [
      await shop.round(tab),
      await shop.round(other),
      await shop.round(other),
    ];
    const done = await shop.pay(other, 400, { of: [paid] });
    const held = await shop.pay(other, 100, { status: 'pending' });
    const joined = shop.tabOf(await shop.join(tab.id, other.id));
    expect(roundsOf(joined).toSorted()).toEqual([own, paid, open].toSorted());
    expect(joined.guests.map(({ name }) => name)).toEqual(['Rosa', 'Sam']);
    expect(joined.payments.map(({ id }) => id).toSorted()).toEqual([done, held].toSorted());
    expect(joined).toMatchObject({
      total: 3 * lemonadePrice,
      paid: lemonadePrice,
      held: 1,
      open: 2 * lemonadePrice - 1,
    });
    expect((await eventsOf(open)).at(-1)).toEqual(['1', 'Sage']);
    const [row] = await db.select().from(tabs).where(eq(tabs.id, other.id));
    expect(row).toMatchObject({ joinedTo: tab.id, unpaidReason: '' });
    expect(row?.closedAt).not.toBeNull();
    // Whoever still looks at the other one sees what became of it, and joining again changes nothing.
    expect(await shop.read(other.id)).toEqual(joined);
    expect(shop.tabOf(await shop.join(tab.id, other.id))).toEqual(joined);
  });

  test('have a guest who sat at both once', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1, 'Rosa'), await shop.opened(2, 'Sam')];
    const ordered = await shop.round(other);
    const payment = await shop.pay(other, 400, { of: [ordered] });
    const [order] = await db
      .update(orders)
      .set({ tabGuestId: other.guests[0]?.id })
      .where(eq(orders.id, ordered))
      .returning();
    const shopperId = order?.shopperId ?? '';
    for (const { id } of [...tab.guests, ...other.guests]) {
      await db.update(tabGuests).set({ shopperId }).where(eq(tabGuests.id, id));
    }
    const joined = shop.tabOf(await shop.join(tab.id, other.id));
    const [rosa] = joined.guests;
    expect(joined.guests).toMatchObject([{ name: 'Rosa' }]);
    expect(joined.rounds).toMatchObject([{ order_id: ordered, guest_id: rosa?.id }]);
    expect(joined.payments).toMatchObject([{ id: payment, guest_id: rosa?.id }]);
  });

  test('are two that are open', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1), await shop.opened(2)];
    expect(refusalOf(await shop.join(tab.id, tab.id))).toEqual([422, 'refused']);
    shop.tabOf(await shop.close(other.id));
    expect(refusalOf(await shop.join(tab.id, other.id))).toEqual([409, 'tab_closed']);
    expect(refusalOf(await shop.join(other.id, tab.id))).toEqual([409, 'tab_closed']);
  });

  test('with payments under one key lose neither', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1), await shop.opened(2)];
    for (const one of [tab, other]) {
      await shop.round(one);
      await shop.pay(one, 100, { status: 'pending' });
    }
    await pool.query(`update tab_payments set request_key = 'one key' where tab_id in ($1, $2)`, [
      tab.id,
      other.id,
    ]);
    expect(shop.tabOf(await shop.join(tab.id, other.id)).payments).toHaveLength(2);
  });
});
