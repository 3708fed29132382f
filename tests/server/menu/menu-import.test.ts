import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { contract } from '#schemas/api/contract.ts';
import { mostMenuBytes, type Kitchen } from '#schemas/api/staff-menu-import.ts';
import { errorReply } from '#schemas/api/wire.ts';
import * as schema from '#server/db/schema.ts';
import { findingText } from '#schemas/messages/en/menu-findings.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, deps, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');

const table = 'name,price,category\nPho,16.5,Soups\nBun,12,Soups\nTea,4,Drinks\n';
const url = `/api/v2/staff/restaurants/${small.restaurant}/menu-import`;
type Query = Record<string, string>;

const file = (path: string, bytes: string | Buffer, query: Query = {}, headers: object = owner) =>
  app.inject({
    method: 'POST',
    url: `${url}/${path}`,
    query: { name: 'menu.csv', ...query },
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
const preview = async (bytes: string | Buffer, query: Query = {}) => {
  const reply = await file('file/preview', bytes, query);
  expectStatus(reply, 200);
  return contract.previewMenuFile.reply.parse(reply.json()).data;
};
const apply = (bytes: string, fingerprint: string, query: Query = {}) =>
  file('file', bytes, { fingerprint, ...query });
const importNow = async (bytes: string, query: Query = {}) => {
  const { fingerprint } = await preview(bytes, query);
  const reply = await apply(bytes, fingerprint, { confirms_removal: 'true', ...query });
  expectStatus(reply, 200);
  return contract.importMenuFile.reply.parse(reply.json()).data;
};
const starter = (path: string, kitchen: Kitchen, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: `${url}/${path}`,
    headers: { ...owner },
    payload: { kitchen, ...more },
  });
const previewStarter = async (kitchen: Kitchen) => {
  const reply = await starter('starter/preview', kitchen);
  expectStatus(reply, 200);
  return contract.previewStarterMenu.reply.parse(reply.json()).data;
};
const menu = async () => (await deps.menus.get(small.tenant, small.restaurant)).menu;
const dishNames = async () =>
  (await menu()).restaurant_products.map(({ products }) => products.name).toSorted();
const own = (await dishNames()).toSorted();

beforeEach(async () => {
  for (const source of ['csv', 'starter', 'uber-eats']) {
    const rows = await db.select().from(schema.products);
    for (const { id, externalId } of rows) {
      if (!externalId.startsWith(`${source}@`)) continue;
      await db.delete(schema.restaurantProducts).where(eq(schema.restaurantProducts.productId, id));
      await db.delete(schema.products).where(eq(schema.products.id, id));
    }
  }
  deps.menus.clear();
});

describe('a menu file', () => {
  test('is previewed without a change, then imported as it was seen', async () => {
    const seen = await preview(table);
    expect(seen.counts.dishes).toEqual({ added: 3, changed: 0, same: 0, removed: 0 });
    expect(seen.dishes[0]).toEqual({
      id: 'csv:pho',
      name: 'Pho',
      category: 'Soups',
      price: 16.5,
      change: 'added',
      differences: '',
      sizes: [],
      choice_count: 0,
      withheld: null,
    });
    expect(seen.removes_much).toBe(false);
    expect(await dishNames()).toEqual(own);
    const reply = await apply(table, seen.fingerprint);
    expectStatus(reply, 200);
    expect(reply.json().data.is_written).toBe(true);
    expect(await dishNames()).toEqual([...own, 'Bun', 'Pho', 'Tea'].toSorted());
  });

  test('sent again changes nothing, and is no failure', async () => {
    const { fingerprint } = await preview(table);
    expectStatus(await apply(table, fingerprint), 200);
    const { menuVersion } = await restaurant();
    const again = await apply(table, fingerprint);
    expectStatus(again, 200);
    expect(again.json().data.is_written).toBe(false);
    expect((await restaurant()).menuVersion).toBe(menuVersion);
  });

  test('by two at once is written once', async () => {
    const { fingerprint } = await preview(table);
    const replies = await Promise.all([1, 2, 3].map(() => apply(table, fingerprint)));
    for (const reply of replies) expectStatus(reply, 200);
    expect(replies.filter((reply) => reply.json().data.is_written)).toHaveLength(1);
    expect(await dishNames()).toHaveLength(own.length + 3);
  });

  test('that fails in the middle leaves nothing, and goes through when it is sent again', async () => {
    const { fingerprint } = await preview(table);
    const rule = 'alter table category_products';
    await pool.query(`${rule} add constraint fails check (position < 1) not valid`);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failed = await apply(table, fingerprint);
    written.mockRestore();
    await pool.query(`${rule} drop constraint fails`);
    expectStatus(failed, 500);
    const rows = await db.select().from(schema.products);
    expect(rows.filter(({ externalId }) => externalId.startsWith('csv@'))).toEqual([]);
    expectStatus(await apply(table, fingerprint), 200);
    expect(await dishNames()).toContain('Pho');
  });

  test('another file than was seen, or another menu, is refused with what it would be now', async () => {
    const { fingerprint } = await preview(table);
    const other = table.replace('16.5', '18');
    const refused = await apply(other, fingerprint);
    expectStatus(refused, 409);
    const { code, data } = contract.importMenuFile.failures[409].parse(refused.json());
    expect([code, data.dishes[0]?.price]).toEqual(['menu_changed', 18]);
    expect(await dishNames()).toEqual(own);
    await importNow(other);
    expectStatus(await apply(table, fingerprint), 409);
    expect((await preview(table)).dishes[0]).toMatchObject({
      change: 'changed',
      differences: 'price $18.00 → $16.50',
    });
  });

  test('that takes more than a tenth of the menu off asks for a confirmation', async () => {
    await importNow(table);
    const less = 'name,price,category\nPho,16.5,Soups\n';
    const seen = await preview(less);
    expect(seen.removes_much).toBe(true);
    expect(seen.counts.dishes).toEqual({ added: 0, changed: 0, same: 1, removed: 2 });
    const refused = await apply(less, seen.fingerprint);
    expectStatus(refused, 409);
    expect(refused.json()).toMatchObject({ code: 'removal_unconfirmed' });
    expect(refused.json().error).toContain('takes 2 dishes off');
    expect(await dishNames()).toContain('Tea');
    expectStatus(await apply(less, seen.fingerprint, { confirms_removal: 'true' }), 200);
    expect(await dishNames()).toEqual([...own, 'Pho'].toSorted());
  });

  test('brings dishes without a price or at 0 that are not sold, each by name', async () => {
    const free = 'name,price\nPho,\nTap water,0\nTea,4\n';
    const { dishes } = await preview(free);
    expect(dishes.map(({ name, withheld }) => [name, withheld])).toEqual([
      ['Pho', 'no_price'],
      ['Tap water', 'free'],
      ['Tea', null],
    ]);
    await importNow(free);
    const sold = (await menu()).restaurant_products.filter((dish) => dish.is_available);
    expect(sold.map(({ products }) => products.name)).toContain('Tea');
    expect(sold.map(({ products }) => products.name)).not.toContain('Pho');
    expect(sold.map(({ products }) => products.name)).not.toContain('Tap water');
  });

  test('that names no price leaves a dish the one that it has, and says so', async () => {
    await importNow(table);
    const before = (await menu()).restaurant_products;
    const unpriced = table.replace('16.5', '').replace('Tea,4', 'Tea,');
    const seen = await preview(unpriced);
    expect(seen.counts.dishes).toEqual({ added: 0, changed: 0, same: 3, removed: 0 });
    expect(seen.dishes.map(({ name, price, withheld }) => [name, price, withheld])).toEqual([
      ['Pho', 16.5, null],
      ['Bun', 12, null],
      ['Tea', 4, null],
    ]);
    expect(seen.findings.map(findingText)).toEqual([
      '“Pho” has no price in the file. It keeps the one that it has, $16.50.',
      '“Tea” has no price in the file. It keeps the one that it has, $4.00.',
    ]);
    await importNow(`${unpriced}Cake,,Sweets\n`);
    const after = (await menu()).restaurant_products;
    expect(after.filter(({ products }) => products.name !== 'Cake')).toEqual(before);
    // Nothing is nothing: a price of 0 takes it away.
    expect((await preview(table.replace('16.5', '0'))).dishes[0]).toMatchObject({
      price: 0,
      withheld: 'free',
    });
  });

  test.each<
    [what: string, bytes: string | Buffer, status: number, sentence: RegExp, path?: string]
  >([
    ['with a broken quote', 'name,price\nPho,1\n"Bun,9\n', 422, /must be mended/, 'line 3'],
    ['with a price in words', 'name,price\nPho,dear\n', 422, /must be mended/, 'line 2, price'],
    ['that is empty', '', 422, /is empty/],
    ['that is a PDF', '%PDF-1.7', 422, /a PDF/],
    ['that is too large', Buffer.alloc(mostMenuBytes + 1, 'a'), 413, /larger than 10 MB/],
  ])(
    '%s is refused, by its line where it has one',
    async (_what, bytes, status, sentence, path) => {
      const reply = await file('file/preview', bytes);
      expectStatus(reply, status);
      const { error, problems = [] } = errorReply.parse(reply.json());
      expect(error).toMatch(sentence);
      expect(problems[0]?.path).toBe(path);
      expect(await dishNames()).toEqual(own);
    },
  );

  test('is for owners', async () => {
    const preview = await file('file/preview', table, {}, manager);
    const written = await file('file', table, { fingerprint: 'any' }, manager);
    expect([preview.statusCode, written.statusCode]).toEqual([403, 403]);
  });

  test('is written to the audit log where it changed something, and the preview is not', async () => {
    const entries = async () =>
      (await db.select().from(schema.auditLog)).filter(({ call }) => call.includes('Menu'));
    const before = (await entries()).length;
    const { fingerprint } = await preview(table);
    await apply(table, fingerprint);
    await apply(table, fingerprint);
    expect((await entries()).slice(before).map(({ call }) => call)).toEqual(['importMenuFile']);
  });

  test('raises the version that open menus follow', async () => {
    const { menuVersion } = await restaurant();
    await importNow(table);
    expect((await restaurant()).menuVersion).toBe(menuVersion + 1);
  });
});

describe('a starter menu', () => {
  test('is previewed, put on the menu, and goes for another one only where that is confirmed', async () => {
    const seen = await previewStarter('pizza');
    expect(seen.counts.dishes).toMatchObject({ added: 13, removed: 0 });
    expect(seen.dishes[0]).toMatchObject({
      name: 'Margherita',
      category: 'Pizza',
      choice_count: 9,
    });
    expectStatus(await starter('starter', 'pizza', { fingerprint: seen.fingerprint }), 200);
    expect(await dishNames()).toContain('Tiramisu');
    const { modifier_groups } = await menu();
    expect(modifier_groups.map(({ name }) => name)).toContain('Something more on top');

    const other = await previewStarter('thai');
    expect(other.removes_much).toBe(true);
    const { fingerprint } = other;
    expectStatus(await starter('starter', 'thai', { fingerprint }), 409);
    expectStatus(await starter('starter', 'thai', { fingerprint, confirms_removal: true }), 200);
    expect(await dishNames()).not.toContain('Tiramisu');
    expect(await dishNames()).toContain('Pad Thai');
    const headings = (await menu()).categories.map(({ name }) => name);
    expect(headings).toContain('From the wok');
    expect(headings).not.toContain('Something sweet');
  });

  test('goes with a file that is to take its place, without being asked for again', async () => {
    const { fingerprint } = await previewStarter('bakery');
    expectStatus(await starter('starter', 'bakery', { fingerprint, confirms_removal: true }), 200);
    const beside = await preview(table);
    expect(beside.starter_dishes).toBe(11);
    expect(beside.counts.dishes).toMatchObject({ added: 3, removed: 0 });
    const query = { replaces_starter: 'true' };
    const instead = await preview(table, query);
    expect(instead).toMatchObject({ starter_dishes: 11, removes_much: false });
    expect(instead.counts.dishes).toMatchObject({ added: 3, removed: 11 });
    // What was seen is what counts: without its removal it is another change.
    expectStatus(await apply(table, instead.fingerprint), 409);
    expectStatus(await apply(table, instead.fingerprint, query), 200);
    expect(await dishNames()).toEqual([...own, 'Bun', 'Pho', 'Tea'].toSorted());
  });
});

async function restaurant() {
  const [row] = await db
    .select()
    .from(schema.restaurants)
    .where(eq(schema.restaurants.id, small.restaurant));
  if (!row) throw new Error('the restaurant is gone');
  return row;
}
