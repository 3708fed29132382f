import { describe, expect, onTestFinished, test } from 'vitest';
import { dropStaleGuests } from '#server/jobs/drop-stale-guests.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { plain } from '../setup/offer-lines.ts';
import { refusalOf as codeOf } from '../setup/tab-guests.ts';
import { openTabPaymentShop } from '../setup/tab-payment-shop.ts';

const { pool, deps, newTab, sit, staff, rowsOf, seen, move, refunded } = await openTabPaymentShop();

test('R83 who paid for others and ordered nothing stays with the tab when guests are dropped', async () => {
  const tabId = await newTab();
  const ada = await sit(tabId, [plain('fries')]);
  const ben = await sit(tabId, [plain('cola')], 'Ben');
  await ada.paid({ kind: 'rest' });
  await pool.query(
    `update orders set shopper_id = (select shopper_id from orders where id = $1) where id = $2`,
    [ben.order.id, ada.order.id],
  );
  const later = () => new Date(fridayNoon.getTime() + 31 * 86_400_000);
  await dropStaleGuests({ ...deps, clock: later });
  expect((await ben.tab()).payments).toMatchObject([{ guest_id: ada.guestId, state: 'paid' }]);
});

describe('R83 cash of a tab', () => {
  test('waits for staff, who confirm it or drop it, and is rounded by itself', async () => {
    const roundTo = async (cents: number) => {
      await pool.query('update tenants set cash_step = $1', [cents]);
      deps.tenants.clear();
    };
    await roundTo(5);
    onTestFinished(() => roundTo(1));
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const what = { kind: 'amount', amount: 1.02 } as const;
    const dropped = await ada.begun(what, { expected: 1.02, method: 'cash' });
    expect((await ada.tab()).payments).toMatchObject([{ to_pay: 1, method: 'cash' }]);
    await staff.drop(tabId, dropped);
    const held = await ada.begun(what, { expected: 1.02, method: 'cash' });
    await staff.confirm(tabId, held);
    await staff.confirm(tabId, held);
    await expect(staff.drop(tabId, held)).rejects.toMatchObject({ code: 'tab_payment_state' });
    await expect(staff.confirm(tabId, dropped)).rejects.toMatchObject({
      code: 'tab_payment_state',
    });
    const { open, total } = await ada.tab();
    expect(open).toBeCloseTo(total - 1.02, 2);
    await staff.take(tabId, { kind: 'rest' }, open);
    expect(await ada.tab()).toMatchObject({ open: 0, paid: total });
    const rows = await rowsOf(tabId);
    const cash = rows.filter(({ status }) => status === 'succeeded');
    expect(cash).toHaveLength(2);
    for (const { amount } of cash) expect(amount % 5).toBe(0);
  });
});

describe('R71 money of a tab that goes back', () => {
  test('handing over takes no money; the tab is paid afterwards', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    await move(ada.order, 'completed');
    const { open, total } = await ada.tab();
    expect(open).toBe(total);
    await ada.paid({ kind: 'rest' });
    expect(await seen(ada.order)).toMatchObject({ payment_status: 'paid' });
  });

  test('refunds of two orders go to the one charge that paid them', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    await ada.paid({ kind: 'rest' });
    await refunded(ada.order, { what: { kind: 'amount' }, amount: 1 });
    const all = (await seen(ben.order)).refundable?.left ?? 0;
    await refunded(ben.order, { what: { kind: 'all' }, amount: all });
    await sendRefunds(deps);
    const orders = [await seen(ada.order), await seen(ben.order)];
    expect(orders.map((order) => order.refunds.map(({ state }) => state))).toEqual([
      ['done'],
      ['done'],
    ]);
    expect(orders[1]).toMatchObject({ payment_status: 'refunded' });
  });

  test('an order that is cancelled after its part was begun: what was charged for it goes back', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { open } = await ada.tab();
    const held = await ada.begun({ kind: 'rest' }, { method: 'cash' });
    const card = await ben.again([plain('cola')]);
    const last = await ben.begun({ kind: 'rest' });
    await move(card, 'cancelled', 'No cola is left.');
    expect(codeOf(await ben.pay(last))).toEqual([409, 'tab_changed']);
    await ben.drop(last);
    await move(ben.order, 'cancelled', 'No cola is left.');
    await staff.confirm(tabId, held);
    const { total, paid } = await ada.tab();
    expect(paid).toBe(total);
    const back = (await rowsOf(tabId)).filter(({ status }) => status === 'surplus');
    expect(back.map(({ amount, back: given }) => [amount, given])).toEqual([
      [Math.round((open - total) * 100), Math.round((open - total) * 100)],
    ]);
  });
});
