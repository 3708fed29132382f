import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurantProducts } from '#server/db/schema.ts';
import type { ImportedMenu, ImportedProduct } from '#server/import/menu/imported-menu.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf } from './open-edited-menu.ts';
import { openImports } from './open-imports.ts';

const dish = (externalId: string, more: Partial<ImportedProduct> = {}): ImportedProduct => ({
  externalId,
  name: externalId,
  description: '',
  price: 900,
  diets: [],
  suspended: 'not-told',
  groupIds: [],
  ...more,
});
const sauces = {
  externalId: 'sauces',
  name: 'Sauces',
  min: 0,
  max: null,
  modifiers: ['Ketchup', 'Mayo'].map((name) => ({
    externalId: name,
    name,
    price: 50,
    maxQuantity: 1,
    isDefault: false,
    suspended: null,
  })),
};
const lunchOf = (pho: string, bun: string): ImportedMenu => ({
  categories: [
    { externalId: pho, name: 'Lunch', description: '', hours: [], productIds: [pho, bun] },
  ],
  products: [dish(pho, { groupIds: [pho] }), dish(bun)],
  groups: [{ ...sauces, externalId: pho }],
});

const keyOf = (name: string, entries: Readonly<Record<string, { name: string }>>) =>
  Object.keys(entries).find((key) => entries[key]?.name === name) ?? '';

test('an import stands in the history by its file and its counts, and is taken back as a whole', async () => {
  const { read, history, undo, shown, importNow } = await openImports();
  const lunch = lunchOf('Pho 1', 'Bun 1');
  const before = await read();
  const changeId = await importNow(lunch);
  const [entry] = await history();
  expect(entry).toMatchObject({
    id: changeId,
    origin: 'import',
    name: 'Olive',
    imported: {
      file: 'menu.csv',
      format: 'csv',
      dishes: { added: 2, changed: 0, same: 0, removed: 0 },
    },
  });
  expectStatus(await undo(changeId ?? 0), 200);
  expect((await read()).menu).toEqual(before.menu);
  expect((await shown()).restaurant_products.map(({ products }) => products.name)).not.toContain(
    'Pho 1',
  );
  const repeated = await undo(changeId ?? 0);
  expectStatus(repeated, 409);
  expect(repeated.json()).toMatchObject({ code: 'changed_since' });
  // Taking back is a change like any other: what came comes again.
  const [taken] = await history();
  expectStatus(await undo(taken?.id ?? 0), 200);
  expect(Object.values((await read()).menu.dishes).map(({ name }) => name)).toContain('Pho 1');
  const [redone] = await history();
  expectStatus(await undo(redone?.id ?? 0), 200);
  expect((await read()).menu).toEqual(before.menu);
});

test('what was changed again since is named, and stays with what it needs where asked', async () => {
  const { read, send, undo, importNow } = await openImports();
  const lunch = lunchOf('Pho 2', 'Bun 2');
  const before = await read();
  const changeId = (await importNow(lunch)) ?? 0;
  const imported = (await read()).menu;
  const pho = keyOf('Pho 2', imported.dishes);
  const bun = keyOf('Bun 2', imported.dishes);
  const category = keyOf('Lunch', imported.categories);
  expectStatus(await send([changeOf(imported, ['dishes', pho, 'online_price'], 12)]), 200);
  // A category that came since has no part in it, nor has the order of the others.
  const added = {
    name: 'By hand',
    description: '',
    image_url: null,
    hours: [],
    dish_ids: [String(small.lemonade.id)],
  };
  const present = (await read()).menu;
  const order = ['new-hand', ...present.category_ids];
  const adding = [
    changeOf(present, ['categories', 'new-hand'], added),
    changeOf(present, ['category_ids'], order),
  ];
  expectStatus(await send(adding), 200);

  const refused = await undo(changeId);
  expectStatus(refused, 409);
  const { problems } = contract.undoMenuChange.failures[409].parse(refused.json());
  expect(problems[0]).toMatchObject({
    path: `dishes.${pho}`,
    message: '‘Pho 2’ was changed again since.',
  });
  expectStatus(await undo(changeId, true), 200);
  const { menu } = await read();
  const hand = keyOf('By hand', menu.categories);
  expect(menu.dishes[pho]).toMatchObject({ online_price: 12 });
  expect(menu.dishes[bun]).toBeUndefined();
  expect(menu.categories[category]?.dish_ids).toEqual([pho]);
  expect(menu.dishes[pho]?.group_ids.map((key) => menu.groups[key]?.name)).toEqual(['Sauces']);
  expect(menu.category_ids).toEqual([hand, ...before.menu.category_ids, category]);
  expect(menu.categories[hand]).toEqual(added);
});

