import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { signInAtDesk } from '../desk-page.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

/** A fifth of polpette. */
const saving = '$3.30';

test('a deal that the owner makes lowers an open cart by itself, and no longer once it is ended', async ({
  page,
  browser,
  request,
}) => {
  const shop = await createTestShop('offers', siteConfigSchema.parse({}));
  const name = 'Forno Pomo Brunswick East';
  await findRestaurant(request, shop, name);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  const follows = page.waitForRequest(/config-news.*restaurant_id/);
  await shopper.chooseRestaurant(name);
  await shopper.quickAdd(polpette);
  await follows;
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const cart = shopper.cart();
  await expect(cart.getByText('Polpette week')).toHaveCount(0);

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  await signInAtDesk(desk, shop);
  await desk.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: name });

  await test.step('the owner makes it, and sees what it does', async () => {
    await desk.getByRole('link', { name: 'Offers', exact: true }).click();
    await expectAccessible(desk, 'the list of offers');
    await desk.getByRole('link', { name: 'New deal' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Polpette week');
    await desk.getByRole('radio', { name: 'A percentage off dishes' }).check();
    await desk.getByLabel('Percent off', { exact: true }).fill('20');
    await desk.getByRole('button', { name: 'Remove this step' }).first().click();
    await desk.getByLabel('Name of the step').fill('Polpette');
    await desk.getByRole('searchbox', { name: 'Search: Dishes' }).fill('polpette');
    await desk.getByRole('checkbox', { name: 'Polpette al sugo' }).check();
    const sentence = desk.getByRole('region', { name: 'In words' });
    await expect(sentence).toContainText('20 % off Polpette al sugo.');
    await desk.getByLabel('Cart', { exact: true }).selectOption('What the offer asks for');
    await expect(desk.getByText(`Saves ${saving}`)).toBeVisible();
    await expectAccessible(desk, 'a new deal');
    await desk.getByRole('button', { name: 'Make it' }).click();
    await expect(desk.getByRole('heading', { name: 'Deal ‘Polpette week’' })).toBeVisible();
  });

  await expect(cart.getByText('Polpette week').first()).toBeVisible();
  await expect(cart).toContainText(saving);

  await test.step('and ends it', async () => {
    await desk.getByRole('button', { name: 'End it now' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
    await expect(desk.getByRole('button', { name: 'Let it count again' })).toBeVisible();
    await desk.getByRole('button', { name: 'All offers' }).click();
    await expect(desk.getByRole('link', { name: 'Polpette week' })).toBeVisible();
  });
  await expect(cart.getByText('Polpette week')).toHaveCount(0);
  expect(counterErrors.list(), 'the console is silent').toEqual([]);
  await counter.close();
});
