import { beforeAll, describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';
import { whileOrderingIsOff } from '../setup/while-changed.ts';

const { app, db } = await buildSmallApp();

let shopper: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  shopper = await createShopper(app, 3_100_001);
  stranger = await createShopper(app, 3_100_002);
  await shopper.fillCart(plainBurger, { ...lemonade, quantity: 90, notes: 'cold' });
});

const modifiers = (...chosen: { modifier_id: number; quantity?: number }[]) => ({
  ...plainBurger,
  modifiers: chosen.map((one) => ({ quantity: 1, configurations: [], ...one })),
});
const brioche = { modifier_id: small.bread.brioche };
const extra = { restaurant_product_id: 999_999, product_id: 1, is_half_and_half: 0 };

describe('POST /v2/cart gets a clear 4xx and changes nothing', () => {
  test.each([
    ['a quantity of 0', { ...lemonade, quantity: 0 }, 400, 'invalid_request'],
    ['a quantity of -1', { ...lemonade, quantity: -1 }, 400, 'invalid_request'],
    ['a quantity of 1.5', { ...lemonade, quantity: 1.5 }, 400, 'invalid_request'],
    ['a quantity of 10^9', { ...lemonade, quantity: 1e9 }, 400, 'invalid_request'],
    ['a quantity as text', { ...lemonade, quantity: '2' }, 400, 'invalid_request'],
    [
      'more than 99 of a line in sum',
      { ...lemonade, quantity: 10, notes: 'cold' },
      422,
      'quantity_limit',
    ],
    ['a note of 301 characters', { ...lemonade, notes: 'x'.repeat(301) }, 400, 'invalid_request'],
    ['a note of 1 MB', { ...lemonade, notes: 'x'.repeat(1 << 20) }, 413, 'body_too_large'],
    ['a note with a NUL in it', { ...lemonade, notes: 'a\u0000b' }, 400, 'invalid_request'],
    ["another guest's id", { ...lemonade, guest_id: 3_100_002 }, 403, 'not_yours'],
    ['a user id', { ...lemonade, user_id: 1 }, 403, 'not_yours'],
    ['no id at all', { ...lemonade, guest_id: undefined }, 400, 'owner_missing'],
    ['an unknown product', { ...lemonade, ...extra }, 404, 'unknown_product'],
    [
      "another tenant's product",
      {
        restaurant_product_id: small.pizza.id,
        product_id: small.pizza.productId,
        is_half_and_half: 0,
      },
      404,
      'unknown_product',
    ],
    [
      'an unlisted product',
      {
        restaurant_product_id: small.unlisted.id,
        product_id: small.unlisted.productId,
        is_half_and_half: 0,
      },
      422,
      'unknown_product',
    ],
    [
      "another product's product_id",
      { ...lemonade, product_id: small.burger.productId },
      422,
      'product_mismatch',
    ],
    ['an unknown restaurant', { ...lemonade, restaurant_id: 77 }, 404, 'restaurant_not_found'],
    [
      "another tenant's restaurant",
      { ...lemonade, restaurant_id: small.otherRestaurant },
      404,
      'restaurant_not_found',
    ],
    [
      'an inactive restaurant',
      { ...lemonade, restaurant_id: small.closedRestaurant },
      409,
      'online_orders_disabled',
    ],
    ['an unknown modifier', modifiers(brioche, { modifier_id: 987_654 }), 404, 'unknown_modifier'],
    [
      'a modifier of another dish',
      { ...lemonade, modifiers: [{ modifier_id: small.bread.brioche, quantity: 1 }] },
      422,
      'unknown_modifier',
    ],
    ['R26 a required group left out', modifiers(), 422, 'group_min'],
    [
      'R26 too many of a group',
      modifiers(brioche, { modifier_id: small.bread.glutenFree }),
      422,
      'group_max',
    ],
    [
      'R26 too many of a modifier',
      modifiers(brioche, { modifier_id: small.extras.cheese, quantity: 2 }),
      422,
      'modifier_max_quantity',
    ],
    [
      'R26 a modifier sent twice to slip past its maximum',
      modifiers(
        brioche,
        { modifier_id: small.extras.cheese },
        { modifier_id: small.extras.cheese },
      ),
      422,
      'modifier_max_quantity',
    ],
    [
      'a modifier 0 times',
      modifiers(brioche, { modifier_id: small.extras.cheese, quantity: 0 }),
      400,
      'invalid_request',
    ],
    [
      'a required configuration left out',
      { ...plainBurger, configurations: [] },
      422,
      'configuration_required',
    ],
    [
      'a value of no attribute',
      { ...plainBurger, configurations: [{ attribute_id: small.size.id, attribute_value_id: 9 }] },
      422,
      'unknown_configuration',
    ],
    [
      'R27 a sold-out modifier',
      modifiers(brioche, { modifier_id: small.extras.egg }),
      409,
      'sold_out',
    ],
    [
      'a sold-out dish',
      {
        restaurant_product_id: small.soup.id,
        product_id: small.soup.productId,
        is_half_and_half: 0,
      },
      409,
      'sold_out',
    ],
    [
      'an unknown deal',
      { deal_id: 1, children: [{ ...lemonade, quantity: 1, deal_component_type_id: 1 }] },
      404,
      'unknown_deal',
    ],
    [
      'an unknown combo',
      { combo_product_id: 1, children: [{ ...lemonade, quantity: 1, combo_component_id: 1 }] },
      404,
      'unknown_combo',
    ],
    [
      'R32 halves of what is not halved',
      {
        is_half_and_half: 1,
        portions: [
          { ...lemonade, position: 'left' },
          { ...plainBurger, position: 'right' },
        ],
      },
      422,
      'halves_not_offered',
    ],
    ['a broken If-Match', { ...lemonade, headers: 'seven' }, 400, 'invalid_if_match'],
  ])('%s', async (_name, line, status, code) => {
    const before = [await shopper.cart(), await stranger.cart()];
    const { headers, ...body } = { headers: undefined, ...line };
    const reply = await shopper.add(body, headers === undefined ? {} : { 'if-match': headers });
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([status, code]);
    expect(errorReply.parse(reply.json()).error).toMatch(/^[A-Z].*[.!]$/s);
    expect([await shopper.cart(), await stranger.cart()]).toEqual(before);
  });
});

