import type { Browser, ViewportSize } from '@playwright/test';
import { createDeferred } from '../deferred.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { shiftsOf } from '../layout-shifts.ts';
import { expect, collectPageErrors, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

for (const shop of [pizzeria, bakery]) {
  for (const path of ['/', '/menu']) {
    test(`nothing shifts while ${path} of ${shop.name} loads on any device`, async ({
      browser,
    }) => {
      for (const [device, viewport] of Object.entries(viewports)) {
        await test.step(device, () =>
          expectNoShift(browser, shop.address + path, viewport, shop === pizzeria),
        );
      }
    });
  }
}

async function expectNoShift(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
  /** It has several restaurants to choose from. */
  isAsked: boolean,
): Promise<void> {
  const context = await browser.newContext({ viewport });
  const pageErrors = collectPageErrors(context);
  const page = await context.newPage();
  // Fonts come late on purpose, after the text was painted in its fallback.
  const painted = createDeferred();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const fonts = page.waitForResponse('**/*.woff2');
  painted.resolve();
  await fonts;
  // The network is never idle once the page follows what is published. The editor's button comes
  // with what a page loads by itself, and the question for a restaurant half a second later.
  await expect(page.locator('[aria-label="Edit this site"]').first()).toBeAttached();
  if (isAsked) await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await shiftsOf(page)).toEqual([]);
  expect.soft(pageErrors.list()).toEqual([]);
  await context.close();
}
