import type { Page } from '@playwright/test';
import { now } from '../e2e-clock.ts';
import { e2eDataFolder, e2ePort } from '../environment.ts';
import { withDatabase } from '../database.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { insertSampleTenant, presetTenants } from '../preset-tenants.ts';
import { expect, test } from '../storefront-test.ts';

/** The first dish within so many px of a wide window, and two whole ones on a phone's. */
const wide = { width: 1440, height: 900 };
const firstWithin = 420;
const phone = { width: 375, height: 812 };

/** Px from the window's top, in the order of the page. */
const dishesOf = (page: Page) =>
  page.locator('#menu article').evaluateAll((dishes) =>
    dishes.slice(0, 2).map((dish) => {
      const { top, bottom } = dish.getBoundingClientRect();
      return { top, bottom };
    }),
  );

async function expectDishesEarly(page: Page, address: string): Promise<void> {
  await page.setViewportSize(wide);
  await page.goto(`${address}/menu`);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('#order-status')).toBeVisible();
  const [first] = await dishesOf(page);
  expect(first?.top).toBeLessThanOrEqual(firstWithin);
  await page.setViewportSize(phone);
  const [, second] = await dishesOf(page);
  expect(second?.bottom).toBeLessThanOrEqual(phone.height);
}

for (const tenant of presetTenants) {
  const [host] = tenant.hosts;
  test(`the menu of ${host} begins with its dishes`, async ({ page }) => {
    await withDatabase((db) =>
      insertSampleTenant(db, tenant, {
        dataFolder: e2eDataFolder,
        port: e2ePort,
        now: new Date(now()),
      }),
    );
    await expectDishesEarly(page, `http://${host}:${e2ePort}`);
  });
}

for (const { name, address } of [pizzeria, bakery]) {
  test(`the menu of ${name} begins with its dishes`, async ({ page }) => {
    await expectDishesEarly(page, address);
  });
}
