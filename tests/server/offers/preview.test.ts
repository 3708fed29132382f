import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import { contract } from '#schemas/api/contract.ts';
import type { SampleCartBody } from '#schemas/api/offer-preview.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { carts, coupons, couponUses, deals } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { offers } from '#tests/fixtures/small-offers.ts';
import { cartBodyOf, couponBodyOf, dealBodyOf } from '../setup/offer-bodies.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openOffers } from './open-offers.ts';

const { db, send, newCoupon } = await openOffers();
const { fries, cola, wings } = offers;
const place = `restaurants/${small.restaurant}`;

const tryCoupon = (offer: Partial<CouponBody>, cart: SampleCartBody) =>
  send('POST', `${place}/coupon-preview`, { coupon_id: null, offer: couponBodyOf(offer), cart });
const tryDeal = (offer: Partial<DealBody>, cart: SampleCartBody) =>
  send('POST', `${place}/deal-preview`, { deal_id: null, offer: dealBodyOf(offer), cart });

async function couponOn(offer: Partial<CouponBody>, cart: SampleCartBody) {
  const reply = await tryCoupon(offer, cart);
  expectStatus(reply, 200);
  return contract.previewCoupon.reply.parse(reply.json()).data;
}
async function dealOn(offer: Partial<DealBody>, cart: SampleCartBody) {
  const reply = await tryDeal(offer, cart);
  expectStatus(reply, 200);
  return contract.previewDeal.reply.parse(reply.json()).data;
}

const twoFries = cartBodyOf([{ dish_id: fries.id, quantity: 2 }]);
const friesAndCola = cartBodyOf([
  { dish_id: fries.id, quantity: 1 },
  { dish_id: cola.id, quantity: 1 },
]);

test('R6 a coupon on a cart of one’s own choice, before and after', async () => {
  expect(await couponOn({}, friesAndCola)).toEqual({
    cart: [
      { dish_id: fries.id, name: 'Fries', quantity: 1, amount: 5 },
      { dish_id: cola.id, name: 'Cola', quantity: 1, amount: 4 },
    ],
    before: { items: 9, lines: [], total: 9 },
    after: { items: 9, lines: [{ kind: 'coupon', name: 'TEN', amount: -0.9 }], total: 8.1 },
    saving: 0.9,
    reason: null,
  });
});

test('R34 R41 a coupon for a category lowers what is in it, and is said to miss else', async () => {
  const only = { dish_ids: [cola.id] };
  expect(await couponOn(only, friesAndCola)).toMatchObject({ saving: 0.4, reason: null });
  const empty = { category_ids: [offers.together] };
  expect(await couponOn(empty, friesAndCola)).toMatchObject({
    saving: 0,
    reason: 'Nothing in your cart is part of this offer.',
  });
});

test.each([
  ['below its minimum', { minimum: '20' }, 'Add $11.00 more to use this code.'],
  ['for delivery', { order_types: ['delivery' as const] }, 'This code is for delivery orders.'],
  ['with an account', { needs_login: true }, 'Log in to use this code.'],
  [
    'of another restaurant',
    { restaurant_ids: [small.closedRestaurant] },
    'This code is for another restaurant.',
  ],
])('R39 a coupon %s says why it takes nothing off', async (_what, offer, reason) => {
  expect(await couponOn(offer, friesAndCola)).toMatchObject({ saving: 0, reason });
});

test('R43 a coupon that is saved is tried with its own uses', async () => {
  const { id } = await newCoupon({ code: 'SAVED' });
  const reply = await send('POST', `${place}/coupon-preview`, {
    coupon_id: id,
    offer: couponBodyOf({ total_limit: 1 }),
    cart: friesAndCola,
  });
  expectStatus(reply, 200);
  expect(reply.json().data).toMatchObject({ saving: 0.9, reason: null });
});

test('R37 a coupon of next month is shown as it will be, and when it begins', async () => {
  const next = { starts_at: '2027-01-01T00:00' };
  expect(await couponOn(next, friesAndCola)).toMatchObject({
    saving: 0.9,
    reason: 'This code starts on 1 January.',
  });
});

