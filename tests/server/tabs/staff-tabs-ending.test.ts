import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orders, tableCalls, tabs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { lemonadePrice, openStaffTabShop, roundsOf } from '../setup/staff-tab-shop.ts';
import { refusalOf } from '../setup/tab-guests.ts';

const shop = await openStaffTabShop();
const { db, pool, byTable, closeAll, eventsOf } = shop;

describe('R82 a tab that is split', () => {
  test('gives rounds to a tab of their own at another table, which is the reply', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const [staying, going] = [await shop.round(tab), await shop.round(tab)];
    const made = shop.tabOf(await shop.split(tab.id, [going], 3));
    expect(made).toMatchObject({
      table: '3',
      state: 'open',
      guests: [{ name: 'Sam' }],
      rounds: [{ order_id: going, guest_id: made.guests[0]?.id }],
      total: lemonadePrice,
    });
    expect(roundsOf(await shop.read(tab.id))).toEqual([staying]);
    expect((await eventsOf(going)).at(-1)).toEqual(['3', 'Sage']);
    // The reply got lost: the same again is the same tab.
    expect(shop.tabOf(await shop.split(tab.id, [going], 3))).toEqual(made);
  });

  test('keeps what is paid in part, by dishes or otherwise', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const [paid, open, claimed] = [
      await shop.round(tab),
      await shop.round(tab),
      await shop.round(tab),
    ];
    await shop.pay(tab, 400, { of: [paid] });
    const payment = await shop.pay(tab, 400, { kind: 'items', status: 'pending' });
    await pool.query(
      `insert into tab_payment_units (tenant_id, order_line_id, unit, tab_payment_id)
       select tenant_id, id, 0, $2 from order_lines where order_id = $1`,
      [claimed, payment],
    );
    const refused = [409, 'tab_split_paid'];
    expect(refusalOf(await shop.split(tab.id, [open, paid], 3))).toEqual(refused);
    expect(refusalOf(await shop.split(tab.id, [claimed], 3))).toEqual(refused);
    expect(roundsOf(shop.tabOf(await shop.split(tab.id, [open], 3)))).toEqual([open]);
  });

  test('keeps what somebody pays for with the rest of the bill', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const [, going = ''] = [await shop.round(tab), await shop.round(tab)];
    await shop.pay(tab, 800, { kind: 'rest', status: 'pending' });
    expect(refusalOf(await shop.split(tab.id, [going], 3))).toEqual([409, 'tab_split_paid']);
  });

  test('gives its own rounds alone, to a table where nobody sits', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1), await shop.opened(2)];
    const [own, theirs] = [await shop.round(tab), await shop.round(other)];
    expect(refusalOf(await shop.split(tab.id, [own, theirs], 3))).toEqual([404, 'unknown_order']);
    expect(refusalOf(await shop.split(tab.id, [own], 2))).toEqual([409, 'tab_open']);
    expect(refusalOf(await shop.split(tab.id, [own], 1))).toEqual([409, 'tab_open']);
    expect(refusalOf(await shop.split(tab.id, [own], 60))).toEqual([404, 'unknown_table']);
    expect(roundsOf(await shop.read(tab.id))).toEqual([own]);
  });
});

