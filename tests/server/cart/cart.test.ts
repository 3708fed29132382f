import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurantProducts, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import { whileProduct } from '../setup/while-changed.ts';

const { app, db, deps } = await buildSmallApp();
let nextGuest = 3_000_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

const bigBurger = {
  ...plainBurger,
  modifiers: [
    { modifier_id: small.extras.bacon, quantity: 2, configurations: [] },
    { modifier_id: small.bread.glutenFree, quantity: 1, configurations: [] },
  ],
  configurations: [{ attribute_id: small.size.id, attribute_value_id: small.size.large }],
};

test('a guest without a cart has an empty one', async () => {
  const cart = await (await newShopper()).cart();
  expect(cart).toMatchObject({ items: [], item_count: 0, total: 0, version: 0, problems: [] });
  expect(cart.restaurant_id).toBeNull();
});

test('a line costs what the menu says, configurations and modifiers included', async () => {
  const cart = await (await newShopper()).fillCart({ ...bigBurger, quantity: 2 }, lemonade);
  // 12.90 + 3.50 large + 1.50 gluten free + 2 × 2.50 bacon = 22.90 each.
  expect(cart.items.map(({ item_total }) => item_total)).toEqual([45.8, 4.5]);
  expect(cart).toMatchObject({ item_count: 3, subtotal: 50.3, total: 50.3 });
  // 5030 hold 457.27 of tax at 10 % inclusive.
  expect(cart.tax_total).toBe(4.57);
});

test('a note is kept as it was typed, in any writing', async () => {
  const notes = '👩‍👩‍👧 no onions\nبدون بصل';
  const { items } = await (await newShopper()).fillCart({ ...lemonade, notes });
  expect(items.map((item) => item.notes)).toEqual([notes]);
});

test('every field of an item is filled', async () => {
  const { items } = await (await newShopper()).fillCart({ ...bigBurger, notes: 'no pickles' });
  expect(items[0]).toMatchObject({
    quantity: 1,
    item_total: 22.9,
    discounted_item_total: 22.9,
    applied_coupon: null,
    is_free: false,
    discount_amount: 0,
    is_half_and_half: 0,
    cart_portions: [],
    notes: 'no pickles',
    restaurant_id: small.restaurant,
    products: { name: small.burger.name, image: { image_url: '/media/burger.webp' } },
    restaurant_products: {
      id: small.burger.id,
      online_price: 12.9,
      price: 12,
      products: { id: small.burger.productId, name: small.burger.name },
    },
    cart_configurations: [
      {
        price_adjustment: 3.5,
        product_configuration_attributes: { id: small.size.id, display_name: 'Size' },
        product_configuration_attribute_values: { id: small.size.large, display_value: 'Large' },
      },
    ],
  });
  expect(items[0]?.cart_modifiers).toContainEqual({
    quantity: 2,
    restaurant_product_modifiers: {
      id: small.extras.bacon,
      online_price: 2.5,
      modifiers: { modifier: 'Bacon' },
    },
    cart_modifier_configurations: [],
    cart_modifiers: [],
  });
});

test('R29 equal lines merge, in whatever order the choices were sent', async () => {
  const shopper = await newShopper();
  const turned = { ...bigBurger, modifiers: bigBurger.modifiers.toReversed(), quantity: 3 };
  const cart = await shopper.fillCart(bigBurger, turned, { ...bigBurger, notes: 'well done' });
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  expect(cart.item_count).toBe(5);
});

test('R29 a bacon sent twice is a double bacon', async () => {
  const shopper = await newShopper();
  const [bacon, bread] = bigBurger.modifiers;
  const single = { ...bacon, quantity: 1 };
  const cart = await shopper.fillCart(bigBurger, {
    ...bigBurger,
    modifiers: [single, bread, single],
  });
  expect(cart.items).toHaveLength(1);
});

test('updating sets the quantity and raises the version', async () => {
  const shopper = await newShopper();
  const before = await shopper.fillCart(lemonade);
  const reply = await shopper.call('PUT', '/cart/update-cart', {
    cart_id: before.items[0]?.id,
    quantity: 7,
  });
  const { data } = contract.updateCart.reply.parse(reply.json());
  expect(data).toMatchObject({ version: before.version + 1, item_count: 7, total: 31.5 });
  expect(await shopper.cart()).toEqual(data);
});

test('removing and clearing answer what is left', async () => {
  const shopper = await newShopper();
  const before = await shopper.fillCart(plainBurger, lemonade);
  const removed = await shopper.call('DELETE', `/v2/cart/${before.items[0]?.id}`);
  const left = contract.removeFromCart.reply.parse(removed.json()).data;
  expect(left.items.map(({ id }) => id)).toEqual([before.items[1]?.id]);
  const cleared = await shopper.call('DELETE', '/v2/cart/clear', { guest_id: shopper.guestId });
  expect(contract.clearCart.reply.parse(cleared.json()).data).toMatchObject({
    items: [],
    total: 0,
    version: left.version + 1,
  });
});

