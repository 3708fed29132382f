import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { insertCoupon, insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { openAccountShop } from '../setup/account-shop.ts';
import { createShopper, expectStatus, plainBurger, shopperOf } from '../setup/shopper.ts';
import { signUserIn } from '../setup/sign-user-in.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const shop = await openAccountShop();
const { app, db, pool } = shop;
await insertSmallOffers(db);
await insertStaff(db);

let guests = 4_990_000;
let people = 0;
const newGuest = () => createShopper(app, (guests += 1));
type Guest = Awaited<ReturnType<typeof newGuest>>;
const newAddress = () => `guest-${(people += 1)}@example.com`;
const detailsOf = (email: string) => ({
  guest_details: { name: 'Ada', email, phone_no: `0411 000 ${100 + (people += 1)}` },
});
let networks = 0;
/** From another network each time: these tests make many wrong codes. */
const fromElsewhere = () => ({ 'x-forwarded-for': `10.9.${(networks += 1)}.1` });

const askFor = (guest: Guest, email: string) =>
  guest.call('POST', '/v2/email-codes', { email }, fromElsewhere());
const answer = (guest: Guest, body: { request_id: string; code: string }) =>
  guest.call('POST', '/v2/email-codes/answer', body, fromElsewhere());

async function codeFor(guest: Guest, email: string) {
  const asked = await askFor(guest, email);
  expectStatus(asked, 201);
  const { request_id } = contract.requestEmailCode.reply.parse(asked.json()).data;
  return { request_id, code: await shop.codeOf(email) };
}
async function confirm(guest: Guest, email: string): Promise<void> {
  expectStatus(await answer(guest, await codeFor(guest, email)), 200);
}

const cartWith = async (guest: Guest, code: string) => {
  const query = `coupon_code=${code}&delivery_method=pickup&is_cash_on_delivery_opt=1`;
  const reply = await guest.call('GET', `/v2/cart?guest_id=${guest.guestId}&${query}`);
  return contract.getCart.reply.parse({ data: reply.json().data }).data;
};
/** Places what the cart shows with this code, whether it counts or not. */
async function placeWith(guest: Guest, code: string, email: string, total = 11.61) {
  const { version } = await guest.fillCart(plainBurger);
  const body = { coupon_code: code, pickup_time: '18:00', ...detailsOf(email) };
  return guest.place(guest.orderBody({ version, total }, body));
}
const codesOf = (reply: { json(): { problems?: { code: string }[] } }) =>
  (reply.json().problems ?? []).map(({ code }) => code);
const newCode = async (limits: object = { customerLimit: 1 }) => {
  const code = `P${randomUUID().slice(0, 8)}`.toUpperCase();
  await insertCoupon(db, { code, ...limits });
  return code;
};

describe('R43 a coupon that counts once per person', () => {
  test.each([{ customerLimit: 1 }, { firstOrderOnly: true }])(
    'waits for a confirmed address, and counts with it: %o',
    async (limits) => {
      const code = await newCode(limits);
      const email = newAddress();
      const guest = await newGuest();
      await guest.fillCart(plainBurger);
      const before = await cartWith(guest, code);
      expect(before.coupon).toMatchObject({
        is_active: false,
        refusal: { code: 'coupon_needs_email' },
        verified_emails: [],
      });
      expect(before.total).toBe(12.9);
      await confirm(guest, email);
      const after = await cartWith(guest, code);
      expect(after.coupon).toMatchObject({ is_active: true, verified_emails: [email] });
      const body = { coupon_code: code, pickup_time: '18:00', ...detailsOf(email) };
      const placed = await guest.place(guest.orderBody(after, body));
      expectStatus(placed, 201);
      expect(placed.json().data).toMatchObject({ coupon_code: code, total: 11.61 });
    },
  );

  test('is refused at placement without, whatever the cart was thought to be', async () => {
    const code = await newCode();
    const guest = await newGuest();
    const reply = await placeWith(guest, code, newAddress());
    expectStatus(reply, 409);
    expect(codesOf(reply)).toContain('coupon_needs_email');
    expect(reply.json()).toMatchObject({ new_total: 12.9 });
  });

  test('asks a user with a confirmed address nothing', async () => {
    const code = await newCode();
    const { user, headers } = await signUserIn(db, { email: newAddress(), phoneNo: '' });
    const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
    await shopper.fillCart(plainBurger);
    const cart = await shopper.cart(`&coupon_code=${code}&is_cash_on_delivery_opt=1`);
    expect(cart.coupon?.is_active).toBe(true);
    const body = { coupon_code: code, pickup_time: '18:00', ...detailsOf(user.email) };
    expectStatus(await shopper.place(shopper.orderBody(cart, body)), 201);
  });

  test('asks a user without one for the account’s, whatever is typed', async () => {
    const code = await newCode();
    const email = newAddress();
    const { user, headers } = await signUserIn(db, { email, emailVerifiedAt: null });
    const shopper = shopperOf(app, 0, headers, { user_id: user.userNumber });
    await shopper.fillCart(plainBurger);
    const asked = await shopper.call('POST', '/v2/email-codes', { email: newAddress() });
    expectStatus(asked, 201);
    const { request_id } = contract.requestEmailCode.reply.parse(asked.json()).data;
    const sent = { request_id, code: await shop.codeOf(email) };
    expectStatus(await shopper.call('POST', '/v2/email-codes/answer', sent), 200);
    const cart = await shopper.cart(`&coupon_code=${code}&is_cash_on_delivery_opt=1`);
    expect(cart.coupon?.is_active).toBe(true);
  });

  test('asks staff nothing who order for somebody on the telephone', async () => {
    const code = await newCode();
    const manager = await signStaffIn(app, 'manager@corner.test');
    const started = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/phone-orders',
      headers: { ...manager },
      payload: { restaurant_id: 1390 },
    });
    expectStatus(started, 201);
    const { guest_id, guest_token } = contract.startPhoneOrder.reply.parse(started.json()).data;
    const bearer = { host: manager.host, authorization: `Bearer ${guest_token}` };
    const caller = shopperOf(app, guest_id, bearer);
    expect((await placeWith(caller, code, newAddress())).statusCode).toBe(201);
  });

  test('is nothing for the proof of another cart, nor for another address', async () => {
    const code = await newCode();
    const email = newAddress();
    const needsEmail = expect.arrayContaining(['coupon_needs_email']);
    const [proven, other] = [await newGuest(), await newGuest()];
    await confirm(proven, email);
    const stolen = await placeWith(other, code, email);
    expect([stolen.statusCode, codesOf(stolen)]).toEqual([409, needsEmail]);
    const elsewhere = await placeWith(proven, code, newAddress());
    expect([elsewhere.statusCode, codesOf(elsewhere)]).toEqual([409, needsEmail]);
    // Two of it by now.
    expectStatus(await placeWith(proven, code, email.toUpperCase(), 23.22), 201);
  });

  test('takes an alias for the mailbox it leads to, and counts both as one', async () => {
    const code = await newCode();
    const email = newAddress();
    const alias = email.replace('@', '+pizza@');
    const first = await newGuest();
    await confirm(first, alias);
    expectStatus(await placeWith(first, code, email), 201);
    const second = await newGuest();
    await confirm(second, email);
    await second.fillCart(plainBurger);
    // Who has shown that the mailbox is theirs may know that it used the code.
    expect((await cartWith(second, code)).coupon?.refusal?.code).toBe('coupon_used_up');
    const again = await placeWith(second, code, alias);
    expect([again.statusCode, codesOf(again)]).toEqual([
      409,
      expect.arrayContaining(['coupon_used_up']),
    ]);
  });

  test('says to nobody without a proof whether an address has used it', async () => {
    const code = await newCode();
    const email = newAddress();
    const first = await newGuest();
    await confirm(first, email);
    expectStatus(await placeWith(first, code, email), 201);
    const stranger = await newGuest();
    await stranger.fillCart(plainBurger);
    expect((await cartWith(stranger, code)).coupon?.refusal?.code).toBe('coupon_needs_email');
  });

  test('limited while somebody orders with it: looked at under its lock', async () => {
    const code = await newCode({});
    const guests = await Promise.all(Array.from({ length: 4 }, newGuest));
    const limit = () => pool.query('update coupons set customer_limit = 1 where code = $1', [code]);
    const replies = await Promise.all(
      guests.map(async (guest, at) => {
        if (at === 1) await limit();
        return placeWith(guest, code, newAddress());
      }),
    );
    for (const reply of replies) expect([201, 409]).toContain(reply.statusCode);
    const late = await placeWith(await newGuest(), code, newAddress());
    expect(codesOf(late)).toContain('coupon_needs_email');
  });
});

