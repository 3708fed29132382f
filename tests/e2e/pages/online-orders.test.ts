import type { Page } from '@playwright/test';
import { findRestaurant } from '../menu-prices.ts';
import { Shopper } from '../shopper.ts';
import { pizzeria } from '../shops.ts';
import { expect, test } from '../storefront-test.ts';
import { acceptOnlineOrders } from '../with-database.ts';

const yarraville = 'Forno Pomo Yarraville';
const accept = async (request: Parameters<typeof findRestaurant>[0], isAccepting: boolean) =>
  acceptOnlineOrders(pizzeria, await findRestaurant(request, pizzeria, yarraville), isAccepting);

test.beforeAll(({ request }) => accept(request, false));
test.afterAll(({ request }) => accept(request, true));

/** Loads the page while time stands still, and lets it come to rest. */
async function loadInStillTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${pizzeria.address}/menu`, { waitUntil: 'networkidle' });
}

test('online orders that are off are told 3 s after the theme loaded, once per tab and restaurant', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const title = "We're Unable to Accept Online Orders Right Now";
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(yarraville);

  const popup = page.getByRole('dialog', { name: title });
  await loadInStillTime(page);
  await page.clock.runFor(2999);
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(popup).toContainText('You can still browse the menu');
  await popup.getByRole('button', { name: 'Continue Browsing' }).click();
  await expect(popup).toHaveCount(0);

  await test.step('not again in this tab', async () => {
    await loadInStillTime(page);
    await page.clock.runFor(10_000);
    await expect(popup).toHaveCount(0);
  });

  await test.step('but in another one', async () => {
    const other = await context.newPage();
    await loadInStillTime(other);
    await other.clock.runFor(3000);
    await other.clock.resume();
    await expect(other.getByRole('dialog', { name: title })).toBeVisible();
  });
});
