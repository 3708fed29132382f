import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';
import { viewports } from '../viewports.ts';

const name = 'Forno Pomo Brunswick East';

test('the in-store menu is read on a phone, and its board follows the desk, also after the network was gone', async ({
  browser,
  request,
}) => {
  // A board shows each dish for ten seconds of a minute.
  test.setTimeout(240_000);
  const shop = await createTestShop('instore-menu', siteConfigSchema.parse({}));
  const restaurantId = await findRestaurant(request, shop, name);
  const address = `${shop.address}/instore-menu?restaurant=${restaurantId}`;

  await test.step('a guest reads it, filtered, without a cart', async () => {
    const phone = await browser.newContext({ viewport: viewports.phone });
    const errors = collectPageErrors(phone);
    const page = await phone.newPage();
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'In-store menu' })).toBeVisible();
    const dish = main.getByRole('article').filter({ hasText: polpette.dish }).first();
    await expect(dish).toContainText('Contains egg, gluten and milk');
    await expect(main.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await expectAccessible(page, 'the in-store menu');
    await page.goto(`${address}&without=gluten`);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(dish).toHaveCount(0);
    expect(errors.list(), 'the console is silent').toEqual([]);
    await phone.close();
  });

  // With less motion nothing moves on a board but its pages.
  const hall = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'reduce',
  });
  const hallErrors = collectPageErrors(hall);
  // What being cut off looks like.
  hallErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Network Error/);
  const screen = await hall.newPage();
  await screen.clock.install();
  await screen.goto(`${address}&display=wall`);
  const board = screen.getByRole('dialog', { name });
  const dish = board.getByRole('article').filter({ hasText: polpette.dish }).first();
  await expect(dish).toBeVisible();
  await expect(dish).not.toContainText('Sold out');
  await screen.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  await expectAccessible(screen, 'the menu board');
  const overflow = await screen.evaluate(() => ({
    across: document.documentElement.scrollWidth - window.innerWidth,
    focusable: document.querySelectorAll('dialog :is(a, button, input)').length,
  }));
  expect(overflow).toEqual({ across: 0, focusable: 0 });

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const desk = await counter.newPage();
  const off = desk.getByRole('region', { name: 'Off the menu now' });
  const takeOff = async () => {
    await desk
      .getByRole('button', { name: `Take off or count ${polpette.dish}` })
      .first()
      .click();
    await desk.getByRole('button', { name: 'For 1 hour' }).click();
    await expect(off.getByText(polpette.dish)).toBeVisible();
  };
  await test.step('what the desk takes off is crossed out on the board, which is not loaded anew', async () => {
    await desk.goto(`${shop.address}/desk/sold-out`);
    await desk.getByLabel('Email').fill(shop.owner.email);
    await desk.getByLabel('Password').fill(shop.owner.password);
    await desk.keyboard.press('Enter');
    await desk.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: name });
    await desk.getByRole('searchbox').fill('polpette');
    await takeOff();
    await expect(dish).toContainText('Sold out', { timeout: 70_000 });
    await desk.getByRole('button', { name: `Bring back ${polpette.dish}` }).click();
    await expect(dish).not.toContainText('Sold out', { timeout: 70_000 });
  });

  await test.step('without the network it stays, says so after two minutes, and catches up', async () => {
    await hall.setOffline(true);
    await takeOff();
    const outdated = board.getByText(/^Not up to date since/);
    await expect(async () => {
      await screen.clock.runFor(30_000);
      await expect(outdated).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(board.getByRole('article').first()).toBeVisible();
    await hall.setOffline(false);
    await expect(async () => {
      await screen.clock.runFor(10_000);
      await expect(outdated).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(async () => {
      await screen.clock.runFor(10_000);
      await expect(dish).toContainText('Sold out', { timeout: 500 });
    }).toPass();
  });
  await expect(screen.locator('html')).toHaveAttribute('data-same-document');
  expect(hallErrors.list(), 'the console is silent').toEqual([]);
  await counter.close();
  await hall.close();
});
