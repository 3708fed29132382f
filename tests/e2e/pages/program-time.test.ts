import type { Page } from '@playwright/test';
import { pizzeria } from '../demo-shops.ts';
import { now } from '../e2e-clock.ts';
import { expect, test } from '../storefront-test.ts';

/** Most time between two clocks that are read one after the other, in ms. */
const apart = 30_000;

async function expectProgramTime(page: Page): Promise<void> {
  await page.goto(pizzeria.address);
  const shown = await page.evaluate(() => [Date.now(), new Date().getTime(), Date.parse(Date())]);
  for (const time of shown) expect(Math.abs(time - now())).toBeLessThan(apart);
}

test('every page has the program’s time: with a clock of Playwright’s, and of another visitor', async ({
  page,
  browser,
}) => {
  await expectProgramTime(page);
  await page.clock.install();
  await expectProgramTime(page);
  const other = await browser.newPage();
  await expectProgramTime(other);
  await other.close();
});
