import { createDeferred } from '../deferred.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { routeFirst } from '../first-request.ts';
import { findRestaurant, priceOf, readMenu } from '../menu-api.ts';
import { carrotCake, polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

test('the cart holds what was added, announces what changes it, and can be restored', async ({
  page,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const header = page.getByRole('banner');
  const filled = header.getByRole('button', { name: /^Cart, 1 item/ });
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title });

  await test.step('the first dish is in the cart, even where an older answer comes late', async () => {
    // A new guest's cart is asked for while the dish is being added: that answer may say 'empty'.
    const added = createDeferred();
    page.on('response', (reply) => {
      if (reply.request().method() === 'POST' && reply.url().endsWith('/v2/cart')) added.resolve();
    });
    await routeFirst(page, '**/api/v2/cart?*', async (route) => {
      const empty = await route.fetch();
      await added.promise;
      // The page may have stopped waiting for it.
      await route.fulfill({ response: empty }).catch(() => undefined);
    });
    await shopper.visit('/menu');
    await shopper.chooseRestaurant('Forno Pomo Northcote');
    await shopper.quickAdd(polpette);
    await expect(filled).toBeVisible();
  });

  await test.step('another restaurant clears it without a word, and the toast can undo that', async () => {
    await header.getByRole('button', { name: /Northcote/ }).click();
    await shopper.chooseRestaurant('Forno Pomo Brunswick East');
    await expect(header.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
    await toast('Restaurant selected')
      .filter({ hasText: 'Brunswick East' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(filled).toBeVisible();
    await expect(header.getByRole('button', { name: /Northcote/ })).toBeVisible();
  });

  await test.step('a favourite asks for an account', async () => {
    await page
      .getByRole('region', { name: polpette.category, exact: true })
      .getByRole('button', { name: `Keep ${polpette.dish} as a favourite` })
      .click();
    await expect(toast('Please log in')).toContainText(
      'You need to be logged in to add items to your wishlist',
    );
  });

  await test.step('what is removed can be restored', async () => {
    await filled.click();
    const line = shopper.cart().getByRole('listitem');
    await line.getByRole('button', { name: `Remove ${polpette.dish}` }).click();
    await expect(line).toHaveCount(0);
    await expect(toast('Removed from cart')).toContainText('Item has been removed from your cart.');
    await toast('Removed from cart').getByRole('button', { name: 'Undo' }).click();
    await expect(line).toHaveCount(1);

    await shopper.cart().getByRole('button', { name: 'Clear cart' }).click();
    await expect(line).toHaveCount(0);
    await expect(toast('Cart cleared')).toContainText(
      'All items have been removed from your cart.',
    );
  });
});

test('a dish that waits to be sent is in the cart after a reload, before anybody uses the page', async ({
  page,
  request,
}) => {
  const restaurantId = await findRestaurant(request, bakery, 'Husk & Crumb Cooks Hill');
  const menu = await readMenu(request, bakery, restaurantId);
  const cake = menu.restaurant_products.find(({ products }) => products.name === carrotCake.dish);
  const add = {
    kind: 'add',
    key: crypto.randomUUID(),
    id: -1,
    restaurantId,
    line: {
      restaurant_product_id: cake?.id,
      product_id: cake?.product_id,
      modifiers: [],
      configurations: [],
      is_half_and_half: 0,
      quantity: 1,
      notes: '',
    },
    isTried: true,
    name: carrotCake.dish,
  };
  const waiting = JSON.stringify({ tenantId: bakery.tenantId, changes: [add], refused: [] });
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/menu');
  await page.evaluate((text) => localStorage.setItem('waitingCart', text), waiting);
  await page.reload();
  await expect(shopper.cartButton(1, priceOf(menu, carrotCake))).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waitingCart'))).toBeNull();
});
