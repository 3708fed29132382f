import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { signUserIn } from '../sign-user-in.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('a dish is kept by its heart, found again, ordered and let go of', async ({
  page,
  context,
}) => {
  const shop = await createTestShop('favorites', siteConfigSchema.parse({}));
  await signUserIn(context, shop);
  const shopper = new Shopper(page, shop);
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title });
  const heart = page
    .getByRole('region', { name: polpette.category, exact: true })
    .getByRole('button', { name: `Keep ${polpette.dish} as a favourite` });
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');

  await test.step('the heart keeps it over a new load', async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(toast('Added to wishlist')).toBeVisible();
    await shopper.visit('/menu');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('its page has it, with the way into the cart', async () => {
    await shopper.visit('/favorites');
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await expectAccessible(page, 'favourites');
    await page.getByRole('button', { name: `Add ${polpette.dish} to your order` }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1/ })).toBeVisible();
  });

  await test.step('all of them are cleared after a question', async () => {
    await page.getByRole('button', { name: 'Clear all' }).click();
    const question = page.getByRole('dialog', { name: 'Clear all favourites?' });
    await expectAccessible(page, 'the question before clearing');
    await question.getByRole('button', { name: 'Clear all' }).click();
    await expect(toast('Wishlist cleared')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expectAccessible(page, 'no favourites');
  });
});

test('a session that ended in the middle is said, and the page is a guest’s then', async ({
  page,
  context,
  pageErrors,
}) => {
  const shop = await createTestShop('favorites-over', siteConfigSchema.parse({}));
  await signUserIn(context, shop);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Brunswick East');
  const heart = page.getByRole('button', { name: `Keep ${polpette.dish} as a favourite` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  pageErrors.allow(/401|wishlist/);
  await page.route('**/api/add-to-wishlist', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in.', code: 'unauthenticated' } }),
  );
  await heart.click();
  await expect(page.getByRole('status').filter({ hasText: 'Authentication error' })).toContainText(
    'Your session may have expired. Please log in again.',
  );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await shopper.visit('/favorites');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page, 'favourites of a guest');
});
