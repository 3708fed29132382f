import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus, shopperOf } from '../setup/shopper.ts';
import { lemonadePrice, openStaffTabShop } from '../setup/staff-tab-shop.ts';
import { guestOf } from '../setup/tab-guests.ts';

const shop = await openStaffTabShop();
const { app, pool, send, opened, move, join, close, closeAll, read } = shop;
beforeEach(closeAll);

const start = (tabId: string, restaurantId: number = small.restaurant) =>
  send('POST', '/phone-orders', { restaurant_id: restaurantId, tab_id: tabId });

/** Whoever staff order as for the guests of a tab, and the code of its table. */
async function startedFor({ id }: Pick<Tab, 'id'>) {
  const reply = await start(id);
  expectStatus(reply, 201);
  const { data } = contract.startPhoneOrder.reply.parse(reply.json());
  const headers = { host: small.host, authorization: `Bearer ${data.guest_token}` };
  const shopper = shopperOf(app, data.guest_id, headers);
  return { token: data.table_token, shopper, ...guestOf(shopper) };
}
const codeOf = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];

describe('R82 staff who order for guests without a phone', () => {
  test('get the code of their table, see the tab as staff do, and order on it', async () => {
    const tab = await opened(1, 'Rosa');
    const waiter = await startedFor(tab);
    expect(waiter.token).toBe('table-1');
    expect(await waiter.tab(tab.id)).toMatchObject({ own_guest_id: null, table: '1' });
    const order = await waiter.orderedOn(tab.id, 2);
    expect(order).toMatchObject({ customer: { name: 'Rosa' }, tab_id: tab.id, status: 'accepted' });
    expect((await waiter.tab(tab.id)).open).toBe(2 * lemonadePrice);
    const { rows } = await pool.query(
      `select s.email from order_events e
       join staff_accounts s on s.tenant_id = e.tenant_id and s.id = e.staff_id
       where e.order_id = $1 limit 1`,
      [order.id],
    );
    expect(rows).toEqual([{ email: 'desk@corner.test' }]);
  });

  test('order where the party is now: moved, or joined to another', async () => {
    const tab = await opened(1);
    const waiter = await startedFor(tab);
    expectStatus(await move(tab.id, 2), 200);
    await waiter.orderedOn(tab.id);
    const other = await opened(3, 'Sam');
    expectStatus(await join(other.id, tab.id), 200);
    const order = await waiter.orderedOn(tab.id);
    expect(order.tab_id).toBe(other.id);
    expect(await waiter.tab(tab.id)).toMatchObject({ id: other.id, table: '3' });
    expect((await startedFor(tab)).token).toBe('table-3');
  });

  test('begin nothing on a tab that is closed, unknown or of another restaurant', async () => {
    const tab = await opened(1);
    expect(codeOf(await start(randomUUID()))).toEqual([404, 'unknown_tab']);
    expect(codeOf(await start(tab.id, small.closedRestaurant))).toEqual([
      403,
      'not_your_restaurant',
    ]);
    const byOwner = await send(
      'POST',
      '/phone-orders',
      { restaurant_id: small.closedRestaurant, tab_id: tab.id },
      shop.owner,
    );
    expect(codeOf(byOwner)).toEqual([404, 'unknown_tab']);
    expectStatus(await close(tab.id), 200);
    expect(codeOf(await start(tab.id))).toEqual([409, 'tab_closed']);
  });

  test('pay, close and rename nothing as the guest that they order as', async () => {
    const tab = await opened(1);
    const waiter = await startedFor(tab);
    await waiter.orderedOn(tab.id);
    for (const reply of [
      await waiter.close(tab.id),
      await waiter.shopper.call('PUT', `/v2/tabs/${tab.id}/own-name`, { name: 'Eve' }),
    ]) {
      expect(codeOf(reply)).toEqual([404, 'unknown_tab']);
    }
    expect((await read(tab.id)).state).toBe('open');
  });

  test('see no tab any more once they work elsewhere', async () => {
    const tab = await opened(1);
    const waiter = await startedFor(tab);
    const employ = (restaurantId: number) =>
      pool.query(`update staff_accounts set restaurant_id = $1 where email = 'desk@corner.test'`, [
        restaurantId,
      ]);
    await employ(small.closedRestaurant);
    const seen = await waiter.shopper.call('GET', `/v2/tabs/${tab.id}`);
    await employ(small.restaurant);
    expect(codeOf(seen)).toEqual([404, 'unknown_tab']);
  });
});
