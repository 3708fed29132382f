import { expect, test } from 'vitest';
import { offers } from '#tests/fixtures/small-offers.ts';
import { plain } from '../setup/offer-lines.ts';
import { verifyEmail } from '../setup/verify-email.ts';
import { createShopper, expectStatus, plainBurger } from '../setup/shopper.ts';
import { openOffers } from './open-offers.ts';
import { couponBodyOf } from '../setup/offer-bodies.ts';

const shop = await openOffers();
const { app, db, newCoupon, newDeal, setCoupon, switchOffer, coupon, deal } = shop;
let nextGuest = 4_700_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
type Shopper = Awaited<ReturnType<typeof newShopper>>;
const evening = { pickup_time: '18:00' };

async function bodyWith(shopper: Shopper, code: string, changes: Partial<Contact> = {}) {
  await verifyEmail(db, shopper, changes.guest_details?.email);
  await shopper.fillCart(plainBurger);
  const query = `&coupon_code=${code}&delivery_method=pickup&is_cash_on_delivery_opt=1`;
  const cart = await shopper.cart(query);
  return shopper.orderBody(cart, { coupon_code: code, ...evening, ...changes });
}

const person = (name: string, phone: string) => ({
  guest_details: { name, email: `${name}@example.com`, phone_no: phone },
});
type Contact = ReturnType<typeof person>;

test('R55 a coupon that is ended while somebody orders with it is not given', async () => {
  const { id } = await newCoupon({ code: 'ENDED' });
  const shopper = await newShopper();
  const body = await bodyWith(shopper, 'ENDED');
  expectStatus(await switchOffer(`coupons/${id}`, false), 200);
  const reply = await shopper.place(body);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().problems).toContainEqual(
    expect.objectContaining({ path: 'coupon_code', code: 'unknown_coupon' }),
  );
  expect((await coupon(id)).used).toBe(0);
});

test('R54 a coupon that is lowered while somebody orders with it is answered with the new total', async () => {
  const { id } = await newCoupon({ code: 'LOWER' });
  const shopper = await newShopper();
  const body = await bodyWith(shopper, 'LOWER');
  const lower = couponBodyOf({ code: 'LOWER', effect: { kind: 'percent', percent: 5, most: '' } });
  expectStatus(await setCoupon(id, lower, 0), 200);
  const reply = await shopper.place(body);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ problems: [{ path: 'cart.total', code: 'total_changed' }] });
});

test('R53 a coupon that changes while orders are placed: each is whole or refused', async () => {
  const { id } = await newCoupon({ code: 'MOVING' });
  const shoppers = await Promise.all(Array.from({ length: 4 }, newShopper));
  const ready = await Promise.all(
    shoppers.map(async (shopper, at) => ({
      shopper,
      body: await bodyWith(shopper, 'MOVING', person(`moving${at}`, `0455 000 00${at}`)),
    })),
  );
  const changes = [20, 30].map((percent, revision) =>
    setCoupon(id, { code: 'MOVING', effect: { kind: 'percent', percent, most: '' } }, revision),
  );
  const replies = await Promise.all([
    ...ready.map(({ shopper, body }) => shopper.place(body)),
    ...changes,
  ]);
  const placed = replies.slice(0, shoppers.length);
  for (const reply of placed) expect([201, 409]).toContain(reply.statusCode);
  for (const reply of placed.filter(({ statusCode }) => statusCode === 201)) {
    expect(reply.json().data).toMatchObject({ total: 11.61 });
  }
  const given = placed.filter(({ statusCode }) => statusCode === 201).length;
  expect((await coupon(id)).used).toBe(given);
});

test('R43 a limit below what is used is allowed: then the coupon is used up', async () => {
  const { id } = await newCoupon({ code: 'LIMITED' });
  for (const name of ['una', 'dos']) {
    const shopper = await newShopper();
    const phone = name === 'una' ? '0466 111 111' : '0466 222 222';
    expectStatus(await shopper.place(await bodyWith(shopper, 'LIMITED', person(name, phone))), 201);
  }
  const reply = await setCoupon(id, { code: 'LIMITED', total_limit: 1 }, 0);
  expectStatus(reply, 200);
  expect(reply.json().data).toMatchObject({ status: 'used_up', used: 2 });
});

test('the figures of a coupon say how often, how much, and who was last', async () => {
  const { id } = await newCoupon({ code: 'FIGURES' });
  const shopper = await newShopper();
  const body = await bodyWith(shopper, 'FIGURES', person('fay', '0477 123 123'));
  const reply = await shopper.place(body);
  expectStatus(reply, 201);
  const { data } = reply.json();
  expect((await coupon(id)).figures).toMatchObject({
    used: 1,
    given: 1.29,
    since: null,
    open_carts: null,
    last: { order_id: data.id, name: 'fay' },
  });
});

test('the figures of a deal count its orders and, of one by hand, the open carts', async () => {
  const { id } = await newDeal();
  const shopper = await newShopper();
  await shopper.fillCart(plain('fries', 2));
  const cart = await shopper.cart('&delivery_method=pickup&is_cash_on_delivery_opt=1');
  const reply = await shopper.place(
    shopper.orderBody(cart, { ...evening, ...person('dee', '0488 123 123') }),
  );
  expectStatus(reply, 201);
  expect((await deal(id)).figures).toMatchObject({ used: 1, given: 5, last: { name: 'dee' } });
  expect((await deal(offers.twoForOne.id)).figures).toMatchObject({ open_carts: 0, used: 0 });
});

test('a first order only: refused to who has ordered before, by whatever name', async () => {
  await newCoupon({ code: 'FIRST', first_order_only: true });
  const regular = await newShopper();
  const contact = person('reg', '0499 321 321');
  expectStatus(await regular.place(await bodyWith(regular, 'FIRST', contact)), 201);
  const other = await newShopper();
  const again = await other.place(
    await bodyWith(other, 'FIRST', person('nobody', '+61 499 321 321')),
  );
  expect(again.statusCode).toBe(409);
  expect(again.json().problems).toContainEqual(
    expect.objectContaining({ path: 'coupon_code', code: 'coupon_first_order' }),
  );
  await regular.fillCart(plainBurger);
  const seen = await regular.call('GET', `/v2/cart?guest_id=${regular.guestId}&coupon_code=first`);
  expect([seen.statusCode, seen.json().code]).toEqual([400, 'coupon_first_order']);
});

test('R43 of two first orders at once with one telephone, one has the coupon', async () => {
  await newCoupon({ code: 'NEWCOMER', first_order_only: true });
  const shoppers = await Promise.all([newShopper(), newShopper()]);
  const ready = await Promise.all(
    shoppers.map(async (shopper, at) => ({
      shopper,
      body: await bodyWith(shopper, 'NEWCOMER', person(`twin${at}`, '0444 777 777')),
    })),
  );
  const replies = await Promise.all(ready.map(({ shopper, body }) => shopper.place(body)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});
