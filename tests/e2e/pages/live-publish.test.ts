import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { isHydrated } from '../hydration.ts';
import { pizzeria } from '../demo-shops.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { StaffApi } from '../staff-api.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

/** What a publish takes to be seen, in ms. */
const soon = { timeout: 5_000 };

// One worker, which signs in once; every test publishes something else.
test.describe.configure({ mode: 'default' });

let shop: TestShop;
let owner: StaffApi;
test.beforeAll(async ({ browser }) => {
  shop = await createTestShop('live', tenant139.config);
  owner = await StaffApi.signIn(browser, shop);
});
test.afterAll(() => owner.close());

test('who is checking out sees a publish, and keeps cart, form, focus and place', async ({
  page,
}) => {
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.quickAdd(polpette);
  const listens = page.waitForRequest(/\/config-news/);
  await shopper.visit('/checkout');
  await page.getByLabel('Name').fill('Mia Rossi');
  const email = page.getByRole('main').getByLabel('Email');
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
  // No offer stands above a checkout, however new it is.
  await expect(page.getByText('Two for one on Tuesdays')).toHaveCount(0);
  expect(
    Math.abs((await email.evaluate((field) => field.getBoundingClientRect().top)) - before.top),
  ).toBeLessThanOrEqual(1);
  await expect(page.getByLabel('Name')).toHaveValue('Mia Rossi');
  await expect(email).toHaveValue('mia.ro');
  await expect(email).toBeFocused();
  await page.keyboard.type('ssi@example.com');
  await expect(email).toHaveValue('mia.rossi@example.com');
  await expect(shopper.totalIn(shopper.summary())).toHaveText(total);
});

test('who reads the home page sees a publish, and what is read does not move', async ({ page }) => {
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
  // Sections above hydrate as they come near; their height stays.
  await expect.poll(topOf).toBeGreaterThan(0);
  const before = await topOf();

  const variant = tenant139.config.hero.variant === 'centered' ? 'split' : 'centered';
  await owner.publish([
    { path: ['hero', 'variant'], value: variant },
    { path: ['hero', 'title'], value: 'Bread before noon' },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Bread before noon' })).toBeAttached(
    soon,
  );
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
});

test('a page that nobody has touched yet takes a publish without being replaced', async ({
  page,
}) => {
  const listens = page.waitForRequest(/\/config-news/);
  await page.goto(shop.address);
  await listens;
  const footer = page.locator('footer');
  expect(await isHydrated(footer)).toBe(false);
  // The element that was there is never removed.
  await page.evaluate(() => {
    const foot = document.querySelector('footer');
    new MutationObserver(() => {
      if (!foot?.isConnected) document.documentElement.dataset.replaced = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await owner.publish([{ path: ['footer', 'copyrightText'], value: 'Baked since 1931.' }]);
  await expect(footer).toContainText('Baked since 1931.', soon);
  expect(await isHydrated(footer)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-replaced');
});

test('a page that gets no event stream is up to date soon', async ({
  context,
  page,
  pageErrors,
}) => {
  // Behind a proxy that lets no stream through.
  pageErrors.allow(/config-news/);
  await context.route(/\/config-news/, (route) => route.fulfill({ status: 503, body: '' }));
  const asks = page.waitForRequest(/\/config-version/);
  await page.goto(`${shop.address}/terms`);
  await asks;
  await owner.publish([{ path: ['general', 'businessShortName'], value: 'Forno Blu' }]);
  await expect(page).toHaveTitle(/Forno Blu/, { timeout: 10_000 });
});

test('an open page is not notified of what other shops publish', async ({ browser, page }) => {
  const listens = page.waitForRequest(/\/config-news/);
  await page.goto(`${pizzeria.address}/terms`);
  await listens;
  const settings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('app-settings')) settings.push(request.url());
  });
  const context = await browser.newContext();
  const neighbourErrors = collectPageErrors(context);
  const neighbour = await context.newPage();
  const neighbourListens = neighbour.waitForRequest(/\/config-news/);
  await neighbour.goto(`${shop.address}/terms`);
  await neighbourListens;
  await owner.publish([{ path: ['general', 'businessShortName'], value: 'Forno Rosso' }]);
  await expect(neighbour).toHaveTitle(/Forno Rosso/, soon);
  expect(settings).toEqual([]);
  expect(neighbourErrors.list()).toEqual([]);
  await context.close();
});
