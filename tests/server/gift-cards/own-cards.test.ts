import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { findGiftCard } from '#server/db/queries/gift-cards.ts';
import { resendCard } from '#server/ordering/gift-card-sales/card-by-staff.ts';
import { findTenant } from '#server/db/queries/tenants.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const { app, db, deps, call, signUp, signIn, as } = await openAccountShop();
let [people, guests] = [0, 5_600_000];
const newAddress = () => `gwen-${(people += 1)}@example.com`;
const newGuest = () => createShopper(app, (guests += 1));
type Who = { token: string; user: { id: number } };

const own = async (who: Who) =>
  contract.listOwnGiftCards.reply.parse(
    (await call('GET', '/me/gift-cards', undefined, as(who))).json(),
  ).data;
const add = (who: Who, code: string) => call('POST', '/me/gift-cards', { code }, as(who));
const cartOf = async (who: Who, handles: string[]) => {
  const reply = await app.inject({
    url: `/api/v2/cart?user_id=${who.user.id}&restaurant_id=${small.restaurant}&gift_cards=${handles.join(',')}`,
    headers: { host: 'corner.test', ...as(who).headers },
  });
  expectStatus(reply, 200);
  return contract.getCart.reply.parse(reply.json()).data;
};
const resent = async (id: string, email: string | undefined) => {
  const tenant = await findTenant(db, small.tenant);
  const found = await findGiftCard(db, small.tenant, id);
  if (!tenant || !found) throw new Error('the card is gone');
  const { lastFour } = found.card;
  await resendCard(deps, {
    tenant,
    giftCardId: id,
    lastFour,
    email,
    isByHand: email === undefined,
  });
};