test('what was put on sale or off by hand since stays so', async () => {
  const { db, read, undo, importNow, sold } = await openImports();
  const lunch = lunchOf('Pho 3', 'Bun 3');
  const changeId = (await importNow(lunch)) ?? 0;
  const { menu } = await read();
  const pho = Number(keyOf('Pho 3', menu.dishes));
  const off = { suspended: 'until-further-notice' } as const;
  const soldOut = { ...lunch, products: [dish('Pho 3', off), dish('Bun 3', off)] };
  const second = (await importNow(soldOut)) ?? 0;
  expect((await sold()).filter(([, isAvailable]) => isAvailable === false)).toHaveLength(3);
  const until = new Date('2026-12-24T00:00:00Z');
  await db
    .update(restaurantProducts)
    .set({ unavailableUntil: until })
    .where(eq(restaurantProducts.id, pho));
  expectStatus(await undo(second), 200);
  const byId = new Map((await sold()).map(([id, ...rest]) => [id, rest]));
  expect(byId.get(pho)).toEqual([false, until]);
  expect(byId.get(Number(keyOf('Bun 3', menu.dishes)))).toEqual([true, null]);
  expectStatus(await undo(changeId), 200);
});

test('an import that is taken back and made again sells what it sold at first', async () => {
  const { undo, importNow, sold } = await openImports();
  const lunch = lunchOf('Pho 5', 'Bun 5');
  const off = { suspended: 'until-further-notice' } as const;
  const without =
    (await importNow({ ...lunch, products: [dish('Pho 5', off), dish('Bun 5')] })) ?? 0;
  expectStatus(await undo(without), 200);
  // The dish is off the menu, and off sale; the file gives it no price and says nothing of sales.
  const unpriced = { ...lunch, products: [dish('Pho 5', { price: 0 }), dish('Bun 5')] };
  const first = (await importNow(unpriced)) ?? 0;
  const after = await sold();
  expectStatus(await undo(first), 200);
  const again = (await importNow(unpriced)) ?? 0;
  expect(await sold()).toEqual(after);
  expectStatus(await undo(again), 200);
});

test('what was taken off by hand comes back with the file that has it', async () => {
  const { read, send, history, undo, importNow } = await openImports();
  const lunch = lunchOf('Pho 4', 'Bun 4');
  const changeId = (await importNow(lunch)) ?? 0;
  const { menu } = await read();
  const category = keyOf('Lunch', menu.categories);
  const { [category]: _gone, ...categories } = menu.categories;
  const order = menu.category_ids.filter((key) => key !== category);
  expect(Object.keys(categories)).toEqual(expect.arrayContaining(order));
  const off = [
    { path: ['categories', category], before: { value: menu.categories[category] } },
    changeOf(menu, ['category_ids'], order),
  ];
  expectStatus(await send(off), 200);
  const again = (await importNow(lunch)) ?? 0;
  expect((await read()).menu).toEqual(menu);
  expectStatus(await undo(again), 200);
  expect(Object.keys((await read()).menu.categories)).not.toContain(category);
  const [, , taken] = await history();
  expectStatus(await undo(taken?.id ?? 0), 200);
  expectStatus(await undo(changeId), 200);
});

test('a menu of 600 dishes is taken back whole, and its entry stays short', async () => {
  const { read, history, undo, importNow } = await openImports();
  const before = await read();
  const names = Array.from({ length: 600 }, (_, place) => `Dish ${place}`);
  const halves = [names.slice(0, 300), names.slice(300)];
  const changeId =
    (await importNow({
      products: names.map((name) => dish(name, { description: 'Good. '.repeat(50) })),
      categories: halves.map((productIds, place) => ({
        externalId: `half-${place}`,
        name: `Half ${place}`,
        description: '',
        hours: [],
        productIds,
      })),
      groups: [],
    })) ?? 0;
  const [entry] = await history();
  expect(entry?.change_count).toBeGreaterThan(600);
  expect(entry?.changes).toHaveLength(20);
  expect(JSON.stringify(entry).length).toBeLessThan(20_000);
  const key = keyOf('Dish 599', (await read()).menu.dishes);
  const [ofDish] = await history(`?key=dishes/${key}`);
  expect(ofDish?.changes.map(({ path }) => path)).toEqual([['dishes', key]]);
  expectStatus(await undo(changeId), 200);
  expect((await read()).menu).toEqual(before.menu);
});
