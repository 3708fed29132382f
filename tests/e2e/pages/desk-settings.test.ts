import type { Page } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../storefront-test.ts';
import { addTablesTo } from '../table-plan.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';

const north = 'Forno Pomo Northcote';

async function signIn(page: Page, shop: TestShop): Promise<void> {
  await page.goto(`${shop.address}/desk/settings`);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

test('every page of the settings opens from the one navigation of a phone, and axe finds nothing', async ({
  page,
  pageErrors,
}) => {
  // The tests' own script is refused in the preview of a mail, as every script is.
  pageErrors.allow(/Blocked script execution in 'about:srcdoc'/);
  await page.setViewportSize({ width: 375, height: 740 });
  const shop = await createTestShop('settings', siteConfigSchema.parse({}));
  await addTablesTo(shop, north);
  await signIn(page, shop);
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption(north);
  await expectAccessible(page, 'all settings');
  const pages = [
    { link: 'Taking orders', heading: `How ${north} takes orders` },
    { link: 'Restaurants', heading: 'Restaurants' },
    { link: 'Opening hours', heading: `When ${north} is open` },
    { link: 'Times and capacity', heading: `How much ${north} takes on` },
    { link: 'Taking reservations', heading: `How ${north} takes reservations` },
    { link: 'Table plan', heading: `The tables of ${north}` },
    { link: 'QR cards', heading: `QR cards of ${north}` },
    { link: 'Fee and tips', heading: `What ${north} adds to orders` },
    { link: 'Loyalty points', heading: 'Loyalty points' },
    { link: 'Taxes and cash', heading: 'Taxes and cash' },
    { link: 'Selling gift cards', heading: 'Selling gift cards' },
    { link: 'Payments', heading: 'Payments' },
    { link: 'Mails and newsletter', heading: 'Mails and newsletter' },
    { link: 'Words of the mails', heading: 'Words of the mails' },
    { link: 'Other systems', heading: 'Other systems' },
    { link: 'Customer log-in', heading: 'Customer log-in' },
    { link: 'Domains', heading: 'Domains' },
  ];
  for (const { link, heading } of pages) {
    await page.getByRole('button', { name: /^Pages: / }).click();
    await page
      .getByRole('navigation', { name: 'Pages of the desk' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const main = page.getByRole('button', {
      name: /^Save$|^Add a restaurant$|^Try and save$|^Send me a test mail$|^Add a domain$|^Connect a system$|^Add a provider$|^Print \d+ cards? on \d+ sheets?$/,
    });
    // A page of several forms has one for each; the first is what it is for.
    await expect(main.first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${link} is no wider than a phone`).toBeLessThanOrEqual(375);
    await expectAccessible(page, link);
  }
});

test('what an owner changes stands on the site, and Back asks while it is not saved', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shop = await createTestShop('changes', siteConfigSchema.parse({}));
  await signIn(page, shop);
  await page
    .getByRole('link', { name: /^Restaurants/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Change ${north}` }).click();
  const street = page.getByLabel('Street and number');
  await street.fill('1 Harbour Road');
  // Not by goBack(), which waits for a page that does not come.
  await page.evaluate(() => window.history.back());
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(street).toHaveValue('1 Harbour Road');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(shop.address);
  await expect(visitor.getByText('1 Harbour Road').first()).toBeVisible();
  await visitor.close();
});
