import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { deals } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import {
  dealOf,
  garlicOil,
  halves,
  meal,
  olives,
  pizza,
  plain,
  plainPizza,
  twoForOne,
} from '../setup/offer-lines.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { whileProduct } from '../setup/while-changed.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
let nextGuest = 3_200_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

describe('half and half', () => {
  test('R30 R31 the dearer half is the base, and a topping on one half costs half', async () => {
    const shopper = await newShopper();
    const { items } = await shopper.fillCart(
      halves(pizza('margherita', [olives]), pizza('diavola')),
    );
    expect(items[0]).toMatchObject({
      is_half_and_half: 1,
      item_total: 12.75,
      products: { name: '½ Margherita + ½ Diavola' },
      restaurant_products: { id: offers.margherita.id },
      cart_modifiers: [],
      cart_configurations: [],
      combo_products: null,
      deals: null,
    });
    const [left, right] = items[0]?.cart_portions ?? [];
    expect(left).toMatchObject({
      position: 'left',
      quantity: 1,
      component: null,
      restaurant_product_id: offers.margherita.id,
      product_id: offers.margherita.productId,
      products: { name: 'Margherita' },
      extra: 0.75,
      is_free: false,
      cart_modifiers: [{ quantity: 1, restaurant_product_modifiers: { id: olives.modifier_id } }],
    });
    expect(right).toMatchObject({ position: 'right', extra: 0, cart_modifiers: [] });
    expect(right?.cart_configurations[0]?.product_configuration_attribute_values).toEqual({
      id: offers.diavola.medium,
      display_value: 'Medium',
    });
  });

  test('R32 two equal halves are the plain pizza and merge with it', async () => {
    const half = pizza('diavola', [olives]);
    const cart = await (
      await newShopper()
    ).fillCart(halves(half, half), plainPizza('diavola', [olives]));
    expect(cart.items).toHaveLength(1);
    expect(cart.items[0]).toMatchObject({ is_half_and_half: 0, quantity: 2, item_total: 27 });
  });

  test.each([
    [
      'different sizes',
      halves(pizza('margherita'), pizza('diavola', [], 'large')),
      'halves_differ',
    ],
    [
      'a size that is not halved',
      halves(pizza('margherita', [], 'small'), pizza('diavola', [], 'small')),
      'half_excluded',
    ],
    [
      'an oil on one half alone',
      halves(pizza('margherita', [garlicOil]), pizza('diavola')),
      'half_whole_only',
    ],
  ])('R32 %s is refused', async (_what, line, code) => {
    const reply = await (await newShopper()).add(line);
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
  });
});

