import { languages } from '#schemas/languages/languages.ts';
import { languageSuggestions } from '#schemas/languages/language-suggestions.ts';
import { expectAccessible } from '../axe.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { panel } from '../editor-page.ts';
import { shiftsOf } from '../layout-shifts.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

for (const language of ['es', 'ar'] as const) {
  test(`axe finds nothing on pages in ${language}, and none is wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...viewports.phone, width: 320 });
    const shopper = new Shopper(page, bakery);
    for (const path of ['', '/menu', '/checkout', '/table-reservation', '/contact', '/login']) {
      await shopper.visit(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} in ${language}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} in ${language} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}

test('what is not translated is read out as English on an Arabic page', async ({ page }) => {
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/ar/contact');
  const name = page.getByRole('contentinfo').getByText(bakery.name, { exact: true }).first();
  await expect(name).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('a customer chooses a language in the footer, and it stays until they choose another', async ({
  page,
}) => {
  const shopper = new Shopper(page, bakery);
  const link = (tag: keyof typeof languages) =>
    page.getByRole('contentinfo').getByRole('link', { name: languages[tag].name, exact: true });
  const html = page.locator('html');
  await shopper.visit('/menu?q=cake');
  // The server draws one page for every search: the address's own comes into the link once it is near.
  await link('es').scrollIntoViewIfNeeded();
  await expect(link('es')).toHaveAttribute('href', /q=cake/);
  await link('es').click();
  await expect(page).toHaveURL(/\/es\/menu\?q=cake$/);
  await expect(html).toHaveAttribute('lang', 'es-AU');
  await expect(link('es')).toHaveAttribute('aria-current', 'true');
  // An address without a language, as in a mail or a bookmark.
  await page.goto(`${bakery.address}/contact`);
  await expect(page).toHaveURL(/\/es\/contact$/);
  await link('en').click();
  await expect(page).toHaveURL(/[^s]\/contact$/);
  await page.goto(`${bakery.address}/menu`);
  await expect(html).toHaveAttribute('lang', 'en-AU');
});

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' });
  const { es } = languageSuggestions;

  test('finds the page in it at the top, on every device, and nothing moves', async ({ page }) => {
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await page.goto(`${bakery.address}/menu`);
      const link = page.getByRole('banner').getByRole('link', { name: es.view });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `the suggestion at ${viewport.width} px`);
      expect(await shiftsOf(page)).toEqual([]);
    }
    await page.getByRole('link', { name: es.view }).click();
    await expect(page).toHaveURL(/\/es\/menu$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-AU');
  });

  test('is asked before they choose a restaurant, and no more once they said no', async ({
    page,
  }) => {
    await page.goto(pizzeria.address);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: es.view })).toBeVisible();
    await dialog.getByRole('button', { name: es.dismiss }).click();
    await expect(page.getByRole('link', { name: es.view })).toHaveCount(0);
    await page.reload();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('link', { name: es.view })).toHaveCount(0);
  });

  test('has the languages in the footer where its script does not come', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/language-suggestion/);
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('language-suggestion'),
    );
    await page.route(/language-suggestion[\w-]*\.js/, (route) => route.abort());
    await page.goto(`${bakery.address}/menu`);
    await refused;
    await page.getByRole('contentinfo').getByRole('link', { name: languages.es.name }).click();
    await expect(page).toHaveURL(/\/es\/menu$/);
  });
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of a Spanish page leads to a Spanish page', async ({ page }) => {
    await page.goto(`${bakery.address}/es`);
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !/^\/es(?:[/?#]|$)/.test(href))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('the editor is in English: its button leads from a Spanish page to the same one in English', async ({
  page,
}) => {
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/es/menu');
  await page.getByRole('banner').getByRole('button', { name: 'Edit this site' }).click();
  await expect(page).toHaveURL(new RegExp(`^${bakery.address}/menu`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(panel(page)).toBeVisible();
});
