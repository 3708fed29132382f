import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import * as schema from '#server/db/schema.ts';
import { importMenu, type ImportOptions } from '#server/import/import-menu.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { smallUberMenu, smallUberMenuWith } from './small-uber-menu.ts';

const { db } = await createTestDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const tenantId = 53;
let restaurantId = 0;
let otherRestaurantId = 0;

beforeEach(async () => {
  await db.delete(schema.tenants);
  const origin = 'http://localhost';
  await db.insert(schema.tenants).values({ id: tenantId, name: 'A', primaryOrigin: origin });
  const restaurant = {
    tenantId,
    name: 'Corner',
    streetName: 'Road 1',
    city: 'Town',
    timeZone: 'Australia/Sydney',
    orderTypes: ['pickup' as const],
  };
  const rows = await db.insert(schema.restaurants).values([restaurant, restaurant]).returning();
  [restaurantId = 0, otherRestaurantId = 0] = rows.map(({ id }) => id);
});

const progress = () => undefined;

async function run(text: string, options: Partial<ImportOptions> & { name?: string } = {}) {
  const file = join(folder, options.name ?? 'menu.json');
  await writeFile(file, text);
  const base = {
    db,
    clock,
    tenantId,
    restaurantId,
    file,
    dryRun: false,
    sellsFree: false,
    progress,
  };
  return importMenu({ ...base, ...options });
}

const menu = async () => (await createMenuCache({ db, clock }).get(tenantId, restaurantId)).menu;
const version = async (id = restaurantId) => {
  const ofTenant = eq(schema.restaurants.tenantId, tenantId);
  const rows = await db
    .select()
    .from(schema.restaurants)
    .where(and(ofTenant, eq(schema.restaurants.id, id)));
  return rows[0]?.menuVersion;
};
const dish = async (name: string) => {
  const { restaurant_products } = await menu();
  return restaurant_products.find(({ products }) => products.name === name);
};
const kinds = ({ plan }: Awaited<ReturnType<typeof run>>) =>
  Object.values(plan).flatMap(({ changes }) =>
    changes.map(({ kind, after, fields }) => [kind, after.name, ...fields]),
  );

test('an imported menu can be ordered from: categories, prices, groups and what is sold out', async () => {
  await run(smallUberMenu());
  const { categories, modifier_groups } = await menu();
  expect(categories.map(({ name }) => name)).toEqual(['Hot rolls', 'Boissons']);
  expect(categories[0]?.availability).toContainEqual({ weekday: 5, from: '11:00', to: '00:00' });
  expect(modifier_groups.map(({ name, min, max }) => [name, min, max])).toEqual([
    ['Which bread?', 1, 1],
    ['Something on top', 0, null],
  ]);
  expect(
    modifier_groups[1]?.modifiers.map(({ name, online_price }) => [name, online_price]),
  ).toEqual([
    ['Fried egg', 3],
    ['Chilli', 0.5],
  ]);
  expect(await dish('Pork roll')).toMatchObject({ online_price: 14.5, is_available: true });
  expect(await dish('Tofu roll')).toMatchObject({ is_available: true, unavailable_until: null });
  expect(await dish('Crab roll')).toMatchObject({ is_available: false, unavailable_until: null });
  expect(await dish('Lime soda')).toMatchObject({
    is_available: false,
    unavailable_until: '2027-01-15T08:00:00.000Z',
  });
  const rows = await db.select().from(schema.restaurantProducts);
  expect(new Set(rows.map(({ addedAt }) => addedAt?.getTime()))).toEqual(
    new Set([clock().getTime()]),
  );
});

test('a dry run tells what would change and writes nothing', async () => {
  const { text, written } = await run(smallUberMenu(), { dryRun: true });
  expect(written).toBe(false);
  expect(text).toContain('Dishes: 4 new, 0 changed, 0 unchanged, 0 no longer listed');
  expect(text).toContain('+ Pork roll, $14.50');
  expect(await db.select().from(schema.products)).toEqual([]);
  expect(await db.select().from(schema.categories)).toEqual([]);
  expect(await version()).toBe(1);
});

test('a second run changes nothing', async () => {
  await run(smallUberMenu());
  const before = await menu();
  const again = await run(smallUberMenu());
  expect(again.written).toBe(false);
  expect(kinds(again)).toEqual([]);
  expect(await menu()).toEqual(before);
  expect(await version()).toBe(2);
});

