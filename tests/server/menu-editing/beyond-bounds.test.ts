import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { products, restaurantProducts } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { db, read, send } = await openEditedMenu();
const burger = String(small.burger.id);
const long = 'A burger with everything that we have, '.repeat(4).trim();

const [sold] = await db
  .select({ id: restaurantProducts.productId })
  .from(restaurantProducts)
  .where(eq(restaurantProducts.id, small.burger.id));
await db
  .update(products)
  .set({ name: long })
  .where(eq(products.id, sold?.id ?? 0));

test('a name that is longer than any form takes is read, and does not stand in the way of a price', async () => {
  const { menu } = await read();
  expect(menu.dishes[burger]?.name).toBe(long);
  const reply = await send([changeOf(menu, ['dishes', burger, 'online_price'], 13.5)]);
  expectStatus(reply, 200);
  const changed = contract.changeMenu.reply.parse(reply.json()).data.menu.dishes[burger];
  expect(changed).toMatchObject({ name: long, online_price: 13.5 });
});

test('a new one that is as long is refused at its field, with a new price or without', async () => {
  const { menu } = await read();
  const name = changeOf(menu, ['dishes', burger, 'name'], `${long}!`);
  const price = changeOf(menu, ['dishes', burger, 'online_price'], 15);
  for (const changes of [[name], [name, price]]) {
    const reply = await send(changes);
    expectStatus(reply, 422);
    expect(reply.json()).toMatchObject({
      problems: [{ path: `dishes.${burger}.name`, message: 'Write at most 120 characters.' }],
    });
  }
  expectStatus(await send([changeOf(menu, ['dishes', burger, 'name'], 'Burger')]), 200);
});
