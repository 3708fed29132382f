import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getMenu, type Menu } from '#schemas/api/menu.ts';
import { modifiers, restaurantProducts } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp, buildTestApp, type TestApp } from '../setup/build-test-app.ts';

const small139 = await buildSmallApp();
const { db, pool, deps } = small139;

async function readMenu({ app }: TestApp, restaurantId: number = small.restaurant): Promise<Menu> {
  const reply = await app.inject({
    url: `/api/v2/menu?restaurant_id=${restaurantId}`,
    headers: at,
  });
  return getMenu.reply.parse(reply.json()).data;
}
const menu = await readMenu(small139);
const product = (id: number, of = menu) => of.restaurant_products.find((one) => one.id === id);
const group = (id: number) => menu.modifier_groups.find((one) => one.id === id);

describe('the menu on the wire', () => {
  test('a dish carries its prices in the major unit, its choices and its face', () => {
    expect(product(small.burger.id)).toEqual({
      id: small.burger.id,
      product_id: small.burger.productId,
      price: 12,
      online_price: 12.9,
      unit: '',
      is_available: true,
      unavailable_until: null,
      is_best_seller: true,
      is_fresh: false,
      diets: [],
      allergens: ['gluten', 'egg'],
      products: {
        name: 'Corner burger',
        description: 'Beef, pickles, our own sauce.',
        image: { image_url: '/media/burger.webp' },
      },
      modifier_group_ids: [small.bread.id, small.extras.id],
      tax_class_id: null,
      configurations: [
        {
          attribute: { id: small.size.id, display_name: 'Size' },
          is_required: true,
          values: [
            { id: small.size.regular, display_value: 'Regular', price_adjustment: 0 },
            { id: small.size.large, display_value: 'Large', price_adjustment: 3.5 },
          ],
        },
      ],
    });
  });

  test('a group says how many of it must and may be chosen', () => {
    expect(group(small.bread.id)).toMatchObject({ min: 1, max: 1, is_required: true });
    expect(group(small.extras.id)).toMatchObject({ min: 0, max: 3, is_required: false });
    expect(group(small.extras.id)?.modifiers.map((one) => [one.name, one.is_available])).toEqual([
      ['Cheese', true],
      ['Bacon', true],
      ['Egg', false],
    ]);
  });

  test('a category says when it is offered, and lists what is on the menu in its order', () => {
    expect(menu.categories.map(({ name }) => name)).toEqual(['Mains', 'Drinks']);
    expect(menu.categories[0]).toMatchObject({
      availability: [{ weekday: 5, from: '11:00', to: '21:30' }],
      restaurant_product_ids: [small.burger.id, small.soup.id],
    });
  });

  test('what is not listed is nowhere in it', () => {
    expect(product(small.unlisted.id)).toBeUndefined();
    expect(JSON.stringify(menu)).not.toContain('stew');
  });

  test('a dish that is sold out until tomorrow says so, and is back by itself', async () => {
    expect(product(small.soup.id)).toMatchObject({
      is_available: false,
      unavailable_until: small.soup.backAt,
    });
    let now = deps.clock();
    const running = await buildTestApp({ db, pool }, { clock: () => now });
    expect(product(small.soup.id, await readMenu(running))?.is_available).toBe(false);
    now = new Date(small.soup.backAt);
    expect(product(small.soup.id, await readMenu(running))).toMatchObject({
      is_available: true,
      unavailable_until: null,
    });
  });

  test('R27 a dish whose required group cannot be filled is itself unavailable', async () => {
    const other = await buildSmallApp();
    await other.db
      .update(modifiers)
      .set({ isAvailable: false })
      .where(eq(modifiers.modifierGroupId, small.bread.id));
    expect(product(small.burger.id, await readMenu(other))?.is_available).toBe(false);
  });

  test.each([
    ['another tenant’s', small.otherRestaurant],
    ['an inactive', small.closedRestaurant],
    ['an unknown', 999_999],
  ])('%s restaurant has no menu here', async (_which, id) => {
    const reply = await small139.app.inject({
      url: `/api/v2/menu?restaurant_id=${id}`,
      headers: at,
    });
    expect(reply.statusCode).toBe(404);
  });

  test('the other tenant has its own', async () => {
    const reply = await small139.app.inject({
      url: `/api/v2/menu?restaurant_id=${small.otherRestaurant}`,
      headers: atOther,
    });
    const { restaurant_products } = getMenu.reply.parse(reply.json()).data;
    expect(restaurant_products.map(({ id }) => id)).toEqual([small.pizza.id]);
  });
});

test('a snapshot holds amounts in minor units by id, for pricing', async () => {
  const { menuIndex } = await deps.menus.get(small.tenant, small.restaurant);
  const burger = menuIndex.products.get(small.burger.id);
  expect(burger).toMatchObject({ storePrice: 1200, price: 1290 });
  expect(burger?.groups.map(({ id }) => id)).toEqual([small.bread.id, small.extras.id]);
  expect(menuIndex.modifiers.get(small.extras.cheese)).toMatchObject({
    groupId: small.extras.id,
    price: 110,
  });
  expect(menuIndex.values.get(small.size.large)).toEqual({
    id: small.size.large,
    attributeId: small.size.id,
    attributeName: 'Size',
    name: 'Large',
    priceAdjustment: 350,
  });
  expect(menuIndex.products.has(small.unlisted.id)).toBe(false);
});

test('a snapshot older than the version a caller saw is read anew', async () => {
  const fresh = await buildSmallApp();
  const before = await fresh.deps.menus.get(small.tenant, small.restaurant);
  await fresh.db
    .update(restaurantProducts)
    .set({ onlinePrice: 500 })
    .where(
      and(
        eq(restaurantProducts.tenantId, small.tenant),
        eq(restaurantProducts.id, small.lemonade.id),
      ),
    );
  const cached = await fresh.deps.menus.get(small.tenant, small.restaurant, before.version);
  expect(cached).toBe(before);
  const anew = await fresh.deps.menus.get(small.tenant, small.restaurant, before.version + 1);
  expect(anew.menuIndex.products.get(small.lemonade.id)?.price).toBe(500);
});
