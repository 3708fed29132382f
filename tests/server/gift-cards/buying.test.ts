import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { findGiftCard } from '#server/db/queries/gift-cards.ts';
import { queueGiftCards } from '#server/jobs/queue-gift-cards.ts';
import { sendGiftCardRefunds } from '#server/jobs/send-gift-card-refunds.ts';
import { sendSandboxWebhooks } from '#server/jobs/send-sandbox-webhooks.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { sellCards } from '../setup/gift-cards.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

let now = fridayNoon;
const shop = await openRefundShop({ clock: () => now });
const { app, db, deps, pool } = shop;
await sellCards(deps);
let guests = 4_900_000;
let shopper: Shopper;

beforeEach(async () => {
  now = fridayNoon;
  await mailed();
  shopper = await createShopper(app, (guests += 1));
});

const gift = {
  amount: 50,
  design: 'birthday',
  message: 'Eat well. More at evil.example',
  sender: { name: 'Ada', email: 'ada@example.com' },
  recipient: { name: 'Grace', email: 'grace@example.com' },
  time_zone: 'Australia/Sydney',
};

const key = () => ({ 'idempotency-key': randomUUID() });
const buy = (changes: object = {}, headers = key()) =>
  shopper.call('POST', '/v2/gift-cards', { ...gift, ...changes }, headers);

async function bought(changes: object = {}): Promise<GiftCardPurchase> {
  const reply = await buy(changes);
  expectStatus(reply, 201);
  return contract.buyGiftCard.reply.parse(reply.json()).data;
}

const pay = ({ id }: GiftCardPurchase, number = '4242 4242 4242 4242', headers = key()) =>
  shopper.call(
    'POST',
    `/v2/gift-cards/${id}/payments`,
    { gateway: 'sandbox', card: { number, expiry: '08/29', cvc: '123' } },
    headers,
  );

async function paid(changes: object = {}): Promise<GiftCardPurchase> {
  const card = await bought(changes);
  expectStatus(await pay(card), 200);
  return card;
}

const found = async ({ id }: { id: string }) => {
  const one = await findGiftCard(db, small.tenant, id);
  if (!one) throw new Error('the card is gone');
  return one;
};

/** The mails that left now. */
async function mailed() {
  await queueGiftCards(deps);
  return (await drainOutbox(deps)).filter(({ subject }) => subject.includes('gift card'));
}

const staff = (method: 'GET' | 'POST', url: string, payload?: object, extra: object = {}) =>
  app.inject({
    method,
    url: `/api/v2/staff/gift-cards${url}`,
    headers: { ...shop.manager, ...extra },
    ...(payload && { payload }),
  });