test('a changed price updates that dish alone, and the menu version grows', async () => {
  await run(smallUberMenu());
  const before = await dish('Pork roll');
  const report = await run(smallUberMenuWith(['items', 0, 'price_info', 'price'], 1550));
  expect(kinds(report)).toEqual([['changed', 'Pork roll', 'price', 'onlinePrice']]);
  expect(report.text).toContain('~ Pork roll: price $14.50 → $15.50');
  expect(await dish('Pork roll')).toEqual({ ...before, price: 15.5, online_price: 15.5 });
  expect(await version()).toBe(3);
});

test('what is no longer in the file is taken off the menu but kept, and comes back with it', async () => {
  await run(smallUberMenu());
  const id = (await dish('Crab roll'))?.id;
  const rolls = [{ id: 'pork-roll' }, { id: 'tofu-roll' }];
  const report = await run(smallUberMenuWith(['categories', 0, 'entities'], rolls));
  expect(kinds(report)).toContainEqual(['unlisted', 'Crab roll', 'isListed']);
  expect(await dish('Crab roll')).toBeUndefined();
  await run(smallUberMenu());
  expect((await dish('Crab roll'))?.id).toBe(id);
});

test('an option that is gone cannot be chosen any more, and groups follow the file', async () => {
  await run(smallUberMenu());
  await run(smallUberMenuWith(['modifier_groups', 0, 'modifier_options'], [{ id: 'rye' }]));
  const { modifier_groups } = await menu();
  expect(modifier_groups[0]?.modifiers.map(({ name }) => name)).toEqual(['Rye bread']);
  await run(smallUberMenuWith(['items', 0, 'modifier_group_ids', 'ids'], ['extras']));
  expect((await dish('Pork roll'))?.modifier_group_ids).toEqual([modifier_groups[1]?.id]);
});

test('rows of other sources, of other restaurants and written by hand stay as they are', async () => {
  await db.insert(schema.products).values({ tenantId, externalId: 'demo:toast', name: 'Toast' });
  await run('name,price\nPork roll,9\n', { name: 'menu.csv' });
  await run(smallUberMenu(), { restaurantId: otherRestaurantId });
  await run(smallUberMenu());
  const theirs = await version(otherRestaurantId);
  await run(smallUberMenuWith(['items', 0, 'title', 'translations', 'en'], 'Big pork roll'));
  const names = (await db.select().from(schema.products)).map(({ name }) => name);
  expect(names.filter((name) => name === 'Pork roll')).toHaveLength(2);
  expect(names.filter((name) => name === 'Big pork roll')).toHaveLength(1);
  expect(names).toContain('Toast');
  expect(await version(otherRestaurantId)).toBe(theirs);
});

test('a table leaves what was set sold out by hand', async () => {
  await run('name,price\nPho,16\n', { name: 'menu.csv' });
  await db.update(schema.restaurantProducts).set({ isAvailable: false });
  await run('name,price\nPho,17\n', { name: 'menu.csv' });
  expect(await dish('Pho')).toMatchObject({ online_price: 17, is_available: false });
});

