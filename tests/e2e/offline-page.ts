import type { Page } from '@playwright/test';
import type { ChangingProxy } from './changing-proxy.ts';
import { pizzeria, type Shop } from './demo-shops.ts';
import { e2ePort } from './environment.ts';
import { polpette } from './order-lines.ts';
import { Shopper } from './shopper.ts';
import { expect } from './storefront-test.ts';

/** What a console says of calls that reach nobody. */
export const unreached =
  /net::ERR|Failed to fetch|Network Error|Loading \w+ failed|The change .*failed/;

const offlineSentence = 'You are offline. Prices and dishes may have changed.';

/** The line that says that there is no connection. */
export const offlineBar = (page: Page) => page.getByRole('status').getByText(offlineSentence);

/** A shop behind a proxy, by the host that it has. */
export const behind = <S extends Shop>(proxy: ChangingProxy, shop: S): S => ({
  ...shop,
  address: shop.address.replace(`:${e2ePort}`, `:${new URL(proxy.address).port}`),
});

/**
 * Takes the network away: the browser says so to its pages, and the server is out of the worker's
 * reach too, which a test's switch for pages does not touch.
 */
export async function loseNetwork(page: Page, proxy: ChangingProxy): Promise<void> {
  await proxy.stop();
  await page.context().setOffline(true);
}

export async function regainNetwork(page: Page, proxy: ChangingProxy): Promise<void> {
  await proxy.resume();
  await page.context().setOffline(false);
}

/** On the menu, with a worker that has kept what the page is made of. */
export async function openCached(page: Page, shop: Shop = pizzeria): Promise<Shopper> {
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await waitUntilCached(page);
  return shopper;
}

/** The cached pages while somebody uses this one: a first visit loads no worker before. */
export async function cachedPathsInUse(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift');
  return cachedPaths(page);
}

/** Home, menu and every script that this page has loaded are cached. */
export async function waitUntilCached(page: Page): Promise<void> {
  await expect.poll(() => cachedPathsInUse(page), { timeout: 60_000 }).toContain('/menu');
  await expect.poll(() => cachedPaths(page)).toContain('/');
  await expect.poll(() => hasCachedScripts(page)).toBe(true);
}

/** The paths that are kept of one kind: 'pages', 'assets', 'menus' or 'pictures'. */
export const cachedPaths = (page: Page, kind = 'pages'): Promise<string[]> =>
  page.evaluate(async (suffix) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(suffix));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, `-${kind}`);

/** The menu's page as the worker has it; empty where it has none. */
export const cachedMenu = (page: Page): Promise<string> =>
  page.evaluate(async () => (await caches.match('/menu', { ignoreVary: true }))?.text() ?? '');

const hasCachedScripts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/assets\/.*\.(?:js|css)$/.test(pathname));
    const hasStarted = scripts.some(({ pathname }) => pathname.includes('/offline-bar'));
    const kept = await Promise.all(scripts.map((url) => caches.match(url, { ignoreVary: true })));
    const isControlled = navigator.serviceWorker.controller !== null;
    return hasStarted && isControlled && kept.every((one) => one !== undefined);
  });

export const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Asks for the worker's script again, and resolves once another worker has taken over. */
export const takeNewWorker = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
        void navigator.serviceWorker.ready.then((registration) => registration.update());
      }),
  );

/** The + of a dish; unlike a shopper's, it waits for no answer. */
export const pressAdd = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: polpette.category, exact: true })
    .getByRole('button', { name: `Add ${polpette.dish} to your order` })
    .click();

/** The cart's button, with so many items. */
export const cartOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', {
    name: count === 1 ? /^Cart, 1 item,/ : new RegExp(`^Cart, ${count} items,`),
  });

/** Follows a link as one in the page would be followed. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