describe('a combo', () => {
  test('R33 costs its price, upcharges and options, and shows its dishes', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(
      meal(pizza('margherita')),
      meal(pizza('diavola', [olives])),
    );
    expect(cart.items.map(({ item_total }) => item_total)).toEqual([15, 18.5]);
    const [, second] = cart.items;
    expect(second).toMatchObject({
      combo_product_id: offers.meal.id,
      combo_products: { id: offers.meal.id, name: 'Pizza meal' },
      products: { name: 'Pizza meal' },
      cart_portions: [],
      is_half_and_half: 0,
      deal_id: null,
    });
    expect(second?.combo_products?.children).toMatchObject([
      { component: { id: offers.meal.main, name: 'Pizza' }, extra: 3.5, position: null },
      { component: { id: offers.meal.side, name: 'Side' }, extra: 0 },
      { component: { id: offers.meal.drink, name: 'Drink' }, extra: 0 },
    ]);
  });

  test('R29 equal ones merge, whatever the order of their dishes', async () => {
    const line = meal(pizza('margherita', [garlicOil, olives]));
    const turned = { ...meal(pizza('margherita', [olives, garlicOil])) };
    turned.children.reverse();
    const cart = await (await newShopper()).fillCart(line, turned, { ...line, notes: 'no salt' });
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('R34 is sold out with its one side, and leaves the cart as one', async () => {
    const shopper = await newShopper();
    const before = await shopper.fillCart(meal(pizza('margherita')), lemonade);
    const id = before.items[0]?.id;
    const [refused, cart] = await whileProduct(
      { db, deps },
      offers.fries.id,
      { isAvailable: false },
      async () => [await shopper.add(meal(pizza('diavola'))), await shopper.cart()] as const,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out']);
    expect(cart.problems).toContainEqual({
      path: `items.${id}`,
      code: 'sold_out',
      message: 'Pizza meal is sold out.',
    });
    const reply = await shopper.call('DELETE', `/v2/cart/${id}`);
    const left = contract.removeFromCart.reply.parse(reply.json()).data;
    expect(left.items).toMatchObject([
      { restaurant_products: { id: lemonade.restaurant_product_id } },
    ]);
    expect(await shopper.cart()).toEqual(left);
  });
});

describe('a deal by hand', () => {
  test('R35 gives the second pizza for nothing and shows what it saves', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart({
      ...twoForOne(pizza('diavola'), pizza('margherita', [olives])),
      quantity: 2,
    });
    expect(cart).toMatchObject({ total: 27, subtotal: 27 });
    expect(cart.bill).toEqual([{ kind: 'deal', name: 'Two for one', amount: -20 }]);
    expect(cart.items[0]).toMatchObject({
      item_total: 47,
      discount_amount: 20,
      discounted_item_total: 27,
      deal_id: offers.twoForOne.id,
      is_auto_coupon: false,
      offer_type: 'bogo',
      offer_quantity_applied: 2,
      is_free: false,
      applied_coupon: null,
    });
    expect(cart.items[0]?.deals).toMatchObject({
      name: 'Two for one',
      children: [
        { component: { id: offers.twoForOne.buy }, is_free: false },
        { component: { id: offers.twoForOne.get }, is_free: true, extra: 1.5 },
      ],
    });
  });

  test('R37 outside its hours is refused with the sentence and the cart', async () => {
    const reply = await (await newShopper()).add(dealOf(offers.earlyBird));
    expect(reply.statusCode).toBe(409);
    expect(contract.addToCart.failures[409].parse(reply.json())).toMatchObject({
      code: 'deal_not_now',
      error: 'Early bird is not offered at this time.',
      data: { items: [] },
    });
  });

  test('R37 for deliveries alone can be added, and the cart says when it does not hold', async () => {
    const shopper = await newShopper();
    const { items, problems } = await shopper.fillCart(dealOf(offers.delivered));
    expect(problems).toEqual([
      {
        path: `items.${items[0]?.id}`,
        code: 'deal_order_type',
        message: 'Sofa special is only for delivery.',
      },
    ]);
    expect((await shopper.cart('&delivery_method=delivery')).problems).toEqual([]);
  });
});

describe('R28 ids that do not fit', () => {
  const side = { ...plain('fries'), combo_component_id: offers.meal.side };
  const theirs = { restaurant_product_id: small.pizza.id, product_id: small.pizza.productId };
  const [main] = meal(pizza('margherita')).children;
  test.each([
    [
      'a combo of another tenant',
      {
        combo_product_id: offers.otherMeal.id,
        children: [{ ...theirs, quantity: 1, combo_component_id: offers.otherMeal.main }],
      },
      404,
      'unknown_combo',
    ],
    [
      'a deal of another tenant',
      {
        deal_id: offers.otherDeal.id,
        children: [{ ...theirs, quantity: 1, deal_component_type_id: offers.otherDeal.pizza }],
      },
      404,
      'unknown_deal',
    ],
    [
      'a component of another tenant',
      { combo_product_id: offers.meal.id, children: [{ ...side, combo_component_id: 5911 }, main] },
      404,
      'unknown_component',
    ],
    [
      'a dish of another tenant in a combo',
      {
        combo_product_id: offers.meal.id,
        children: [main, { ...theirs, quantity: 1, combo_component_id: offers.meal.side }],
      },
      404,
      'unknown_product',
    ],
    [
      'a component of another offer',
      {
        combo_product_id: offers.meal.id,
        children: [main, side, { ...side, combo_component_id: offers.meal.drink }],
      },
      422,
      'unknown_choice',
    ],
    [
      'R26 a combo without its side',
      { combo_product_id: offers.meal.id, children: [main] },
      422,
      'component_min',
    ],
    [
      'a half of another tenant',
      {
        is_half_and_half: 1,
        portions: [
          { ...theirs, position: 'left' },
          { ...pizza('margherita'), position: 'right' },
        ],
      },
      404,
      'unknown_product',
    ],
  ])('%s', async (_what, line, status, code) => {
    const shopper = await newShopper();
    const reply = await shopper.add(line);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([status, code]);
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('of a deal that is no longer offered are 422, for they are ours', async () => {
    await db.update(deals).set({ isActive: false }).where(eq(deals.id, offers.twoForOne.id));
    deps.menus.clear();
    const shopper = await newShopper();
    const reply = await shopper.add(twoForOne(pizza('diavola'), pizza('margherita')));
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'unknown_deal']);
  });
});