describe('the code for an address', () => {
  const refusalOf = (reply: { statusCode: number; json(): { code?: string } }) => [
    reply.statusCode,
    reply.json().code,
  ];

  test('is the same answer whether the address has an account or not', async () => {
    const known = newAddress();
    await signUserIn(db, { email: known });
    const unknown = newAddress();
    const guest = await newGuest();
    const answers = [];
    for (const email of [known, unknown]) {
      const reply = await askFor(guest, email);
      expectStatus(reply, 201);
      const { request_id: _id, ...rest } = reply.json().data;
      const [mail] = await shop.mailsTo(email);
      answers.push([rest, mail?.subject.replace(/\d/g, '0')]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('wrong, tried too often, used and expired counts for nothing', async () => {
    const guest = await newGuest();
    const email = newAddress();
    const right = await codeFor(guest, email);
    const wrong = { ...right, code: right.code === '111111' ? '222222' : '111111' };
    expect(refusalOf(await answer(guest, wrong))).toEqual([403, 'wrong_one_time_code']);
    expectStatus(await answer(guest, right), 200);
    expect(refusalOf(await answer(guest, right))).toEqual([409, 'one_time_code_over']);

    const tried = await codeFor(guest, newAddress());
    const other = { ...tried, code: tried.code === '111111' ? '222222' : '111111' };
    for (let at = 0; at < 5; at += 1) expect((await answer(guest, other)).statusCode).toBe(403);
    expect(refusalOf(await answer(guest, tried))).toEqual([409, 'one_time_code_over']);

    const old = await codeFor(guest, newAddress());
    shop.wait(11);
    onTestFinished(() => shop.wait(-11));
    expect(refusalOf(await answer(guest, old))).toEqual([409, 'one_time_code_over']);
  });

  test('of another cart, or for another purpose, is a wrong one', async () => {
    const [asked, other] = [await newGuest(), await newGuest()];
    const sent = await codeFor(asked, newAddress());
    expect(refusalOf(await answer(other, sent))).toEqual([403, 'wrong_one_time_code']);
    expect(refusalOf(await shop.call('POST', '/session/code', sent))).toEqual([
      403,
      'wrong_one_time_code',
    ]);
    const email = newAddress();
    await signUserIn(db, { email });
    const login = await shop.codeFor('/session/codes', email);
    expect(refusalOf(await answer(asked, login))).toEqual([403, 'wrong_one_time_code']);
    // The right one is not used up by that.
    expectStatus(await answer(asked, sent), 200);
  });

  test('is sent again after a minute, whoever asks', async () => {
    const email = newAddress();
    expectStatus(await askFor(await newGuest(), email), 201);
    const second = await askFor(await newGuest(), email);
    expect(refusalOf(second)).toEqual([429, 'too_many_requests']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('answered twice at once is taken once', async () => {
    const guest = await newGuest();
    const sent = await codeFor(guest, newAddress());
    const replies = await Promise.all([answer(guest, sent), answer(guest, sent)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
