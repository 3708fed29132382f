import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { importMenu } from '#server/import/import-menu.ts';
import { openMenuDocument } from './open-menu-document.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { menuFile } from '#tests/fixtures/menus/menu-file.ts';

const { db } = await createTestDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-sizes-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const tenantId = 53;
let restaurantId = 0;

beforeEach(async () => {
  await db.delete(schema.tenants);
  const origin = 'http://localhost';
  await db.insert(schema.tenants).values({ id: tenantId, name: 'A', primaryOrigin: origin });
  const rows = await db
    .insert(schema.restaurants)
    .values({
      tenantId,
      name: 'Corner',
      streetName: 'Road 1',
      city: 'Town',
      timeZone: 'Australia/Sydney',
      orderTypes: ['pickup'],
    })
    .returning();
  restaurantId = rows[0]?.id ?? 0;
});

async function run(content: string | Buffer) {
  const file = join(folder, 'menu');
  await writeFile(file, content);
  const progress = () => undefined;
  const into = { db, clock, tenantId, restaurantId, file, progress };
  return importMenu({ ...into, dryRun: false, sellsFree: false });
}
const menu = () => openMenuDocument(db, tenantId, restaurantId);
const sizes = async (name: string) =>
  (await menu())
    .dish(name)
    ?.choices.flatMap(({ values }) => values.map((value) => [value.name, value.price_adjustment]));

test('sizes and choices within choices come to the menu, and again they are the same', async () => {
  const file = await menuFile({ file: 'square-catalog.json', shape: '' });
  const { written } = await run(file);
  const { dish, group } = await menu();
  expect(written).toBe(true);
  expect(dish('Burrito')).toMatchObject({
    online_price: 14.5,
    allergens: ['Milk'],
    choices: [{ name: 'Size', is_required: true }],
  });
  expect(await sizes('Burrito')).toEqual([
    ['Regular', 0],
    ['Giant', 4.5],
  ]);
  const [filling] = dish('Burrito')?.group_ids.map(group) ?? [];
  const [sauce] = filling?.options[0]?.group_ids.map(group) ?? [];
  const [level] = sauce?.options[0]?.group_ids.map(group) ?? [];
  expect([filling, sauce, level].map((one) => one?.name)).toEqual([
    'Filling',
    'Sauce',
    'Spice level',
  ]);
  expect(level?.options.flatMap(({ group_ids }) => group_ids)).toEqual([]);
  expect((await run(file)).written).toBe(false);
});

const table = (rows: string) => `Item,Size,Price\n${rows}`;

test('a size that goes is taken off, and comes back as the one it was', async () => {
  await run(table('Tea,Small,4\nTea,Large,6\n'));
  const before = (await menu()).dish('Tea')?.choices[0]?.values[1]?.id;
  await run(table('Tea,Small,4\nTea,Medium,5\n'));
  expect(await sizes('Tea')).toEqual([
    ['Small', 0],
    ['Medium', 1],
  ]);
  await run(table('Tea,Small,4\nTea,Large,7\n'));
  expect(await sizes('Tea')).toEqual([
    ['Small', 0],
    ['Large', 3],
  ]);
  expect((await menu()).dish('Tea')?.choices[0]?.values[1]?.id).toBe(before);
});

test('a table that knows no sizes leaves those that are there', async () => {
  await run(table('Tea,Small,4\nTea,Large,6\n'));
  await run('Item,Price\nTea,5\n');
  expect((await menu()).dish('Tea')?.online_price).toBe(5);
  expect(await sizes('Tea')).toEqual([
    ['Small', 0],
    ['Large', 2],
  ]);
});

test('a size without a price is not sold, and what the counter charges is its own', async () => {
  await run('Item,Small,Large,Counter price\nTea,,6,5\n');
  expect((await menu()).dish('Tea')).toMatchObject({ online_price: 6, price: 5 });
  await run(table('Tea,Small,\nTea,Large,6\n'));
  expect(await sizes('Tea')).toEqual([['Large', 0]]);
});
