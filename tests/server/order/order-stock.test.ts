import { afterEach, describe, expect, test } from 'vitest';
import { stockLevels } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { halves, meal, olives, pizza, plain, plainPizza } from '../setup/offer-lines.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

const { app, db, deps } = await buildSmallApp({ clock: () => fridayNoon });
await insertSmallOffers(db);
let nextGuest = 4_100_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const fries = { kind: 'product', itemId: offers.fries.id } as const;
const margheritas = { kind: 'product', itemId: offers.margherita.id } as const;
const oliveStock = { kind: 'modifier', itemId: offers.toppings.olives } as const;

afterEach(async () => {
  await db.delete(stockLevels);
  deps.menus.clear();
});

/** Far enough ahead to be cancelled by the customer. */
const evening = { pickup_time: '18:00' };
type Problems = { path: string; code: string; message: string }[];

describe('R63 what is counted cannot be sold twice', () => {
  test('R63 an order takes its dishes, and more than is left is refused by the line’s name', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainBurger, { ...lemonade, quantity: 3 });
    await setStock(deps, lemonades, 4);
    const reply = await shopper.place(shopper.orderBody(cart));
    expectStatus(reply, 409);
    expect(reply.json()).toMatchObject({
      code: 'out_of_stock',
      error: 'Only 2 of Lemonade are left.',
      problems: [{ path: `items.${cart.items[1]?.id}`, code: 'out_of_stock' }],
      data: { items: [{}, { quantity: 3 }] },
    });
    expect(await stockOf(db, lemonades)).toBe(4);
    await setStock(deps, lemonades, 6);
    await shopper.placed();
    expect(await stockOf(db, lemonades)).toBe(0);
  });

  test('R63 the last one sold takes the dish off the menu, a cancelled order brings it back', async () => {
    await setStock(deps, lemonades, 2);
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed(evening);
    const isAvailable = async () => {
      const { menuIndex } = await deps.menus.get(small.tenant, small.restaurant);
      return menuIndex.products.get(small.lemonade.id)?.isAvailable;
    };
    await expect.poll(isAvailable).toBe(false);
    expectStatus(await shopper.call('POST', `/v2/orders/${order.id}/cancel`, {}), 200);
    await expect.poll(isAvailable).toBe(true);
  });

  test('R63 a count is never written below 0, whoever writes', async () => {
    await expect(setStock(deps, lemonades, -1)).rejects.toThrow('Failed query');
  });
});

describe('R64 demand is one sum over the whole cart', () => {
  test('R64 two lines of one with one left fail together, each of them named', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(
      { ...plain('fries'), notes: 'salt' },
      { ...plain('fries'), notes: 'no salt' },
    );
    await setStock(deps, fries, 2);
    const reply = await shopper.place(shopper.orderBody(cart));
    expectStatus(reply, 409);
    const { problems }: { problems: Problems } = reply.json();
    expect(problems.map(({ path, code }) => [path, code])).toEqual(
      cart.items.map(({ id }) => [`items.${id}`, 'out_of_stock']),
    );
    expect(await stockOf(db, fries)).toBe(2);
  });

  test('R64 a combo’s part and a side beside it are one demand', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(meal(pizza('margherita')), plain('fries'));
    await setStock(deps, fries, 2);
    const reply = await shopper.place(shopper.orderBody(cart));
    expect([reply.statusCode, reply.json().problems.length]).toEqual([409, 2]);
    await setStock(deps, fries, 4);
    await shopper.placed();
    expect(await stockOf(db, fries)).toBe(0);
  });

  test('R64 each half takes half a pizza and half its topping, options count too', async () => {
    await setStock(deps, margheritas, 9);
    await setStock(deps, oliveStock, 9);
    const shopper = await newShopper();
    await shopper.fillCart(halves(pizza('margherita', [olives]), pizza('diavola')));
    await shopper.placed();
    expect([await stockOf(db, margheritas), await stockOf(db, oliveStock)]).toEqual([8, 8]);
    await shopper.fillCart({ ...plainPizza('margherita', [olives]), quantity: 2 });
    await shopper.placed();
    expect([await stockOf(db, margheritas), await stockOf(db, oliveStock)]).toEqual([4, 4]);
    await setStock(deps, oliveStock, 0);
    const cart = await shopper.fillCart(plain('fries'));
    expect(cart.items).toHaveLength(1);
  });

  test('R64 an option that ran out is named', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainPizza('margherita', [olives]));
    await setStock(deps, oliveStock, 1);
    const reply = await shopper.place(shopper.orderBody(cart));
    expect(reply.json()).toMatchObject({ code: 'out_of_stock', error: 'Olives is sold out.' });
  });
});

describe('R65 counts come back once', () => {
  const cancel = async (shopper: Awaited<ReturnType<typeof newShopper>>, id: string) =>
    expectStatus(await shopper.call('POST', `/v2/orders/${id}/cancel`, { reason: 'no' }), 200);

  test('R65 cancelling twice gives back once', async () => {
    await setStock(deps, lemonades, 10);
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, quantity: 2 });
    const { id } = await shopper.placed(evening);
    expect(await stockOf(db, lemonades)).toBe(6);
    await cancel(shopper, id);
    await cancel(shopper, id);
    expect(await stockOf(db, lemonades)).toBe(10);
  });

  test('R65 a daily count begins anew with the business day, in the restaurant’s zone', async () => {
    await setStock(deps, lemonades, 0, { dailyHalves: 8, businessDay: '2026-11-19' });
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    await shopper.placed();
    expect(await stockOf(db, lemonades, '2026-11-20')).toBe(6);
    await shopper.fillCart(lemonade);
    await shopper.placed();
    expect(await stockOf(db, lemonades, '2026-11-20')).toBe(4);
    expect(await stockOf(db, lemonades, '2026-11-19')).toBe(0);
  });

  test('R65 a daily count that staff set anew never grows beyond its daily amount', async () => {
    await setStock(deps, lemonades, 8, { dailyHalves: 8, businessDay: '2026-11-20' });
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, quantity: 3 });
    const { id } = await shopper.placed(evening);
    await setStock(deps, lemonades, 6, { dailyHalves: 8, businessDay: '2026-11-20' });
    await cancel(shopper, id);
    expect(await stockOf(db, lemonades, '2026-11-20')).toBe(8);
  });
});
