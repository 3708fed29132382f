import { Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

test('what changes the cart says so, and can be taken back', async ({ page }) => {
  const shopper = new Shopper(page, pizzeria);
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title });
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');

  await page
    .getByRole('region', { name: polpette.category, exact: true })
    .getByRole('button', { name: `Keep ${polpette.dish} as a favourite` })
    .click();
  await expect(toast('Please log in')).toContainText(
    'You need to be logged in to add items to your wishlist',
  );

  await shopper.quickAdd(polpette);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, 1 item/ })
    .click();
  const line = shopper.cart().getByRole('listitem');
  await line.getByRole('button', { name: `Remove ${polpette.dish}` }).click();
  await expect(line).toHaveCount(0);
  await expect(toast('Removed from cart')).toContainText('Item has been removed from your cart.');
  await toast('Removed from cart').getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveCount(1);

  await shopper.cart().getByRole('button', { name: 'Clear cart' }).click();
  await expect(line).toHaveCount(0);
  await expect(toast('Cart cleared')).toContainText('All items have been removed from your cart.');
});
