import { chooseDevice, frameOn, openEditor, panel } from '../editor-page.ts';
import { pizzeria } from '../demo-shops.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

// What breaks the policy is written to the console, which is silent in every test.

test('a customer meets nothing that the content policy forbids', async ({ page }) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.visit('/menu');
  const dish = await shopper.openDish(polpette);
  await expect(dish.getByRole('button', { name: /^Add/ })).toBeVisible();
  await shopper.visit('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the editor does nothing that the content policy forbids, nor do its device frames', async ({
  page,
}) => {
  await openEditor(page);
  await panel(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Bread first.');
  await chooseDevice(page, 'Phone 375');
  await expect(frameOn(page).getByRole('heading', { level: 1 })).toHaveText('Bread first.');
});