test('R50 a stale tab gets 409 with the fresh cart, and nothing changes', async () => {
  const shopper = await newShopper();
  const { version, items } = await shopper.fillCart(lemonade, lemonade);
  const stale = { 'if-match': `"${version - 1}"` };
  const id = items[0]?.id;
  const replies = [
    await shopper.add(lemonade, stale),
    await shopper.call('PUT', '/cart/update-cart', { cart_id: id, quantity: 9 }, stale),
    await shopper.call('DELETE', `/v2/cart/${id}`, undefined, stale),
    await shopper.call('DELETE', '/v2/cart/clear', { guest_id: shopper.guestId }, stale),
  ];
  const fresh = await shopper.cart();
  expect(fresh).toMatchObject({ version, item_count: 2 });
  for (const reply of replies) {
    expect(reply.statusCode).toBe(409);
    expect(contract.addToCart.failures[409].parse(reply.json())).toMatchObject({
      code: 'cart_changed',
      data: fresh,
    });
  }
  expect((await shopper.add(lemonade, { 'if-match': `"${version}"` })).statusCode).toBe(201);
});

test('R50 of ten changes of one version at once, one is made', async () => {
  const shopper = await newShopper();
  const { version } = await shopper.fillCart(lemonade);
  const ifMatch = { 'if-match': String(version) };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shopper.add(lemonade, ifMatch)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await shopper.cart()).toMatchObject({ version: version + 1, item_count: 2 });
});

test('twenty first adds at once fill one cart, and none is lost', async () => {
  const shopper = await newShopper();
  await Promise.all(Array.from({ length: 20 }, () => shopper.add(lemonade)));
  expect(await shopper.cart()).toMatchObject({ version: 20, item_count: 20 });
});

test('R48 carts of two restaurants stand beside each other; the latest change is shown', async () => {
  const annex = 1399;
  await db.insert(restaurants).values({
    tenantId: small.tenant,
    id: annex,
    name: 'Annex',
    streetName: '9 Side Street',
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    orderTypes: ['pickup'],
  });
  await db.insert(restaurantProducts).values({
    tenantId: small.tenant,
    id: 1199,
    restaurantId: annex,
    productId: small.lemonade.productId,
    price: 300,
    onlinePrice: 320,
  });
  const shopper = await newShopper();
  await shopper.fillCart(plainBurger);
  const there = { ...lemonade, restaurant_product_id: 1199, restaurant_id: annex, quantity: 2 };
  expect((await shopper.add(there)).statusCode).toBe(201);
  // Both changes came in one instant of the test's clock, so each restaurant is asked for by name.
  const first = await shopper.cart(`&restaurant_id=${small.restaurant}`);
  expect(first.items[0]?.other_carts).toEqual([{ restaurant_id: annex, item_count: 2 }]);
  const second = await shopper.cart(`&restaurant_id=${annex}`);
  expect(second).toMatchObject({ restaurant_id: annex, total: 6.4 });
  expect(second.items[0]?.other_carts).toEqual([
    { restaurant_id: small.restaurant, item_count: 1 },
  ]);
  // A dish of the other restaurant does not fit this cart.
  const crossed = await shopper.add({ ...there, restaurant_id: small.restaurant });
  expect([crossed.statusCode, crossed.json().code]).toEqual([422, 'unknown_product']);
});

test('R39 a code nobody knows is refused with the cart beside it', async () => {
  const shopper = await newShopper();
  const cart = await shopper.fillCart(lemonade);
  const reply = await shopper.call('GET', `/v2/cart?guest_id=${shopper.guestId}&coupon_code=TEN`);
  expect(reply.statusCode).toBe(400);
  const [code, message] = ['unknown_coupon', 'Invalid coupon code'];
  const coupon = { code: 'TEN', description: '', is_active: false, discount: 0 };
  expect(contract.getCart.failures[400].parse(reply.json())).toEqual({
    error: message,
    code,
    data: { ...cart, coupon: { ...coupon, refusal: { code, message } } },
  });
});

test('a dish that left the menu stays in the cart, named as a problem and costing nothing', async () => {
  const shopper = await newShopper();
  const before = await shopper.fillCart(plainBurger, lemonade);
  const after = await whileProduct({ db, deps }, small.lemonade.id, { isListed: false }, () =>
    shopper.cart(),
  );
  const id = before.items[1]?.id;
  expect(after).toMatchObject({ item_count: 2, total: 12.9, version: before.version });
  expect(after.problems).toEqual([
    {
      path: `items.${id}`,
      code: 'unknown_product',
      message: `${small.lemonade.name} is no longer on the menu. Remove it to go on.`,
    },
  ]);
  expect(after.items[1]).toMatchObject({ id, item_total: 0, products: { name: '' } });
});
