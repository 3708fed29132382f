import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { signInAtDesk } from '../desk-page.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { setTable } from '../set-table.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

const restaurant = 'Forno Pomo Brunswick East';

test('R82 R83 the desk answers a table that calls, receives its cash and closes its tab', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const shop = await createTestShop('desk-tables', siteConfigSchema.parse({}));
  const restaurantId = await findRestaurant(request, shop, restaurant);
  const token = await setTable({ tenantId: shop.tenantId, restaurantId });
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const guestErrors = collectPageErrors(context);
  const guest = new Shopper(await context.newPage(), shop);
  const phone = guest.page;
  const press = (name: string | RegExp) => phone.getByRole('button', { name }).click();

  await signInAtDesk(page, shop);
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: restaurant });
  await page.goto(`${shop.address}/desk/tables`);
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();

  await test.step('a guest opens a tab, orders and calls; the desk shows it by itself', async () => {
    await guest.visit(`/dine-in-menu?table=${token}`);
    await press(/^Order together/);
    await phone.getByLabel('Your name').fill('Mia');
    await press('Open a tab');
    await phone.getByRole('link', { name: 'Choose dishes' }).click();
    await guest.quickAdd(polpette);
    await press(/^Cart, /);
    await guest.cart().getByRole('link', { name: 'Go to checkout' }).click();
    await press(/^Send to the kitchen/);
    await expect(phone).toHaveURL(/\/dine-in-menu\/tab$/);
    await phone.getByRole('link', { name: 'Choose dishes' }).click();
    await press('Call the waiter');
    await expect(page.getByText('Waiter wanted').first()).toBeVisible();
    await expect(page.getByText('Mia').first()).toBeVisible();
    await expectAccessible(page, 'tables of which one calls');
    await page.getByRole('button', { name: /^On my way to table 12/ }).click();
    await expect(page.getByText('Table 12 knows that somebody comes.')).toBeVisible();
    await expect(phone.getByText('Somebody is on the way to you.')).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('the guest pays in cash, and the desk receives it', async () => {
    await phone.goto(`${shop.address}/dine-in-menu/tab`);
    await phone.getByRole('radio', { name: 'Pay our staff in cash' }).check();
    await press(/^Pay .* in cash$/);
    await expect(phone.getByRole('heading', { name: /^The waiter comes to you/ })).toBeVisible();
    await page
      .getByRole('button', { name: /Table 12/ })
      .first()
      .click();
    await expect(dialog).toContainText('Mia pays');
    await expectAccessible(page, 'a tab of which cash waits');
    await dialog.getByRole('button', { name: /^Received/ }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you, Mia!' })).toBeVisible();
  });

  await test.step('the desk closes the tab, and the phone says so', async () => {
    await dialog.getByRole('button', { name: 'Close the tab' }).click();
    await dialog.getByRole('button', { name: 'Close the tab' }).click();
    await expect(phone.getByRole('heading', { name: 'This tab is closed' })).toBeVisible();
  });
  expect(guestErrors.list()).toEqual([]);
  await context.close();
});

test('R82 the desk orders for guests without a phone, and takes their cash', async ({
  page,
  request,
}) => {
  test.slow();
  const shop = await createTestShop('desk-order', siteConfigSchema.parse({}));
  const restaurantId = await findRestaurant(request, shop, restaurant);
  await setTable({ tenantId: shop.tenantId, restaurantId });
  await signInAtDesk(page, shop);
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: restaurant });
  await page.goto(`${shop.address}/desk/tables`);
  const dialog = page.getByRole('dialog');
  const waiter = new Shopper(page, shop);

  await test.step('opens a tab under a name, and the menu of its table', async () => {
    await page
      .getByRole('button', { name: /^Table 12/ })
      .first()
      .click();
    await dialog.getByLabel('Name of the guest').fill('Rosa');
    await dialog.getByRole('button', { name: 'Open a tab' }).click();
    await expectAccessible(page, 'a tab that was opened at the desk');
    await dialog.getByRole('button', { name: 'Order for them' }).click();
    await expect(page).toHaveURL(/\/dine-in-menu$/);
    await expect(page.getByText(/^Order for table 12/)).toBeVisible();
  });

  await test.step('sends two rounds, the second after a reload', async () => {
    for (const isAgain of [false, true]) {
      if (isAgain) await page.goto(`${shop.address}/dine-in-menu`);
      await waiter.quickAdd(polpette);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await waiter.cart().getByRole('link', { name: 'Go to checkout' }).click();
      await page.getByRole('button', { name: /^Send to the kitchen/ }).click();
      await expect(page).toHaveURL(/\/dine-in-menu\/tab$/);
      await expect(page.getByRole('heading', { name: 'The tab of this table' })).toBeVisible();
    }
    await expect(page.getByText(/^Our team, /)).toHaveCount(2);
    await expectAccessible(page, 'the tab that staff ordered on');
  });

  await test.step('comes back to the tab and takes cash for it', async () => {
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(dialog).toContainText('Rosa');
    await dialog.getByRole('button', { name: 'Take cash' }).click();
    await dialog.getByRole('button', { name: /received$/ }).click();
    await expect(dialog).toContainText('Left to pay$0.00');
  });

  await test.step('whoever orders next in this browser orders for themselves', async () => {
    await page.goto(`${shop.address}/menu`);
    await expect(page.getByText(/^Order for table/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Cart, / })).toHaveCount(0);
  });
});
