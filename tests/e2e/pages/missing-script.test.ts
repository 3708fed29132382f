import type { Page } from '@playwright/test';
import { pizzeria } from '../demo-shops.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

const legalScript = '**/assets/legal*.js';
const newsletterScript = '**/assets/newsletter-confirm*.js';
const expected =
  /404|failed net::|ERR_|dynamically imported module|The screen broke|A section broke/;

/** On the menu, with a dish in the cart. */
async function openMenu(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.quickAdd(polpette);
  await expect(cartOfOne(page)).toBeVisible();
  return shopper;
}

const cartOfOne = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ });

const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });

const errorScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' });

/** Follows a link as one in the page would be followed. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

test('a deploy between two clicks costs one load of the page, and nothing of the cart', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(expected);
  await openMenu(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(legalScript, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await privacyLink(page).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(cartOfOne(page)).toBeVisible();
});

test('a dish whose dialog is gone after a deploy opens after one load of the page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(expected);
  let loads = 0;
  // From the first, for it is loaded ahead as well.
  await page.route(/\/assets\/item-dialog-(?!part).*\.js/, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const shopper = await openMenu(page);
  page.on('load', () => {
    loads += 1;
  });
  const dialog = await shopper.openDish(polpette);
  await expect.poll(() => loads).toBe(1);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/menu\/polpette-al-sugo-\d+$/);
});

test('a script that the new build lacks too ends in the error screen, not in further loads', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(expected);
  await openMenu(page);
  let loads = 0;
  let requests = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(newsletterScript, async (route) => {
    requests += 1;
    await route.fulfill({ status: 404, body: '' });
  });
  await follow(page, '/newsletter/confirm');
  await expect(errorScreen(page)).toBeVisible();
  expect(loads).toBe(1);
  // Two pages: each asks four times at most and looks once whether the script is gone.
  expect(requests).toBeLessThanOrEqual(12);
  await expect(cartOfOne(page)).toBeVisible();
});

test('scripts that are blocked end in the error screen, which loads the page anew', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(expected);
  await openMenu(page);
  let requests = 0;
  await page.route('**/assets/*.js', async (route) => {
    requests += 1;
    await route.abort();
  });
  await privacyLink(page).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(requests).toBeLessThanOrEqual(12);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('a page whose offer has no script is drawn without the offer', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(expected);
  await page.route(/\/assets\/(?:bar|ticker|countdown)-.*\.js/, (route) => route.abort());
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/order-history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeVisible();
});

test('without a network a screen says so, and comes by itself when there is one', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/.*/);
  await openMenu(page);
  await context.setOffline(true);
  await privacyLink(page).click();
  await expect(errorScreen(page)).toBeVisible();
  await expect(page.getByText('You are offline. Your cart is safe')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(cartOfOne(page)).toBeVisible();
});
