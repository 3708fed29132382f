import type { FrameLocator, Page } from '@playwright/test';
import { Shopper } from './shopper.ts';
import { bakery } from './demo-shops.ts';
import { expect } from './storefront-test.ts';

export const panel = (page: Page) => page.getByRole('region', { name: 'Site editor' });

/** The editor over a page of the bakery, which anybody may edit in the browser. */
export async function openEditor(page: Page, path = '/'): Promise<Shopper> {
  const shopper = new Shopper(page, bakery);
  await shopper.visit(path);
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await expect(panel(page)).toBeVisible();
  return shopper;
}

/** Shows the site on a device, by the name that the editor's menu gives it. */
export async function chooseDevice(page: Page, name: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: /^Device/ })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** The page inside a device frame, the first or the second. */
export const frameOn = (page: Page, which = 0): FrameLocator =>
  page.locator('iframe[data-device-frame]').nth(which).contentFrame();
