import { now } from '../e2e-clock.ts';
import { createDeferred } from '../deferred.ts';
import { openStaticPage } from '../static-page.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';

test('the first dialog opens after 0.5 s', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(now() + 60_000);
  await page.goto(pizzeria.address, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(499);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radiogroup')).toHaveCSS('max-height', '240px'); // 15rem
});

// A replaced clock replaces animation frames too, and then a dialog can miss its own leaving.
test('the first dialog cannot be dismissed; the later one can', async ({ page }) => {
  await page.goto(pizzeria.address);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused(); // from now on it takes the keyboard
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  const option = dialog.getByRole('radio', { name: 'Forno Pomo Northcote' });
  await expect(option).toHaveAccessibleName(/388 High Street, Northcote.*\(03\) 7010 4140/);
  await option.check();
  await dialog.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(dialog).toHaveCount(0);

  const header = page.getByRole('banner').getByRole('button', { name: /Northcote/ });
  await header.click();
  const second = page.getByRole('dialog', { name: 'Select a Restaurant' });
  await expect(second.getByRole('radiogroup')).toHaveCSS('max-height', '320px'); // 20rem
  await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(second).toHaveCount(0);
  await expect(header).toBeFocused();
});

test('an empty list is reported', async ({ page }) => {
  await page.route('**/api/restaurants-with-images', (route) => route.fulfill({ json: [] }));
  await openStaticPage(page, pizzeria);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'No restaurants available',
  );
});

test('skeletons take the place of the list; a failed one is reported and can be tried again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/restaurants/); // the failure that is asked for, and its entry in the log
  const answer = createDeferred();
  await page.route('**/api/restaurants-with-images', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 400, json: { error: 'No.', code: 'no' } });
  });
  await openStaticPage(page, pizzeria);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Looking up our restaurants')).toBeVisible();
  answer.resolve();
  await expect(dialog.getByRole('alert')).toContainText('Failed to load restaurants');

  // Only from the reload on: the part of the page that hydrates next asks for the list again.
  page.once('framenavigated', () => void page.unroute('**/api/restaurants-with-images'));
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
});
