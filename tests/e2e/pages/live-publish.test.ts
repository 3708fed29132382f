import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { createTestShop } from '../test-shop.ts';
import { StaffApi } from '../staff-api.ts';
import { Shopper } from '../shopper.ts';
import { expect, collectPageErrors, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

/** What a publish takes to be seen, in ms. */
const soon = { timeout: 5_000 };

test('who is checking out sees a publish, and keeps cart, form, focus and place', async ({
  browser,
  page,
}) => {
  const shop = await createTestShop(9301, 'livecheckout', tenant139.config);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.quickAdd(polpette);
  const listens = page.waitForRequest(/\/config-news/);
  await shopper.visit('/checkout');
  await page.getByLabel('Name').fill('Mia Rossi');
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill('mia.ro');
  await expect(shopper.totalIn(shopper.summary())).toContainText('$');
  const total = (await shopper.totalIn(shopper.summary()).textContent()) ?? '';
  await listens;
  await email.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await email.evaluate((field) => ({
    top: Math.round(field.getBoundingClientRect().top),
    scroll: window.scrollY,
  }));
  expect(before.scroll).toBeGreaterThan(0);

  const owner = await StaffApi.signIn(browser, shop);
  await owner.publish([
    { path: ['colors', 'primary'], value: '#0b5d3b' },
    { path: ['general', 'businessShortName'], value: 'Forno Verde' },
    { path: ['topOfferBanner', 'topOfferBannerText'], value: 'Two for one on Tuesdays' },
    { path: ['topOfferBanner', 'topOfferBannerHeight'], value: 88 },
  ]);

  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
    );
  await expect.poll(primary, soon).toContain('#0b5d3b');
  await expect(page).toHaveTitle(/Forno Verde/);
  await expect(page.getByText('Two for one on Tuesdays')).toBeAttached();
  expect(
    Math.abs((await email.evaluate((field) => field.getBoundingClientRect().top)) - before.top),
  ).toBeLessThanOrEqual(1);
  await expect(page.getByLabel('Name')).toHaveValue('Mia Rossi');
  await expect(email).toHaveValue('mia.ro');
  await expect(email).toBeFocused();
  await page.keyboard.type('ssi@example.com');
  await expect(email).toHaveValue('mia.rossi@example.com');
  await expect(shopper.totalIn(shopper.summary())).toHaveText(total);
  await owner.close();
});

test('who reads the home page sees a publish, and what is read does not move', async ({
  browser,
  page,
}) => {
  const shop = await createTestShop(9302, 'livehome', tenant139.config);
  const shopper = new Shopper(page, shop);
  const listens = page.waitForRequest(/\/config-news/);
  await shopper.visit('/');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await listens;
  const read = page.getByRole('region', { name: 'To start', exact: true });
  await read.evaluate((place) => {
    place.scrollIntoView({ block: 'start', behavior: 'instant' });
    window.scrollBy({ top: -window.innerHeight * 0.3, behavior: 'instant' });
  });
  const topOf = () => read.evaluate((place) => Math.round(place.getBoundingClientRect().top));
  // Sections above come to life as they come near; they are as high as they were drawn.
  await expect.poll(topOf).toBeGreaterThan(0);
  const before = await topOf();

  const owner = await StaffApi.signIn(browser, shop);
  const variant = tenant139.config.hero.variant === 'centered' ? 'split' : 'centered';
  await owner.publish([
    { path: ['hero', 'variant'], value: variant },
    { path: ['hero', 'title'], value: 'Bread before noon' },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Bread before noon' })).toBeAttached(
    soon,
  );
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await owner.close();
});

test('a page that nobody has touched yet takes it without being torn', async ({
  browser,
  page,
}) => {
  const shop = await createTestShop(9306, 'liveasleep', tenant139.config);
  const listens = page.waitForRequest(/\/config-news/);
  await page.goto(shop.address);
  await listens;
  const isAwake = () =>
    page
      .locator('footer')
      .evaluate((foot) => Object.keys(foot).some((key) => key.startsWith('__reactProps$')));
  expect(await isAwake()).toBe(false);
  // What stood there is never gone, not for a moment.
  await page.evaluate(() => {
    const foot = document.querySelector('footer');
    new MutationObserver(() => {
      if (!foot?.isConnected) document.documentElement.dataset.torn = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const owner = await StaffApi.signIn(browser, shop);
  await owner.publish([{ path: ['footer', 'copyrightText'], value: 'Baked since 1931.' }]);
  await expect(page.locator('footer')).toContainText('Baked since 1931.', soon);
  expect(await isAwake()).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-torn');
  await owner.close();
});

test('a tab that was hidden, or had no stream, is up to date when it is seen', async ({
  browser,
  context,
  page,
  pageErrors,
}) => {
  const shop = await createTestShop(9303, 'livehidden', tenant139.config);
  // Behind a proxy that lets no stream through.
  pageErrors.allow(/config-news/);
  await context.route(/\/config-news/, (route) => route.fulfill({ status: 503, body: '' }));
  const asks = page.waitForRequest(/\/config-version/);
  await page.goto(`${shop.address}/terms`);
  await asks;
  const owner = await StaffApi.signIn(browser, shop);
  await owner.publish([{ path: ['general', 'businessShortName'], value: 'Forno Blu' }]);
  await expect(page).toHaveTitle(/Forno Blu/, { timeout: 10_000 });
  await owner.close();
});

test('a page in a browser of its own hears nothing of other shops', async ({ browser, page }) => {
  const shop = await createTestShop(9304, 'livequiet', tenant139.config);
  const other = await createTestShop(9305, 'liveloud', tenant139.config);
  const listens = page.waitForRequest(/\/config-news/);
  await page.goto(`${shop.address}/terms`);
  await listens;
  const settings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('app-settings')) settings.push(request.url());
  });
  const context = await browser.newContext();
  const heard = collectPageErrors(context);
  const neighbour = await context.newPage();
  const neighbourListens = neighbour.waitForRequest(/\/config-news/);
  await neighbour.goto(`${other.address}/terms`);
  await neighbourListens;
  const owner = await StaffApi.signIn(browser, other);
  await owner.publish([{ path: ['general', 'businessShortName'], value: 'Forno Rosso' }]);
  await expect(neighbour).toHaveTitle(/Forno Rosso/, soon);
  expect(settings).toEqual([]);
  expect(heard.list()).toEqual([]);
  await context.close();
  await owner.close();
});
