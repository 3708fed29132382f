import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { contrastRatio } from '#schemas/rules/contrast.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { seedStaff } from '#server/seed/seed-staff.ts';
import * as schema from '#server/db/schema.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const { db } = await createTestDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const weeksLater = () => new Date('2026-12-24T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-seed-'));
const images = localImages(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every row of every table, so that nothing can change unseen. */
async function everything() {
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  const rows = await Promise.all(
    tables.map(async (table) => {
      const all = await db.execute(sql`select t::text as line from ${table} t order by 1`);
      return [getTableName(table), all.rows.map(({ line }) => line)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

beforeAll(() => seedDemo({ db, images, clock, port: 3000 }), 60_000);

test('the demo has tenant 139 with three active restaurants and one inactive, and 53 with one', async () => {
  const rows = await db.select().from(schema.restaurants);
  const statuses = (tenantId: number) =>
    rows.filter((row) => row.tenantId === tenantId).map(({ status }) => status);
  expect(statuses(139).toSorted()).toEqual([0, 1, 1, 1]);
  expect(statuses(53)).toEqual([1]);
});

test('each active restaurant offers a menu of more than 40 dishes that the server can read', async () => {
  const menus = createMenuCache({ db, clock });
  const active = (await db.select().from(schema.restaurants)).filter(({ status }) => status === 1);
  for (const { tenantId, id } of active) {
    const { menu } = await menus.get(tenantId, id);
    expect(menu.restaurant_products.length).toBeGreaterThan(40);
    expect(menu.restaurant_products.some(({ is_available }) => !is_available)).toBe(true);
    expect(menu.restaurant_products.some(({ unavailable_until }) => unavailable_until)).toBe(true);
    const bare = menu.restaurant_products.filter(({ products }) => !products.image);
    // What there is no photograph of is set in type; more than half is pictured.
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length).toBeLessThan(menu.restaurant_products.length / 2);
    expect(menu.modifier_groups.some(({ is_required }) => is_required)).toBe(true);
  }
});

test('R85 R89 R90 each restaurant of the demo has tables in two areas, joins, and times at which they are reserved', async () => {
  const restaurants = await db.select().from(schema.restaurants);
  const areas = await db.select().from(schema.areas);
  const tables = await db.select().from(schema.diningTables);
  const joins = await db.select().from(schema.tableJoins);
  const settings = await db.select().from(schema.reservationSettings);
  for (const { id } of restaurants) {
    const ofRestaurant = ({ restaurantId }: { restaurantId: number }) => restaurantId === id;
    const own = tables.filter(ofRestaurant);
    expect(areas.filter(ofRestaurant)).toHaveLength(2);
    expect(own).toHaveLength(10);
    const ids = new Set(own.map((table) => table.id));
    const joined = joins.filter(ofRestaurant).flatMap(({ tableIds }) => tableIds);
    expect(joined).toHaveLength(4);
    expect(joined.every((tableId) => ids.has(tableId))).toBe(true);
    expect(settings.filter(ofRestaurant)).toMatchObject([{ isOn: true, slotMinutes: 30 }]);
    expect(settings.find(ofRestaurant)?.week.length).toBeGreaterThan(5);
  }
  expect(new Set(tables.map(({ token }) => token)).size).toBe(tables.length);
});

test('hosts lead to their tenants, and plain localhost is mapped to none', async () => {
  const rows = await db.select().from(schema.hosts);
  expect(Object.fromEntries(rows.map(({ host, tenantId }) => [host, tenantId]))).toEqual({
    '139.localhost': 139,
    '53.localhost': 53,
  });
});

test('every picture that the demo points to was made', async () => {
  const files = new Map<number, readonly string[]>();
  for (const { id } of sampleTenants) files.set(id, await readdir(join(images.folder, String(id))));
  const products = await db.select().from(schema.products);
  const configs = await db.select().from(schema.siteConfigs);
  const text = JSON.stringify([products, configs, await db.select().from(schema.restaurantImages)]);
  const addresses = [...text.matchAll(/\/media\/(\d+)\/([\w.-]+)/g)];
  expect(addresses.length).toBeGreaterThan(70);
  for (const [, tenantId, name] of addresses) {
    expect(files.get(Number(tenantId))).toContain(name);
  }
});

test('a second run changes nothing', async () => {
  const before = await everything();
  await seedDemo({ db, images, clock: weeksLater, port: 3000 });
  expect(await everything()).toEqual(before);
});

test('the demo on another port writes that port into its links', async () => {
  await seedDemo({ db, images, clock, port: 4000 });
  onTestFinished(() => seedDemo({ db, images, clock, port: 3000 }));
  const origins = await db.select({ origin: schema.tenants.primaryOrigin }).from(schema.tenants);
  expect(origins.map(({ origin }) => origin).toSorted()).toEqual([
    'http://53.localhost:4000',
    'http://localhost:4000',
  ]);
});

test('without the files of its pictures the demo is seeded without pictures', async () => {
  const bare = localImages(join(folder, 'bare'));
  const { db: own } = await createTestDatabase();
  await seedDemo({
    db: own,
    images: bare,
    clock,
    port: 3000,
    picturesFolder: join(folder, 'nowhere'),
  });
  const products = await own.select().from(schema.products);
  expect(products.length).toBeGreaterThan(80);
  expect(products.filter(({ imagePath }) => imagePath !== null)).toEqual([]);
  const [config] = await own.select().from(schema.siteConfigs);
  expect(siteConfigSchema.parse(config?.document).hero.backgroundImage).toBe('');
});

test.each(sampleTenants)('the colours of tenant $id can be read on each other', ({ config }) => {
  const { text, background, secondary } = config.colors;
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(text, secondary)).toBeGreaterThanOrEqual(4.5);
});

test('a second installation on the same database leaves the passwords of the first alone', async () => {
  const first = await seedStaff(db, secretKeyOf(Buffer.alloc(32, '1')));
  expect(first.map(({ email }) => email)).toContain('owner@139.example');
  expect(await seedStaff(db, secretKeyOf(Buffer.alloc(32, '2')))).toEqual([]);
  // The first still knows each of them, and prints them at its next start.
  expect(await seedStaff(db, secretKeyOf(Buffer.alloc(32, '1')))).toEqual(first);
});
