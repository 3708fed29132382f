import type { Page } from '@playwright/test';
import { chooseDevice, frameOn, panel } from '../editor-page.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Where would you like to order from?' });
/** Longer than the question of a first visit waits (specification §2). */
const waitMs = 5_000;

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

test('an address that asks for the editor asks nothing else; a customer is asked after it', async ({
  page,
  defaultShop,
}) => {
  await page.clock.install();
  await page.goto(`${defaultShop.address}/?edit`);
  await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeFocused();
  await page.clock.runFor(waitMs);
  await expect(question(page)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Seen at once');
  await expect(page.locator('#hero-title')).toHaveText('Seen at once');

  await test.step('nor is it asked in a frame', async () => {
    await chooseDevice(page, 'Phone 375');
    await expect(frameOn(page).locator('#hero-title')).toHaveText('Seen at once');
    await page.clock.runFor(waitMs);
    await expect(frameOn(page).getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[data-device-frame]')).toHaveCount(0);
  });

  await test.step('what is ordered beside the editor asks, and can be put off', async () => {
    await new Shopper(page, defaultShop).dish(polpette).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Add ${polpette.dish}` }).click();
    const change = page.getByRole('dialog', { name: 'Select a Restaurant' });
    await expect(change).toBeVisible();
    await change.getByRole('button', { name: 'Close' }).click();
    await expect(change).toHaveCount(0);
  });

  await panel(page).getByRole('button', { name: 'Close the editor' }).click();
  await expect(page).toHaveURL(`${defaultShop.address}/`);
  await expect(question(page)).toBeVisible();
});

test('the editor puts aside a question that is there, and it comes back after it', async ({
  page,
  defaultShop,
}) => {
  await new Shopper(page, defaultShop).visit();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+.');
  await expect(question(page)).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});
