import { routeFirst } from '../first-request.ts';
import { createDeferred } from '../deferred.ts';
import { Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

test('the first dish is in the cart, even where an older answer comes late', async ({ page }) => {
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
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.quickAdd(polpette);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ }),
  ).toBeVisible();
});
