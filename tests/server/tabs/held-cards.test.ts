import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { releaseDueCards } from '#server/ordering/held-cards/release-held-card.ts';
import { sendSandboxWebhooks } from '#server/jobs/send-sandbox-webhooks.ts';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openHeldCardShop } from '../setup/held-card-shop.ts';
import { plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';
import { refusalOf as codeOf } from '../setup/tab-guests.ts';

const shop = await openHeldCardShop();
const { pool, deps, sandbox, newTab, sit, charge, cardsOf, staff, withCard, at } = shop;
const { statesOf, banksOf } = shop;

const [declinedCard, asksFirst, lateCard] = [
  '4000 0000 0000 0002',
  '4000 0027 6000 3184',
  '4000 0000 0000 0077',
];
const minute = 60_000;

describe('R84 a card that is left at the table', () => {
  test('holds what the restaurant set, and only its owner sees which one it is', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries', 2)]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    expect(await ada.tab()).toMatchObject({ held_cards: [], card_hold: { amount: 50, hours: 2 } });
    const tab = await ada.held();
    const card = { guest_id: ada.guestId, state: 'held', amount: 50, failure: null };
    expect(tab.held_cards).toEqual([expect.objectContaining({ ...card, last_four: '4242' })]);
    expect(tab).toMatchObject({ paid: 0, held: 0, open: tab.total });
    expect((await ben.tab()).held_cards).toEqual([
      expect.objectContaining({ ...card, last_four: null }),
    ]);
    // Of a guest one card is held.
    expectStatus(await ada.hold(), 200);
    expect(await cardsOf(tabId)).toEqual([
      { status: 'held', held: 5000, bank: 'authorised', taken: 5000 },
    ]);
  });

  test('is asked for again under its key without a second one, also after a refusal', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const [key, other] = [randomUUID(), randomUUID()];
    expect(codeOf(await ada.hold(declinedCard, key))).toEqual([402, 'card_declined']);
    expect(codeOf(await ada.hold(undefined, key))).toEqual([402, 'card_declined']);
    expect((await ada.tab()).held_cards).toEqual([]);
    expectStatus(await ada.hold(undefined, other), 200);
    expectStatus(await ada.hold(undefined, other), 200);
    expect(await statesOf(tabId)).toEqual(['failed', 'held']);
  });

  test('whose bank asks first waits for its owner alone, and is held by the answer', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    const reply = await ada.hold(asksFirst);
    const { action, data } = contract.holdCard.reply.parse(reply.json());
    expect(data.held_cards).toMatchObject([{ state: 'waiting' }]);
    expect((await ben.tab()).held_cards).toEqual([]);
    if (action?.kind !== 'sandbox_challenge') throw new Error('the bank did not ask');
    await sandbox.answerChallenge(small.tenant, action.challenge_id, true);
    expectStatus(await ada.checkCard(), 200);
    expect((await ben.tab()).held_cards).toMatchObject([{ state: 'held' }]);
  });

  test('R57 whose bank answers late is held by its webhook', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    expect((await ada.hold(lateCard)).json()).toMatchObject({ action: { kind: 'wait' } });
    await pool.query(
      `update sandbox_payments set webhook_at = '2026-01-01' where webhooks_left > 0`,
    );
    await sendSandboxWebhooks(deps);
    expect((await ada.tab()).held_cards).toMatchObject([{ state: 'held', last_four: '0077' }]);
  });

  test('R60 an older try ends before another card is held, and one that nobody answers ends by itself', async () => {
    const tabId = await newTab();
    const ada = await sit(tabId, [plain('fries')]);
    await ada.hold(asksFirst);
    await ada.held();
    expect(await banksOf(tabId)).toEqual(['authorised', 'cancelled']);
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    await ben.hold(asksFirst);
    await releaseDueCards(at(16 * minute));
    expect(await banksOf(tabId)).toEqual(['authorised', 'cancelled', 'cancelled']);
    expect((await ben.tab()).held_cards).toHaveLength(1);
  });

  test('is taken back by its owner, and by staff', async () => {
    const { tabId, guest } = await withCard();
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    await ben.held();
    expectStatus(await guest.release(), 200);
    expectStatus(await guest.release(), 200);
    const [left] = (await ben.tab()).held_cards;
    expect(left).toMatchObject({ guest_id: ben.guestId });
    await shop.releaseByStaff(tabId, left?.id ?? '');
    await expect(shop.releaseByStaff(tabId, randomUUID())).rejects.toMatchObject({ status: 404 });
    expect(await cardsOf(tabId)).toMatchObject([
      { status: 'released', bank: 'cancelled' },
      { status: 'released', bank: 'cancelled' },
    ]);
  });

  test('is taken back though its gateway does not answer, which is asked until it has let go', async () => {
    const { tabId, guest } = await withCard();
    const cancel = vi.spyOn(sandbox, 'cancel').mockRejectedValueOnce(new GatewayUnreachable('off'));
    const reply = await guest.release();
    expectStatus(reply, 200);
    expect(contract.releaseHeldCard.reply.parse(reply.json()).data.held_cards).toEqual([]);
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'releasing', bank: 'authorised' }]);
    cancel.mockRestore();
    await releaseDueCards(at(minute));
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'released', bank: 'cancelled' }]);
  });

  test('is let go of once the tab is paid otherwise and closed', async () => {
    const { tabId, guest, total } = await withCard();
    await staff.take(tabId, { kind: 'rest' }, total);
    expectStatus(await guest.shopper.call('POST', `/v2/tabs/${tabId}/close`, {}), 200);
    expect((await guest.tab()).held_cards).toEqual([]);
    await releaseDueCards(deps);
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'released', bank: 'cancelled' }]);
  });

  test('cannot be left where the restaurant takes none, or on a tab that is closed', async () => {
    const { tabId, guest, total } = await withCard();
    await pool.query('update restaurants set card_hold_amount = null');
    const ben = await sit(tabId, [plain('cola')], 'Ben');
    expect(codeOf(await ben.hold())).toEqual([422, 'payment_method_not_offered']);
    await pool.query('update restaurants set card_hold_amount = 5000');
    await staff.take(tabId, { kind: 'rest' }, (await ben.tab()).open);
    expect(total).toBeGreaterThan(0);
    await guest.shopper.call('POST', `/v2/tabs/${tabId}/close`, {});
    expect(codeOf(await ben.hold())).toEqual([409, 'tab_closed']);
  });

  test('that its bank holds no longer is no card any more, and its owner reads so', async () => {
    const { tabId, guest } = await withCard();
    await releaseDueCards(at(7 * 24 * 60 * minute));
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'failed', bank: 'cancelled' }]);
    expect((await guest.tab()).held_cards).toMatchObject([{ state: 'failed', failure: 'expired' }]);
  });
});

