import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { cards, Shopper } from '../shopper.ts';
import { bakery, pizzeria } from '../shops.ts';
import { expect, test } from '../storefront-test.ts';
import { largeDiavola, largeFlatWhite, polpette } from '../wishes.ts';
import { widths } from '../widths.ts';

/** Everything axe knows of what is on the screen now, once it stands still. */
async function expectNothingFound(page: Page, screen: string): Promise<void> {
  await settle(page);
  // Without frames there is nothing to gather in a page of axe's own, which costs a second a time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
  expect.soft(found, `what axe finds on ${screen}`).toEqual([]);
}

for (const device of ['phone', 'desk'] as const) {
  test.describe(`axe finds nothing on a ${device}`, () => {
    test.use({ viewport: widths[device] });

    test('from the first visit to a paid order', async ({ page, noise }) => {
      noise.allow(/402/); // the declined card
      const shopper = new Shopper(page, pizzeria);
      await shopper.visit();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio')).toHaveCount(3);
      await expectNothingFound(page, 'the first restaurant dialog');
      await shopper.chooseRestaurant('Forno Pomo Northcote');
      await expectNothingFound(page, 'the home page with a toast');

      await page
        .getByRole('banner')
        .getByRole('button', { name: /Northcote/ })
        .click();
      await expect(dialog.getByRole('radio')).toHaveCount(3);
      await expectNothingFound(page, 'the later restaurant dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await shopper.visit('/menu');
      await expectNothingFound(page, 'the menu');
      const item = await shopper.openDish(largeDiavola);
      await expectNothingFound(page, 'a dish');
      await item.getByRole('button', { name: /^Add ·/ }).click();
      await expect(
        item.getByText('Choose a size').or(item.getByText(/Size/)).first(),
      ).toBeVisible();
      await expectNothingFound(page, 'a dish with a choice missing');
      await page.keyboard.press('Escape');
      await expect(item).toHaveCount(0);

      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
      await expect(shopper.cart()).toBeVisible();
      await expectNothingFound(page, 'the empty cart');
      await shopper.cart().getByRole('button', { name: 'Close the cart' }).click();
      await expect(shopper.cart()).toHaveCount(0);
      await shopper.orderAtOnce(polpette);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 1 item/ })
        .click();
      await expect(shopper.totalIn(shopper.cart())).toBeVisible();
      await expectNothingFound(page, 'the cart');

      await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
      await expect(shopper.heading('When and for whom')).toBeVisible();
      await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
      await expectNothingFound(page, 'step 1');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expectNothingFound(page, 'step 1 with fields missing');
      await shopper.pickTime();
      await shopper.introduce();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(shopper.heading('Does this look right?')).toBeVisible();
      await expectNothingFound(page, 'step 2');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(shopper.heading('Pay by card')).toBeVisible();
      await expectNothingFound(page, 'the payment');
      await shopper.writeCard(cards.declined);
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/declined/);
      await expectNothingFound(page, 'the payment with a declined card');
      await shopper.writeCard(cards.good);
      await page.getByRole('button', { name: /^Pay / }).click();
      await expect(shopper.heading(/^Thank you/)).toBeVisible();
      await expectNothingFound(page, 'the thanks');
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await expect(shopper.heading(/^Ready/)).toBeVisible();
      await page.getByText('Receipt').click();
      await expectNothingFound(page, 'the confirmation');
    });

    test('on the other tenant, dark and with other designs', async ({ page }) => {
      const shopper = new Shopper(page, bakery);
      await shopper.visit();
      await expectNothingFound(page, 'the home page');
      await shopper.visit('/menu');
      await expectNothingFound(page, 'the menu');
      const item = await shopper.openDish(largeFlatWhite);
      await expectNothingFound(page, 'a dish');
      await page.keyboard.press('Escape');
      await expect(item).toHaveCount(0);
      await shopper.orderAtOnce({ category: 'Cake and biscuits', dish: 'Carrot cake' });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 1 item/ })
        .click();
      await expect(shopper.totalIn(shopper.cart())).toBeVisible();
      await expectNothingFound(page, 'the cart');
      await shopper.checkOut('Cash on pickup');
      await expectNothingFound(page, 'the payment');
      await page.goBack();
      await expect(shopper.heading('Does this look right?')).toBeVisible();
      await expectNothingFound(page, 'step 2');
    });

    test('on what is missing, broken or still to come', async ({ page, noise }) => {
      noise.allow(/404/); // the address that is no page
      for (const shop of [pizzeria, bakery]) {
        for (const path of [
          '/error',
          '/no-such-page',
          '/checkout',
          '/login',
          '/contact',
          '/terms',
        ]) {
          await page.goto(shop.address + path, { waitUntil: 'networkidle' });
          await expectNothingFound(page, `${path} of ${shop.name}`);
        }
      }
    });

    test('in the editor', async ({ page }) => {
      await page.goto(bakery.address);
      await page.getByRole('button', { name: 'Edit this site' }).click();
      await expect(page.getByRole('region', { name: 'Site editor' })).toBeVisible();
      await expectNothingFound(page, 'the editor');
    });
  });
}
