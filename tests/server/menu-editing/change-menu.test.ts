import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { restaurantProducts, restaurants } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, db, owner, manager, urlOf, read, send, history, undo, shown } = await openEditedMenu();
const burger = String(small.burger.id);
const drink = String(small.lemonade.id);

test('a price changed is on the menu at once, in the history, and taken back by its inverse', async () => {
  const before = await read();
  expectStatus(await send([changeOf(before.menu, ['dishes', burger, 'online_price'], 13.5)]), 200);
  const menuShown = await shown();
  expect(menuShown.restaurant_products.find(({ id }) => id === small.burger.id)?.online_price).toBe(
    13.5,
  );
  const [entry] = await history();
  expect(entry).toMatchObject({
    origin: 'edit',
    is_undone: false,
    changes: [{ path: ['dishes', burger, 'online_price'], value: 13.5, before: { value: 12.9 } }],
  });
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await read()).menu).toEqual(before.menu);
  const [taken, first] = await history();
  expect(taken).toMatchObject({ origin: 'undo', undoes_id: first?.id });
  expect(first?.is_undone).toBe(true);
  expect((await undo(first?.id ?? 0)).json()).toMatchObject({ code: 'changed_since' });
});

test('the later of two sees the present menu and loses nothing; other fields do not collide', async () => {
  const { menu } = await read();
  const price = changeOf(menu, ['dishes', burger, 'online_price'], 14);
  const name = changeOf(menu, ['dishes', burger, 'name'], 'House burger');
  expectStatus(await send([price]), 200);
  expectStatus(await send([name]), 200);
  const late = await send([{ ...price, value: 15 }]);
  expectStatus(late, 412);
  const present = contract.changeMenu.failures[412].parse(late.json());
  expect(present.code).toBe('stale_menu');
  expect(present.data.menu.dishes[burger]).toMatchObject({
    name: 'House burger',
    online_price: 14,
  });
  const back = changesBetween(present.data.menu, menu).map((change) => ({
    ...change,
    before: contentAt(present.data.menu, change.path),
  }));
  expectStatus(await send(back), 200);
});

test('a dish with a size and options of its own comes to the menu, is ordered, and goes again', async () => {
  const { menu } = await read();
  const dish = {
    ...emptyDish,
    name: 'Fish burger',
    online_price: 15,
    price: 14,
    diets: ['pescatarian'],
    group_ids: ['new-sauce'],
    choices: [
      {
        id: 'new-size',
        name: 'Size',
        is_required: true,
        values: [
          { id: 'new-s', name: 'Small', price_adjustment: -2 },
          { id: 'new-l', name: 'Large', price_adjustment: 2.5 },
        ],
      },
    ],
  };
  const option = {
    name: 'Tartar',
    online_price: 1,
    price: 1,
    max_quantity: 1,
    is_default: false,
    is_whole_only: false,
    allergens: ['egg'],
    choices: [],
    group_ids: [],
  };
  const group = {
    name: 'Sauce',
    min: 0,
    max: 2,
    max_distinct: null,
    free_count: 1,
    free_mode: 'cheapest' as const,
    charges_defaults: true,
    credits_substitutions: false,
    is_whole_only: false,
    options: [
      { ...option, id: 'new-tartar' },
      { ...option, id: 'new-aioli', name: 'Aioli' },
    ],
  };
  const dishIds = menu.categories[String(small.mains)]?.dish_ids ?? [];
  const transaction_id = randomUUID();
  const changes = [
    changeOf(menu, ['groups', 'new-sauce'], group),
    changeOf(menu, ['dishes', 'new-fish'], dish),
    changeOf(menu, ['categories', String(small.mains), 'dish_ids'], ['new-fish', ...dishIds]),
  ];
  const reply = await send(changes, { transaction_id });
  expectStatus(reply, 200);
  const { menu: written, new_ids: ids } = contract.changeMenu.reply.parse(reply.json()).data;
  const again = await send(changes, { transaction_id });
  expectStatus(again, 200);
  expect(contract.changeMenu.reply.parse(again.json()).data).toMatchObject({
    new_ids: ids,
    menu: written,
  });
  const fish = ids['new-fish'] ?? '';
  const [row] = await db
    .select({ addedAt: restaurantProducts.addedAt })
    .from(restaurantProducts)
    .where(eq(restaurantProducts.id, Number(fish)));
  expect(row?.addedAt).toEqual(fridayNoon);
  expect(written.dishes[fish]).toEqual({
    ...dish,
    group_ids: [ids['new-sauce']],
    choices: [
      {
        ...dish.choices[0],
        id: ids['new-size'],
        values: [
          { id: ids['new-s'], name: 'Small', price_adjustment: -2 },
          { id: ids['new-l'], name: 'Large', price_adjustment: 2.5 },
        ],
      },
    ],
  });
  expect(written.categories[String(small.mains)]?.dish_ids).toEqual([fish, ...dishIds]);
  const menuShown = await shown();
  const shopper = await createShopper(app, 1_390_063);
  const cart = await shopper.fillCart({
    ...lemonade,
    restaurant_product_id: Number(fish),
    product_id: menuShown.restaurant_products.find(({ id }) => id === Number(fish))?.product_id,
    modifiers: [{ modifier_id: Number(ids['new-tartar']), quantity: 1, configurations: [] }],
    configurations: [
      {
        attribute_id: Number(ids['new-size']),
        attribute_value_id: Number(ids['new-l']),
        price_adjustment: 0,
      },
    ],
  });
  // 15 and 2.50 for the size; the first sauce is free.
  expect(cart.total).toBe(17.5);

  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
  const gone = await read();
  expect(gone.menu).toEqual(menu);
  expect((await shown()).restaurant_products.some(({ id }) => id === Number(fish))).toBe(false);
  // The cart still has it, and says that it cannot be had.
  const left = await shopper.cart();
  expect(left.items).toHaveLength(1);
  expect(left.problems.length).toBeGreaterThan(0);
  const [taken] = await history();
  expectStatus(await undo(taken?.id ?? 0), 200);
  expect((await read()).menu).toEqual(written);
});

