import { siteConfigSchema } from '#schemas/config/site.ts';
import { replaceDishPairs } from '#server/db/queries/dish-pairs.ts';
import { notifyStockChange } from '#server/db/queries/notify.ts';
import { visitCounts } from '#server/db/schema.ts';
import { eq } from 'drizzle-orm';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { findRestaurant, readMenu } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

/** Without the word by which the tests' browser says that it is none of a person. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const name = 'Forno Pomo Brunswick East';

test('the cart suggests what goes well with a dish and adds it, and the visit is counted', async ({
  page,
  request,
}) => {
  const shop = await createTestShop('goes-well', siteConfigSchema.parse({}));
  const restaurantId = await findRestaurant(request, shop, name);
  const menu = await readMenu(request, shop, restaurantId);
  const dish = menu.restaurant_products.find(({ products }) => products.name === polpette.dish);
  const drink = menu.restaurant_products.find(
    (one) =>
      one.is_available &&
      one.id !== dish?.id &&
      one.modifier_group_ids.length + one.configurations.length === 0 &&
      !menu.categories.some(
        ({ availability, restaurant_product_ids: ids }) =>
          availability.length > 0 && ids.includes(one.id),
      ),
  );
  if (!dish || !drink) throw new Error('The sample menu has no two such dishes.');
  await withDatabase((db) =>
    db.transaction(async (tx) => {
      await replaceDishPairs(tx, shop.tenantId, {
        restaurantId,
        pairs: [{ dishId: dish.id, withId: drink.id, orders: 20, gain: 0.3 }],
      });
      await notifyStockChange(tx, shop.tenantId, restaurantId);
    }),
  );
  const suggested = drink.products.name ?? '';

  const shopper = new Shopper(page, shop);
  await expect
    .poll(async () => (await readMenu(request, shop, restaurantId)).goes_well_with)
    .toHaveLength(1);
  const sent = page.waitForRequest(/visit-steps/, { timeout: 30_000 });
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(name);
  await shopper.quickAdd(polpette);
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const row = shopper.cart().getByRole('region', { name: 'Goes well with your order' });
  await expect(row).toContainText(suggested);
  await expectAccessible(page, 'the cart with a suggestion');
  await row.getByRole('button', { name: `Add ${suggested}` }).click();
  await expect(row).toBeHidden();
  await expect(shopper.cart().getByRole('listitem').filter({ hasText: suggested })).toBeVisible();

  await test.step('and both dishes are counted, without anybody’s name', async () => {
    await sent;
    const counted = () =>
      withDatabase(async (db) => {
        const rows = await db
          .select()
          .from(visitCounts)
          .where(eq(visitCounts.tenantId, shop.tenantId));
        return rows.map(({ kind, key, count }) => [kind, key, count].join(' '));
      });
    await expect
      .poll(counted, { timeout: 15_000 })
      .toEqual(
        expect.arrayContaining([
          'visit  1',
          'menu  1',
          'added  1',
          `dish_seen ${dish.id} 1`,
          `dish_seen ${drink.id} 1`,
        ]),
      );
  });
});
