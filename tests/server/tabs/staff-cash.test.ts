import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { lemonadePrice, openStaffTabShop } from '../setup/staff-tab-shop.ts';
import { guestOf, refusalOf } from '../setup/tab-guests.ts';

const shop = await openStaffTabShop();
const { app, pool, owner, waiter, closeAll } = shop;

const take = (
  tabId: string,
  body: object,
  { key = randomUUID(), headers = waiter }: { key?: string; headers?: typeof waiter } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/tabs/${tabId}/payments`,
    headers: { ...headers, 'idempotency-key': key },
    payload: body,
  });
const confirm = (tabId: string, paymentId: string) =>
  shop.send('POST', `/tabs/${tabId}/payments/${paymentId}/confirm`, {});
const drop = (tabId: string, paymentId: string) =>
  app.inject({
    method: 'DELETE',
    url: `/api/v2/staff/tabs/${tabId}/payments/${paymentId}`,
    headers: { ...waiter },
  });
const part = (amount: number) => ({
  what: { kind: 'amount', amount },
  expected_amount: amount,
});
const rest = (expected: number) => ({ what: { kind: 'rest' }, expected_amount: expected });

async function newTab(rounds = 1) {
  await closeAll();
  const tab = await shop.opened(1);
  for (let left = rounds; left > 0; left -= 1) await shop.round(tab);
  return tab;
}
const takings = async () => {
  const { rows } = await pool.query<{ cents: number }>(
    `select coalesce(sum(amount), 0)::int as cents from payments where status = 'succeeded'`,
  );
  return rows[0]?.cents ?? 0;
};

describe('R83 cash that staff take for a tab', () => {
  test('pays a part of the bill, and what is left is left', async () => {
    const tab = await newTab(2);
    const reply = await take(tab.id, { ...part(3), tip_amount: 1 });
    expectStatus(reply, 201);
    expect(shop.tabOf(reply)).toMatchObject({
      total: 2 * lemonadePrice,
      paid: 3,
      held: 0,
      open: 2 * lemonadePrice - 3,
      tips: 1,
      payments: [{ guest_id: null, method: 'cash', state: 'paid', amount: 3, tip: 1 }],
    });
  });

  test('is taken once for a key, also at the same moment', async () => {
    const tab = await newTab();
    const key = randomUUID();
    const replies = await Promise.all(
      [1, 2, 3].map(() => take(tab.id, rest(lemonadePrice), { key })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await shop.read(tab.id)).payments).toHaveLength(1);
    const other = await take(tab.id, rest(1), { key });
    expect(refusalOf(other)).toEqual([422, 'idempotency_key_reused']);
  });

  test('by two at once is never more than the bill', async () => {
    const tab = await newTab();
    const replies = await Promise.all([
      take(tab.id, rest(lemonadePrice)),
      take(tab.id, rest(lemonadePrice)),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    const { code, data } = contract.takeTabPayment.failures[409].parse(refused?.json());
    expect([code, data?.open]).toEqual(['tab_changed', 0]);
    expect(await shop.read(tab.id)).toMatchObject({ paid: lemonadePrice, open: 0 });
  });

  test('of a guest is received, or was not given', async () => {
    const tab = await newTab(2);
    const [given, kept] = [
      await shop.pay(tab, 400, { status: 'pending' }),
      await shop.pay(tab, 400, { status: 'pending' }),
    ];
    expect(shop.tabOf(await confirm(tab.id, given))).toMatchObject({ paid: 4, held: 4, open: 0 });
    expect(shop.tabOf(await confirm(tab.id, given))).toMatchObject({ paid: 4, held: 4, open: 0 });
    expect(shop.tabOf(await drop(tab.id, kept))).toMatchObject({ paid: 4, held: 0, open: 4 });
    const done = [409, 'tab_payment_state'];
    expect(refusalOf(await drop(tab.id, given))).toEqual(done);
    expect(refusalOf(await confirm(tab.id, kept))).toEqual(done);
    const unknown = [404, 'unknown_tab_payment'];
    expect(refusalOf(await confirm(tab.id, randomUUID()))).toEqual(unknown);
  });

  test('of a tab that was joined to another one is paid of that other one', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1), await shop.opened(2)];
    await shop.round(other);
    const held = await shop.pay(other, 400, { status: 'pending' });
    shop.tabOf(await shop.join(tab.id, other.id));
    // Whoever takes it looks at the page of the tab that it was begun on.
    expect(shop.tabOf(await confirm(other.id, held))).toMatchObject({ id: tab.id, paid: 4 });
  });

  test('R95 is of the restaurants that one works for', async () => {
    const tab = await newTab();
    await pool.query(
      `update staff_accounts set restaurant_id = $1 where email = 'desk@corner.test'`,
      [small.closedRestaurant],
    );
    const unknown = [404, 'unknown_tab'];
    expect(refusalOf(await take(tab.id, rest(lemonadePrice)))).toEqual(unknown);
    expect(refusalOf(await confirm(tab.id, randomUUID()))).toEqual(unknown);
    expect(refusalOf(await drop(tab.id, randomUUID()))).toEqual(unknown);
    await pool.query(
      `update staff_accounts set restaurant_id = $1 where email = 'desk@corner.test'`,
      [small.restaurant],
    );
    expectStatus(await take(tab.id, rest(lemonadePrice), { headers: owner }), 201);
  });
});

test('R82 what a tab was closed without is in no takings, whatever becomes of its orders', async () => {
  await closeAll();
  const tab = await shop.opened(1);
  const [paid, unpaid] = [await shop.round(tab), await shop.round(tab)];
  expectStatus(await take(tab.id, part(4)), 201);
  const before = await takings();
  expectStatus(await shop.close(tab.id, 'They left.'), 200);
  for (const id of [paid, unpaid]) {
    expectStatus(await shop.send('POST', `/orders/${id}/status`, { to: 'completed' }), 200);
  }
  expect(await takings()).toBe(before);
  expect(refusalOf(await take(tab.id, part(4)))).toEqual([409, 'tab_closed']);
  expect(await shop.read(tab.id)).toMatchObject({ state: 'closed', paid: 4, open: 4 });
});

test('R82 the pages of guests follow their tab when staff join, move and close it', async () => {
  await closeAll();
  const ana = guestOf(await createShopper(app, 6_200_001));
  const own = await ana.opened('table-2', 'Ana');
  await ana.fillCart(lemonade);
  const other = await shop.opened(1, 'Rosa');
  shop.tabOf(await shop.join(other.id, own.id));
  expect(await ana.tab(own.id)).toMatchObject({
    id: other.id,
    table: '1',
    guests: [{ name: 'Ana', choosing: 1 }, { name: 'Rosa' }],
  });
  // What she sends to the tab that she knows is written on the one that it was joined to.
  const order = await ana.orderedOn(own.id);
  expect(order.table).toBe('1');
  shop.tabOf(await shop.move(other.id, 3));
  expect(await ana.tab(own.id)).toMatchObject({ table: '3', rounds: [{ order_id: order.id }] });
  shop.tabOf(await shop.close(other.id, 'On us.'));
  expect(await ana.tab(own.id)).toMatchObject({ state: 'closed' });
});
