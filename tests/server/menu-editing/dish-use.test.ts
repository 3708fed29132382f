import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurantProducts, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, db, owner, manager, urlOf, read, send } = await openEditedMenu();

async function cartsWith(dishId: number): Promise<number> {
  const url = `${urlOf(small.restaurant)}/dishes/${dishId}/use`;
  const reply = await app.inject({ url, headers: owner });
  expectStatus(reply, 200);
  return contract.getDishUse.reply.parse(reply.json()).data.open_carts;
}

test('before a dish is taken off it is said in how many carts it is, each once', async () => {
  expect(await cartsWith(small.burger.id)).toBe(0);
  const ada = await createShopper(app, 1_390_071);
  await ada.fillCart(plainBurger);
  await ada.fillCart({ ...plainBurger, notes: 'well done' });
  await ada.fillCart(lemonade);
  const ben = await createShopper(app, 1_390_072);
  await ben.fillCart(plainBurger);
  expect(await cartsWith(small.burger.id)).toBe(2);
  expect(await cartsWith(small.lemonade.id)).toBe(1);
  expect(await cartsWith(small.soup.id)).toBe(0);
});

test('a dish with a price of its own says what it costs at the restaurants that have none', async () => {
  await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));
  await db.insert(restaurantProducts).values({
    tenantId: small.tenant,
    restaurantId: small.closedRestaurant,
    productId: small.lemonade.productId,
    price: 400,
    onlinePrice: 450,
  });
  const key = String(small.lemonade.id);
  const before = await read();
  expect(before.whole_prices).toBeUndefined();
  const own = [
    changeOf(before.menu, ['dishes', key, 'has_own_price'], true),
    changeOf(before.menu, ['dishes', key, 'online_price'], 6),
  ];
  expectStatus(await send(own), 200);
  expect((await read()).whole_prices).toEqual({
    [key]: { online_price: 4.5, price: 4, is_free: false },
  });
  // Who may not change what others pay may take that over, and nothing else.
  const { menu } = await read();
  const follow = changeOf(menu, ['dishes', key, 'has_own_price'], false);
  const kept = await send([follow], { headers: manager });
  expectStatus(kept, 403);
  const taken = [
    follow,
    changeOf(menu, ['dishes', key, 'online_price'], 4.5),
    changeOf(menu, ['dishes', key, 'price'], 4),
  ];
  expectStatus(await send(taken, { headers: manager }), 200);
  expect((await read()).whole_prices).toBeUndefined();
});
