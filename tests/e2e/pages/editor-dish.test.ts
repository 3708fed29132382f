import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { expectAccessible } from '../axe.ts';
import { panel } from '../editor-page.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { carrotCake } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('a price is changed by pressing the dish on the page, which shows it, and is taken back', async ({
  page,
  request,
}) => {
  const shop = await createTestShop('dishonpage', tenant53.config, tenant53);
  const restaurantId = await findRestaurant(request, shop, 'Husk & Crumb Cooks Hill');
  const before = priceOf(await readMenu(request, shop, restaurantId), carrotCake);
  const after = before + 105;
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  const dish = shopper.dish(carrotCake);
  // Not by its role: while a dialog is open, the page has none.
  const opener = page.locator('a[aria-haspopup="dialog"]', {
    hasText: new RegExp(`^${carrotCake.dish}$`),
  });
  const card = page.locator('#main').locator('article, li').filter({ has: opener }).last();
  await expect(card).toContainText(inDollars(before));
  const form = page.getByRole('dialog', { name: 'Edit this dish' });

  await test.step('who is not signed in is asked to, and then has the form', async () => {
    await page.getByRole('button', { name: 'Edit this site' }).click();
    await expect(panel(page)).toBeVisible();
    await dish.click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await signIn.getByLabel('Email').fill(shop.owner.email);
    await signIn.getByLabel('Password').fill(shop.owner.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(form.getByLabel('Online price')).toBeVisible();
    await expectAccessible(page, 'the form of a dish over the page');
  });

  await test.step('a saved price is on the page and in the history', async () => {
    await form.getByLabel('Online price').fill((after / 100).toFixed(2));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card).toContainText(inDollars(after));
    const history = form.getByRole('region', { name: 'What was changed' });
    await expect(history).toContainText('The owner');
    const menu = await readMenu(request, shop, restaurantId);
    expect(priceOf(menu, carrotCake)).toBe(after);
    await history
      .getByRole('button', { name: /^Take back/ })
      .first()
      .click();
    await expect(card).toContainText(inDollars(before));
    await expect(history).toContainText('Taken back');
  });

  await test.step('Escape closes it, the focus is back, and Enter opens it again', async () => {
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await dish.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Online price')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(dish).toBeFocused();
  });

  await test.step('closed, the editor leaves dishes to customers', async () => {
    await panel(page).getByRole('button', { name: 'Close the editor' }).click();
    await expect(panel(page)).toBeHidden();
    await shopper.openDish(carrotCake);
  });
});
