import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getMenu, type Menu } from '#schemas/api/menu.ts';
import {
  categoryProducts,
  combos,
  halfSets,
  modifierGroups,
  modifiers,
  nestedModifierGroups,
  productModifierGroups,
  restaurantHours,
  restaurantProducts,
  stockLevels,
} from '#server/db/schema.ts';
import { setStock } from '../setup/stock-of.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import type { TestApp } from '../setup/build-test-app.ts';
import { whileProduct } from '../setup/while-changed.ts';

async function openShop() {
  const shop = await buildSmallApp();
  await insertSmallOffers(shop.db);
  shop.deps.menus.clear();
  return shop;
}
const server = await openShop();

async function readMenu({ app }: Pick<TestApp, 'app'> = server): Promise<Menu> {
  const url = `/api/v2/menu?restaurant_id=${small.restaurant}`;
  const reply = await app.inject({ url, headers: at });
  return getMenu.reply.parse(reply.json()).data;
}
const dish = (menu: Menu, id: number) => menu.restaurant_products.find((one) => one.id === id);
const option = (menu: Menu, id: number) =>
  menu.modifier_groups.flatMap((group) => group.modifiers).find((one) => one.id === id);

test('R33 a combo carries its components with their upcharges', async () => {
  const { combos: shown } = await readMenu();
  expect(shown).toMatchObject([
    {
      id: offers.meal.id,
      name: 'Pizza meal',
      price: 15,
      is_available: true,
      takes_item_coupons: false,
      components: [
        {
          id: offers.meal.main,
          min: 1,
          max: 1,
          choices: [
            { restaurant_product_id: offers.margherita.id, upcharge: 0, is_default: true },
            { restaurant_product_id: offers.diavola.id, upcharge: 2, is_default: false },
          ],
        },
        { id: offers.meal.side, choices: [{ restaurant_product_id: offers.fries.id }] },
        { id: offers.meal.drink, min: 0 },
      ],
    },
  ]);
});

test('half sets and deals are in it, those of another tenant are not', async () => {
  const menu = await readMenu();
  expect(menu.half_sets).toMatchObject([
    {
      id: offers.halves,
      base_mode: 'dearest',
      topping_mode: 'half',
      excluded_values: ['Small'],
      restaurant_product_ids: [offers.margherita.id, offers.diavola.id],
    },
  ]);
  expect(menu.deals.map(({ id, is_automatic }) => [id, is_automatic])).toEqual([
    [offers.twoForOne.id, false],
    [offers.wingsDeal.id, true],
    [offers.earlyBird.id, false],
    [offers.delivered.id, false],
  ]);
  expect(menu.deals[0]).toMatchObject({
    effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
    is_available: true,
    components: [
      { id: offers.twoForOne.buy, role: 'buy', quantity: 1 },
      { id: offers.twoForOne.get, role: 'get', quantity: 1 },
    ],
  });
  expect(JSON.stringify(menu)).not.toContain('Their');
});

test('a category with nothing but combos and halves is shown', async () => {
  const { categories } = await readMenu();
  expect(categories.at(-1)).toMatchObject({
    id: offers.together,
    restaurant_product_ids: [],
    combo_ids: [offers.meal.id],
    half_set_ids: [offers.halves],
  });
});

test('R34 a combo without its side, halves of one dish and a deal of none are sold out', async () => {
  const without = (id: number) =>
    whileProduct(server, id, { isAvailable: false }, async () => {
      const { combos: shown, half_sets, deals } = await readMenu();
      const isDealOn = deals.find((deal) => deal.id === offers.wingsDeal.id)?.is_available;
      return [shown[0]?.is_available, half_sets[0]?.is_available, isDealOn];
    });
  expect(await without(offers.cola.id)).toEqual([true, true, true]);
  expect(await without(offers.fries.id)).toEqual([false, true, true]);
  expect(await without(offers.diavola.id)).toEqual([true, false, true]);
  expect(await without(offers.wings.id)).toEqual([true, true, false]);
});

test('what is not listed is no choice either', async () => {
  const { combos: shown, deals } = await whileProduct(
    server,
    offers.diavola.id,
    { isListed: false },
    () => readMenu(),
  );
  expect(shown[0]?.components[0]?.choices).toHaveLength(1);
  expect(deals[0]?.components[0]?.restaurant_product_ids).toEqual([offers.margherita.id]);
});

