import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { queueGiftCards } from '#server/jobs/queue-gift-cards.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { sellCards } from '../setup/gift-cards.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const shop = await openRefundShop({ clock: () => now });
const { app, deps } = shop;
await sellCards(deps);
const shopper = await createShopper(app, 4_980_000);
const owner = await signStaffIn(app, 'owner@corner.test');

beforeEach(async () => {
  // Later than all others.
  now = new Date(now.getTime() + 60_000);
  await mailed();
});

const key = () => ({ 'idempotency-key': randomUUID() });
const staff = (method: 'GET' | 'POST', url: string, payload?: object, extra: object = {}) =>
  app.inject({
    method,
    url: `/api/v2/staff/gift-cards${url}`,
    headers: { ...shop.manager, ...extra },
    ...(payload && { payload }),
  });

async function sold(recipient: object | null = null) {
  const sale = { restaurant_id: small.restaurant, amount: 20, tender: 'cash', design: 'plain' };
  const reply = await staff('POST', '', { ...sale, recipient }, key());
  expectStatus(reply, 201);
  return contract.sellGiftCard.reply.parse(reply.json()).data;
}

/** The codes of the mails that left now. */
async function mailed(): Promise<string[]> {
  await queueGiftCards(deps);
  const mails = await drainOutbox(deps);
  return mails.flatMap(({ text }) => /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(text)?.[0] ?? []);
}

const look = async (code: string | null | undefined) =>
  (await shopper.call('POST', '/v2/gift-cards/lookup', { code })).statusCode;

describe('R69 another code', () => {
  const again = async (id: string, body: object) => staff('POST', `/${id}/mail`, body);

  test('is handed over where it is asked for so, and mailed to nobody', async () => {
    const { id, code: first, last_four: seen } = await sold();
    const reply = await again(id, { last_four: seen, by_hand: true });
    const { code, mailed_at: at } = contract.resendGiftCard.reply.parse(reply.json()).data;
    expect(at).toBeNull();
    expect(await mailed()).toEqual([]);
    expect([await look(code), await look(first)]).toEqual([200, 404]);
  });

  test('is made once by two people at once: the second saw the one before', async () => {
    const { id, last_four: seen } = await sold();
    const both = await Promise.all([1, 2].map(() => again(id, { last_four: seen, by_hand: true })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'gift_card_state' });
  });

  test('goes at once, to the address that is written, whatever day was chosen', async () => {
    const { id, last_four: seen } = await sold({ name: 'Joan', email: 'joan@example.com' });
    const [first] = await mailed();
    const reply = await again(id, { last_four: seen, email: 'other@example.com' });
    expect(reply.json()).toMatchObject({
      data: { code: null, recipient_email: 'other@example.com', mailed_at: null },
    });
    const [second] = await mailed();
    expect([await look(first), await look(second)]).toEqual([404, 200]);
  });

  test('needs an address where none is known', async () => {
    const { id, last_four: seen } = await sold();
    expect((await again(id, { last_four: seen })).statusCode).toBe(409);
  });
});

describe('the search', () => {
  const ids = async (search: object) =>
    contract.findGiftCards.reply
      .parse((await staff('POST', '/search', search)).json())
      .data.map(({ id }) => id);

  test('finds cards by their end and by an address, and by nothing those sold last', async () => {
    const email = `Hedy-${randomUUID()}@example.com`;
    const card = await sold({ name: 'Hedy', email });
    const reply = await shopper.call(
      'POST',
      '/v2/gift-cards',
      {
        amount: 50,
        design: 'plain',
        sender: { name: 'Ada', email },
        time_zone: 'Australia/Sydney',
      },
      key(),
    );
    const unpaid = contract.buyGiftCard.reply.parse(reply.json()).data;
    expect(await ids({ last_four: card.last_four.toLowerCase() })).toContain(card.id);
    expect((await ids({ email: email.toUpperCase() })).toSorted()).toEqual(
      [card.id, unpaid.id].toSorted(),
    );
    const [latest, ...others] = await ids({});
    expect(latest).toBe(card.id);
    expect(others).not.toContain(unpaid.id);
    expect(await ids({ email: 'nobody@example.com' })).toEqual([]);
  });
});

describe('R70 the settings', () => {
  const url = '/api/v2/staff/gift-card-settings';
  const read = async () =>
    contract.getGiftCardSettings.reply.parse(
      (await app.inject({ url, headers: { ...owner } })).json(),
    ).data;
  const save = async (change: object) => {
    const { currency: _currency, least_months: _least, revision, ...body } = await read();
    return app.inject({
      method: 'PUT',
      url,
      headers: { ...owner, 'if-match': `"${revision}"` },
      payload: { ...body, ...change },
    });
  };

  test('take no expiry below what the law of the country asks for', async () => {
    const { least_months: least } = await read();
    const reply = await save({ expiry_months: (least ?? 0) - 1 });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      422,
      { code: 'gift_card_expiry', problems: [{ path: 'body.expiry_months' }] },
    ]);
    expectStatus(await save({ expiry_months: least }), 200);
    expectStatus(await save({ expiry_months: null }), 200);
  });

  test('take no amount outside the bounds', async () => {
    const reply = await save({ amounts: [25, 900] });
    expect(reply.json()).toMatchObject({ problems: [{ path: 'body.amounts.1' }] });
  });
});
