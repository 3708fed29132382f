import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { addCombo, addHalfAndHalf } from '../composed-lines.ts';
import { inDollars } from '../menu-api.ts';
import { cards, guest, orderIdIn, Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder } from '../environment.ts';
import { readAmounts } from '../database.ts';

/**
 * The worked figures, in cents: a large half-and-half at the average of 19.50 and 24.50, 6.50 for
 * the size and 1.00 for the halving; the combo; three pairs of cannoli of which one is free; and
 * 5.00 off by a code that everybody may use.
 */
const figures = { half: 2950, combo: 3200, cannoli: 1190, coupon: 500 };
const subtotal = figures.half + figures.combo + 2 * figures.cannoli;
const total = subtotal - figures.coupon;

/** The amounts that a part of a page holds, by their names; phones fold it. */
async function billIn(part: Locator): Promise<Record<string, string | null>> {
  const rows = await part.locator('dl > div').all();
  const pairs = await Promise.all(
    rows.map(async (row) => [
      await row.locator('dt').textContent(),
      await row.locator('dd').textContent(),
    ]),
  );
  return Object.fromEntries(pairs);
}

test('a half-and-half, a combo and a BOGO deal with a coupon are delivered, paid with 3-D Secure, at one figure everywhere', async ({
  page,
}) => {
  const shopper = new Shopper(page, pizzeria);

  await test.step('all kinds of lines go into the cart', async () => {
    await shopper.visit('/menu');
    await shopper.chooseRestaurant('Forno Pomo Brunswick East');
    await addHalfAndHalf(page, figures.half);
    await addCombo(page, figures.combo);
    const cannoli = { category: 'Dolci', dish: 'Cannoli, a pair' };
    await shopper.addDish({ ...cannoli, quantity: 3 }, 3 * figures.cannoli);
    await shopper.cartButton(5, subtotal).click();
    const cart = shopper.cart();
    await expect(cart).toContainText('½ Margherita + ½ Diavola');
    await expect(cart).toContainText('To drink: Chinotto');
    await expect(cart).toContainText('Two sweets, the third is on us');
    await expect(shopper.totalIn(cart)).toHaveText(`Total${inDollars(subtotal)}`);
    await cart.getByRole('link', { name: 'Go to checkout' }).click();
  });

  await test.step('delivery is quoted for the address', async () => {
    await page.getByRole('radio', { name: 'Delivery' }).check();
    await page.getByLabel('Street').fill('12 Albion Street');
    await page.getByLabel('Suburb').fill('Brunswick East');
    await page.getByLabel('Postcode').fill('3057');
    await page.getByLabel('City').fill('Melbourne');
    await shopper.pickTime();
    await shopper.fillContactDetails();
    await expect
      .poll(() => billIn(shopper.summary()))
      .toHaveProperty('Delivery, Around the corner');
    await page.getByRole('button', { name: 'Continue to review' }).click();
  });

  await test.step('the code lowers what the deal left', async () => {
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('fiver ');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(shopper.totalIn(shopper.summary())).toHaveText(`Total${inDollars(total)}`);
    await page.getByRole('button', { name: `Continue to payment · ${inDollars(total)}` }).click();
  });

  await test.step('the bank asks, and money moves only when it is answered', async () => {
    await shopper.fillCard(cards.asks);
    await page.getByRole('button', { name: `Pay ${inDollars(total)}` }).click();
    const bank = page.getByRole('dialog', { name: 'Your bank asks' });
    await expect(bank).toContainText(inDollars(total));
    await bank.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await page.getByRole('link', { name: /order/i }).first().click();
    await expect(page).toHaveURL(/\/order-confirmation\//);
  });

  const orderId = orderIdIn(page.url());
  await test.step('order, mail and database agree', async () => {
    await expect(page.getByRole('main')).toContainText(inDollars(total));
    const order = await shopper.readOrder(orderId);
    expect(order).toMatchObject({
      total: total / 100,
      due: total / 100,
      subtotal: subtotal / 100,
      payment_status: 'paid',
      delivery_method: 'delivery',
      coupon_code: 'FIVER',
    });
    const lines = order.items.map(({ discounted_item_total }) => discounted_item_total * 100);
    expect(Math.round(lines.reduce((sum, amount) => sum + amount, 0))).toBe(total);
    expect(await readAmounts(orderId)).toEqual({ total, due: total, paid: [total] });
    await expect.poll(() => mailAbout(orderId), { timeout: 30_000 }).toContain(inDollars(total));
    expect(await mailAbout(orderId)).toContain(`To: ${guest.name} <${guest.email}>`);
  });
});

/** The mail that names an order, as its text; empty before it is there. */
async function mailAbout(orderId: string): Promise<string> {
  const folder = join(e2eDataFolder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '');
    if (text.includes(orderId)) return text;
  }
  return '';
}
