import type { Page } from '@playwright/test';
import { createDeferred } from '../deferred.ts';
import { openStaticPage } from '../static-page.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';

/** Comes to the menu from the home page, with its restaurant chosen. */
async function comeToMenu(page: Page): Promise<void> {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/');
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The menu' })).toBeVisible();
}

/** Asks for settings and menu of another place. */
async function changeRestaurant(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /Brunswick East/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Select a Restaurant' });
  await dialog.getByRole('radio', { name: 'Forno Pomo Northcote' }).check();
  await dialog.getByRole('button', { name: 'Confirm Selection' }).click();
}

test('a 502 leads to /error in place of the page, with its message, and back when it is over', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/502|menu failed/);
  await comeToMenu(page);
  await page.route('**/api/v2/menu?*', (route) => route.fulfill({ status: 502, body: '' }));
  await changeRestaurant(page);
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('main')).toContainText('Resource not found (404)');

  await page.unroute('**/api/v2/menu?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Margherita' }).first()).toBeVisible();
  // /error replaced /menu: the page before it in the history is where one came from.
  await page.goBack();
  await expect(page).toHaveURL(`${pizzeria.address}/`);
});

test('a 502 of the cart shows /error at once, on a page that nobody has touched yet', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/502|cart failed/);
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');
  await shopper.quickAdd(polpette);
  await page.close();
  // A page of its own: no pointer has ever moved over it.
  const untouched = await context.newPage();
  await untouched.route('**/api/v2/cart?*', (route) => route.fulfill({ status: 502, body: '' }));
  await untouched.goto(`${pizzeria.address}/`);
  await expect(untouched).toHaveURL(/\/error$/);
  await expect(
    untouched.getByRole('heading', { level: 1, name: 'We cannot reach the kitchen' }),
  ).toBeVisible();
});

test('settings that do not load lead to /error, whatever the reason', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/40[0-9]|settings failed/);
  await comeToMenu(page);
  await page.route('**/api/v2/restaurants/app-settings?*', (route) =>
    route.fulfill({ status: 404, json: { error: 'No.', code: 'no' } }),
  );
  await changeRestaurant(page);
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('main')).toContainText('Failed to load restaurant settings');
});

test('while settings load, a spinner fills the screen', async ({ page }) => {
  const answer = createDeferred();
  await page.route('**/api/v2/restaurants/app-settings?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openStaticPage(page, pizzeria);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' }).last();
  await expect(spinner).toBeInViewport({ ratio: 1 });
  const box = await spinner.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  answer.resolve();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});
