import { holdRequests } from '../deferred.ts';
import { pizzeria } from '../demo-shops.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

const northcote = 'Forno Pomo Northcote';

test('what is typed and pressed before hydration counts after it', async ({ page }) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(northcote);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('polpette');
  await page
    .getByRole('button', { name: 'Add Polpette al sugo to your order' })
    .click({ noWaitAfter: true });
  release();
  await expect(page.getByText('2 dishes for “polpette”')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toHaveValue('polpette');
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ }),
  ).toBeVisible();
});

test('a page whose scripts did not come is loaded anew by a press', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/assets\/.*\.js|Failed to load resource|ERR_FAILED/);
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(northcote);
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await failed;
  await page.unroute('**/assets/*.js');
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(async () => {
    await filters.click();
    await expect(page.getByRole('dialog', { name: 'What suits you?' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
});