describe('R84 what people do with such a card', () => {
  test('its owner pays a part and a tip with it, and the rest of it is let go of', async () => {
    const { tabId, guest, total } = await withCard();
    const begun = await guest.begun({ kind: 'rest' }, { tip: 3 });
    expectStatus(await guest.payByCard(begun), 200);
    expectStatus(await guest.payByCard(begun), 200);
    const tab = await guest.tab();
    expect(tab).toMatchObject({ state: 'open', paid: total, tips: 3, held_cards: [] });
    expect(await cardsOf(tabId)).toMatchObject([{ status: 'charged', taken: total * 100 + 300 }]);
  });

  test('it pays no more than it holds, and a hold that is gone leaves the part for another card', async () => {
    const { guest, total } = await withCard();
    await pool.query(`update held_cards set amount = 100 where status = 'held'`);
    const begun = await guest.begun({ kind: 'rest' });
    expect(codeOf(await guest.payByCard(begun))).toEqual([409, 'held_card_short']);
    await pool.query(`update held_cards set amount = 5000 where status = 'held'`);
    await pool.query(
      `update sandbox_payments set status = 'cancelled' where status = 'authorised'`,
    );
    expect(codeOf(await guest.payByCard(begun))).toEqual([402, 'card_declined']);
    expect(await guest.tab()).toMatchObject({ held: total, held_cards: [{ state: 'failed' }] });
    expect(codeOf(await guest.payByCard(begun))).toEqual([404, 'unknown_held_card']);
    expectStatus(await guest.pay(begun), 200);
    expect(await guest.tab()).toMatchObject({ held: 0, paid: total });
  });

  test('staff charge it at once and the tab is closed, once the sum is what they saw', async () => {
    const { tabId, guest, total } = await withCard();
    await expect(charge(tabId, total - 1)).rejects.toMatchObject({ code: 'tab_changed' });
    const begun = await guest.begun({ kind: 'amount', amount: 1 }, { expected: 1 });
    await expect(charge(tabId, total)).rejects.toMatchObject({ code: 'tab_unpaid' });
    await guest.drop(begun);
    await charge(tabId, total);
    expect(await guest.tab()).toMatchObject({ state: 'closed', paid: total });
    await expect(charge(tabId, total)).rejects.toMatchObject({ code: 'tab_closed' });
    const other = await newTab();
    const ben = await sit(other, [plain('cola')], 'Ben');
    const { open } = await ben.tab();
    await expect(charge(other, open)).rejects.toMatchObject({ code: 'held_card_short' });
  });
});