describe('R66 a card that is bought', () => {
  test('counts once its money was taken, and not before', async () => {
    const card = await bought();
    expect(card).toMatchObject({ state: 'pending', amount: 50, recipient_name: 'Grace' });
    expect(await found(card)).toMatchObject({ balance: 0, card: { state: 'pending' } });
    expect(await mailed()).toEqual([]);
    expectStatus(await pay(card, '4000 0000 0000 0002'), 402);
    expect((await found(card)).card.state).toBe('pending');
    expectStatus(await pay(card), 200);
    expect(await found(card)).toMatchObject({ balance: 5000, card: { state: 'active' } });
  });

  test('is written once and paid once, however often it is asked for', async () => {
    const headers = key();
    const replies = await Promise.all([buy({}, headers), buy({}, headers)]);
    const [one, two] = replies.map((reply) => contract.buyGiftCard.reply.parse(reply.json()).data);
    if (!one) throw new Error('nothing was bought');
    expect(one.id).toBe(two?.id);
    const attempt = key();
    await Promise.all([
      pay(one, '4242 4242 4242 4242', attempt),
      pay(one, '4242 4242 4242 4242', attempt),
    ]);
    expectStatus(await pay(one), 200);
    expect((await found(one)).balance).toBe(5000);
    expect((await buy({ amount: 51 }, headers)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('is finalised by a webhook that comes late, twice, once', async () => {
    const card = await bought();
    const reply = await pay(card, '4000 0000 0000 0077');
    expect(reply.json()).toMatchObject({ data: { state: 'pending' }, action: { kind: 'wait' } });
    now = new Date(now.getTime() + 7000);
    await sendSandboxWebhooks(deps);
    now = new Date(now.getTime() + 7000);
    await sendSandboxWebhooks(deps);
    expect(await found(card)).toMatchObject({ balance: 5000, card: { state: 'active' } });
    const { rows } = await pool.query(
      `select count(*)::int as handled from gateway_events e join gift_card_payments p
       on p.tenant_id = e.tenant_id and p.id::text = e.payload->>'payment'
       where p.gift_card_id = $1 and e.handled_at is not null`,
      [card.id],
    );
    expect(rows[0]).toEqual({ handled: 1 });
  });

  test('with 3-D Secure waits for the answer to its bank', async () => {
    const card = await bought();
    const reply = contract.payGiftCard.reply.parse((await pay(card, '4000 0027 6000 3184')).json());
    if (reply.action?.kind !== 'sandbox_challenge') throw new Error('nothing was asked');
    const { challenge_id: id } = reply.action;
    expectStatus(
      await shopper.call('POST', `/v2/sandbox/challenges/${id}`, { approve: true }),
      200,
    );
    const checked = await shopper.call('POST', `/v2/gift-cards/${card.id}/payments/check`, {});
    expect(checked.json()).toMatchObject({ data: { state: 'active' }, action: null });
    const other = await createShopper(app, (guests += 1));
    expect((await other.call('GET', `/v2/gift-cards/${card.id}`)).statusCode).toBe(404);
  });

  test('is mailed in the morning of the chosen day, by the recipient’s clock, once', async () => {
    const recipient = { name: 'Joan', email: 'joan@example.com' };
    const toJoan = async () => (await mailed()).filter(({ to }) => to.name === 'Joan');
    const berlin = { deliver_on: '2026-12-24', time_zone: 'Europe/Berlin' };
    const card = await paid({ ...berlin, recipient });
    now = new Date('2026-12-24T06:59:00Z');
    expect(await toJoan()).toEqual([]);
    now = new Date('2026-12-24T07:00:00Z');
    const [mail, ...more] = await toJoan();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { address: 'joan@example.com' } });
    expect(mail?.subject).toContain('Ada');
    // A customer's words are no link in a mail that the restaurant sent.
    expect(mail?.text).not.toContain('evil.example');
    const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    const balance = await shopper.call('POST', '/v2/gift-cards/lookup', { code });
    expect(balance.json()).toMatchObject({ data: { balance: 50 } });
    expect((await found(card)).card).toMatchObject({ codeSealed: null, mailedAt: now });
    expect(await toJoan()).toEqual([]);
  });

  test.each([
    [{ amount: 0.5 }, 'gift_card_amount'],
    [{ amount: 501 }, 'gift_card_amount'],
    [{ deliver_on: '2026-11-19' }, 'gift_card_date'],
    [{ deliver_on: '2029-01-01' }, 'gift_card_date'],
  ])('is refused as %j', async (changes, code) => {
    const reply = await buy(changes);
    expect([reply.statusCode, reply.json()]).toEqual([422, expect.objectContaining({ code })]);
  });
});

describe('R72 a purchase that is refunded', () => {
  const refund = (id: string, amount: number) =>
    staff('POST', `/${id}/refund`, { reason: 'Bought twice.', amount }, key());

  test('gives back all of an unspent card over its payment, and voids it', async () => {
    const card = await paid();
    expectStatus(await refund(card.id, 50), 200);
    await sendGiftCardRefunds(deps);
    const shown = contract.getGiftCard.reply.parse((await staff('GET', `/${card.id}`)).json()).data;
    expect(shown).toMatchObject({
      state: 'void',
      balance: 0,
      refundable: 0,
      refunds: [{ amount: 50, state: 'done' }],
    });
    expect(shown.entries.map(({ kind }) => kind)).toEqual(['issue', 'void']);
    expect((await refund(card.id, 50)).statusCode).toBe(409);
  });

  test('gives back only what was not spent', async () => {
    const card = await paid({ deliver_on: null });
    const mail = (await mailed()).at(-1);
    const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    const reply = await shopper.call('POST', '/v2/gift-cards/lookup', { code });
    const { handle } = contract.lookUpGiftCard.reply.parse(reply.json()).data;
    await shopper.fillCart(lemonade);
    await shopper.placed({ gift_cards: [handle] });
    expect((await refund(card.id, 50)).json()).toMatchObject({ code: 'refund_changed' });
    expectStatus(await refund(card.id, 45.5), 200);
    expect(await found(card)).toMatchObject({ balance: 0, card: { state: 'void' } });
  });
});

describe('the desk', () => {
  const sale = {
    restaurant_id: small.restaurant,
    amount: 20,
    tender: 'cash',
    design: 'plain',
    sender_name: 'Bob',
  };

  test('sells a card, whose code is shown once, and has its money in the day’s till', async () => {
    const headers = key();
    const reply = await staff('POST', '', sale, headers);
    expectStatus(reply, 201);
    const { code, balance, id } = contract.sellGiftCard.reply.parse(reply.json()).data;
    expect(balance).toBe(20);
    const again = contract.sellGiftCard.reply.parse(
      (await staff('POST', '', sale, headers)).json(),
    );
    expect(again.data).toMatchObject({ id, code: null });
    const search = await staff('POST', '/search', { code });
    expect(search.json()).toMatchObject({ data: [{ id }] });
    const day = await app.inject({
      url: `/api/v2/staff/days?restaurant_id=${small.restaurant}`,
      headers: { ...shop.manager },
    });
    const { money } = contract.getStaffDay.reply.parse(day.json()).data;
    expect(money.gift_cards).toMatchObject({ cash: 20 });
    // It is owed, and no revenue until it is spent.
    expect(money.tenders.find(({ kind }) => kind === 'cash')?.taken).toBe(0);
  });

  test('mails a card again with a new code, and the old one ends', async () => {
    const card = await paid();
    const first = (await mailed()).at(-1);
    expectStatus(await staff('POST', `/${card.id}/mail`, { last_four: card.last_four }), 200);
    const second = (await mailed()).at(-1);
    const codes = [first, second].map(
      (mail) => /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '',
    );
    const statuses = await Promise.all(
      codes.map(
        async (code) => (await shopper.call('POST', '/v2/gift-cards/lookup', { code })).statusCode,
      ),
    );
    expect(statuses).toEqual([404, 200]);
  });

  test('voids a card with a reason, which pays nothing any more', async () => {
    const card = await paid();
    const reply = await staff('POST', `/${card.id}/void`, { reason: 'Stolen.' });
    expect(reply.json()).toMatchObject({
      data: { state: 'void', balance: 0, void_reason: 'Stolen.', refundable: 0 },
    });
    expect((await staff('POST', `/${card.id}/void`, { reason: 'Again.' })).statusCode).toBe(409);
    const byDesk = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/gift-cards/${card.id}/void`,
      headers: { ...shop.desk },
      payload: { reason: 'Stolen.' },
    });
    expect(byDesk.statusCode).toBe(403);
  });
});
