import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mostCategoryDishes } from '#schemas/api/menu-document.ts';
import type { ImportedProduct } from '#server/import/menu/imported-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf } from './open-edited-menu.ts';
import { openImports } from './open-imports.ts';

const { db, read, send, history, undo, shown, importNow } = await openImports();

const dish = (place: number): ImportedProduct => ({
  externalId: `dish ${place}`,
  name: `Dish ${place}`,
  description: '',
  price: 900 + place,
  diets: [],
  suspended: 'not-told',
  groupIds: [],
});

test('a category holds a menu of 2,000 dishes, is put in another order, and takes no more', async () => {
  // Beyond the ids that the small menu has.
  for (const table of ['products', 'restaurant_products']) {
    await db.execute(sql.raw(`alter table ${table} alter column id restart with 1000000`));
  }
  const products = Array.from({ length: mostCategoryDishes }, (_, place) => dish(place));
  const productIds = products.map(({ externalId }) => externalId);
  await importNow({
    categories: [{ externalId: 'all', name: 'All', description: '', hours: [], productIds }],
    products,
    groups: [],
  });
  const { menu } = await read();
  const [key = '', all] =
    Object.entries(menu.categories).find(([, { name }]) => name === 'All') ?? [];
  expect(all?.dish_ids).toHaveLength(mostCategoryDishes);
  const reversed = all?.dish_ids.toReversed() ?? [];
  expectStatus(await send([changeOf(menu, ['categories', key, 'dish_ids'], reversed)]), 200);
  const onMenu = (await shown()).categories.find(({ id }) => id === Number(key));
  expect(onMenu?.restaurant_product_ids.map(String)).toEqual(reversed);
  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await read()).menu).toEqual(menu);
  const more = Object.keys(menu.dishes).find((id) => !reversed.includes(id)) ?? '';
  const refused = await send([
    changeOf(menu, ['categories', key, 'dish_ids'], [...reversed, more]),
  ]);
  expectStatus(refused, 422);
  expect(refused.body).toContain('There are at most 2000.');
});
