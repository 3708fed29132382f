import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { offers } from '#tests/fixtures/small-offers.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openOffers } from './open-offers.ts';

const shop = await openOffers();
const { addCoupon, setCoupon, newCoupon, coupon, list, switchOffer, get, manager } = shop;

const problemsOf = (reply: { json(): unknown }) => errorReply.parse(reply.json()).problems ?? [];

test('R39 a coupon is read as it was written, its code in one form', async () => {
  const values = {
    code: 'Save-20',
    effect: { kind: 'percent' as const, percent: 12.5, most: '15' },
    dish_ids: [offers.fries.id],
    category_ids: [offers.together],
    restaurant_ids: [small.restaurant],
    order_types: ['pickup' as const],
    payment_methods: ['card' as const],
    windows: [{ weekdays: [1, 2, 5], from: '11:30', to: '15:00' }],
    starts_at: '2026-12-01T00:00',
    ends_at: '2027-01-01T00:00',
    validate_at: 'order' as const,
    minimum: '20.5',
    total_limit: 100,
    customer_limit: 2,
    first_order_only: true,
    stacks_with_deals: true,
  };
  const made = await newCoupon(values);
  expect(made).toMatchObject({ revision: 0, is_active: true, status: 'planned', used: 0 });
  expect(made.values).toMatchObject({ ...values, code: 'SAVE-20' });
  expect(made.time_zone).toBe('Australia/Sydney');
  expect((await coupon(made.id)).changes).toMatchObject([
    { kind: 'made', name: 'Olive', values: { code: 'SAVE-20' } },
  ]);
});

test('R39 a code is taken by another case of it, and by itself it is not', async () => {
  const { id } = await newCoupon({ code: 'WELCOME' });
  const again = await addCoupon({ code: 'ｗelcome' });
  expect(again.statusCode).toBe(409);
  expect(problemsOf(again)).toMatchObject([{ path: 'body.code', code: 'code_taken' }]);
  expectStatus(await setCoupon(id, { code: 'welcome' }, 0), 200);
  const { id: other } = await newCoupon({ code: 'GOODBYE' });
  expect((await setCoupon(other, { code: 'Welcome' }, 0)).statusCode).toBe(409);
  expect((await coupon(other)).values.code).toBe('GOODBYE');
});

test('two that make the same code at once make one', async () => {
  const replies = await Promise.all([addCoupon({ code: 'RACE' }), addCoupon({ code: 'race' })]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('sent again with its key, a coupon is answered and not made twice', async () => {
  const key = randomUUID();
  const first = await addCoupon({ code: 'ONCE' }, { key });
  const second = await addCoupon({ code: 'ONCE' }, { key });
  expectStatus(second, 201);
  expect(second.json()).toEqual(first.json());
});

test('whoever saves later is shown what was saved meanwhile', async () => {
  const { id } = await newCoupon({ code: 'TWO' });
  expectStatus(await setCoupon(id, { code: 'TWO', minimum: '30' }, 0), 200);
  const late = await setCoupon(id, { code: 'TWO', minimum: '40' }, 0);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({
    code: 'stale_settings',
    data: { revision: 1, values: { minimum: '30' } },
  });
  const without = await shop.send('PUT', `coupons/${id}`, (await coupon(id)).values);
  expect(without.statusCode).toBe(428);
});

test('an ended coupon stays, counts again where it is resumed, and says who did what', async () => {
  const { id } = await newCoupon({ code: 'ENDING' });
  expectStatus(await switchOffer(`coupons/${id}`, false), 200);
  expectStatus(await switchOffer(`coupons/${id}`, false), 200);
  const listed = (await list()).coupons.find((one) => one.id === id);
  expect(listed).toMatchObject({ is_active: false, status: 'off' });
  expectStatus(await switchOffer(`coupons/${id}`, true), 200);
  const { status, changes, revision } = await coupon(id);
  expect([status, revision]).toEqual(['running', 0]);
  expect(changes.map(({ kind, is_active }) => [kind, is_active])).toEqual([
    ['resumed', true],
    ['ended', false],
    ['made', true],
  ]);
});

test.each([
  ['dish_ids', { dish_ids: [5101] }],
  ['category_ids', { category_ids: [999_999] }],
  ['restaurant_ids', { restaurant_ids: [small.otherRestaurant] }],
])('R95 what is of another tenant is refused at its field: %s', async (field, values) => {
  const reply = await addCoupon({ code: `X-${field}`, ...values });
  expect(reply.statusCode).toBe(422);
  expect(problemsOf(reply)).toMatchObject([{ path: `body.${field}`, code: 'not_on_menu' }]);
});

test('an amount that the currency does not have is refused at its field', async () => {
  const reply = await addCoupon({ code: 'CENTS', effect: { kind: 'amount', amount: '1.005' } });
  expect(reply.statusCode).toBe(400);
  expect(problemsOf(reply)).toMatchObject([{ path: 'body.effect.amount' }]);
});

test('a manager makes coupons for their restaurant alone, and changes no others', async () => {
  const own = { restaurant_ids: [small.restaurant] };
  const refused = await addCoupon({ code: 'EVERYWHERE' }, { by: manager });
  expect([refused.statusCode, errorReply.parse(refused.json()).code]).toEqual([
    403,
    'not_your_offer',
  ]);
  expectStatus(await addCoupon({ code: 'HERE', ...own }, { by: manager }), 201);
  const { id } = await newCoupon({ code: 'OWNERS' });
  expect((await setCoupon(id, { code: 'OWNERS', ...own }, 0, manager)).statusCode).toBe(403);
  expect((await switchOffer(`coupons/${id}`, false, manager)).statusCode).toBe(403);
  const elsewhere = await newCoupon({ code: 'ANNEX', restaurant_ids: [small.closedRestaurant] });
  expect((await get(`coupons/${elsewhere.id}`, manager)).statusCode).toBe(403);
  const seen = (await list(manager)).coupons;
  expect(seen.find(({ values }) => values.code === 'OWNERS')).toMatchObject({ may_change: false });
  expect(seen.find(({ values }) => values.code === 'HERE')).toMatchObject({ may_change: true });
  expect(seen.some(({ values }) => values.code === 'ANNEX')).toBe(false);
});

test('the choices of an offer are the dishes and categories of the own restaurants', async () => {
  const reply = await get('offer-choices');
  expectStatus(reply, 200);
  const { data } = reply.json();
  expect(data.dishes).toContainEqual({
    name: 'Fries',
    at: [{ restaurant_id: small.restaurant, id: offers.fries.id, is_listed: true }],
  });
  expect(data.categories.map(({ name }: { name: string }) => name)).toContain('Together');
  expect(JSON.stringify(data)).not.toContain(String(small.otherRestaurant));
});
