import type { Page } from '@playwright/test';
import { presets } from '#schemas/presets/presets.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';

const sizes = [
  { width: 375, height: 800 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];

const landmarks = 'landmark-unique';

/** A step of the set-up, as the owner opens it. */
async function openStep(page: Page, shop: TestShop, step: string): Promise<void> {
  await page.goto(`${shop.address}/desk/setup/${step}`);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
}

test('a look is seen on the site itself before it is published', async ({ page, browser }) => {
  const shop = await createTestShop('looks', siteConfigSchema.parse({}));
  await openStep(page, shop, 'look');
  const site = page.frameLocator('iframe[title="Your site in the look that is chosen"]');
  const backgroundOf = () =>
    site.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect(site.getByRole('main')).toBeVisible();
  const before = await backgroundOf();
  const desk = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);

  const cafe = page.getByRole('radio', { name: /^Café/ });
  await cafe.focus();
  await page.keyboard.press('Enter');
  await expect.poll(backgroundOf).not.toBe(before);
  // The desk around it keeps the look that is published.
  expect(
    await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor),
  ).toBe(desk);
  for (const size of sizes) {
    await page.setViewportSize(size);
    // The frame has a name of its own, so its landmarks may be those of the page around it.
    const screen = `the look at ${size.width}`;
    await expectAccessible(page, screen, {
      options: { rules: { [landmarks]: { enabled: false } } },
    });
    await expectAccessible(page, screen, {
      exclude: 'iframe',
      options: { runOnly: [landmarks] },
    });
  }
  await page.getByRole('button', { name: 'Undo: Look: Café' }).click();
  await expect.poll(backgroundOf).toBe(before);
  await page.getByRole('button', { name: 'Redo: Look: Café' }).click();
  await page.getByRole('button', { name: 'Publish this look and go on' }).click();
  await expect(page).not.toHaveURL(/setup\/look$/);

  const guest = await browser.newPage();
  await guest.goto(shop.address);
  const { background = '' } = presets.cafe.config.colors;
  await expect(guest.locator('html')).toHaveCSS('background-color', rgbOf(background));
  await guest.close();
});

const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a menu that is imported comes to a menu that is open, without a reload', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('imports', siteConfigSchema.parse({}));
  const guest = await browser.newPage();
  await guest.goto(`${shop.address}/menu`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await openStep(page, shop, 'menu');
  const table = 'name,price,category\nWalnut roll of today,7.50,From the file\n';
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'today.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('heading', { name: /What “today.csv”/ })).toBeFocused();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the preview at ${size.width}`);
  }
  await page.getByRole('button', { name: 'Put it on the menu' }).click();
  await expect(page.getByRole('heading', { name: 'The menu is there' })).toBeFocused();
  await expect(guest.getByText('Walnut roll of today').first()).toBeVisible({ timeout: 15_000 });
  await guest.close();
});
