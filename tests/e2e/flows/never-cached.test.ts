import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { pizzeria } from '../demo-shops.ts';
import { panel } from '../editor-page.ts';
import {
  behind,
  cachedPaths,
  loseNetwork,
  openCached,
  unreached,
  waitUntilCached,
} from '../offline-page.ts';
import { test } from '../offline-test.ts';
import { Shopper } from '../shopper.ts';
import { StaffApi } from '../staff-api.ts';
import { expect } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('the desk and the editor’s link never come from what is kept', async ({
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  await openCached(page, behind(proxy, pizzeria));
  await loseNetwork(page, proxy);
  for (const path of ['/desk', '/desk/settings', '/?edit']) {
    await expect(page.goto(proxy.address + path), path).rejects.toThrow(
      'net::ERR_INTERNET_DISCONNECTED',
    );
  }
});

test('of the editor no file is kept', async ({ page }) => {
  await openCached(page);
  const before = await cachedPaths(page, 'assets');
  await page.getByRole('button', { name: 'Edit this site' }).click();
  const opened = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/editor')),
    );
  await expect.poll(async () => (await opened()).length).toBeGreaterThan(0);
  await expect(panel(page)).toBeVisible();
  // The next page of a customer tells what it has loaded; nothing of the editor's is among it.
  const second = await page.context().newPage();
  await new Shopper(second, pizzeria).visit('/deals');
  await waitUntilCached(second);
  const after = await cachedPaths(second, 'assets');
  const ofEditor = await opened();
  expect(after.length).toBeGreaterThanOrEqual(before.length);
  expect(after.filter((path) => ofEditor.includes(path))).toEqual([]);
});

test('a preview is not kept, nor is what was published shown in its place', async ({
  browser,
  page,
  changingProxy: proxy,
  pageErrors,
}) => {
  pageErrors.allow(unreached);
  const shop = await createTestShop('kept-preview', tenant139.config);
  const owner = await StaffApi.signIn(browser, shop);
  await owner.saveDraft([{ path: ['hero', 'title'], value: 'Not for everyone yet' }]);
  const link = await owner.createPreviewLink();
  const shown = behind(proxy, shop);
  const shopper = await openCached(page, shown);
  await page.goto(link.replace(shop.address, shown.address));
  await expect(page.getByRole('heading', { name: 'Not for everyone yet' })).toBeVisible();
  await shopper.visit('/menu');
  const ofPreviews = async () =>
    (await cachedPaths(page)).filter((path) => !path.endsWith('/offline.html'));
  await expect.poll(ofPreviews).toEqual([]);
  await loseNetwork(page, proxy);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});
