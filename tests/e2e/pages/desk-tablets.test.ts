import type { Page } from '@playwright/test';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../deferred.ts';
import { signInAtDesk } from '../desk-page.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { acceptByHand } from '../restaurant-admin.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('two tablets act on one order, each step has a name, and one that is lost is signed out at once', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  const shop = await createTestShop('tablets', tenant139.config);
  const name = 'Forno Pomo Brunswick East';
  const restaurantId = await findRestaurant(request, shop, name);
  await acceptByHand({ tenantId: shop.tenantId, restaurantId }, true);
  const viewport = { width: 1180, height: 820 };
  const open = async () => {
    const context = await browser.newContext({ viewport });
    const errors = collectPageErrors(context);
    const tablet = await context.newPage();
    await signInAtDesk(tablet, shop);
    await expect(tablet.getByText('No new orders.')).toBeVisible();
    return { tablet, errors, context };
  };
  const [office, counter] = await Promise.all([open(), open()]);
  const { tablet: owner } = office;
  const { tablet: device } = counter;
  // What the later of two is answered, and a device that was signed out.
  counter.errors.allow(/\b(409|401)\b/);

  await test.step('a person with a PIN is added, and the tablet at the counter stays signed in', async () => {
    await owner.getByRole('link', { name: 'People' }).click();
    await owner.getByRole('button', { name: 'Add a person' }).click();
    await owner.getByLabel('Name').fill('Rosemary');
    await owner.getByLabel('PIN').fill('258013');
    const restaurant = owner.getByRole('dialog').getByLabel('Restaurant');
    await restaurant.selectOption({ label: name });
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Rosemary was added.')).toBeVisible();
    await device.getByRole('button', { name: 'Keep this device signed in' }).click();
    await device.getByRole('dialog').getByLabel('Restaurant').selectOption({ label: name });
    await device.getByLabel('Name of this device').fill('Tablet at the counter');
    await expectAccessible(device, 'the dialog of a device');
    await device.getByRole('button', { name: 'Keep it signed in' }).click();
    await expect(device.getByText('Nobody is here')).toBeVisible();
    await device.reload();
    await expect(device.getByText('Nobody is here')).toBeVisible();
    await owner.getByRole('link', { name: 'Orders', exact: true }).click();
  });

  const shopper = new Shopper(page, shop);
  const order = async () => {
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByText(/^If nobody answers by/)).toBeVisible();
  };
  const cards = (on: Page, column: string) =>
    on.getByRole('region', { name: column, exact: true }).getByRole('article');

  await test.step('one accepts while the other rejects: the later one reads what became of it', async () => {
    await shopper.visit();
    await shopper.chooseRestaurant(name);
    await order();
    // The rejection is on its way, and arrives after the acceptance.
    const letPass = await holdRequests(device, '**/status');
    await device.getByRole('button', { name: /^Details of order/ }).click();
    await device.getByRole('button', { name: 'Reject' }).click();
    await device.getByRole('radio', { name: 'We close soon.' }).check();
    await device.getByRole('button', { name: 'Send and end the order' }).click();
    await expectAccessible(device, 'the PIN pad');
    const sent = device.waitForRequest('**/status');
    await expect(device.getByLabel('PIN', { exact: true })).toBeFocused();
    await device.keyboard.type('258013');
    await device.keyboard.press('Enter');
    await sent;
    // Cash is shown as accepted before the server has said so.
    const accepted = owner.waitForResponse('**/status');
    await owner.getByRole('button', { name: /^Accept: order/ }).click();
    expect((await accepted).status()).toBe(200);
    await expect(cards(owner, 'Later')).toHaveCount(1);
    letPass();
    await expect(
      device.getByText(/Reject: This is not possible any more: the order was accepted\.$/),
    ).toBeVisible();
    for (const tablet of [owner, device]) {
      await expect(cards(tablet, 'Later')).toHaveAttribute('data-status', 'accepted');
      await expect(cards(tablet, 'New')).toHaveCount(0);
      await expect(cards(tablet, 'Done today')).toHaveCount(0);
    }
    await expect(page.getByText('The kitchen has said yes.').first()).toBeVisible();
    await expect(owner.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0);
    await device.getByRole('button', { name: /^Dismiss/ }).click();
  });

  await test.step('what is done with a PIN stands in the history in that name, on both', async () => {
    await device.getByRole('button', { name: /^Start preparing/ }).click();
    // Once it cannot be undone any more.
    await expect(cards(owner, 'In the kitchen')).toHaveCount(1, { timeout: 30_000 });
    for (const tablet of [owner, device]) {
      await tablet.getByRole('button', { name: /^Details of order/ }).click();
      const history = tablet.getByRole('dialog').getByRole('listitem');
      await expect(history.filter({ hasText: 'Accepted · The owner' })).toHaveCount(1);
      await expect(history.filter({ hasText: 'In the kitchen · Rosemary' })).toHaveCount(1);
      await tablet.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });

  await test.step('the device is signed out by the owner, and says so at once', async () => {
    await owner.getByRole('link', { name: 'People' }).click();
    await owner.getByRole('button', { name: 'Sign out Tablet at the counter' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(
      device.getByText('Tablet at the counter was signed out. Sign in to go on here.'),
    ).toBeVisible();
    await expect(device.getByText('Rosemary')).toBeHidden();
    await expectAccessible(device, 'a device that was signed out');
  });

  expect(pageErrors.list(), 'the console is silent').toEqual([]);
  for (const { errors, context } of [office, counter]) {
    expect(errors.list(), 'the console is silent').toEqual([]);
    await context.close();
  }
});
