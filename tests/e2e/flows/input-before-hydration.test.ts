import { holdRequests } from '../deferred.ts';
import { pizzeria } from '../demo-shops.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

const northcote = 'Forno Pomo Northcote';

test('a press before hydration counts after it, and where the scripts did not come it loads the page anew', async ({
  page,
  pageErrors,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const scripts = '**/assets/*.js';
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(northcote);

  await test.step('what is typed and pressed before hydration counts after it', async () => {
    const release = await holdRequests(page, scripts);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const search = page.getByRole('searchbox', { name: 'Search the menu' });
    await search.fill('polpette');
    await page
      .getByRole('button', { name: 'Add Polpette al sugo to your order' })
      .click({ noWaitAfter: true });
    release();
    await expect(page.getByText('2 dishes for “polpette”')).toBeVisible();
    await expect(search).toHaveValue('polpette');
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ }),
    ).toBeVisible();
    await page.unroute(scripts);
  });

  await test.step('a page whose scripts did not come is loaded anew by a press', async () => {
    pageErrors.allow(/assets\/.*\.js|Failed to load resource|ERR_FAILED/);
    const failed = page.waitForEvent('requestfailed');
    await page.route(scripts, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await failed;
    await page.unroute(scripts);
    const filters = page.getByRole('button', { name: 'Filters' });
    await expect(async () => {
      await filters.click();
      await expect(page.getByRole('dialog', { name: 'What suits you?' })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
  });
});
