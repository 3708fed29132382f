import { waitForHydration } from '../hydration.ts';
import { routeFirst } from '../first-request.ts';
import { Shopper, cards, orderIdIn } from '../shopper.ts';
import { bakery, pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { carrotCake, polpette } from '../order-lines.ts';
import { countOrdersOfSameGuest } from '../database.ts';

test('an order whose answer is lost is found again, and nothing is ordered twice', async ({
  page,
  pageErrors,
}) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');

  await test.step('a reload while the order is being sent finds it again', async () => {
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    // The order arrives at the server; its answer never arrives here.
    await routeFirst(page, '**/api/v2/orders', async (route) => {
      await route.fetch();
      await page.reload();
    });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    expect(await countOrdersOfSameGuest(orderIdIn(page.url()))).toBe(1);
    await page.unroute('**/api/v2/orders');
  });

  await test.step('no answer keeps everything, and the same press orders once', async () => {
    pageErrors.allow(/ERR_FAILED|orders failed/); // the line that is cut
    await shopper.visit('/menu');
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Card');
    await shopper.fillCard(cards.good);
    await routeFirst(page, '**/api/v2/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const pay = page.getByRole('button', { name: /^Pay / });
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('Nothing is lost');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await pay.click();
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    // With the one before.
    expect(await countOrdersOfSameGuest(orderIdIn(page.url()))).toBe(2);
  });
});

test('a press without a network leaves the page as it is, and its failure is announced', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|The change cart failed|dynamically imported module/);
  const shopper = new Shopper(page, bakery);
  const pressOffline = async () => {
    await context.setOffline(true);
    const cut = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page
      .getByRole('region', { name: carrotCake.category, exact: true })
      .getByRole('button', { name: `Add ${carrotCake.dish} to your order` })
      .click();
    await cut;
  };
  // Its only restaurant is selected by itself, and the menu, which is in sight, hydrates by itself.
  await shopper.visit('/menu');
  await waitForHydration(page, '#menu');
  // The lazy toast has not been needed on this page before, and cannot be fetched now.
  await pressOffline();
  await expect(shopper.dish(carrotCake)).toBeEnabled();

  await context.setOffline(false);
  await page.reload();
  await waitForHydration(page, '#main');
  // After the first input it is fetched ahead.
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return fetched.some((url) => url.includes('/toaster-'));
    })
    .toBe(true);
  await pressOffline();
  await expect(page.getByRole('status').filter({ hasText: 'Unable to add item' })).toBeVisible();
});
