import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerConditions } from '#schemas/api/offer-conditions.ts';
import { couponEffect } from '#schemas/rules/offers/coupon.ts';
import { dealEffect } from '#schemas/rules/offers/deal.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import * as schema from '#server/db/schema.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { db } = await createTestDatabase();
/** A Saturday, 13:00 in Melbourne. */
const now = new Date('2026-11-21T02:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'servery-seed-offers-'));
const nowhere = join(folder, 'nowhere');
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeAll(() =>
  seedDemo({
    db,
    images: localImages(folder),
    clock: () => now,
    port: 3000,
    picturesFolder: nowhere,
  }),
);

const sampleKeys = sampleTenants.map((tenant) => ({
  tenant,
  dishes: new Set(tenant.categories.flatMap(({ products }) => products.map(({ key }) => key))),
  categories: new Set(tenant.categories.map(({ key }) => key)),
  groups: new Set(tenant.modifierGroups.map(({ key }) => key)),
}));

test.each(sampleKeys)(
  'every key that tenant $tenant.id names is one of its own',
  ({ tenant, dishes, categories, groups }) => {
    const named = {
      dishes: [
        ...tenant.combos.flatMap(({ components }) =>
          components.flatMap(({ choices }) => choices.map(([key]) => key)),
        ),
        ...tenant.halfSets.flatMap(({ products }) => products),
        ...tenant.deals.flatMap(({ components }) => components.flatMap(({ products }) => products)),
        ...tenant.coupons.flatMap(({ effect }) =>
          effect.kind === 'amount' ? (effect.products ?? []) : [],
        ),
      ],
      categories: [...tenant.combos, ...tenant.halfSets].map(({ category }) => category),
      groups: [
        ...tenant.modifierGroups.flatMap(({ modifiers }) =>
          modifiers.flatMap((modifier) => modifier.groups ?? []),
        ),
        ...tenant.categories.flatMap(({ products }) =>
          products.flatMap((product) => product.groups ?? []),
        ),
      ],
    };
    expect(named.dishes.filter((key) => !dishes.has(key))).toEqual([]);
    expect(named.categories.filter((key) => !categories.has(key))).toEqual([]);
    expect(named.groups.filter((key) => !groups.has(key))).toEqual([]);
  },
);

test('deals and coupons are kept as their schemas read them', async () => {
  const deals = await db.select().from(schema.deals);
  const coupons = await db.select().from(schema.coupons);
  expect(deals.length).toBeGreaterThan(15);
  for (const { effect, conditions } of deals) {
    expect(dealEffect.parse(effect)).toEqual(effect);
    expect(offerConditions.parse(conditions)).toEqual(conditions);
  }
  expect(coupons.length).toBeGreaterThan(15);
  for (const { code, effect, conditions } of coupons) {
    expect(couponEffect.parse(effect)).toEqual(effect);
    expect(offerConditions.parse(conditions)).toEqual(conditions);
    expect(code).toBe(code.normalize('NFKC').trim().toUpperCase());
  }
});

test('every reason to refuse a code has one in the demo', async () => {
  const rows = await db.select().from(schema.coupons);
  const coupons = new Map(
    rows.filter(({ tenantId }) => tenantId === 139).map((row) => [row.code, row]),
  );
  const conditions = (code: string) => coupons.get(code)?.conditions;
  expect(conditions('OVENFEST')?.valid_until).toBe('2026-10-22T02:00:00.000Z');
  expect(conditions('NEXTMONTH')?.valid_from).toBe('2026-12-21T02:00:00.000Z');
  expect(coupons.get('ANDERSON')?.restaurantIds).toHaveLength(1);
  expect(conditions('FREEDELIVERY')?.order_types).toEqual(['delivery']);
  expect(conditions('CASHBACK')?.payment_methods).toEqual(['cashOnDelivery']);
  expect(conditions('FIVER')?.minimum).toBe(3000);
  expect(coupons.get('FIRSTSLICE')?.totalLimit).toBe(1);
  expect(coupons.get('REGULARS')?.needsLogin).toBe(true);
  expect(conditions('LUNCH')?.windows).toHaveLength(5);
  expect(coupons.get('WELCOME15')?.effect).toEqual({
    kind: 'amount',
    type: 'Percentage',
    value: 15,
    max_discount: 1500,
    product_ids: [],
  });
});

test('a coupon for one dish names it in each restaurant that sells it', async () => {
  const rows = await db.select().from(schema.coupons);
  const effect = rows.find(({ code }) => code === 'TIRAMISU')?.effect;
  expect(effect?.kind === 'amount' ? effect.product_ids.length : 0).toBe(4);
});

test('days with hours of their own lie ahead', async () => {
  const days = await db.select().from(schema.restaurantExceptions);
  expect(days.map(({ date }) => date).toSorted()).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
});

test('each restaurant that delivers has zones whose first tier starts at 0, and a place on earth', async () => {
  const restaurants = await db.select().from(schema.restaurants);
  const zones = await db.select().from(schema.deliveryZones);
  const delivering = restaurants.filter(({ orderTypes }) => orderTypes.includes('delivery'));
  expect(delivering).toHaveLength(3);
  for (const { id, latitude, longitude } of delivering) {
    expect([latitude, longitude]).not.toContain(null);
    const own = zones.filter(({ restaurantId }) => restaurantId === id);
    expect(own.length).toBeGreaterThan(1);
    for (const { tiers } of own) {
      expect(tiers[0]?.from).toBe(0);
      expect(tiers.map(({ from }) => from)).toEqual(
        tiers.map(({ from }) => from).toSorted((a, b) => a - b),
      );
    }
  }
});

test('groups ask in turn to depth 3', async () => {
  const nested = await db.select().from(schema.nestedModifierGroups);
  const modifiers = await db.select().from(schema.modifiers);
  const groupOf = new Map(modifiers.map(({ id, modifierGroupId }) => [id, modifierGroupId]));
  const inner = (groupId: number) =>
    nested
      .filter(({ modifierId }) => groupOf.get(modifierId) === groupId)
      .map(({ modifierGroupId }) => modifierGroupId);
  const depth = (groupId: number): number =>
    1 + Math.max(0, ...inner(groupId).map((next) => depth(next)));
  const asked = await db.select().from(schema.productModifierGroups);
  expect(Math.max(...asked.map(({ modifierGroupId }) => depth(modifierGroupId)))).toBe(3);
});

test('R65 what is made in a counted number starts its day full', async () => {
  const levels = await db.select().from(schema.stockLevels);
  expect(levels.length).toBeGreaterThan(6);
  for (const { halves, dailyHalves } of levels) {
    expect(halves).toBeNull();
    expect((dailyHalves ?? 1) % 2).toBe(0);
  }
  expect(await db.select().from(schema.stockDays)).toEqual([]);
});