test('R27 a sold-out answer to a nested question takes its option, and what needs that, away', async () => {
  const shop = await openShop();
  const { db, deps } = shop;
  const own = { tenantId: small.tenant };
  const group = { ...own, restaurantId: small.restaurant, min: 1, max: 1 };
  await db.insert(modifierGroups).values([
    { ...group, id: 2250, externalId: 'side', name: 'Side' },
    { ...group, id: 2251, externalId: 'dressing', name: 'Dressing' },
  ]);
  const option1 = { ...own, modifierGroupId: 2250 };
  await db.insert(modifiers).values([
    { ...option1, id: 2350, externalId: 'salad', name: 'Salad' },
    { ...own, modifierGroupId: 2251, id: 2351, externalId: 'oil', name: 'Oil' },
  ]);
  await db.insert(nestedModifierGroups).values({ ...own, modifierId: 2350, modifierGroupId: 2251 });
  await db
    .insert(productModifierGroups)
    .values({ ...own, restaurantProductId: offers.bread.id, modifierGroupId: 2250 });
  deps.menus.clear();
  const open = await readMenu(shop);
  expect(option(open, 2350)).toMatchObject({ modifier_group_ids: [2251], is_available: true });
  await db.update(modifiers).set({ isAvailable: false }).where(eq(modifiers.id, 2351));
  deps.menus.clear();
  const shut = await readMenu(shop);
  expect(option(shut, 2350)?.is_available).toBe(false);
  expect(dish(shut, offers.bread.id)?.is_available).toBe(false);
});

test('R63 what is counted is shown while a whole one is left', async () => {
  const shop = await openShop();
  const { db, deps } = shop;
  const level = { tenantId: small.tenant, restaurantId: small.restaurant };
  const count = { ...level, kind: 'product' as const, itemId: offers.fries.id };
  await db.insert(stockLevels).values([
    { ...count, halves: 2 },
    { ...level, kind: 'modifier', itemId: offers.toppings.olives, halves: 1 },
  ]);
  deps.menus.clear();
  const menu = await readMenu(shop);
  expect(dish(menu, offers.fries.id)?.is_available).toBe(true);
  expect(option(menu, offers.toppings.olives)?.is_available).toBe(false);
  await db.update(stockLevels).set({ halves: 1 }).where(eq(stockLevels.itemId, offers.fries.id));
  deps.menus.clear();
  const short = await readMenu(shop);
  expect([dish(short, offers.fries.id)?.is_available, short.version]).toEqual([
    false,
    menu.version,
  ]);
});

test('R65 a daily count begins anew with the business day, not at midnight of a long night', async () => {
  const nights = await buildSmallApp();
  await nights.db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' });
  const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
  await setStock(nights.deps, lemonades, 0, { dailyHalves: 10, businessDay: '2026-11-20' });
  // Friday 23:30, Saturday 01:30 and Saturday 02:00 in Sydney; the cache is asked throughout.
  const instants = ['2026-11-20T12:30:00Z', '2026-11-20T14:30:00Z', '2026-11-20T15:00:00Z'];
  let now = fridayNoon;
  const running = await buildTestApp(nights, { clock: () => now });
  const seen: (boolean | undefined)[] = [];
  for (const instant of instants) {
    now = new Date(instant);
    seen.push(dish(await readMenu(running), small.lemonade.id)?.is_available);
  }
  expect(seen).toEqual([false, false, true]);
});

test('the snapshot knows what the kitchen needs, and when dishes and combos are offered', async () => {
  const { db, deps } = await openShop();
  const [own, fries] = [{ tenantId: small.tenant }, offers.fries.id];
  await db
    .update(restaurantProducts)
    .set({ prepMinutes: 45, prepUnits: 3 })
    .where(and(eq(restaurantProducts.tenantId, small.tenant), eq(restaurantProducts.id, fries)));
  await db
    .insert(categoryProducts)
    .values({ ...own, categoryId: small.mains, restaurantProductId: fries });
  await db.update(combos).set({ categoryId: small.mains }).where(eq(combos.id, offers.meal.id));
  await db.update(halfSets).set({ categoryId: small.drinks }).where(eq(halfSets.id, offers.halves));
  deps.menus.clear();
  const snapshot = await deps.menus.get(small.tenant, small.restaurant);
  const friday = [{ weekday: 5, from: '11:00', to: '21:30' }];
  expect(snapshot.dishes.get(fries)).toEqual({ minutes: 45, units: 3, windows: friday, hours: [] });
  expect(snapshot.dishes.get(small.lemonade.id)?.windows).toEqual([]);
  expect(snapshot.comboWindows.get(offers.meal.id)).toEqual(friday);
  expect(snapshot.halfSetWindows.get(offers.halves)).toEqual([]);
});
