import { describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { olives, pizza, plain, plainPizza } from '../setup/offer-lines.ts';
import { createShopper } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
await insertSmallOffers(db);
let nextGuest = 3_260_000;

/** A guest with a margherita and a cola in their cart. */
async function withTwoLines() {
  const shopper = await createShopper(app, (nextGuest += 1));
  const cart = await shopper.fillCart(plainPizza('margherita'), plain('cola'));
  const [first, second] = cart.items.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('The cart has two lines.');
  return { shopper, cart, first, second };
}

describe('a line that is chosen anew', () => {
  test('keeps its place and its id, at the price of its new choices', async () => {
    const { shopper, cart, first, second } = await withTwoLines();
    const line = { ...plainPizza('margherita', [olives], 'large'), replaces: first, quantity: 2 };
    const reply = await shopper.add(line, { 'if-match': String(cart.version) });
    expect(reply.statusCode).toBe(201);
    const { items, version } = await shopper.cart();
    expect(items.map(({ id }) => id)).toEqual([first, second]);
    expect(version).toBe(cart.version + 1);
    expect(items[0]).toMatchObject({
      quantity: 2,
      cart_modifiers: [{ restaurant_product_modifiers: { id: olives.modifier_id } }],
      cart_configurations: [
        { product_configuration_attribute_values: { id: offers.margherita.large } },
      ],
    });
  });

  test('R29 and equals another one makes that grow, and goes', async () => {
    const { shopper, first, second } = await withTwoLines();
    await shopper.add({ ...plain('cola', 3), replaces: first });
    const { items } = await shopper.cart();
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([[second, 4]]);
  });

  test('stays as it was where the new choices are refused, or the cart has changed since', async () => {
    const { shopper, cart, first } = await withTwoLines();
    const unknown = { modifier_id: 1_999_999_999, quantity: 1 };
    const wrong = { ...plainPizza('margherita', [unknown]), replaces: first };
    expect((await shopper.add(wrong)).statusCode).toBe(404);
    const stale = { ...plainPizza('diavola'), replaces: first };
    const reply = await shopper.add(stale, { 'if-match': String(cart.version - 1) });
    expect(reply.statusCode).toBe(409);
    expect((await shopper.cart()).items).toEqual(cart.items);
  });

  test('is nobody else’s: a line of another guest is unknown, and no cart is opened', async () => {
    const { shopper, cart, first } = await withTwoLines();
    const other = await createShopper(app, (nextGuest += 1));
    const reply = await other.add({ ...pizzaOf(), replaces: first });
    expect(reply.statusCode).toBe(404);
    expect((await other.cart()).items).toEqual([]);
    await shopper.fillCart(plain('fries'));
    await other.fillCart(plain('fries'));
    const again = await other.add({ ...pizzaOf(), replaces: first });
    expect(errorReply.parse(again.json()).code).toBe('unknown_item');
    expect((await shopper.cart()).items.slice(0, 2)).toEqual(cart.items);
  });
});

const pizzaOf = () => ({ ...pizza('diavola'), is_half_and_half: 0 });
