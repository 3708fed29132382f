import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('an open menu follows a price, a bulk change, its undo and what is sold out, also where it was cut off', async ({
  page,
  context,
  browser,
  request,
  pageErrors,
}) => {
  // What being cut off looks like.
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Network Error/);
  const shop = await createTestShop('menu-follows', siteConfigSchema.parse({}));
  const name = 'Forno Pomo Brunswick East';
  const restaurantId = await findRestaurant(request, shop, name);
  const before = priceOf(await readMenu(request, shop, restaurantId), polpette);
  const shopper = new Shopper(page, shop);
  await shopper.visit('/menu');
  const follows = page.waitForRequest(/config-news.*restaurant_id/);
  await shopper.chooseRestaurant(name);
  await follows;
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  const shownDish = page
    .getByRole('region', { name: polpette.category, exact: true })
    .getByRole('article')
    .or(page.getByRole('region', { name: polpette.category, exact: true }).getByRole('listitem'))
    .filter({ hasText: polpette.dish })
    .first();
  const shows = (cents: number) => expect(shownDish).toContainText(inDollars(cents));
  await shows(before);

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  const price = desk.getByRole('textbox', { name: `Online price of ${polpette.dish}` });
  const setPrice = async (cents: number) => {
    await price.fill((cents / 100).toFixed(2));
    await desk.keyboard.press('Enter');
  };
  await test.step('a price changed at the desk is on the open menu', async () => {
    await desk.goto(`${shop.address}/desk/menu`);
    await desk.getByLabel('Email').fill(shop.owner.email);
    await desk.getByLabel('Password').fill(shop.owner.password);
    await desk.keyboard.press('Enter');
    await desk.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: name });
    await desk.getByRole('searchbox').fill(polpette.dish);
    await setPrice(before + 150);
    await shows(before + 150);
  });

  const dialog = desk.getByRole('dialog');
  await test.step('a bulk change is, and taking it back', async () => {
    await desk.getByRole('checkbox', { name: `Select ${polpette.dish}` }).check();
    await desk.getByRole('button', { name: 'Prices…' }).click();
    await dialog.getByLabel('Percent').fill('100');
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText(inDollars(2 * (before + 150)));
    await expectAccessible(desk, 'the preview of a bulk change');
    await dialog.getByRole('button', { name: 'Change 1 dish' }).click();
    await expect(dialog).toBeHidden();
    await shows(2 * (before + 150));
    await desk.getByRole('link', { name: 'History', exact: true }).click();
    const history = desk.getByRole('region', { name: 'What was changed' });
    await expect(history).toContainText('Changed together');
    await expectAccessible(desk, 'the history of the menu');
    await history
      .getByRole('button', { name: /^Take back/ })
      .first()
      .click();
    await expect(history).toContainText('Took a change back');
    await shows(before + 150);
  });

  const sections = desk.getByRole('navigation', { name: 'Pages of the menu' });
  await test.step('a dish sold out is', async () => {
    await sections.getByRole('link', { name: 'Dishes', exact: true }).click();
    await desk.getByRole('searchbox').fill(polpette.dish);
    const availability = desk.getByRole('combobox', { name: `Availability of ${polpette.dish}` });
    await expectAccessible(desk, 'the list of dishes');
    await availability.selectOption('Sold out today');
    await expect(shownDish).toContainText('Sold out');
    await availability.selectOption('Available');
    await expect(shownDish).not.toContainText('Sold out');
  });

  await test.step('what changed while the phone was cut off is seen once it is back', async () => {
    await context.setOffline(true);
    await setPrice(before + 300);
    await expect(price).toHaveValue(((before + 300) / 100).toFixed(2));
    await shows(before + 150);
    await context.setOffline(false);
    await shows(before + 300);
  });
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  expect(counterErrors.list(), 'the console is silent').toEqual([]);
  await counter.close();
});