describe('a dish at 0.00', () => {
  const table = (price: string) => `name,price\nTap water,${price}\nPho,16\n`;
  const csv = { name: 'menu.csv' };

  test('comes to the menu as unavailable, and the dry run and the import say so', async () => {
    for (const dryRun of [true, false]) {
      const { text, remarks } = await run(table('0'), { ...csv, dryRun });
      expect(text).toContain('+ Tap water, no price, not for sale');
      expect(text).not.toContain('$16.00, not for sale');
      expect(remarks).toEqual([
        'Dishes at $0.00, not for sale: Tap water. Give them a price, or sell them for nothing with --free-dishes.',
      ]);
    }
    expect(await dish('Tap water')).toMatchObject({ online_price: 0, is_available: false });
    expect(await dish('Pho')).toMatchObject({ is_available: true });
  });

  test('is sold where the import is asked to, and stays so in later imports', async () => {
    const { remarks } = await run(table('0'), { ...csv, sellsFree: true });
    expect(remarks).toEqual([]);
    expect(await dish('Tap water')).toMatchObject({ online_price: 0, is_available: true });
    await run(table('0'), csv);
    expect(await dish('Tap water')).toMatchObject({ is_available: true });
  });

  test('is sold once somebody has marked it as free, whatever is imported again', async () => {
    await run(table('0'), csv);
    await db
      .update(schema.restaurantProducts)
      .set({ isFree: true })
      .where(eq(schema.restaurantProducts.onlinePrice, 0));
    expect((await run(table('0'), csv)).written).toBe(false);
    expect(await dish('Tap water')).toMatchObject({ is_available: true });
  });

  test('goes off sale where its price falls to nothing, and back on with a price', async () => {
    await run(table('2'), csv);
    const { text } = await run(table('0'), csv);
    expect(text).toContain('~ Tap water: price $2.00 → no price, not for sale');
    expect(await dish('Tap water')).toMatchObject({ is_available: false });
    await run(table('3'), csv);
    expect(await dish('Tap water')).toMatchObject({ online_price: 3, is_available: true });
  });

  test('that was free and had a price since is not free again when the price falls', async () => {
    await run(table('0'), { ...csv, sellsFree: true });
    await run(table('2'), csv);
    await run(table('0'), csv);
    expect(await dish('Tap water')).toMatchObject({ online_price: 0, is_available: false });
  });

  test('that was held back before there was a mark is for sale once it has a price', async () => {
    await run(table('0'), csv);
    await db.update(schema.restaurantProducts).set({ isAvailable: false });
    await run(table('3'), csv);
    expect(await dish('Tap water')).toMatchObject({ online_price: 3, is_available: true });
  });

  test('that was put off sale by hand stays so where it still has no price', async () => {
    await run(table('0'), csv);
    const dishes = schema.restaurantProducts;
    const isTapWater = eq(dishes.onlinePrice, 0);
    await db.update(dishes).set({ isAvailable: false }).where(isTapWater);
    expect((await run(table('0'), csv)).written).toBe(false);
    // The mark lets it be sold for nothing; that it is sold out is another matter.
    await db.update(dishes).set({ isFree: true }).where(isTapWater);
    await run(table('0'), csv);
    expect(await dish('Tap water')).toMatchObject({ online_price: 0, is_available: false });
  });

  test('that was held back is for sale where an import is asked to sell it', async () => {
    await run(table('0'), csv);
    await db.update(schema.restaurantProducts).set({ isAvailable: false });
    await run(table('0'), { ...csv, sellsFree: true });
    expect(await dish('Tap water')).toMatchObject({ online_price: 0, is_available: true });
  });

  test('of Uber Eats does not come back by itself at the end of a suspension either', async () => {
    const soda = smallUberMenuWith(['items', 3, 'price_info', 'price'], 0);
    expect(JSON.parse(soda).items[3].title.translations.en).toBe('Lime soda');
    await run(soda);
    expect(await dish('Lime soda')).toMatchObject({
      online_price: 0,
      is_available: false,
      unavailable_until: null,
    });
  });
});

test('bad input names its places, at most 20, and writes nothing', async () => {
  const lines = Array.from({ length: 154 }, (_, index) => `Dish ${index},tasty`);
  const attempt = run(`name,price\nGood,12\n${lines.join('\n')}\n`, { name: 'menu.csv' });
  await expect(attempt).rejects.toThrow(
    /line 3, price: 'tasty'[^]*line 22, price[^]*… and 134 more$/,
  );
  expect(await db.select().from(schema.products)).toEqual([]);
  expect(await version()).toBe(1);
});

test.each<[what: string, options: Partial<ImportOptions> & { name?: string }, sentence: string]>([
  ['an unknown tenant', { tenantId: 54 }, 'There is no tenant 54. Known: 53.'],
  ['an unknown restaurant', { restaurantId: 999_999_999 }, 'has no restaurant 999999999. Known:'],
  ['an unknown format', { format: 'deliveroo' }, 'deliveroo is no known format. Known: uber-eats'],
])('%s is refused with what is known', async (_what, options, sentence) => {
  await expect(run(smallUberMenu(), options)).rejects.toThrow(sentence);
});

test('two imports at once take turns and double nothing', async () => {
  // Each from a file of its own: one is not to be read while the other is written.
  const names = ['first.json', 'second.json'];
  const reports = await Promise.all(names.map((name) => run(smallUberMenu(), { name })));
  expect(reports.filter(({ written }) => written)).toHaveLength(1);
  expect(await db.select().from(schema.products)).toHaveLength(4);
});