describe('a card of one’s own', () => {
  test('is added by its code, with balance and ledger, and pays by the handle that comes with it', async () => {
    const { code } = await insertGiftCard(deps, 500);
    const who = await signUp(newAddress());
    expect(await own(who)).toEqual([]);
    expectStatus(await add(who, code.toLowerCase()), 200);
    const [card] = await own(who);
    expect(card).toMatchObject({
      state: 'active',
      balance: 5,
      entries: [{ kind: 'issue', amount: 5, balance: 5, order_id: null }],
    });
    const other = await signUp(newAddress());
    expect(await own(other)).toEqual([]);
    // A handle is of no use to anybody else.
    expect((await cartOf(other, [card?.handle ?? ''])).gift_cards).toMatchObject([
      { refusal: { code: 'unknown_gift_card' } },
    ]);
    expect((await cartOf(who, [card?.handle ?? ''])).gift_cards).toMatchObject([
      { refusal: null, balance: 5 },
    ]);
  });

  test('is nobody’s by a wrong code, and of two who add it the later one’s', async () => {
    const { code } = await insertGiftCard(deps, 500);
    const [first, second] = [await signUp(newAddress()), await signUp(newAddress())];
    expect((await add(first, 'ACDE-FGHJ-KMNP-QRTW')).json()).toMatchObject({
      code: 'unknown_gift_card',
    });
    expectStatus(await add(first, code), 200);
    expectStatus(await add(second, code), 200);
    expect(await own(first)).toEqual([]);
    expect(await own(second)).toHaveLength(1);
  });

  test('is taken out by its handle, keeps its money, and can be added again', async () => {
    const { id, code } = await insertGiftCard(deps, 500);
    const [who, other] = [await signUp(newAddress()), await signUp(newAddress())];
    expectStatus(await add(who, code), 200);
    const [card] = await own(who);
    const path = `/me/gift-cards/${card?.handle}`;
    // A handle is of no use to anybody else, and a part of one to nobody.
    for (const [by, wrong] of [
      [other, path],
      [who, `/me/gift-cards/${id}`],
      [who, `${path.slice(0, -1)}_`],
    ] as const) {
      const refused = await call('DELETE', wrong, undefined, as(by));
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'unknown_gift_card']);
    }
    expect(await own(who)).toHaveLength(1);
    const remove = () => call('DELETE', path, undefined, as(who));
    for (const reply of [await remove(), await remove()]) {
      expectStatus(reply, 200);
      expect(contract.removeOwnGiftCard.reply.parse(reply.json()).data).toEqual([]);
    }
    expect((await findGiftCard(db, small.tenant, id))?.card).toMatchObject({
      ownerId: null,
      state: 'active',
    });
    // Whoever added it meanwhile has it still.
    expectStatus(await add(other, code), 200);
    expectStatus(await call('DELETE', path, undefined, as(who)), 200);
    expect(await own(other)).toMatchObject([{ balance: 5 }]);
  });

  test('is what a user buys for themselves, once it is paid', async () => {
    const email = newAddress();
    const who = await signUp(email);
    await insertGiftCard(deps, 500);
    const headers = { host: 'corner.test', ...as(who).headers };
    const bought = await app.inject({
      method: 'POST',
      url: '/api/v2/gift-cards',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: {
        amount: 20,
        design: 'plain',
        sender: { name: 'Gwen', email },
        time_zone: 'Australia/Sydney',
      },
    });
    expectStatus(bought, 201);
    expect(await own(who)).toEqual([]);
    const { id } = contract.buyGiftCard.reply.parse(bought.json()).data;
    const card = { number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123' };
    const paid = await app.inject({
      method: 'POST',
      url: `/api/v2/gift-cards/${id}/payments`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { gateway: 'sandbox', card },
    });
    expectStatus(paid, 200);
    expect(await own(who)).toMatchObject([{ amount: 20, balance: 20 }]);
  });

  test('goes with its code: another one ends the handles and leaves the account', async () => {
    const { id, code } = await insertGiftCard(deps, 500);
    const email = newAddress();
    const who = await signUp(email);
    expectStatus(await add(who, code), 200);
    const [card] = await own(who);
    await resent(id, email.toUpperCase());
    expect((await cartOf(who, [card?.handle ?? ''])).gift_cards).toMatchObject([
      { refusal: { code: 'unknown_gift_card' } },
    ]);
    // To their own address it is still theirs, by another handle.
    const [again] = await own(who);
    expect((await cartOf(who, [again?.handle ?? ''])).gift_cards).toMatchObject([
      { refusal: null },
    ]);
    await resent(id, undefined);
    expect(await own(who)).toEqual([]);
  });

  test('R94 is in the export without its handle, and its bearer’s once the account is gone', async () => {
    const { id, code } = await insertGiftCard(deps, 500);
    const who = await signUp(newAddress());
    expectStatus(await add(who, code), 200);
    const [card] = await own(who);
    const exported = await call('GET', '/me/export', undefined, as(who));
    const { gift_cards: cards } = contract.exportOwnData.reply.parse(exported.json()).data;
    expect(cards).toMatchObject([{ balance: 5, last_four: card?.last_four }]);
    expect(exported.body).not.toContain(card?.handle);
    const gone = await call('POST', '/me/deletion', { proof: { password: goodPassword } }, as(who));
    expectStatus(gone, 200);
    expect((await findGiftCard(db, small.tenant, id))?.card).toMatchObject({
      ownerId: null,
      state: 'active',
    });
  });
});

describe('R49 a card whose code a guest gave', () => {
  test('is still given once they sign in, and pays once beside the same card of their own', async () => {
    const { code } = await insertGiftCard(deps, 500);
    const email = newAddress();
    await signUp(email);
    const guest = await newGuest();
    await guest.fillCart(lemonade);
    const looked = await guest.call('POST', '/v2/gift-cards/lookup', { code });
    const { handle } = contract.lookUpGiftCard.reply.parse(looked.json()).data;
    const before = contract.signIn.reply.parse((await signIn(email)).json()).data;
    expect((await cartOf(before, [handle])).gift_cards).toMatchObject([
      { refusal: { code: 'unknown_gift_card' } },
    ]);
    const extra = { headers: { authorization: guest.headers.authorization } };
    const me = contract.signIn.reply.parse((await signIn(email, undefined, extra)).json()).data;
    expect((await cartOf(me, [handle])).gift_cards).toMatchObject([{ refusal: null, balance: 5 }]);
    expectStatus(await add(me, code), 200);
    const [mine] = await own(me);
    const both = await cartOf(me, [handle, mine?.handle ?? '']);
    expect(both.gift_cards).toHaveLength(1);
    const other = await signUp(newAddress());
    expect((await cartOf(other, [handle])).gift_cards).toMatchObject([
      { refusal: { code: 'unknown_gift_card' } },
    ]);
  });
});
