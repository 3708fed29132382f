import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { saveGiftCardSettings } from '#server/db/queries/gift-cards.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { e2eDataFolder } from '../environment.ts';
import { waitForHydration } from '../hydration.ts';
import { polpette } from '../order-lines.ts';
import { cards, orderIdIn, Shopper } from '../shopper.ts';
import { StaffApi } from '../staff-api.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/;

/** The code that a mail to an address brings; '' before it is there. */
async function codeMailedTo(address: string): Promise<string> {
  const folder = join(e2eDataFolder, 'outbox');
  for (const file of await readdir(folder).catch(() => [])) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '');
    if (text.includes(`<${address}>`)) return code.exec(text)?.[0] ?? '';
  }
  return '';
}

test('R66 R67 R71 a card is bought for another, who orders with it and a card; what goes back finds its way', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('gifts', siteConfigSchema.parse({}));
  await withDatabase((db) =>
    saveGiftCardSettings(db, {
      tenantId: shop.tenantId,
      isSold: true,
      amounts: [500, 2500],
      lowest: 500,
      highest: 50_000,
      designs: ['plain', 'birthday'],
      expiryMonths: 36,
    }),
  );
  const address = `grace-${shop.tenantId}@example.com`;
  const buyer = new Shopper(page, shop);

  await test.step('a guest chooses a card and pays for it', async () => {
    await page.goto(`${shop.address}/gift-cards`);
    await page.getByRole('radio', { name: '$5.00' }).check();
    await page.getByRole('radio', { name: 'Happy birthday' }).check();
    await page.getByLabel('Their name').fill('Grace');
    await page.getByLabel('Their email address').fill(address);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your email address').fill('ada@example.com');
    await expectAccessible(page, 'gift cards');
    await page.getByRole('button', { name: 'Go on to pay $5.00' }).click();
    await buyer.fillCard(cards.good);
    await page.getByRole('button', { name: 'Pay $5.00' }).click();
    await expect(page.getByRole('heading', { name: 'It is on its way.' })).toBeFocused();
  });

  let mailed = '';
  await test.step('a mail brings its code', async () => {
    const read = async () => {
      mailed = await codeMailedTo(address);
      return mailed;
    };
    await expect.poll(read, { timeout: 30_000 }).toMatch(code);
  });

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const friend = new Shopper(theirs, shop);
  await test.step('the other one sees what is on it and puts it on an order', async () => {
    await theirs.goto(`${shop.address}/gift-cards/card#key=${mailed.replaceAll('-', '')}`);
    await expect(theirs.getByRole('status').filter({ hasText: 'Left on it' })).toContainText(
      '$5.00',
    );
    await expectAccessible(theirs, 'balance of a gift card');
    await theirs.getByRole('button', { name: 'Use it for an order' }).click();
    await waitForHydration(theirs, '#main');
    await friend.chooseRestaurant('Forno Pomo Brunswick East');
    await friend.quickAdd(polpette);
  });

  await test.step('it pays a part, a card the rest', async () => {
    await friend.checkOut('Card');
    await expect(friend.summary()).toContainText(`Gift card •••• ${mailed.slice(-4)}`);
    await friend.fillCard(cards.good);
    await theirs.getByRole('button', { name: /^Pay / }).click();
    await expect(theirs).toHaveURL(/\/checkout\/success/);
    await theirs.getByRole('link', { name: /order/i }).first().click();
    await expect(theirs).toHaveURL(/\/order-confirmation\//);
  });

  const order = await friend.readOrder(orderIdIn(theirs.url()));
  expect(order.gift_cards).toEqual([{ last_four: mailed.slice(-4), amount: 5 }]);
  expect(order.due).toBeCloseTo(order.total - 5, 5);

  await test.step('all of it goes back: to the card what the card paid, the rest to the gift card', async () => {
    const staff = await StaffApi.signIn(browser, shop);
    const [line] = order.items;
    if (!line) throw new Error('the order has no line');
    await staff.refundLine(order.id, { lineId: line.id, amount: order.total });
    await staff.close();
    const after = await friend.readOrder(order.id);
    const back = after.refunds.flatMap(({ tenders }) => tenders);
    expect(back.find(({ kind }) => kind === 'gift_card')?.amount).toBe(5);
    expect(back.find(({ kind }) => kind === 'card')?.amount).toBeCloseTo(order.due, 5);
  });

  await test.step('and can be spent again', async () => {
    await theirs.goto(`${shop.address}/gift-cards`);
    await theirs.getByLabel('Code').fill(mailed);
    await theirs.getByRole('button', { name: 'Look', exact: true }).click();
    await expect(theirs.getByRole('status').filter({ hasText: 'Left on it' })).toContainText(
      '$5.00',
    );
  });
  await other.close();
});
