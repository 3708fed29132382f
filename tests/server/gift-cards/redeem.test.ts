import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import {
  findGiftCard,
  listGiftCardEntries,
  updateGiftCard,
} from '#server/db/queries/gift-cards.ts';
import { expireOrders } from '#server/ordering/paying/expire-orders.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

let now = fridayNoon;
const shop = await openRefundShop({ clock: () => now });
const { app, db, deps } = shop;
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
let guests = 4_800_000;
let shopper: Shopper;

beforeEach(async () => {
  now = fridayNoon;
  shopper = await createShopper(app, (guests += 1));
});

const lookUp = (by: Shopper, code: string) => by.call('POST', '/v2/gift-cards/lookup', { code });

async function handleOf(by: Shopper, code: string): Promise<string> {
  const reply = await lookUp(by, code);
  expectStatus(reply, 200);
  return contract.lookUpGiftCard.reply.parse(reply.json()).data.handle;
}

async function given(amount: number): Promise<{ id: string; handle: string; code: string }> {
  const { id, code } = await insertGiftCard(deps, amount);
  return { id, code, handle: await handleOf(shopper, code) };
}

const balanceOf = async (id: string) => (await findGiftCard(db, small.tenant, id))?.balance;
const kindsOf = async (id: string) =>
  (await listGiftCardEntries(db, small.tenant, id)).map(({ kind }) => kind);

describe('R67 a gift card pays up to what is due', () => {
  test('all of it: nothing is left to pay, and no gateway is asked', async () => {
    const { id, handle } = await given(50_000);
    const cart = await shopper.fillCart(plainBurger);
    const order = await shopper.placed({ payment_method: 'card', gift_cards: [handle] });
    expect(order).toMatchObject({
      payment_method: 'none',
      payment_status: 'paid',
      due: 0,
      gift_cards: [{ amount: cart.total }],
    });
    expect(await balanceOf(id)).toBe(50_000 - Math.round(cart.total * 100));
    expect(await kindsOf(id)).toEqual(['issue', 'hold', 'release', 'debit']);
  });

  test('a part of it: the card pays the rest, and the gift card is debited with it', async () => {
    const { id, handle } = await given(500);
    const { total } = await shopper.fillCart(plainBurger);
    const shown = await shopper.cart(`&gift_cards=${handle}`);
    expect(shown).toMatchObject({ total, due: total - 5, gift_cards: [{ paid: 5, balance: 5 }] });
    const order = await shopper.placed({ payment_method: 'card', gift_cards: [handle] });
    expect(order).toMatchObject({ status: 'pending_payment', due: total - 5 });
    expect(await kindsOf(id)).toEqual(['issue', 'hold']);
    // The guest's own unpaid order does not take it from their cart.
    expect(await shopper.cart(`&gift_cards=${handle}`)).toMatchObject({ due: total - 5 });
    expectStatus(await shopper.pay(order.id), 200);
    expect(await balanceOf(id)).toBe(0);
    expect((await shopper.order(order.id)).payment_status).toBe('paid');
  });

  test('several in their order, with cash for the rest', async () => {
    const [first, second] = [await given(300), await given(200)];
    const { total } = await shopper.fillCart(plainBurger);
    const order = await shopper.placed({ gift_cards: [first.handle, second.handle] });
    expect(order).toMatchObject({
      due: total - 5,
      gift_cards: [{ amount: 3 }, { amount: 2 }],
      to_collect: total - 5,
    });
    expect([await balanceOf(first.id), await balanceOf(second.id)]).toEqual([0, 0]);
  });
});

describe('R68 what an order holds', () => {
  test('comes back when it is not paid in time', async () => {
    const { id, handle } = await given(500);
    await shopper.fillCart(lemonade, plainBurger);
    await shopper.placed({ payment_method: 'card', gift_cards: [handle] });
    expect(await balanceOf(id)).toBe(0);
    wait(16);
    await expireOrders(deps);
    expect(await balanceOf(id)).toBe(500);
    expect(await kindsOf(id)).toEqual(['issue', 'hold', 'release']);
  });

  test('is never more than the card has: 50 at once on the real database', async () => {
    const { id, code } = await insertGiftCard(deps, 4500);
    const rivals = await Promise.all(
      Array.from({ length: 50 }, () => createShopper(app, (guests += 1))),
    );
    const bodies = await Promise.all(
      rivals.map(async (rival) => {
        const cart = await rival.fillCart(lemonade);
        const gift_cards = [await handleOf(rival, code)];
        return rival.orderBody(cart, { gift_cards });
      }),
    );
    const replies = await Promise.all(
      rivals.map(async (rival, index) => rival.place(bodies[index] ?? {})),
    );
    const taken = replies
      .filter(({ statusCode }) => statusCode === 201)
      .map((reply) => contract.placeOrder.reply.parse(reply.json()).data)
      .reduce((sum, { gift_cards }) => sum + Math.round((gift_cards[0]?.amount ?? 0) * 100), 0);
    expect(taken).toBe(4500);
    expect(await balanceOf(id)).toBe(0);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 201)) {
      expect(reply.statusCode).toBe(409);
    }
  });

  test('cannot be rewritten: the ledger is append-only', async () => {
    const { id } = await given(500);
    const change = shop.pool.query(
      'update gift_card_entries set amount = 1 where gift_card_id = $1',
      [id],
    );
    await expect(change).rejects.toThrow('never changed');
  });

  test('is bound to the guest who gave the code, and to the tenant', async () => {
    const { handle } = await given(500);
    const other = await createShopper(app, (guests += 1));
    await other.fillCart(lemonade);
    const reply = await other.place(other.orderBody(await other.cart(), { gift_cards: [handle] }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'unknown_gift_card' });
    const theirs = await insertGiftCard(deps, 500, {
      tenantId: small.otherTenant,
      restaurantId: small.otherRestaurant,
    });
    expect((await lookUp(shopper, theirs.code)).statusCode).toBe(404);
  });
});