describe('R82 a tab that staff close', () => {
  test('asks why something stays unpaid, keeps that, and takes nothing any more', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const order = await shop.round(tab);
    expect(refusalOf(await shop.close(tab.id))).toEqual([422, 'reason_missing']);
    expect(refusalOf(await shop.close(tab.id, '  '))).toEqual([422, 'reason_missing']);
    const closed = shop.tabOf(await shop.close(tab.id, 'They left.'));
    expect(closed).toMatchObject({ state: 'closed', open: lemonadePrice, paid: 0 });
    const [row] = await db.select().from(tabs).where(eq(tabs.id, tab.id));
    expect(row?.unpaidReason).toBe('They left.');
    // What the kitchen makes is made.
    const [made] = await db.select().from(orders).where(eq(orders.id, order));
    expect(made?.status).toBe('accepted');
    expect(shop.tabOf(await shop.close(tab.id, 'Another reason'))).toEqual(closed);
    const [again] = await db.select().from(tabs).where(eq(tabs.id, tab.id));
    expect(again?.unpaidReason).toBe('They left.');
    expect(refusalOf(await shop.split(tab.id, [order], 2))).toEqual([409, 'tab_closed']);
    // The table is free for the next party.
    expect((await shop.open(1)).statusCode).toBe(201);
  });

  test('stays open while somebody pays', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    await shop.round(tab);
    await shop.pay(tab, 400, { status: 'pending' });
    expect(refusalOf(await shop.close(tab.id, 'They left.'))).toEqual([409, 'tab_unpaid']);
  });

  test('needs no reason once it is paid, and has none then', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    await shop.pay(tab, 400, { of: [await shop.round(tab)] });
    expect(shop.tabOf(await shop.close(tab.id, 'Nothing')).state).toBe('closed');
    const [row] = await db.select().from(tabs).where(eq(tabs.id, tab.id));
    expect(row?.unpaidReason).toBe('');
  });
});

describe('what a table asks for', () => {
  const ask = async (tableId: number, kind: 'waiter' | 'bill') => {
    const shopperId = randomUUID();
    await pool.query('insert into shoppers (tenant_id, id) values ($1, $2)', [
      small.tenant,
      shopperId,
    ]);
    const place = { tenantId: small.tenant, restaurantId: small.restaurant };
    const asked = { ...place, tableId, shopperId, kind, at: fridayNoon };
    const [call] = await db.insert(tableCalls).values(asked).returning();
    return call?.id ?? '';
  };
  const answer = (id: string) => shop.send('POST', `/table-calls/${id}/answer`, {});
  const callsAt = async (table: number) => (await byTable(table))?.calls.map(({ kind }) => kind);

  test('is answered once, by whoever was first', async () => {
    await closeAll();
    const id = await ask(1, 'waiter');
    const replies = [await answer(id), await answer(id)];
    const shown = replies.map((reply) => contract.answerTableCall.reply.parse(reply.json()).data);
    expect(shown[0]).toMatchObject({ id, kind: 'waiter' });
    expect(shown[0]?.answered_at).not.toBeNull();
    expect(shown[1]).toEqual(shown[0]);
    expect(await callsAt(1)).toEqual([]);
    expect(refusalOf(await answer(randomUUID()))).toEqual([404, 'unknown_table_call']);
  });

  test('follows its party to another table, and goes when the party does', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    await ask(1, 'bill');
    await ask(1, 'waiter');
    await ask(2, 'waiter');
    shop.tabOf(await shop.move(tab.id, 2));
    expect(await callsAt(1)).toEqual([]);
    expect((await callsAt(2))?.toSorted()).toEqual(['bill', 'waiter']);
    shop.tabOf(await shop.close(tab.id));
    expect(await callsAt(2)).toEqual([]);
  });
});

test('each of these is in the audit log, under who did it', async () => {
  await closeAll();
  await pool.query('delete from audit_log');
  const [tab, other] = [await shop.opened(1), await shop.opened(2)];
  shop.tabOf(await shop.join(tab.id, other.id));
  shop.tabOf(await shop.split(tab.id, [await shop.round(tab)], 4));
  shop.tabOf(await shop.move(tab.id, 5));
  shop.tabOf(await shop.close(tab.id));
  const { rows } = await pool.query<{ call: string; name: string }>(
    'select call, name from audit_log order by at, id',
  );
  const names = rows.map(({ call }) => call).filter((call) => call !== 'startPhoneOrder');
  expect(names.toSorted()).toEqual(
    ['openStaffTab', 'openStaffTab', 'joinTabs', 'splitTab', 'moveTab', 'closeStaffTab'].toSorted(),
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Sage']));
});
