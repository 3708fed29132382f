import { eq } from 'drizzle-orm';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { diningTables, orders } from '#server/db/schema.ts';
import { newTableToken } from '#server/identity/table-token.ts';
import { withDatabase } from '../database.ts';
import { expectAccessible } from '../axe.ts';
import { findRestaurant, inDollars, readMenu } from '../menu-api.ts';
import { cards, Shopper } from '../shopper.ts';
import { polpette } from '../order-lines.ts';
import { expect, test } from '../storefront-test.ts';
import { setTable } from '../set-table.ts';
import { createTestShop } from '../test-shop.ts';

const name = 'Forno Pomo Brunswick East';
const confirmation = /\/dine-in\/order\/confirmation\/([\w-]+)$/;

test('R80 R81 a guest scans a table, orders by card, and another round in cash', async ({
  page,
  request,
  pageErrors,
}) => {
  const shop = await createTestShop('dine-in', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  const restaurantId = await findRestaurant(request, shop, name);
  const token = await setTable({ tenantId, restaurantId });
  const menu = await readMenu(request, shop, restaurantId);
  const dish = menu.restaurant_products.find(({ products }) => products.name === polpette.dish);
  if (!dish) throw new Error('The menu has lost the polpette.');
  const price = Math.round(dish.price * 100);
  expect(dish.online_price, 'what is ordered elsewhere costs more').toBe(dish.price + 1);
  const carts: URL[] = [];
  page.on('request', (sent) => {
    const url = new URL(sent.url());
    if (sent.method() === 'GET' && url.pathname === '/api/v2/cart') carts.push(url);
  });
  const shopper = new Shopper(page, shop);
  const strip = page.getByRole('region', { name: 'Your table' });
  const seeCart = async () => {
    await page.getByRole('button', { name: /^Cart, / }).click();
    await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL(/\/dine-in-menu\/checkout$/);
    await expect(shopper.heading('Your table and your name')).toBeVisible();
  };

  await test.step('the code opens the menu of the table, at in-store prices', async () => {
    await shopper.visit(`/dine-in-menu?table=${token}`);
    await expect(strip).toContainText('Table 12, Terrace');
    await expect(page).toHaveURL(/\/dine-in-menu$/);
    await expectAccessible(page, 'the menu of a table');
    await shopper.quickAdd(polpette);
    await shopper.quickAdd(polpette);
    await expect(shopper.cartButton(2, 2 * price)).toBeVisible();
  });

  await test.step('step 1 asks for the name alone, and no time', async () => {
    await seeCart();
    await expect(page.getByRole('main')).toContainText('Table 12, Terrace');
    await expect(page.getByRole('heading', { name: 'When?' })).toHaveCount(0);
    await expectAccessible(page, 'step 1 at a table');
    await shopper.fillContactDetails();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('radio', { name: 'Card' }).check();
    await expectAccessible(page, 'step 2 at a table');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  });

  await test.step('a card pays, and the confirmation says where it is brought', async () => {
    await expect(page).toHaveURL(/\/dine-in-menu\/checkout\/payment$/);
    await shopper.fillCard(cards.good);
    await page.getByRole('button', { name: `Pay ${inDollars(2 * price)}` }).click();
    await expect(page).toHaveURL(confirmation);
    await expect(shopper.heading('We bring it to table 12')).toBeVisible();
    await expect(page.getByText(`${inDollars(2 * price)} paid by card.`).first()).toBeVisible();
    await expectAccessible(page, 'the confirmation of a table');
  });

  await test.step('another round is for the same table, and paid to the staff', async () => {
    await page.getByRole('link', { name: 'Order another round' }).click();
    await expect(strip).toContainText('Table 12, Terrace');
    await shopper.quickAdd(polpette);
    await seeCart();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('radio', { name: 'Pay our staff in cash' }).check();
    await page.getByRole('button', { name: `Place order · ${inDollars(price)}` }).dblclick();
    await expect(page).toHaveURL(confirmation);
    await expect(
      page.getByText(`${inDollars(price)} to be paid to our staff in cash.`).first(),
    ).toBeVisible();
  });

  const placed = await withDatabase((db) =>
    db
      .select({ table: orders.tableName, total: orders.total, way: orders.deliveryMethod })
      .from(orders)
      .where(eq(orders.tenantId, tenantId))
      .orderBy(orders.placedAt),
  );
  expect(placed).toEqual([
    { table: '12', total: 2 * price, way: 'dine_in' },
    { table: '12', total: price, way: 'dine_in' },
  ]);

  await test.step('a code that was renewed is told, and the cart stays', async () => {
    await page.getByRole('link', { name: 'Order another round' }).click();
    await shopper.quickAdd(polpette);
    await seeCart();
    await withDatabase((db) =>
      db
        .update(diningTables)
        .set({ token: newTableToken() })
        .where(eq(diningTables.tenantId, tenantId)),
    );
    // The page asks for the table by the code of before.
    pageErrors.allow(/404|diningTable/);
    await page.reload();
    await expect(shopper.heading('Which table are you at?')).toBeVisible();
    await expect(page.getByText(/^This code is not in use any more/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the menu' }).click();
    await expect(shopper.cartButton(1, price)).toBeVisible();
  });

  expect(carts.length).toBeGreaterThan(3);
  for (const { searchParams } of carts) {
    expect(searchParams.get('dine_in')).toBe('true');
    expect(searchParams.has('pickup_date')).toBe(false);
    expect(searchParams.has('delivery_method')).toBe(false);
  }
});