test('sizes renamed, swapped and taken off keep their ids, so carts keep what they chose', async () => {
  const { menu } = await read();
  const shopper = await createShopper(app, 1_390_064);
  await shopper.fillCart(plainBurger);
  const choice = menu.dishes[burger]?.choices[0];
  if (!choice) throw new Error('the burger has a size');
  const swapped = choice.values.map((value, place, values) => ({
    ...value,
    name: values[values.length - 1 - place]?.name ?? '',
  }));
  const path = ['dishes', burger, 'choices'];
  expectStatus(await send([changeOf(menu, path, [{ ...choice, values: swapped }])]), 200);
  const after = await read();
  expect(after.menu.dishes[burger]?.choices[0]?.values).toEqual(swapped);
  expectStatus(
    await send([changeOf(after.menu, path, [{ ...choice, values: swapped.slice(1) }])]),
    200,
  );
  const left = await shopper.cart();
  expect(left.items).toHaveLength(1);
  expect(left.problems.length).toBeGreaterThan(0);
  const last = await read();
  expectStatus(await send([changeOf(last.menu, path, [choice])]), 200);
  expect((await read()).menu.dishes[burger]).toEqual(menu.dishes[burger]);
  expect((await shopper.cart()).problems).toEqual([]);
});

test('a price that restaurants share follows at all of them, and one of its own stays', async () => {
  await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));
  const [row] = await db
    .insert(restaurantProducts)
    .values({
      tenantId: small.tenant,
      restaurantId: small.closedRestaurant,
      productId: small.lemonade.productId,
      price: 400,
      onlinePrice: 450,
    })
    .returning({ id: restaurantProducts.id });
  const there = String(row?.id ?? 0);
  const { menu, shared_dish_ids: shared } = await read();
  expect(shared).toEqual([drink]);
  const path = ['dishes', drink, 'online_price'];
  const refused = await send([changeOf(menu, path, 5)], { headers: manager });
  expectStatus(refused, 403);
  expect(refused.json()).toMatchObject({ code: 'shared_dish' });

  expectStatus(await send([changeOf(menu, path, 5)]), 200);
  expect((await read(small.closedRestaurant)).menu.dishes[there]?.online_price).toBe(5);

  const now = await read();
  const own = [
    changeOf(now.menu, ['dishes', drink, 'has_own_price'], true),
    changeOf(now.menu, path, 6),
  ];
  expectStatus(await send(own, { headers: manager }), 200);
  expect((await read(small.closedRestaurant)).menu.dishes[there]?.online_price).toBe(5);
  const elsewhere = await read(small.closedRestaurant);
  expectStatus(
    await send([changeOf(elsewhere.menu, ['dishes', there, 'online_price'], 4)], {
      restaurantId: small.closedRestaurant,
    }),
    200,
  );
  expect((await read()).menu.dishes[drink]?.online_price).toBe(6);
});

test('the history is read by what it is about, a page at a time', async () => {
  const entries = await history(`?key=dishes/${drink}`);
  expect(entries.length).toBeGreaterThan(0);
  for (const { changes } of entries) {
    expect(changes.some(({ path }) => path[0] === 'dishes' && path[1] === drink)).toBe(true);
  }
  const ids = (await history(`?before_id=${entries[0]?.id ?? 0}`)).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(Math.max(...ids)).toBeLessThan(entries[0]?.id ?? 0);
  expectStatus(
    await app.inject({ url: `${urlOf(small.restaurant)}/changes?key=staff/1`, headers: owner }),
    400,
  );
  const unknown = await undo(999_999);
  expectStatus(unknown, 404);
  expect(unknown.json()).toMatchObject({ code: 'unknown_menu_change' });
});
