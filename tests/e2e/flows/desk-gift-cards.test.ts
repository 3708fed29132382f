import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { signInAtDesk } from '../desk-page.ts';
import { waitForHydration } from '../hydration.ts';
import { polpette } from '../order-lines.ts';
import { cards, Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

const restaurant = 'Forno Pomo Brunswick East';

test('R68 R69 the desk sells a card for cash, follows its money, gives it another code and voids it', async ({
  page,
  browser,
  pageErrors,
}) => {
  // A code that ended is answered 404.
  pageErrors.allow(/404|lookUpGiftCard failed/);
  const shop = await createTestShop('counter', siteConfigSchema.parse({}));
  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  await signInAtDesk(desk, shop);
  await desk.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: restaurant });
  const toCards = () =>
    desk
      .getByRole('navigation', { name: 'Pages of the desk' })
      .getByRole('link', { name: 'Gift cards', exact: true })
      .click();

  await test.step('the owner switches them on', async () => {
    await desk.goto(`${shop.address}/desk/settings/gift-cards`);
    await desk.getByRole('checkbox', { name: 'Gift cards are sold' }).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(/^Saved\. Cards that are sold from now/)).toBeVisible();
  });

  let code = '';
  await test.step('and sells one for cash, with a code to hand over', async () => {
    await toCards();
    await expect(desk.getByText('No gift card was sold yet.')).toBeVisible();
    await desk.getByRole('button', { name: 'Sell a gift card' }).click();
    await desk.getByLabel('Another amount').fill('10');
    await desk.getByRole('radio', { name: 'In cash' }).check();
    await expectAccessible(desk, 'selling a gift card');
    await desk.getByRole('button', { name: 'Sell for $10.00' }).click();
    const paper = desk.getByRole('region', { name: 'The code of this card' });
    code = await paper.locator('[data-code]').innerText();
    expect(code).toMatch(/^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}$/);
    await expectAccessible(desk, 'a card to print');
    await paper.getByRole('button', { name: 'Done' }).click();
    await expect(paper).toHaveCount(0);
  });

  const shopper = new Shopper(page, shop);
  await test.step('which pays a part of an order, and a card the rest', async () => {
    await page.goto(`${shop.address}/gift-cards`);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await page.getByRole('button', { name: 'Use it for an order' }).click();
    await waitForHydration(page, '#main');
    await shopper.chooseRestaurant(restaurant);
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Card');
    await shopper.fillCard(cards.good);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
  });

  await test.step('the desk finds it by its code, with its ledger', async () => {
    await toCards();
    await desk.getByLabel(/^Code, its last four/).fill(code.toLowerCase());
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: `Details of card ${code.slice(-4)}` }).click();
    await expect(desk.getByText('Paid for an order')).toBeVisible();
    await expect(desk.getByText('-$10.00').first()).toBeVisible();
    await expect(desk.getByText('Used up')).toBeVisible();
    await expectAccessible(desk, 'a gift card');
  });

  let second = '';
  await test.step('gives it another code, and the old one is dead', async () => {
    await desk.getByRole('button', { name: 'New code on paper…' }).click();
    await expect(desk.getByRole('dialog')).toContainText('The old code ends at once');
    await desk.getByRole('button', { name: 'Make a new code', exact: true }).click();
    second = await desk.locator('[data-code]').innerText();
    expect(second).not.toBe(code);
    await page.goto(`${shop.address}/gift-cards`);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await expect(page.getByText(/^This is not the code of a gift card of ours/)).toBeVisible();
    await page.getByLabel('Code').fill(second);
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Left on it' })).toContainText('$0.00');
  });

  await test.step('and the owner voids it', async () => {
    await desk.getByRole('button', { name: 'Void…' }).click();
    await desk.getByLabel('Reason, for your books').fill('The wrong guest had it.');
    await expectAccessible(desk, 'voiding a card');
    await desk.getByRole('button', { name: 'Void the card' }).click();
    await expect(desk.getByText('The card is void.')).toBeVisible();
    await expect(desk.getByText('The wrong guest had it.')).toBeVisible();
    await page.goto(`${shop.address}/gift-cards`);
    await page.getByLabel('Code').fill(second);
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await expect(page.getByText(/^This is not the code of a gift card of ours/)).toBeVisible();
  });

  expect(counterErrors.list()).toEqual([]);
  await counter.close();
});
