import { expectAccessible } from '../axe.ts';
import { cards, Shopper } from '../shopper.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../storefront-test.ts';
import { largeDiavola, largeFlatWhite, polpette } from '../order-lines.ts';
import { viewports } from '../viewports.ts';

for (const device of ['phone', 'desk'] as const) {
  test.describe(`axe finds nothing on a ${device}`, () => {
    test.use({ viewport: viewports[device] });

    test('from the first visit to a paid order', async ({ page, pageErrors }) => {
      pageErrors.allow(/402/); // the declined card
      const shopper = new Shopper(page, pizzeria);
      await shopper.visit();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio')).toHaveCount(3);
      await expectAccessible(page, 'the first restaurant dialog');
      await shopper.chooseRestaurant('Forno Pomo Northcote');
      await expectAccessible(page, 'the home page with a toast');

      await page
        .getByRole('banner')
        .getByRole('button', { name: /Northcote/ })
        .click();
      await expect(dialog.getByRole('radio')).toHaveCount(3);
      await expectAccessible(page, 'the later restaurant dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await shopper.visit('/menu');
      await expectAccessible(page, 'the menu');
      const item = await shopper.openDish(largeDiavola);
      await expectAccessible(page, 'a dish');
      await item.getByRole('button', { name: /^Add ·/ }).click();
      await expect(
        item.getByText('Choose a size').or(item.getByText(/Size/)).first(),
      ).toBeVisible();
      await expectAccessible(page, 'a dish with a choice missing');
      await page.keyboard.press('Escape');
      await expect(item).toHaveCount(0);

      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
      await expect(shopper.cart()).toBeVisible();
      await expectAccessible(page, 'the empty cart');
      await shopper.cart().getByRole('button', { name: 'Close the cart' }).click();
      await expect(shopper.cart()).toHaveCount(0);
      await shopper.quickAdd(polpette);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 1 item/ })
        .click();
      await expect(shopper.totalIn(shopper.cart())).toBeVisible();
      await expectAccessible(page, 'the cart');

      await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
      await expect(shopper.heading('When and for whom')).toBeVisible();
      await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
      await expectAccessible(page, 'step 1');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expectAccessible(page, 'step 1 with fields missing');
      await shopper.pickTime();
      await shopper.fillContactDetails();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(shopper.heading('Does this look right?')).toBeVisible();
      await expectAccessible(page, 'step 2');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(shopper.heading('Pay by card')).toBeVisible();
      await expectAccessible(page, 'the payment');
      await shopper.fillCard(cards.declined);
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/declined/);
      await expectAccessible(page, 'the payment with a declined card');
      await shopper.fillCard(cards.good);
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(shopper.heading(/^Thank you/)).toBeVisible();
      await expectAccessible(page, 'the thanks');
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await expect(shopper.heading(/^Ready/)).toBeVisible();
      await page.getByText('Receipt').click();
      await expectAccessible(page, 'the confirmation');
    });

    test('on the other tenant, dark and with other designs', async ({ page }) => {
      const shopper = new Shopper(page, bakery);
      await shopper.visit();
      await expectAccessible(page, 'the home page');
      await shopper.visit('/menu');
      await expectAccessible(page, 'the menu');
      const item = await shopper.openDish(largeFlatWhite);
      await expectAccessible(page, 'a dish');
      await page.keyboard.press('Escape');
      await expect(item).toHaveCount(0);
      await shopper.quickAdd({ category: 'Cake and biscuits', dish: 'Carrot cake' });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 1 item/ })
        .click();
      await expect(shopper.totalIn(shopper.cart())).toBeVisible();
      await expectAccessible(page, 'the cart');
      await shopper.checkOut('Cash on pickup');
      await expectAccessible(page, 'step 2');
      await shopper.visit('/checkout/payment');
      await expect(shopper.heading('Pay when you collect')).toBeVisible();
      await expectAccessible(page, 'the payment');
    });

    test('on what is missing, broken or still to come', async ({ page, pageErrors }) => {
      pageErrors.allow(/404/); // the address that is no page
      for (const shop of [pizzeria, bakery]) {
        for (const path of [
          '/error',
          '/no-such-page',
          '/checkout',
          '/login',
          '/contact',
          '/terms',
        ]) {
          await page.goto(shop.address + path);
          // Not until the network rests: what follows publishes never does.
          await waitForHydration(page, '#main');
          // No heading by its role: the restaurant question hides the page from readers.
          await expect(page.locator('h1')).toBeVisible();
          await expectAccessible(page, `${path} of ${shop.name}`);
        }
      }
    });

    test('in the editor', async ({ page }) => {
      await page.goto(bakery.address);
      await page.getByRole('button', { name: 'Edit this site' }).click();
      await expect(page.getByRole('region', { name: 'Site editor' })).toBeVisible();
      await expectAccessible(page, 'the editor');
    });
  });
}
