import type { Page } from '@playwright/test';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { expectAccessible } from '../axe.ts';
import { panel } from '../editor-page.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { viewports } from '../viewports.ts';

const restaurant = 'Husk & Crumb Cooks Hill';

/** The restaurant in the section of opening hours. */
const place = (page: Page) =>
  page
    .locator('#main li')
    .filter({ has: page.getByRole('heading', { name: restaurant }) })
    .filter({ has: page.locator('address') });
const week = (page: Page) => place(page).locator('table').first();
const addressOf = (page: Page) => place(page).locator('address');

async function signIn(page: Page, shop: TestShop): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('Dishes, opening hours and addresses are for staff to change');
  await dialog.getByLabel('Email').fill(shop.owner.email);
  await dialog.getByLabel('Password').fill(shop.owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

for (const device of ['desk', 'phone'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: viewports[device] });

    test('hours and an address are changed by pressing them on the page, which shows them', async ({
      page,
      context,
    }) => {
      const shop = await createTestShop(`hoursonpage${device}`, tenant53.config, tenant53);
      const customer = await context.newPage();
      await customer.setViewportSize(viewports.desk);
      await new Shopper(customer, shop).visit('/');
      await new Shopper(page, shop).visit('/');
      await page.getByRole('button', { name: 'Edit this site' }).click();
      await expect(panel(page)).toBeVisible();
      const ofHours = page.getByRole('dialog', { name: `When ${restaurant} is open` });
      const ofAddress = page.getByRole('dialog', { name: restaurant, exact: true });

      await test.step('who is not signed in is asked to, and then has the hours', async () => {
        await week(page).scrollIntoViewIfNeeded();
        await week(page).click({ position: { x: 20, y: 12 } });
        await signIn(page, shop);
        await expect(ofHours.getByLabel('Monday, closes').first()).toBeVisible();
        await expectAccessible(page, `the hours over the page on a ${device}`);
      });

      await test.step('saved hours are on the page, and on a customer’s, without a reload', async () => {
        await ofHours.getByLabel('Monday, closes').first().fill('23:45');
        await ofHours.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(ofHours).toContainText('Saved. Times on offer follow it');
        await page.keyboard.press('Escape');
        await expect(ofHours).toBeHidden();
        await expect(week(page)).toContainText('11:45 pm');
        await expect(week(customer)).toContainText('11:45 pm');
      });

      await test.step('a saved address is too', async () => {
        await addressOf(page).click();
        await expect(ofAddress.getByLabel('Street and number')).toBeVisible();
        await expectAccessible(page, `an address over the page on a ${device}`);
        await ofAddress.getByLabel('Street and number').fill('200 Darby Street');
        await ofAddress.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(ofAddress).toContainText('Saved. The site shows it.');
        await page.keyboard.press('Escape');
        await expect(ofAddress).toBeHidden();
        await expect(addressOf(page)).toContainText('200 Darby Street');
        await expect(page.getByRole('contentinfo')).toContainText('200 Darby Street');
        await expect(addressOf(customer)).toContainText('200 Darby Street');
      });

      await test.step('closed, the editor leaves both to customers', async () => {
        await panel(page).getByRole('button', { name: 'Close the editor' }).click();
        await expect(panel(page)).toBeHidden();
        await addressOf(page).click();
        await week(page).click({ position: { x: 20, y: 12 } });
        await expect(page.getByRole('dialog', { name: restaurant })).toHaveCount(0);
      });
    });
  });
}
