import { readDemoTexts } from '#server/seed/demo-translations.ts';
import { expectAccessible } from '../axe.ts';
import { bakery } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import { carrotCake } from '../order-lines.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

const address = (path: string) => bakery.address + path;
const { dish } = carrotCake;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/^failed csp: .*\.js$/));

  test('the page of a dish says what it is, what it costs, and where it is', async ({
    page,
    request,
  }) => {
    const menu = await readMenu(
      request,
      bakery,
      await findRestaurant(request, bakery, 'Husk & Crumb Cooks Hill'),
    );
    await page.goto(address('/menu'));
    await page
      .getByRole('region', { name: carrotCake.category, exact: true })
      .getByRole('link', { name: dish, exact: true })
      .click();
    await expect(page).toHaveURL(/\/menu\/carrot-cake-\d+$/);
    const dialog = page.getByRole('dialog', { name: dish, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(inDollars(priceOf(menu, carrotCake)));
    await expect(page).toHaveTitle(`${dish} · ${bakery.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const reply = await page.goto(picture ?? '');
    expect(reply?.headers()['content-type']).toBe('image/png');
  });

  test('in a further language everything that says where it is has the language in front', async ({
    page,
  }) => {
    const texts = await readDemoTexts(bakery.tenantId);
    const own = { dish: texts.get(dish)?.es ?? '', of: texts.get(carrotCake.category)?.es ?? '' };
    await page.goto(address('/es/menu'));
    await page
      .getByRole('region', { name: own.of, exact: true })
      .getByRole('link', { name: own.dish, exact: true })
      .click();
    // Its address has the name that the restaurant wrote, in every language.
    await expect(page).toHaveURL(/\/es\/menu\/carrot-cake-\d+$/);
    await expect(page.getByRole('dialog', { name: own.dish, exact: true })).toBeVisible();
    const spanish = page.url();
    const english = spanish.replace('/es/', '/');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', spanish);
    await expect(page.locator('link[hreflang="es"]')).toHaveAttribute('href', spanish);
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', english);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(JSON.stringify(spanish));
    expect(data).not.toContain(JSON.stringify(english));
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    // The language that was read last would lead back.
    await page.goto(spanish.replace('/es/', '/en/'));
    await expect(page).toHaveURL(english);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      picture ?? '',
    );
  });
});

test('the page of a dish opens, closes into the menu, and comes back by the browser’s steps', async ({
  page,
}) => {
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/menu');
  const dialog = page.getByRole('dialog', { name: dish, exact: true });
  await shopper.openDish(carrotCake);
  const own = page.url();
  expect(own).toMatch(/\/menu\/carrot-cake-\d+$/);
  await expect(page).toHaveTitle(`${dish} · ${bakery.name}`);

  await test.step('back closes it where one was, forward opens it again', async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address('/menu'));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address('/menu'));
  });

  await test.step('opened directly it closes into the menu, and its form works', async () => {
    await page.goto(own);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the page of a dish');
    await dialog.getByRole('button', { name: `More: ${dish}` }).click();
    await expect(dialog.getByRole('button', { name: /^Add · / })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address('/menu'));
    // The dialog hid the page from whoever does not see it.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(shopper.dish(carrotCake)).toBeVisible();
  });

  await test.step('an older slug, and the query that opened it before, lead to it', async () => {
    const id = /-(\d+)$/.exec(own)?.[1] ?? '';
    await page.goto(address(`/menu/some-older-name-${id}`));
    await expect(page).toHaveURL(own);
    await expect(dialog).toBeVisible();
  });

  await test.step('from the home page it opens over that', async () => {
    await page.goto(address('/'));
    const opener = page.locator('main a[aria-haspopup="dialog"]').first();
    const name = (await opener.textContent()) ?? '';
    await opener.click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/\?item=\d+$/);
  });
});

test('a dish that is not there is not found, and leads on', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  const reply = await page.goto(address('/menu/unicorn-999999'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not on the menu/);
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(address('/menu'));
});

test('the page of a category begins at it, from a link and from the address bar', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: carrotCake.category, exact: true });
  const sitemap = await page.goto(address('/sitemap.xml'));
  const listed = (await sitemap?.text()) ?? '';
  const [path = ''] = /\/menu\/category\/cake-and-biscuits-\d+/.exec(listed) ?? [];
  await page.goto(address(path));
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(`${carrotCake.category} · ${bakery.name}`);
  await page.goto(address('/contact'));
  await waitForHydration(page, '#main');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'there';
    document.querySelector('main')?.append(link);
  }, path);
  await page.getByRole('link', { name: 'there' }).click();
  await expect(heading).toBeInViewport();
});
