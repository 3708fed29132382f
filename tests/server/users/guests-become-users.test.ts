import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { openAccountShop } from '../setup/account-shop.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { bookerWith, reservationOf, saturday } from '../setup/booking-calls.ts';
import { createShopper, customer, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';

const { app, db, pool, call, signUp, signIn, as, profileOf } = await openAccountShop();

let [people, guests] = [0, 5_400_000];
const newAddress = () => `cleo-${(people += 1)}@example.com`;
const newGuest = () => createShopper(app, (guests += 1));
const signedIn = (reply: { json: () => unknown }) => contract.signIn.reply.parse(reply.json()).data;

const cartOf = async (who: { token: string; user: { id: number } }) => {
  const { host, authorization } = { host: 'corner.test', ...as(who).headers };
  const reply = await app.inject({
    url: `/api/v2/cart?user_id=${who.user.id}`,
    headers: { host, authorization },
  });
  expectStatus(reply, 200);
  return contract.getCart.reply.parse(reply.json()).data;
};
const inCart = async (who: Parameters<typeof cartOf>[0]) =>
  (await cartOf(who)).items.map((item) => [item.restaurant_products.id, item.quantity]);

describe('R49 a guest who signs in', () => {
  test('brings the cart along: equal lines have the larger quantity, others are added', async () => {
    const email = newAddress();
    const first = await newGuest();
    await first.fillCart({ ...lemonade, quantity: 3 });
    const who = await signUp(
      email,
      {},
      { headers: { authorization: first.headers.authorization } },
    );
    expect(who.has_merged_cart).toBe(true);
    const second = await newGuest();
    await second.fillCart({ ...lemonade, quantity: 2 }, plainBurger);
    const extra = { headers: { authorization: second.headers.authorization } };
    const again = signedIn(await signIn(email, undefined, extra));
    expect(again.has_merged_cart).toBe(true);
    expect((await inCart(again)).toSorted()).toEqual(
      [
        [lemonade.restaurant_product_id, 3],
        [plainBurger.restaurant_product_id, 1],
      ].toSorted(),
    );
  });

  test('does so once, and two sign-ins at once do not double it', async () => {
    const email = newAddress();
    await signUp(email);
    const guest = await newGuest();
    await guest.fillCart({ ...lemonade, quantity: 2 });
    const extra = { headers: { authorization: guest.headers.authorization } };
    const replies = await Promise.all([0, 1].map(() => signIn(email, undefined, extra)));
    const who = replies.map(signedIn);
    expect(who.map(({ has_merged_cart }) => has_merged_cart).toSorted()).toEqual([false, true]);
    const [me] = who;
    if (!me) throw new Error('nobody is signed in');
    expect(await inCart(me)).toEqual([[lemonade.restaurant_product_id, 2]]);
    const { items } = await cartOf(me);
    const headers = { host: 'corner.test', ...as(me).headers };
    const url = `/api/v2/cart/${items[0]?.id}`;
    expectStatus(await app.inject({ method: 'DELETE', url, headers }), 200);
    expect(signedIn(await signIn(email, undefined, extra)).has_merged_cart).toBe(false);
    expect(await inCart(me)).toEqual([]);
    expect((await guest.cart()).items).toEqual([]);
  });

  test('stays the owner of an order that is under way, and of the cart of one that waits for its money', async () => {
    const email = newAddress();
    await signUp(email);
    const guest = await newGuest();
    await guest.fillCart(lemonade);
    const placed = await guest.placed();
    await guest.fillCart(plainBurger);
    const waiting = await guest.placed({ payment_method: 'card' });
    const extra = { headers: { authorization: guest.headers.authorization } };
    const me = signedIn(await signIn(email, undefined, extra));
    const headers = { host: 'corner.test', ...as(me).headers };
    for (const { id } of [placed, waiting]) {
      expectStatus(await app.inject({ url: `/api/v2/orders/${id}`, headers }), 200);
      expect((await guest.call('GET', `/v2/orders/${id}`)).statusCode).toBe(404);
    }
    const paid = await app.inject({
      method: 'POST',
      url: `/api/v2/orders/${waiting.id}/payments`,
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      payload: {
        gateway: 'sandbox',
        card: { number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123' },
      },
    });
    expectStatus(paid, 200);
    expect(await inCart(me)).toEqual([]);
  });

  test('has their reservations, and what they hold', async () => {
    await setBookingRules(db);
    const room = await addArea(db, 'Room');
    await addTables(db, room, [
      [1, 4],
      [1, 4],
    ]);
    const guest = await newGuest();
    const before = bookerWith({ app }, guest.headers);
    const booked = await before.book(saturday('18:00'));
    const held = reservationOf(await before.hold(saturday('20:00')));
    const { authorization } = guest.headers;
    const who = await signUp(newAddress(), {}, { headers: { authorization } });
    const after = bookerWith({ app }, { host: 'corner.test', ...as(who).headers });
    expect(reservationOf(await after.get(booked.id))).toEqual(booked);
    expect(reservationOf(await after.confirm(held.id)).state).toBe('confirmed');
    expect((await before.get(booked.id)).statusCode).toBe(404);
  });

  test('with a token that is nobody’s signs in all the same', async () => {
    const email = newAddress();
    await signUp(email);
    const headers = { authorization: 'Bearer 1.nonsense' };
    expect(signedIn(await signIn(email, undefined, { headers })).has_merged_cart).toBe(false);
  });
});

describe('R79 orders of a guest', () => {
  test('are claimed by who has verified their address, once, and by nobody else', async () => {
    const email = newAddress();
    const guest = await newGuest();
    await guest.fillCart(lemonade);
    const mine = await guest.placed({ guest_details: { ...customer, email: email.toUpperCase() } });
    await guest.fillCart(lemonade);
    const other = await guest.placed({ guest_details: { ...customer, email: `x${email}` } });
    const who = await signUp(email);
    expect(await profileOf(who)).toMatchObject({ claimable_orders: 1 });
    const claim = async () => {
      const reply = await call('POST', '/me/order-claims', {}, as(who));
      return contract.claimOrders.reply.parse(reply.json()).data.claimed;
    };
    expect([await claim(), await claim()]).toEqual([1, 0]);
    const headers = { host: 'corner.test', ...as(who).headers };
    expectStatus(await app.inject({ url: `/api/v2/orders/${mine.id}`, headers }), 200);
    const refused = await app.inject({ url: `/api/v2/orders/${other.id}`, headers });
    expect(refused.statusCode).toBe(404);
    const { rows } = await pool.query(
      'select count(*)::int as n from orders where shopper_id in (select id from users where email = $1)',
      [email],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
