import { describe, expect, test, vi } from 'vitest';
import { closeTabsByCard } from '#server/ordering/held-cards/charge-held-cards.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { closeQuietTabs } from '#server/ordering/tabs/close-quiet-tabs.ts';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import { openHeldCardShop } from '../setup/held-card-shop.ts';
import { plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';
import { refusalOf as codeOf } from '../setup/tab-guests.ts';

const shop = await openHeldCardShop();
const { pool, sandbox, sit, serve, cardsOf, statesOf, rowsOf, withCard, at } = shop;

const minute = 60_000;
const twoHours = 120 * minute;
const paymentStatus = async (id: string) =>
  (await pool.query('select payment_status from orders where id = $1', [id])).rows[0]
    .payment_status;

describe('R84 a tab with a card', () => {
  test('closes by itself two hours after its last order, and the card pays what is unpaid', async () => {
    const { tabId, guest, total } = await withCard();
    await serve();
    expect(await closeTabsByCard(at(twoHours - 1))).toBe(0);
    expect((await guest.tab()).state).toBe('open');
    expect(await closeTabsByCard(at(twoHours))).toBe(1);
    const tab = await guest.tab();
    expect(tab).toMatchObject({ state: 'closed', paid: total, open: 0, tips: 0, held_cards: [] });
    expect(tab.payments).toMatchObject([
      { guest_id: guest.guestId, method: 'card', amount: total, tip: 0, by_held_card: true },
    ]);
    expect(await paymentStatus(guest.order.id)).toBe('paid');
    const taken = Math.round(total * 100);
    expect(await cardsOf(tabId)).toEqual([
      { status: 'charged', held: 5000, bank: 'succeeded', taken },
    ]);
    expect(await rowsOf(tabId)).toMatchObject([{ gateway: 'sandbox', amount: taken, back: 0 }]);
    expect(await closeTabsByCard(at(2 * twoHours))).toBe(0);
  });

  test.each([
    [
      'something is in the kitchen',
      async () => pool.query(`update orders set status = 'preparing'`),
    ],
    [
      'the restaurant gives more time',
      async () => pool.query('update restaurants set tab_close_hours = 3'),
    ],
  ])('stays open while %s', async (_name, prevent) => {
    const { guest } = await withCard();
    await serve();
    await prevent();
    await closeTabsByCard(at(twoHours));
    await pool.query('update restaurants set tab_close_hours = 2');
    expect(await guest.tab()).toMatchObject({ state: 'open', paid: 0, held: 0 });
    await guest.release();
  });

  test('stays open while somebody is paying, and where the cards hold less than is unpaid', async () => {
    const { guest } = await withCard();
    await serve();
    const begun = await guest.begun({ kind: 'amount', amount: 1 }, { expected: 1 });
    await closeTabsByCard(at(twoHours));
    expect((await guest.tab()).state).toBe('open');
    await guest.drop(begun);
    await pool.query(`update held_cards set amount = 100 where status = 'held'`);
    await closeTabsByCard(at(twoHours));
    await closeQuietTabs(at(twoHours));
    expect(await guest.tab()).toMatchObject({ state: 'open', paid: 0, held: 0 });
  });

  test('takes of two cards what their owners ordered', async () => {
    const { tabId, guest } = await withCard(2);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const { rounds } = await ben.held();
    await serve();
    await closeTabsByCard(at(twoHours));
    const tab = await ben.tab();
    expect(tab).toMatchObject({ state: 'closed', open: 0 });
    // Both were charged in the same instant.
    expect(new Map(tab.payments.map(({ guest_id: id, amount }) => [id, amount]))).toEqual(
      new Map([
        [guest.guestId, rounds[0]?.total],
        [ben.guestId, rounds[1]?.total],
      ]),
    );
    expect(tab.payments).toHaveLength(2);
  });

  test('stays open with the reason where its bank does not give the money', async () => {
    const { tabId, guest } = await withCard();
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    await serve();
    await pool.query(
      `update sandbox_payments set status = 'cancelled' where status = 'authorised'`,
    );
    await closeTabsByCard(at(twoHours));
    const tab = await guest.tab();
    expect(tab).toMatchObject({ state: 'open', paid: 0, held: 0, payments: [] });
    expect(tab.held_cards).toMatchObject([{ state: 'failed', failure: 'expired' }]);
    expect((await ben.tab()).held_cards).toEqual([]);
    // Another card pays then.
    expect((await guest.held()).held_cards).toMatchObject([{ state: 'held' }]);
    await closeTabsByCard(at(twoHours));
    expect((await ben.tab()).state).toBe('closed');
    expect(await statesOf(tabId)).toEqual(['charged', 'failed']);
  });

  test('R53 is charged once by two instances, and after a kill between charge and record', async () => {
    const { tabId, guest, total } = await withCard();
    await serve();
    const capture = vi.spyOn(sandbox, 'capture');
    // The money is taken, and the program dies before it hears so.
    capture.mockImplementationOnce(async (attempt, amount) => {
      await sandbox.capture(attempt, amount);
      throw new GatewayUnreachable('the answer got lost');
    });
    await Promise.all([closeTabsByCard(at(twoHours)), closeTabsByCard(at(twoHours))]);
    expect(await guest.tab()).toMatchObject({ state: 'open', paid: 0, held: total });
    expect((await guest.tab()).held_cards).toMatchObject([{ state: 'charging' }]);
    expect(codeOf(await guest.release())).toEqual([409, 'payment_in_progress']);
    await closeTabsByCard(at(twoHours));
    await Promise.all([
      endExpiredTabPayments(at(twoHours + minute)),
      endExpiredTabPayments(at(twoHours + minute)),
    ]);
    capture.mockRestore();
    const tab = await guest.tab();
    expect(tab).toMatchObject({ state: 'closed', paid: total, open: 0 });
    expect(tab.payments).toHaveLength(1);
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'charged', taken: total * 100 }]);
  });

  test('counts money that was taken in the gateway’s own pages, and gives back what is too much', async () => {
    const { tabId, guest, total } = await withCard();
    await pool.query(
      `update sandbox_payments set status = 'succeeded' where status = 'authorised'`,
    );
    expectStatus(await guest.checkCard(), 200);
    const tab = await guest.tab();
    expect(tab).toMatchObject({ state: 'open', paid: total, open: 0 });
    const rows = await rowsOf(tabId);
    expect(rows.map(({ status, amount, back }) => [status, amount, back])).toEqual([
      ['succeeded', total * 100, 0],
      ['surplus', 5000 - total * 100, 5000 - total * 100],
    ]);
  });
});
