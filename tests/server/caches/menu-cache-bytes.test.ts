import { expect, test } from 'vitest';
import { newCacheCount } from '#server/caches/cache-counts.ts';
import { createMenuCache } from '#server/caches/menu-cache.ts';
import { restaurantProducts } from '#server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

const { db } = await createSmallDatabase();
const clock = () => fridayNoon;
const [own, other] = [
  [small.tenant, small.restaurant],
  [small.otherTenant, small.otherRestaurant],
] as const;

/** A cache that holds one of the two menus as objects, and both of them packed. */
async function openSmallCache(packedMenus = 100_000) {
  const roomy = createMenuCache({ db, clock });
  const sizes: number[] = [];
  for (const [tenantId, restaurantId] of [own, other]) {
    roomy.clear();
    await roomy.get(tenantId, restaurantId);
    sizes.push(roomy.bytes().menus);
  }
  const count = newCacheCount();
  const bounds = { menus: Math.max(...sizes), packedMenus, menuHeads: 100_000 };
  return { cache: createMenuCache({ db, clock, count }, bounds), bounds, count };
}

const price = async (id: number, onlinePrice: number) =>
  db.update(restaurantProducts).set({ onlinePrice }).where(eq(restaurantProducts.id, id));
const priceOf = (
  { menu }: Awaited<ReturnType<ReturnType<typeof createMenuCache>['get']>>,
  id: number,
) => menu.restaurant_products.find((dish) => dish.id === id)?.online_price;

test(
  'a menu that gives way is packed, and comes back the same without the database',
  { tags: ['slow'] },
  async () => {
    const { cache, bounds } = await openSmallCache();
    const first = await cache.get(...own);
    await cache.get(...other);
    await expect.poll(() => cache.bytes().packed).toBeGreaterThan(0);
    await price(small.burger.id, 1111);
    const again = await cache.get(...own);
    await price(small.burger.id, small.burger.onlinePrice);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
    // Carts find the options of a dish by the very objects that the menu has them by.
    expect(again.menuIndex.products.get(small.burger.id)?.groups[0]).toBe(
      again.menuIndex.groups.get(small.bread.id),
    );
    expect(cache.bytes().menus).toBeLessThanOrEqual(bounds.menus);
  },
);

test.each([
  ['the menu', (cache: ReturnType<typeof createMenuCache>) => cache.forget(...own)],
  ['its tenant', (cache: ReturnType<typeof createMenuCache>) => cache.forgetTenant(small.tenant)],
  ['everything', (cache: ReturnType<typeof createMenuCache>) => cache.clear()],
])('what is packed, or being packed, is forgotten with %s', async (_what, forget) => {
  for (const packedBytes of [1, 0]) {
    const { cache } = await openSmallCache();
    await cache.head(...own);
    await cache.get(...other);
    // At once, and when it was packed.
    await expect.poll(() => cache.bytes().packed).toBeGreaterThanOrEqual(packedBytes);
    forget(cache);
    await price(small.burger.id, 1111);
    const again = await cache.get(...own);
    await price(small.burger.id, small.burger.onlinePrice);
    expect(priceOf(again, small.burger.id)).toBe(11.11);
  }
});

test('forgetting a tenant leaves the menus of others', async () => {
  const { cache, count } = await openSmallCache();
  await cache.get(...other);
  cache.forgetTenant(small.tenant);
  await cache.get(...other);
  expect(count).toEqual({ reads: 2, misses: 1 });
});

test('a head outlives its menu, and costs neither reading nor unpacking', async () => {
  const { cache, count } = await openSmallCache(1);
  const { version } = await cache.head(...own);
  await cache.get(...other);
  expect((await cache.head(...own)).version).toBe(version);
  expect(count).toEqual({ reads: 2, misses: 2 });
});

test('packed menus and heads keep their bounds as well', async () => {
  const { cache } = await openSmallCache(500);
  await cache.head(...own);
  await cache.head(...other);
  await cache.head(...own);
  await expect.poll(() => cache.bytes().packed).toBeLessThanOrEqual(500);
  expect(cache.bytes().heads).toBeLessThanOrEqual(100_000);
});
