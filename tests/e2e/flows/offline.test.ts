import type { BrowserContext, Page } from '@playwright/test';
import { webApp } from '#schemas/messages/ar/web-app.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import {
  behind,
  cachedMenu,
  cartOf,
  cachedPaths,
  cachedPathsInUse,
  loseNetwork,
  offlineBar,
  openCached,
  pressAdd,
  regainNetwork,
  unreached,
} from '../offline-page.ts';
import { test } from '../offline-test.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect } from '../storefront-test.ts';

/**
 * Calls that change the cart, with how many dishes each adds. One that got no answer is sent again
 * under its key, which the server takes once.
 */
function cartCalls(context: BrowserContext) {
  const calls: { method: string; quantity: number }[] = [];
  const keys = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/api\/v2\/cart(?:\/|$)/.test(pathname) || request.method() === 'GET') return;
    const key = request.headers()['idempotency-key'];
    if (key === undefined || !keys.has(key)) {
      calls.push({ method: request.method(), quantity: request.postDataJSON()?.quantity ?? 0 });
    }
    if (key !== undefined) keys.add(key);
  });
  return calls;
}

const paymentBar = (page: Page) =>
  page.getByRole('status').getByText('Ordering and paying need a connection');

test('home and menu are read without a network, and any other page says that it needs one', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  await openCached(page, behind(proxy, pizzeria));
  await loseNetwork(page, proxy);
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(page.getByRole('region', { name: polpette.category, exact: true })).toBeVisible();
  await expect(offlineBar(page)).toBeVisible();
  await page.goto(proxy.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineBar(page)).toBeVisible();
  await page.goto(`${proxy.address}/privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Look at the menu' }).click();
  await expect(offlineBar(page)).toBeVisible();
  await regainNetwork(page, proxy);
  await expect(offlineBar(page)).toBeHidden();
});

test('the menu of a restaurant that was chosen later is read without a network too', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shopper = await openCached(page, behind(proxy, pizzeria));
  const drawnFor = async () => /"selectedRestaurantId":(\d+)/.exec(await cachedMenu(page))?.[1];
  const before = await drawnFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /another restaurant/ })
    .click();
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');
  await expect.poll(drawnFor).not.toBe(before);
  await loseNetwork(page, proxy);
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(page.getByRole('banner')).toContainText('Brunswick East');
  await expect(page.getByRole('region', { name: polpette.category, exact: true })).toBeVisible();
  await expect(offlineBar(page)).toBeVisible();
});

test('in Arabic it is read from right to left without a network too', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shop = behind(proxy, bakery);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/ar/menu');
  await expect.poll(() => cachedPathsInUse(page), { timeout: 60_000 }).toContain('/ar/menu');
  await expect.poll(() => cachedPaths(page)).toContain('/ar');
  await loseNetwork(page, proxy);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(webApp.offline.page)).toBeVisible();
  await page.goto(`${shop.address}/ar/privacy`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: webApp.offline.title })).toBeVisible();
  const menu = page.getByRole('link', { name: webApp.offline.toMenu });
  await expect(menu).toHaveAttribute('href', '/ar/menu');
});

test('changes of the cart wait for the network and are sent once', async ({
  page,
  context,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shopper = await openCached(page, behind(proxy, pizzeria));
  await loseNetwork(page, proxy);
  await expect(offlineBar(page)).toBeVisible();
  await pressAdd(page);
  await expect(cartOf(page, 1)).toBeVisible();
  await pressAdd(page);
  await expect(cartOf(page, 2)).toBeVisible();
  await cartOf(page, 2).click();
  await expect(shopper.cart().getByText('Waits for a connection')).toBeVisible();
  await page.keyboard.press('Escape');
  const sent = cartCalls(context);
  await regainNetwork(page, proxy);
  await expect(offlineBar(page)).toBeHidden();
  // In one call, or in two where the first was tried before the second press.
  await expect.poll(() => sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['POST']));
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(cartOf(page, 2)).toBeVisible();
  await cartOf(page, 2).click();
  await expect(shopper.cart().getByText(polpette.dish)).toBeVisible();
  await expect(shopper.cart().getByText('Waits for a connection')).toBeHidden();
});

test('what is in the cart already stays in it without a network, and more goes on top', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shopper = await openCached(page, behind(proxy, pizzeria));
  await shopper.quickAdd(polpette);
  await expect(cartOf(page, 1)).toBeVisible();
  await loseNetwork(page, proxy);
  await expect(offlineBar(page)).toBeVisible();
  await expect(cartOf(page, 1)).toBeVisible();
  await pressAdd(page);
  await expect(cartOf(page, 2)).toBeVisible();
  await regainNetwork(page, proxy);
  await expect(offlineBar(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page, '#main');
  await expect(cartOf(page, 2)).toBeVisible();
});

test('what waits outlives its tab', async ({ page, context, changingProxy: proxy, pageErrors }) => {
  pageErrors.allow(unreached);
  await openCached(page, behind(proxy, pizzeria));
  await loseNetwork(page, proxy);
  await expect(offlineBar(page)).toBeVisible();
  await pressAdd(page);
  await expect(cartOf(page, 1)).toBeVisible();
  await page.close();

  const second = await context.newPage();
  await second.goto(`${proxy.address}/menu`);
  await waitForHydration(second, '#main');
  await expect(cartOf(second, 1)).toBeVisible();
  const sent = cartCalls(context);
  await regainNetwork(second, proxy);
  await expect.poll(() => sent).toEqual([{ method: 'POST', quantity: 1 }]);
  await second.reload();
  await waitForHydration(second, '#main');
  await expect(cartOf(second, 1)).toBeVisible();
});

test('an order is never placed later than it was asked for', async ({
  page,
  context,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(/.*/);
  const shopper = await openCached(page, behind(proxy, pizzeria));
  await shopper.quickAdd(polpette);
  await shopper.checkOut('Cash on pickup');
  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toBeVisible();
  await loseNetwork(page, proxy);
  await expect(paymentBar(page)).toBeVisible();
  // Held back where the prices are being asked for again, refused where they are not.
  await place.dispatchEvent('click');
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await regainNetwork(page, proxy);
  await expect(paymentBar(page)).toBeHidden();
  await expect(place).toBeEnabled();
  expect(posts.filter((path) => /order|payment|charge/.test(path))).toEqual([]);
  await expect(page).toHaveURL(/\/checkout\?step=2$/);
});