test('R28 a forged price is ignored: the menu alone says what a dish costs', async () => {
  const buyer = await createShopper(app, 3_100_003);
  const cart = await buyer.fillCart({
    ...plainBurger,
    price: 0.01,
    online_price: '0.01',
    item_total: 0.01,
    total: -5,
    products: { name: 'Free burger' },
    modifiers: [
      {
        modifier_id: small.bread.glutenFree,
        quantity: 1,
        price: -9,
        online_price: -9,
        configurations: [],
      },
    ],
    configurations: [
      { attribute_id: small.size.id, attribute_value_id: small.size.large, price_adjustment: -99 },
    ],
  });
  expect(cart.total).toBe(17.9);
  expect(cart.items[0]?.products.name).toBe(small.burger.name);
});

describe('other carts are out of reach', () => {
  test("another guest's id in a GET is refused", async () => {
    const reply = await shopper.call('GET', '/v2/cart?guest_id=3100002');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_yours']);
  });

  test('a GET that names nobody is refused', async () => {
    const reply = await shopper.call('GET', '/v2/cart');
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'owner_missing']);
  });

  test("another guest's lines cannot be changed, and stay", async () => {
    const before = await shopper.cart();
    const id = before.items[0]?.id;
    const replies = [
      await stranger.call('PUT', '/cart/update-cart', { cart_id: id, quantity: 1 }),
      await stranger.call('DELETE', `/v2/cart/${id}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const clear = await stranger.call('DELETE', '/v2/cart/clear', { guest_id: shopper.guestId });
    expect(clear.statusCode).toBe(403);
    expect(await shopper.cart()).toEqual(before);
  });

  test.each([0, -1, 1.5, 100, 1e9])('a line is not set to %s', async (quantity) => {
    const before = await shopper.cart();
    const id = before.items[0]?.id;
    const reply = await shopper.call('PUT', '/cart/update-cart', { cart_id: id, quantity });
    expect(reply.statusCode).toBe(400);
    expect(await shopper.cart()).toEqual(before);
  });

  test('a token of nobody is refused', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/cart',
      headers: { host: small.host, authorization: `Bearer 139.${'x'.repeat(43)}` },
      payload: { ...lemonade, restaurant_id: small.restaurant, quantity: 1, guest_id: 3_100_001 },
    });
    expect(reply.statusCode).toBe(401);
  });
});

test('while online ordering is off nothing can be added, and the cart says so', async () => {
  const buyer = await createShopper(app, 3_100_004);
  const before = await buyer.fillCart(lemonade);
  const [reply, after] = await whileOrderingIsOff(
    { db },
    small.restaurant,
    async () => [await buyer.add(lemonade), await buyer.cart()] as const,
  );
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'online_orders_disabled']);
  expect(after).toMatchObject({ version: before.version, items: before.items });
  expect(after.problems).toMatchObject([{ code: 'online_orders_disabled' }]);
});

test('a cart holds 100 lines and no more', { tags: ['slow'] }, async () => {
  const buyer = await createShopper(app, 3_100_005);
  for (let line = 0; line < 100; line += 1) {
    expect((await buyer.add({ ...lemonade, notes: `for seat ${line}` })).statusCode).toBe(201);
  }
  const reply = await buyer.add({ ...lemonade, notes: 'for seat 100' });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'cart_full']);
  expect((await buyer.cart()).items).toHaveLength(100);
  expect((await buyer.add({ ...lemonade, notes: 'for seat 7' })).statusCode).toBe(201);
});