test('R41 free delivery takes off the fee of the first zone', async () => {
  const delivered = cartBodyOf([{ dish_id: fries.id, quantity: 4 }], { order_type: 'delivery' });
  const { before, after, saving } = await couponOn(
    { effect: { kind: 'free_delivery' } },
    delivered,
  );
  expect([before.total, after.total, saving]).toEqual([26, 20, 6]);
});

test('R35 a deal that is not saved yet is applied as it is written', async () => {
  expect(await dealOn({}, twoFries)).toMatchObject({
    before: { total: 10 },
    after: { total: 5, lines: [{ kind: 'deal', name: 'Fries for two', amount: -5 }] },
    saving: 5,
    reason: null,
  });
  const half = { effect: { kind: 'bogo' as const, percent: 50, pick: 'cheapest' as const } };
  expect(await dealOn(half, twoFries)).toMatchObject({ saving: 2.5 });
});

test('R36 a deal that the cart does not fill says what it lacks', async () => {
  expect(await dealOn({}, friesAndCola)).toMatchObject({
    saving: 0,
    reason: 'This cart lacks 1 more of ‘Free fries’.',
  });
  const onlyCola = cartBodyOf([{ dish_id: cola.id, quantity: 1 }]);
  expect(await dealOn({}, onlyCola)).toMatchObject({
    reason: 'This cart does not have what the deal asks for.',
  });
});

test('R42 a deal by hand is put together of the dishes of the cart', async () => {
  const together = dealBodyOf({
    name: 'Snack',
    is_automatic: false,
    effect: { kind: 'bundle', price: '7' },
    components: [
      { id: null, name: 'Side', role: 'buy', quantity: 1, dish_ids: [fries.id] },
      { id: null, name: 'Drink', role: 'buy', quantity: 1, dish_ids: [cola.id] },
    ],
  });
  expect(await dealOn(together, friesAndCola)).toMatchObject({ saving: 2, reason: null });
  expect(await dealOn(together, cartBodyOf([], { kind: 'fitting' }))).toMatchObject({
    cart: [
      { name: 'Fries', quantity: 1 },
      { name: 'Cola', quantity: 1 },
    ],
    saving: 2,
  });
  const dear = { ...together, effect: { kind: 'bundle' as const, price: '70' } };
  expect(await dealOn(dear, friesAndCola)).toMatchObject({
    saving: 0,
    reason: 'These dishes cost no more by themselves, so the deal takes nothing off.',
  });
});

test('a change of a deal is compared with the menu without it', async () => {
  const stored = {
    deal_id: offers.wingsDeal.id,
    cart: cartBodyOf([{ dish_id: wings.id, quantity: 2 }]),
  };
  const step = (id: number, role: 'buy' | 'get') => ({
    id,
    name: role,
    role,
    quantity: 1,
    dish_ids: [wings.id],
  });
  const offer = dealBodyOf({
    name: 'Wings',
    effect: { kind: 'bogo', percent: 50, pick: 'cheapest' },
    components: [step(offers.wingsDeal.buy, 'buy'), step(offers.wingsDeal.get, 'get')],
  });
  const reply = await send('POST', `${place}/deal-preview`, { ...stored, offer });
  expectStatus(reply, 200);
  expect(reply.json().data).toMatchObject({ before: { total: 18 }, after: { total: 13.5 } });
});

test.each(['usual', 'large', 'fitting'] as const)(
  'the sample cart %s is never empty',
  async (kind) => {
    const { cart, before } = await couponOn({}, cartBodyOf([], { kind }));
    expect(cart.length).toBeGreaterThan(0);
    expect(before.total).toBeGreaterThan(0);
  },
);

test('R95 a dish that is not on the menu is refused at its place', async () => {
  const reply = await tryCoupon({}, cartBodyOf([{ dish_id: 5101, quantity: 1 }]));
  expect(reply.statusCode).toBe(422);
  expect(errorReply.parse(reply.json()).problems).toMatchObject([
    { path: 'body.cart.items.0.dish_id', code: 'not_on_menu' },
  ]);
});

test('a preview writes nothing', async () => {
  const rows = () =>
    Promise.all(
      [coupons, couponUses, deals, carts].map(async (table) => {
        const [row] = await db.select({ found: count() }).from(table);
        return row?.found;
      }),
    );
  const before = await rows();
  await couponOn({}, friesAndCola);
  await dealOn({}, twoFries);
  expect(await rows()).toEqual(before);
});
