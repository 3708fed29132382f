import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { restaurantProducts, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, db, owner, manager, read, send, history, undo, shown } = await openEditedMenu();
const drink = String(small.lemonade.id);
const price = ['dishes', drink, 'online_price'];
const mark = ['dishes', drink, 'is_free'];
const isSold = async (id: number = small.lemonade.id) =>
  (await shown()).restaurant_products.find((product) => product.id === id)?.is_available;

/** Something else than the page took its price, such as an import. */
const losesPrice = async (onlinePrice: number, isFree = false) => {
  await db
    .update(restaurantProducts)
    .set({ onlinePrice, isFree })
    .where(
      and(
        eq(restaurantProducts.tenantId, small.tenant),
        eq(restaurantProducts.id, small.lemonade.id),
      ),
    );
  // The menu is asked for anew by its version alone.
  const { menu } = await read();
  const isFresh = menu.dishes[drink]?.is_fresh === true;
  expectStatus(await send([changeOf(menu, ['dishes', drink, 'is_fresh'], !isFresh)]), 200);
};

test('a price of 0 is refused by name, and taken with the mark: then it is sold for nothing', async () => {
  const { menu } = await read();
  const refused = await send([changeOf(menu, price, 0)]);
  expectStatus(refused, 422);
  expect(contract.changeMenu.failures[422].parse(refused.json()).problems).toEqual([
    {
      path: `dishes.${drink}.online_price`,
      code: 'menu_problem',
      message: '‘Lemonade’ costs nothing. Write its price, or mark it as free.',
    },
  ]);
  expectStatus(await send([changeOf(menu, price, 0), changeOf(menu, mark, true)]), 200);
  expect(await isSold()).toBe(true);
  const shopper = await createShopper(app, 1_390_081);
  expect(await shopper.fillCart(lemonade)).toMatchObject({ total: 0, problems: [] });
  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await shopper.cart()).total).toBe(4.5);
});

test('a dish that lost its price is not sold, can be changed otherwise, and taken back to', async () => {
  const shopper = await createShopper(app, 1_390_082);
  await shopper.fillCart(lemonade);
  await losesPrice(0);
  onTestFinished(async () => {
    await losesPrice(450);
    const { menu } = await read();
    expectStatus(await send([changeOf(menu, ['dishes', drink, 'name'], 'Lemonade')]), 200);
  });
  expect(await isSold()).toBe(false);
  expect((await shopper.cart()).problems).toMatchObject([{ code: 'sold_out' }]);
  const { menu } = await read();
  expectStatus(await send([changeOf(menu, ['dishes', drink, 'name'], 'Lime soda')]), 200);
  const stock = await app.inject({
    url: `/api/v2/staff/restaurants/${small.restaurant}/stock`,
    headers: owner,
  });
  expectStatus(stock, 200);
  const { products } = contract.listStock.reply.parse(stock.json()).data;
  expect(products.filter((product) => product.is_unpriced).map(({ name }) => name)).toEqual([
    'Lime soda',
  ]);
  expectStatus(await send([changeOf(menu, price, 5)]), 200);
  expect(await isSold()).toBe(true);
  expect((await shopper.cart()).problems).toEqual([]);
  const [priced] = await history();
  expectStatus(await undo(priced?.id ?? 0), 200);
  expect([(await read()).menu.dishes[drink]?.online_price, await isSold()]).toEqual([0, false]);
});

test('what its sizes cost is a price, too', async () => {
  const { menu } = await read();
  const sizes = {
    id: 'new-size',
    name: 'Size',
    is_required: true,
    values: [
      { id: 'new-small', name: 'Small', price_adjustment: 3 },
      { id: 'new-large', name: 'Large', price_adjustment: 5 },
    ],
  };
  const dish = { ...emptyDish, name: 'Iced tea', choices: [sizes] };
  const reply = await send([changeOf(menu, ['dishes', 'new-tea'], dish)]);
  expectStatus(reply, 200);
  expect(await isSold(Number(reply.json().data.new_ids['new-tea']))).toBe(true);
});

test('the mark follows the price at the other restaurants, and is the owner’s where they share it', async () => {
  const setStatus = (status: number) =>
    db.update(restaurants).set({ status }).where(eq(restaurants.id, small.closedRestaurant));
  await setStatus(1);
  onTestFinished(async () => {
    const there = eq(restaurantProducts.restaurantId, small.closedRestaurant);
    await db.delete(restaurantProducts).where(there);
    await setStatus(0);
    await losesPrice(450);
  });
  await db.insert(restaurantProducts).values({
    tenantId: small.tenant,
    restaurantId: small.closedRestaurant,
    productId: small.lemonade.productId,
    price: 400,
    onlinePrice: 450,
  });
  const { menu } = await read();
  const changes = [changeOf(menu, price, 0), changeOf(menu, mark, true)];
  expectStatus(await send(changes, { headers: manager }), 403);
  expectStatus(await send(changes), 200);
  const [there] = (await shown(small.closedRestaurant)).restaurant_products;
  expect(there).toMatchObject({ online_price: 0, is_available: true });
});
