import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { halves, meal, olives, pizza, plain, plainPizza, twoForOne } from '../setup/offer-lines.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { whileOrderingIsOff, whileProduct } from '../setup/while-changed.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
let nextGuest = 5_100_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

async function ordered(...lines: Parameters<Awaited<ReturnType<typeof newShopper>>['fillCart']>) {
  const shopper = await newShopper();
  const cart = await shopper.fillCart(...lines);
  const { id } = await shopper.placed();
  const again = async () => {
    const reply = await shopper.call('POST', `/v2/orders/${id}/reorder`, {});
    expectStatus(reply, 200);
    return contract.reorder.reply.parse(reply.json());
  };
  return { shopper, cart, id, again };
}

describe('ordering again', () => {
  test('every kind of line comes back as it was, at today’s prices', async () => {
    const { cart, again } = await ordered(
      halves(pizza('margherita', [olives]), pizza('diavola')),
      meal(pizza('diavola')),
      twoForOne(pizza('diavola'), pizza('margherita')),
      { ...plainPizza('margherita', [olives]), notes: 'well done', quantity: 2 },
    );
    const { data, left_out, repriced } = await again();
    expect({ left_out, repriced }).toEqual({ left_out: [], repriced: [] });
    const shape = ({ items }: typeof data) =>
      items.map(({ products, quantity, notes, item_total }) => [
        products.name,
        quantity,
        notes,
        item_total,
      ]);
    expect(shape(data)).toEqual(shape(cart));
    expect(data.version).toBe(cart.version + 1);
  });

  test('what sold out is left out and named, the rest is added to what is in the cart', async () => {
    const { shopper, again } = await ordered(plainBurger, lemonade);
    await shopper.fillCart(plain('fries'), plainBurger);
    const { data, left_out } = await whileProduct(
      { db, deps },
      small.lemonade.id,
      { isAvailable: false },
      again,
    );
    expect(left_out).toEqual([{ name: 'Lemonade', message: 'Lemonade is sold out.' }]);
    expect(data.items.map(({ products, quantity }) => [products.name, quantity])).toEqual([
      ['Fries', 1],
      ['Corner burger', 2],
    ]);
  });

  test('what costs something else by now is named with both prices, and added all the same', async () => {
    const { again } = await ordered({ ...lemonade, quantity: 2 }, plainBurger);
    const { data, left_out, repriced } = await whileProduct(
      { db, deps },
      small.lemonade.id,
      { onlinePrice: small.lemonade.onlinePrice + 50 },
      again,
    );
    expect(left_out).toEqual([]);
    const was = small.lemonade.onlinePrice / 100;
    expect(repriced).toEqual([{ name: 'Lemonade', was, now: was + 0.5 }]);
    expect(data.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('what left the menu is left out; with nothing left the cart stays as it is', async () => {
    const { again } = await ordered(lemonade);
    const { data, left_out } = await whileProduct(
      { db, deps },
      small.lemonade.id,
      { isListed: false },
      again,
    );
    expect(left_out).toMatchObject([{ name: 'Lemonade' }]);
    expect(data.items).toEqual([]);
  });

  test('a line that would grow beyond its bound is left out', async () => {
    const { shopper, again } = await ordered({ ...lemonade, quantity: 60 });
    await shopper.fillCart({ ...lemonade, quantity: 50 });
    const { data, left_out } = await again();
    expect(left_out).toEqual([
      { name: 'Lemonade', message: 'At most 99 of one dish. Call us for more.' },
    ]);
    expect(data.item_count).toBe(50);
  });

  test('an order is its owner’s, and a restaurant that takes none refuses', async () => {
    const { shopper, id } = await ordered(lemonade);
    const stranger = await newShopper();
    for (const one of [id, randomUUID()]) {
      const reply = await stranger.call('POST', `/v2/orders/${one}/reorder`, {});
      expect(reply.statusCode).toBe(404);
    }
    const off = await whileOrderingIsOff({ db }, small.restaurant, () =>
      shopper.call('POST', `/v2/orders/${id}/reorder`, {}),
    );
    expect([off.statusCode, off.json().code]).toEqual([409, 'online_orders_disabled']);
  });
});
