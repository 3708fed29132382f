import type { Locator, Page } from '@playwright/test';
import { bakery } from '../demo-shops.ts';
import { hydrateAll } from '../hydration.ts';
import { expect, test } from '../storefront-test.ts';

/** Whether the browser has laid it out: what it left out has a place, and nothing in it is seen. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Where its top stands in the window, in whole pixels. */
const topOf = (section: Locator) =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Where a section that was asked for comes to stand: right below the header. */
const belowHeader = (page: Page) =>
  page.evaluate(() =>
    Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)),
  );

const lastSection = (page: Page) => page.locator('main > section').last();

test('what is far below the fold is laid out only when it comes near', async ({ page }) => {
  await page.goto(`${bakery.address}/`);
  const heading = lastSection(page).locator('h2').first();
  expect(await isLaidOut(heading)).toBe(false);
  await heading.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => isLaidOut(heading)).toBe(true);
});

test('the address of a section leads to its top, however much lies above it', async ({ page }) => {
  await page.goto(`${bakery.address}/`);
  const id = await lastSection(page).getAttribute('id');
  await page.goto(`${bakery.address}/menu`);
  await page.goto(`${bakery.address}/#${id}`);
  const expected = await belowHeader(page);
  await expect.poll(() => topOf(lastSection(page))).toBe(expected);
});

test('a link to the menu leads to its top', async ({ page }) => {
  await page.goto(`${bakery.address}/`);
  await page.locator('#hero a[href="#menu"]').click();
  const expected = await belowHeader(page);
  await expect.poll(() => topOf(page.locator('#menu'))).toBe(expected);
});

test('nothing shifts while the page is read down and up again', async ({ page }) => {
  // The first visit chooses the only restaurant, and draws the page for it.
  await page.goto(`${bakery.address}/`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await hydrateAll(page, 'main > section');
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.mouse.move(300, 400);
  for (const step of [600, -500]) {
    for (let turn = 0; turn < 24; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
  }
  expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
});
