import type { Page } from '@playwright/test';
import { bakery } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../storefront-test.ts';

/** Each route of specification §2 as a guest with an empty cart opens it; all of them stay there. */
const routes = [
  '/menu',
  '/instore-menu',
  '/dine-in-menu',
  '/dine-in-menu/deals',
  '/contact',
  '/deals',
  '/login',
  '/signup',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/gift-cards',
  '/table-reservation',
  '/error',
  '/checkout',
  '/checkout/payment',
  '/checkout/success',
  '/dine-in-menu/checkout',
  '/dine-in-menu/checkout/payment',
  // A guest has orders, reservations and favourites of their browser here, or reads what an account is for.
  '/favorites',
  '/loyalty-points',
  '/order-history',
  '/reservations',
  '/table-reservation/confirm',
  '/table-reservation/success',
  '/order-confirmation/none',
  '/dine-in/order/confirmation/none',
];

/** The others: a profile is a user's alone, and a code is typed where one was asked for. */
const elsewhere: [path: string, address: string][] = [
  ['/profile', '/login?next=%2Fprofile'],
  ['/otp-verification', '/login'],
];

async function expectScreen(page: Page): Promise<void> {
  await expect(page.locator('#main').getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}

test('every route opens directly, by a link, and by back and forward', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  // What asks for an order that is not there is refused.
  pageErrors.allow(/40[0-9]|Loading order failed/);
  const all = [...routes.map((path) => [path, path] as const), ...elsewhere];
  for (const [path, there] of all) {
    const leadsTo = bakery.address + there;
    await test.step(path, async () => {
      await page.goto(bakery.address + path);
      await expectScreen(page);
      await expect(page).toHaveURL(leadsTo);
      await page.goto(bakery.address);
      await waitForHydration(page, '#main');
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.id = 'there';
        link.textContent = 'there';
        document.querySelector('main')?.prepend(link);
      }, path);
      await page.locator('#there').click();
      await expect(page).toHaveURL(leadsTo);
      await expectScreen(page);
      await page.goBack();
      await expect(page).toHaveURL(`${bakery.address}/`);
      await page.goForward();
      await expect(page).toHaveURL(leadsTo);
      await expectScreen(page);
    });
  }
});