describe('R69 a code', () => {
  test('is stored as its hash alone, and a wrong one is one answer', async () => {
    const { id, code } = await insertGiftCard(deps, 500);
    const { rows } = await shop.pool.query('select * from gift_cards where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(code);
    const { code: voided, id: voidedId } = await insertGiftCard(deps, 500);
    await updateGiftCard(db, small.tenant, voidedId, { state: 'void' });
    const wrong = ['ACDE-FGHJ-KMNP-QRTW', 'no code at all', voided];
    const replies = await Promise.all(wrong.map((text) => lookUp(shopper, text)));
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual(replies[0]?.json());
    }
  });
});

describe('R70 an expired card', () => {
  test('is shown as expired, and refused from the end of its last day on', async () => {
    const { id, code, handle } = await given(500);
    const found = await findGiftCard(db, small.tenant, id);
    const soon = new Date(now.getTime() + 60_000);
    await updateGiftCard(db, small.tenant, id, { expiresAt: soon });
    await shopper.fillCart(lemonade);
    expect((await shopper.cart(`&gift_cards=${handle}`)).gift_cards[0]?.refusal).toBeNull();
    wait(1);
    expect((await lookUp(shopper, code)).json()).toMatchObject({ data: { is_expired: true } });
    expect((await shopper.cart(`&gift_cards=${handle}`)).gift_cards[0]).toMatchObject({
      paid: 0,
      refusal: { code: 'gift_card_expired' },
    });
    const order = shopper.orderBody(await shopper.cart(), { gift_cards: [handle] });
    expect((await shopper.place(order)).json()).toMatchObject({ code: 'gift_card_expired' });
    // 36 months in Australia, whatever the owner chose: sold on 20 November 2026 in Sydney.
    expect(found?.card.expiresOn).toBe('2029-11-20');
    expect(found?.card.expiresAt?.toISOString()).toBe('2029-11-20T13:00:00.000Z');
  });
});

describe('R71 R73 money of an order goes back over what paid', () => {
  test('over the card first up to its amount, the rest to the gift card', async () => {
    const { id, handle } = await given(1000);
    await shopper.fillCart(plainBurger);
    const placed = await shopper.placed({ payment_method: 'card', gift_cards: [handle] });
    expectStatus(await shopper.pay(placed.id), 200);
    const byCard = placed.due;
    const part = await shop.refunded(placed, { what: { kind: 'amount' }, amount: byCard + 4 });
    expect(new Set(part.refunds.at(-1)?.tenders)).toEqual(
      new Set([
        { kind: 'card', amount: byCard, state: 'pending' },
        { kind: 'gift_card', amount: 4, state: 'done' },
      ]),
    );
    expect(await balanceOf(id)).toBe(400);
    await shop.refunded(placed, { what: { kind: 'all' }, amount: 6 });
    expect(await balanceOf(id)).toBe(1000);
    await sendRefunds(deps);
    expect((await shopper.order(placed.id)).payment_status).toBe('refunded');
  });

  test('when it is cancelled: once, however often', async () => {
    const { id, handle } = await given(50_000);
    await shopper.fillCart(plainBurger);
    const order = await shopper.placed({ gift_cards: [handle] });
    await shop.move(order, 'cancelled', 'The oven broke.');
    expect(await balanceOf(id)).toBe(50_000);
    expect(await shopper.order(order.id)).toMatchObject({ payment_status: 'refunded' });
    await shop.move(order, 'cancelled', 'The oven broke.');
    expect(await kindsOf(id)).toEqual(['issue', 'hold', 'release', 'debit', 'refund']);
  });

  test('and the day has both as tenders, to the cent (decision 077)', async () => {
    const reply = await app.inject({
      url: `/api/v2/staff/days?restaurant_id=${small.restaurant}`,
      headers: { ...shop.manager },
    });
    expectStatus(reply, 200);
    const { money } = contract.getStaffDay.reply.parse(reply.json()).data;
    const sum = (of: readonly { amount: number }[]) =>
      of.reduce((all, { amount }) => all + amount, 0);
    const onTop = sum(money.taxes.filter(({ included }) => !included));
    const parts =
      money.dishes -
      sum(money.discounts) +
      sum(money.fees) +
      onTop +
      money.tips +
      money.cash_rounding;
    expect(parts).toBeCloseTo(money.taken, 5);
    expect(money.tenders.find(({ kind }) => kind === 'gift_card')?.taken).toBeGreaterThan(0);
  });
});

test('R55 a card that was spent meanwhile refuses the order, and says what is left', async () => {
  const { code, handle } = await given(500);
  await shopper.fillCart(plainBurger);
  const cart = await shopper.cart(`&gift_cards=${handle}`);
  const body = shopper.orderBody(cart, { gift_cards: [handle], expected_due: cart.due });
  const other = await createShopper(app, (guests += 1));
  await other.fillCart(lemonade);
  await other.placed({ gift_cards: [await handleOf(other, code)] });
  const reply = await shopper.place(body, randomUUID());
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'total_changed', data: { gift_cards: [{}] } });
});
