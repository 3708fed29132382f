import type { Page } from '@playwright/test';
import { removingWorker } from '#server/web-app/serve-worker.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import {
  behind,
  cachedMenu,
  cartOf,
  follow,
  cachedPaths,
  cachedPathsInUse,
  offlineBar,
  openCached,
  pressAdd,
  takeNewWorker,
  unreached,
  waitUntilCached,
  workersOf,
} from '../offline-page.ts';
import { test } from '../offline-test.ts';
import { polpette } from '../order-lines.ts';
import { guest, Shopper } from '../shopper.ts';
import { expect } from '../storefront-test.ts';

const workerPath = '/service-worker.js';
/** Leaving a page ends its requests; of those that went through a worker it is said that they failed. */
const endedRequest = /net::ERR_FAILED: .*\/assets\//;
const anotherBuild = (script: string) => `${script}\n// of another build`;

/** How often the page was loaded whole from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('the site can be installed', async ({ page, context }) => {
  await openCached(page);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ short_name: 'Forno Pomo', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's browser keeps nothing, and such a window installs nothing.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('where the browser offers it, a button at the foot opens its question', async ({ page }) => {
  await openCached(page);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(button).toBeHidden();
  const isTaken = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => document.documentElement.setAttribute('data-asked', '');
    window.dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented;
  });
  expect(isTaken, 'the browser’s own banner stays away').toBe(true);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(button).toBeHidden();
});

test('another build that comes in the middle of a checkout disturbs nothing of it', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shop = behind(proxy, pizzeria);
  const shopper = await openCached(page, shop);
  await shopper.quickAdd(polpette);
  await shopper.visit('/checkout');
  await shopper.pickTime();
  await page.getByLabel('Name').fill(guest.name);
  await waitUntilCached(page);
  const loads = countLoads(page);
  proxy.answer(workerPath, anotherBuild);
  await takeNewWorker(page);
  await expect(page.getByLabel('Name')).toHaveValue(guest.name);
  await shopper.fillContactDetails();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('radio', { name: 'Cash on pickup' }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/(?:checkout\/success|order-confirmation\/)/);
  expect(loads()).toBe(0);
});

test('another build takes over at the next link, with cart and form', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shop = behind(proxy, pizzeria);
  const shopper = await openCached(page, shop);
  await shopper.quickAdd(polpette);
  await shopper.visit('/checkout');
  await page.getByLabel('Name').fill(guest.name);
  await waitUntilCached(page);
  const loads = countLoads(page);
  proxy.answer(workerPath, anotherBuild);
  proxy.answer('/contact', (html) => html.replace('<html ', '<html data-of-another-build '));
  await takeNewWorker(page);
  await follow(page, '/menu');
  // The checkout has the cart's button too, and from there no link loads anything anew.
  await expect(page).toHaveURL(/\/menu$/);
  await expect(cartOf(page, 1)).toBeVisible();
  expect(loads(), 'out of the checkout nothing is loaded anew').toBe(0);
  await follow(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('data-of-another-build');
  await waitForHydration(page, '#main');
  await expect(cartOf(page, 1)).toBeVisible();
  await shopper.visit('/checkout');
  await expect(page.getByLabel('Name')).toHaveValue(guest.name);
});

test('after a deploy the menu is kept as the new build draws it', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(/.*/);
  const shop = behind(proxy, pizzeria);
  await openCached(page, shop);
  proxy.answer(workerPath, anotherBuild);
  proxy.answer('/menu', (html) => html.replace('<title>', '<title>Of another build – '));
  await takeNewWorker(page);
  await expect.poll(() => cachedMenu(page)).toContain('Of another build');
  await proxy.stop();
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(page.getByRole('region', { name: polpette.category, exact: true })).toBeVisible();
});

test('a server that is gone leaves the menu to be read and the cart to be filled', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(/.*/);
  const shop = behind(proxy, pizzeria);
  await openCached(page, shop);
  await proxy.stop();
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(offlineBar(page)).toBeVisible();
  await pressAdd(page);
  await expect(cartOf(page, 1)).toBeVisible();
});

test('a worker whose script is gone is taken away, and all that it had kept', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(/service-worker|404/);
  const shop = behind(proxy, pizzeria);
  await openCached(page, shop);
  proxy.answer(workerPath, 404);
  await page.reload();
  await expect.poll(() => workersOf(page), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await expect(page.getByRole('region', { name: polpette.category, exact: true })).toBeVisible();
});

test('a worker that takes itself away leaves the page as it is', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shop = behind(proxy, pizzeria);
  await openCached(page, shop);
  proxy.answer(workerPath, () => removingWorker);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workersOf(page)).toBe(0);
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await expect(page.getByRole('region', { name: polpette.category, exact: true })).toBeVisible();
});

test('where nothing more can be stored, everything works with a network', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(endedRequest);
  const shopper = await openCached(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(pizzeria.address);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await shopper.visit('/');
  await shopper.visit('/menu');
  await shopper.quickAdd(polpette);
  await expect(cartOf(page, 1)).toBeVisible();
});

/** In front of the worker's script: from a message on, the browser refuses it what it has stored. */
const refusing = (script: string) => `
let isRefused = false;
addEventListener('message', ({ data }) => { isRefused ||= data === 'refuse'; });
for (const name of ['open', 'match', 'keys', 'has', 'delete']) {
  const real = CacheStorage.prototype[name];
  CacheStorage.prototype[name] = function (...given) {
    return isRefused ? Promise.reject(new DOMException('', 'UnknownError')) : real.apply(this, given);
  };
}
${script}`;

test('where the browser refuses what it has stored, pages come from the network', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(endedRequest);
  const shop = behind(proxy, pizzeria);
  proxy.answer(workerPath, refusing);
  const shopper = await openCached(page, shop);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('refuse'));
  await shopper.visit('/');
  await shopper.visit('/menu');
  await shopper.quickAdd(polpette);
  await expect(cartOf(page, 1)).toBeVisible();
});

test('two sites keep nothing of each other, nor does a host that is given to another', async ({
  page,
  changingProxy: proxy,
}) => {
  const names = () => page.evaluate(() => caches.keys());
  const shop = behind(proxy, pizzeria);
  await openCached(page, shop);
  const own = await names();
  expect(own.length).toBeGreaterThan(1);
  expect(own.every((name) => name.startsWith(`servery-${pizzeria.tenantId}-`))).toBe(true);

  proxy.answer(workerPath, (script) =>
    script.replace(`"tenantId":${pizzeria.tenantId}`, `"tenantId":${bakery.tenantId}`),
  );
  await takeNewWorker(page);
  const foreign = async () =>
    (await names()).filter((name) => name.startsWith(`servery-${pizzeria.tenantId}-`));
  await expect.poll(foreign).toEqual([]);

  await new Shopper(page, bakery).visit('/menu');
  await expect.poll(() => cachedPathsInUse(page), { timeout: 60_000 }).toContain('/menu');
  expect((await names()).every((name) => name.startsWith(`servery-${bakery.tenantId}-`))).toBe(
    true,
  );
});
