import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

const restaurant = 'Forno Pomo Brunswick East';

test('the owner translates a headline and a dish, and a customer reads them in Spanish', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('translated', tenant139.config);
  const editor = page.getByRole('region', { name: 'Site editor' });

  await test.step('the headline in the editor, which is published', async () => {
    await page.goto(`${shop.address}/`);
    await page.getByRole('button', { name: 'Edit this site' }).click();
    await editor.getByRole('button', { name: 'Sign in' }).click();
    const form = page.getByRole('dialog', { name: 'Sign in' });
    await form.getByLabel('Email').fill(shop.owner.email);
    await form.getByLabel('Password').fill(shop.owner.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form).toBeHidden();
    await editor.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Translations', exact: true }).click();
    const hero = editor.getByRole('region', { name: /^Hero/ });
    await expect(editor.getByText(/^\d+ of \d+ missing$/)).toBeVisible();
    await hero.getByLabel('Title', { exact: true }).fill('Noventa segundos al fuego');
    await hero.getByLabel('Title', { exact: true }).press('Tab');
    await editor.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page
      .getByRole('dialog', { name: 'Published' })
      .getByRole('button', { name: 'Done' })
      .click();
  });

  await test.step('the dish at the desk', async () => {
    await page.goto(`${shop.address}/desk/menu/translations`);
    await page.getByRole('main').getByRole('button', { name: restaurant }).click();
    await page.getByRole('link', { name: polpette.dish }).click();
    const name = page.getByRole('group', { name: 'Name', exact: true });
    await name.getByRole('textbox', { name: 'Spanish' }).fill('Albóndigas en salsa');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Open menus show it at once.')).toBeVisible();
  });

  await test.step('the customer reads both, and the cart says so too', async () => {
    const context = await browser.newContext();
    const customer = await context.newPage();
    const shopper = new Shopper(customer, shop);
    await shopper.visit();
    await shopper.chooseRestaurant(restaurant);
    await shopper.visit('/es');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'Noventa segundos al fuego',
    );
    await shopper.visit('/es/menu');
    const dish = customer.getByText('Albóndigas en salsa').first();
    await expect(dish).toBeVisible();
    // What is not translated stays as it was written.
    await expect(customer.getByRole('heading', { name: polpette.category })).toBeVisible();
    // The language that was read last would lead back.
    await shopper.visit('/en/menu');
    await expect(customer.getByText(polpette.dish).first()).toBeVisible();
    await expect(customer.getByText('Albóndigas en salsa')).toHaveCount(0);
    await context.close();
  });
});
