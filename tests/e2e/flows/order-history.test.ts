import { eq } from 'drizzle-orm';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { orders } from '#server/db/schema.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { polpette } from '../order-lines.ts';
import { orderIdIn, Shopper } from '../shopper.ts';
import { signUserIn } from '../sign-user-in.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('a user finds an order again: in the list, as a receipt, above the menu and in the cart', async ({
  page,
  context,
}) => {
  const shop = await createTestShop('history', siteConfigSchema.parse({}));
  await signUserIn(context, shop);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');
  await shopper.quickAdd(polpette);
  await shopper.visit('/checkout');
  await expect(page.getByText('Ordering as')).toBeVisible();
  await shopper.pickTime();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('radio', { name: 'Cash on pickup' }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page).toHaveURL(/\/order-confirmation\//);
  const id = orderIdIn(page.url());
  const card = page.getByRole('article').filter({ hasText: polpette.dish });

  await test.step('the list has it, and its filters are in the address', async () => {
    await shopper.visit('/order-history');
    await expect(card.getByRole('link', { name: /^Follow it/ })).toBeVisible();
    await page.getByLabel('How you got it').selectOption('Delivery');
    await expect(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
    await expect(page).toHaveURL(/kind=delivery/);
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect(card).toBeVisible();
    await expectAccessible(page, 'own orders');
  });

  await test.step('its receipt can be printed', async () => {
    await card.getByRole('link', { name: /^Receipt of order/ }).click();
    await expect(shopper.totalIn(page.getByRole('main'))).toHaveText('Total$16.50');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page, 'a receipt');
  });

  await test.step('it is cancelled from the list', async () => {
    await shopper.visit('/order-history');
    await card.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(card).toContainText('You cancelled this order');
  });

  await test.step('above the menu one press has it in the cart again', async () => {
    await withDatabase((db) =>
      db.update(orders).set({ status: 'completed' }).where(eq(orders.id, id)),
    );
    await shopper.visit('/');
    await page.getByRole('heading', { name: 'The menu' }).scrollIntoViewIfNeeded();
    const again = page.getByRole('region', { name: 'Order again' });
    // Where nothing was known of orders before it waits for the next load, which has its space.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hasOrdered'))).not.toBeNull();
    await shopper.visit('/');
    await page.getByRole('heading', { name: 'The menu' }).scrollIntoViewIfNeeded();
    await expect(again).toContainText(polpette.dish);
    await expectAccessible(page, 'home with the last order');
    await again.getByRole('button', { name: 'Order this again' }).click();
    await expect(shopper.totalIn(shopper.cart())).toHaveText('Total$16.50');
  });
});
