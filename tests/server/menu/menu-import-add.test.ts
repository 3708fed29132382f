import { eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { MenuFileOptions } from '#schemas/api/menu-file-options.ts';
import * as schema from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

type Query = Record<string, string>;
type Mended = MenuFileOptions['mended'];

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);

async function send(path: string, text: string, query: Query, mended: Mended = []) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'menu.csv');
  form.append('options', JSON.stringify({ mended }));
  const body = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/restaurants/${small.restaurant}/menu-import/file${path}`,
    query: { name: 'menu.csv', ...query },
    headers: { ...owner, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expectStatus(reply, 200);
  return reply.json();
}
const preview = async (text: string, query: Query = {}, mended?: Mended) =>
  contract.previewMenuFile.reply.parse(await send('/preview', text, query, mended)).data;
async function importNow(text: string, query: Query = {}, mended?: Mended) {
  const { fingerprint } = await preview(text, query, mended);
  const seen = { ...query, fingerprint, confirms_removal: 'true' };
  return contract.importMenuFile.reply.parse(await send('', text, seen, mended)).data;
}
const menu = async () => (await deps.menus.get(small.tenant, small.restaurant)).menu;
const own = new Set((await menu()).restaurant_products.map(({ id }) => id));

/** The dishes that files brought, in their categories. */
async function imported() {
  const { categories, restaurant_products: dishes } = await menu();
  const names = new Map(
    dishes.flatMap(({ id, products, online_price }) =>
      own.has(id) ? [] : [[id, `${products.name} ${online_price}`] as const],
    ),
  );
  return categories.flatMap(({ name, restaurant_product_ids: ids }) => {
    const inIt = ids.flatMap((id) => names.get(id) ?? []);
    return inIt.length === 0 ? [] : [`${name}: ${inIt.join(', ')}`];
  });
}

beforeEach(async () => {
  const dishes = await db
    .select({ id: schema.products.id })
    .from(schema.products)
    .where(like(schema.products.externalId, 'csv@%'));
  for (const { id } of dishes) {
    await db.delete(schema.restaurantProducts).where(eq(schema.restaurantProducts.productId, id));
    await db.delete(schema.products).where(eq(schema.products.id, id));
  }
  await db.delete(schema.categories).where(like(schema.categories.externalId, 'csv:%'));
  await db.delete(schema.modifierGroups).where(like(schema.modifierGroups.externalId, 'csv:%'));
  deps.menus.clear();
});

const food = 'name,price,category\nPho,16.5,Soups\nBun,12,Noodles\nTea,4,Drinks\n';
const drinks = 'name,price,category\nStout,8,Drinks\nTea,5,Drinks\nPort,9,Bar\n';
const adds = { adds: 'true' };

test('a second file takes the dishes of the first one off, unless it is added', async () => {
  await importNow(food);
  const replacing = await preview(drinks);
  expect(replacing.counts.dishes).toEqual({ added: 2, changed: 1, same: 0, removed: 2 });
  expect(replacing.earlier_dishes).toBe(2);
  const adding = await preview(drinks, adds);
  expect(adding.counts.dishes).toEqual({ added: 2, changed: 1, same: 2, removed: 0 });
  expect(adding).toMatchObject({ earlier_dishes: 2, removes_much: false });
  expect(adding.fingerprint).not.toBe(replacing.fingerprint);
  // Dishes that the file does not have are not its own to be mended.
  expect(adding.dishes.map(({ name }) => name)).toEqual(['Stout', 'Tea', 'Port']);
  await importNow(drinks, adds);
  expect(await imported()).toEqual([
    'Soups: Pho 16.5',
    'Noodles: Bun 12',
    'Drinks: Tea 5, Stout 8',
    'Bar: Port 9',
  ]);
});

test('adding the same file again changes nothing', async () => {
  await importNow(food);
  await importNow(drinks, adds);
  const before = await imported();
  expect((await importNow(drinks, adds)).is_written).toBe(false);
  expect((await importNow(food.replace('Tea,4', 'Tea,5'), adds)).is_written).toBe(false);
  expect(await imported()).toEqual(before);
});

test('a dish in another category of the added file stands in both', async () => {
  await importNow(food);
  await importNow('name,price,category\nPho,15,Specials\n', adds);
  expect(await imported()).toEqual([
    'Soups: Pho 15',
    'Noodles: Bun 12',
    'Drinks: Tea 4',
    'Specials: Pho 15',
  ]);
});

test('a group of options that is called the same leaves the dishes of earlier files theirs', async () => {
  const offers = async (name: string) => {
    const { restaurant_products: dishes, modifier_groups: groups } = await menu();
    const ids = dishes.find(({ products }) => products.name === name)?.modifier_group_ids ?? [];
    return groups
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ modifiers }) => modifiers.map((one) => one.name));
  };
  await importNow(
    'name,price,Options - Sauce\nBurger,12,"Ketchup; Mayo"\nFries,5,"Ketchup; Mayo"\n',
  );
  const rolls = 'name,price,Options - Sauce\nRoll,9,"Soy; Wasabi"\nFries,5,"Ketchup; Mayo"\n';
  await importNow(rolls, adds);
  expect(await offers('Burger')).toEqual(['Ketchup', 'Mayo']);
  expect(await offers('Fries')).toEqual(['Ketchup', 'Mayo']);
  expect(await offers('Roll')).toEqual(['Soy', 'Wasabi']);
  expect((await importNow(rolls, adds)).is_written).toBe(false);
  // A group that only the file's own dishes ask changes with it.
  await importNow(rolls.replace('Wasabi', 'Ginger'), adds);
  expect(await offers('Roll')).toEqual(['Soy', 'Ginger']);
  expect(await offers('Burger')).toEqual(['Ketchup', 'Mayo']);
});

test('a dish that is on the menu by hand is named, and comes beside it', async () => {
  const [hand] = (await menu()).restaurant_products;
  const name = hand?.products.name ?? '';
  const { findings } = await preview(`name,price\n${name},5\nStout,8\n`, adds);
  expect(findings).toMatchObject([{ kind: 'on_menu_already', dish: name }]);
  expect(findings[0]?.dish_id).toBe(`csv:${name.toLowerCase()}`);
});
