import { siteConfigSchema } from '#schemas/config/site.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { expectAccessible } from '../axe.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { StaffApi } from '../staff-api.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('an order leads to the terms that it was placed under, also after others were published', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('legal', siteConfigSchema.parse({}));
  const shopper = new Shopper(page, shop);

  await test.step('a business that has written nothing has pages of its settings', async () => {
    await shopper.visit('/privacy');
    await expect(page.getByText('There is no advertising and no tracking here')).toBeVisible();
    await expectAccessible(page, 'the privacy page');
    await shopper.visit('/terms');
    await expect(page.getByText(/^Last changed on /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cancelling an order' })).toBeVisible();
  });

  await test.step('the checkout names them, and its links leave it as it is', async () => {
    await shopper.visit('/menu');
    await shopper.chooseRestaurant('Forno Pomo Northcote');
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'terms (opens in a new tab)' }).click();
    const beside = await opened;
    await expect(beside.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await beside.close();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
  });

  const owner = await StaffApi.signIn(browser, shop);
  const value = parseRichText('These are our new terms.');
  await owner.publish([{ path: ['legal', 'terms'], value }]);
  await owner.close();

  await page.getByRole('link', { name: 'Terms of this order' }).click();
  await expect(page.getByRole('note')).toContainText('This is an earlier version');
  await expect(page.getByRole('heading', { name: 'Cancelling an order' })).toBeVisible();
  await expect(page.getByText('These are our new terms.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the present version' }).click();
  await expect(page.getByText('These are our new terms.')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});
