import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('a dish that the desk takes off greys out on an open phone, and the cart that holds it says so', async ({
  page,
  browser,
  request,
}) => {
  const shop = await createTestShop('sold-out', siteConfigSchema.parse({}));
  const name = 'Forno Pomo Brunswick East';
  await findRestaurant(request, shop, name);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  const follows = page.waitForRequest(/config-news.*restaurant_id/);
  await shopper.chooseRestaurant(name);
  await shopper.quickAdd(polpette);
  await follows;
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  await desk.goto(`${shop.address}/desk/sold-out`);
  await desk.getByLabel('Email').fill(shop.owner.email);
  await desk.getByLabel('Password').fill(shop.owner.password);
  await desk.keyboard.press('Enter');
  await desk.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: name });
  await desk.getByRole('searchbox').fill('polpette');
  await desk
    .getByRole('button', { name: /^Take off or count Polpette al sugo$/ })
    .first()
    .click();
  await expectAccessible(desk, 'what is sold out');
  await desk.getByRole('button', { name: 'For 1 hour' }).click();
  const off = desk.getByRole('region', { name: 'Off the menu now' });
  await expect(off.getByText('Polpette al sugo')).toBeVisible();

  await test.step('the phone shows it by itself', async () => {
    await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    const cart = shopper.cart();
    await expect(cart.getByText('Polpette al sugo is sold out.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
    await cart
      .getByRole('button', { name: /^Remove .*Polpette/ })
      .first()
      .click();
    await expect(cart.getByText('Polpette al sugo is sold out.')).toBeHidden();
  });

  await test.step('and it is back', async () => {
    await desk.getByRole('button', { name: 'Bring back Polpette al sugo' }).click();
    await expect(off.getByText('Polpette al sugo')).toBeHidden();
  });
  expect(counterErrors.list(), 'the console is silent').toEqual([]);
  await counter.close();
});
