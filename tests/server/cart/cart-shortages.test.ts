import { afterEach, describe, expect, test } from 'vitest';
import { stockLevels } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { halves, meal, olives, pizza, plain, plainPizza } from '../setup/offer-lines.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { setStock } from '../setup/stock-of.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
await insertSmallOffers(db);
let nextGuest = 4_180_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const fries = { kind: 'product', itemId: offers.fries.id } as const;
const margheritas = { kind: 'product', itemId: offers.margherita.id } as const;
const oliveStock = { kind: 'modifier', itemId: offers.toppings.olives } as const;

afterEach(async () => {
  now = fridayNoon;
  await db.delete(stockLevels);
  deps.menus.clear();
});

/** Which lines of the cart, by their place, are said to be short, and how. */
async function shortOf(shopper: Awaited<ReturnType<typeof newShopper>>, query = '') {
  const { items, problems } = await shopper.cart(query);
  return problems.map(({ path, code, message }) => [
    items.findIndex(({ id }) => path === `items.${id}`),
    code,
    message,
  ]);
}

describe('R64 the cart says what is short before it is ordered', () => {
  test('R64 two lines of a dish with one left are both named, with how many are left', async () => {
    await setStock(deps, fries, 2);
    const shopper = await newShopper();
    await shopper.fillCart({ ...plain('fries'), notes: 'salt' });
    expect(await shortOf(shopper)).toEqual([]);
    const reply = await shopper.add({ ...plain('fries'), notes: 'no salt' });
    expect(reply.json().data.problems).toHaveLength(2);
    const message = 'Only 1 of Fries is left.';
    expect(await shortOf(shopper)).toEqual([
      [0, 'out_of_stock', message],
      [1, 'out_of_stock', message],
    ]);
  });

  test('R64 a combo’s part and a side beside it are one demand', async () => {
    await setStock(deps, fries, 5);
    const shopper = await newShopper();
    await shopper.fillCart(meal(pizza('margherita')), { ...plain('fries'), quantity: 2 }, lemonade);
    expect(await shortOf(shopper)).toEqual([
      [0, 'out_of_stock', 'Only 2 of Fries are left.'],
      [1, 'out_of_stock', 'Only 2 of Fries are left.'],
    ]);
    await setStock(deps, fries, 6);
    expect(await shortOf(shopper)).toEqual([]);
  });

  test('R64 halves of a pizza and a whole one, and their toppings, are one demand each', async () => {
    await setStock(deps, margheritas, 4);
    await setStock(deps, oliveStock, 2);
    const shopper = await newShopper();
    await shopper.fillCart(
      halves(pizza('margherita', [olives]), pizza('diavola')),
      plainPizza('margherita', [olives]),
    );
    expect(await shortOf(shopper)).toEqual([
      [0, 'out_of_stock', 'Only 1 of Olives is left.'],
      [1, 'out_of_stock', 'Only 1 of Olives is left.'],
    ]);
    await setStock(deps, oliveStock, 3);
    await setStock(deps, margheritas, 2);
    expect((await shortOf(shopper)).map(([line]) => line)).toEqual([0, 1]);
    await setStock(deps, margheritas, 3);
    expect(await shortOf(shopper)).toEqual([]);
  });

  test('R63 a dish that sold out while it was in the cart is named once', async () => {
    await setStock(deps, lemonades, 2);
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    await setStock(deps, lemonades, 0);
    expect(await shortOf(shopper)).toEqual([[0, 'out_of_stock', 'Lemonade is sold out.']]);
  });

  test('R65 after closing, a cart without a time is judged by the next day’s count', async () => {
    const shopper = await newShopper();
    await setStock(deps, lemonades, 8, { dailyHalves: 8, businessDay: '2026-11-20' });
    await shopper.fillCart({ ...lemonade, quantity: 2 });
    await setStock(deps, lemonades, 2, { dailyHalves: 8, businessDay: '2026-11-20' });
    expect(await shortOf(shopper)).toHaveLength(1);
    // 22:30 on Friday in Sydney; the restaurant closed at 22:00.
    now = new Date('2026-11-20T11:30:00Z');
    expect(await shortOf(shopper)).toEqual([]);
  });
});
