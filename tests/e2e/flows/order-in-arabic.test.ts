import { formatLocale } from '#schemas/format-locale.ts';
import { cart } from '#schemas/messages/ar/cart.ts';
import { cartContents } from '#schemas/messages/ar/cart-contents.ts';
import { checkout } from '#schemas/messages/ar/checkout.ts';
import { home } from '#schemas/messages/ar/home.ts';
import { order } from '#schemas/messages/ar/order.ts';
import { formatMoney } from '#schemas/money.ts';
import { readDemoTexts } from '#server/seed/demo-translations.ts';
import { bakery } from '../demo-shops.ts';
import { findRestaurant, priceOf, readMenu } from '../menu-api.ts';
import { carrotCake } from '../order-lines.ts';
import { guest, orderIdIn, Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

test.use({ viewport: viewports.phone, locale: 'ar-AU' });

const inArabic = (cents: number) => formatMoney(cents, 'AUD', formatLocale('ar', 'en-AU'));

test('a guest orders in Arabic, from right to left, on a phone', async ({ page, request }) => {
  const shopper = new Shopper(page, bakery);
  const main = page.getByRole('main');
  const restaurantId = await findRestaurant(request, bakery, 'Husk & Crumb Cooks Hill');
  const menu = await readMenu(request, bakery, restaurantId);
  const price = priceOf(menu, carrotCake);
  const texts = await readDemoTexts(bakery.tenantId);
  const cake = texts.get(carrotCake.dish)?.ar ?? '';
  const category = texts.get(carrotCake.category)?.ar ?? '';

  await test.step('the page runs from right to left, in the Arabic face', async () => {
    await shopper.visit('/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AU');
    await expect(page.getByRole('button', { name: cart.open })).toBeVisible();
    const isThere = page.evaluate(
      () => [...document.fonts].filter(({ unicodeRange }) => unicodeRange.includes('U+600')).length,
    );
    expect(await isThere).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  await test.step('links stay in the language', async () => {
    await shopper.visit('/ar/menu');
    await page
      .getByRole('region', { name: category, exact: true })
      .getByRole('button', { name: home.menu.add(cake) })
      .click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: cart.openWith(1, inArabic(price)) })
      .click();
    const drawer = page.getByRole('dialog', { name: cartContents.title });
    await expect(drawer).toContainText(inArabic(price));
    await expect(drawer).toContainText(cake);
    await drawer.getByRole('link', { name: cartContents.checkout }).click();
    await expect(page).toHaveURL(/\/ar\/checkout$/);
  });

  await test.step('the checkout says everything in Arabic', async () => {
    await page.getByRole('tablist', { name: checkout.time.days }).getByRole('tab').last().click();
    await page
      .getByRole('tabpanel', { name: checkout.time.times })
      .getByRole('radio', { disabled: false })
      .first()
      .check();
    await main.getByLabel(checkout.guest.name, { exact: true }).fill(guest.name);
    await main.getByLabel(checkout.guest.email, { exact: true }).fill(guest.email);
    await main.getByRole('textbox', { name: checkout.guest.phone, exact: true }).fill(guest.phone);
    await main.getByRole('button', { name: checkout.details.continue }).click();
    await expect(shopper.heading(checkout.review.heading)).toBeVisible();
    await page.getByRole('radio', { name: checkout.methods.cash }).check();
    await expect(page).toHaveURL(/\/ar\/checkout\?step=2$/);
    await main.getByRole('button', { name: checkout.payment.place(inArabic(price)) }).click();
  });

  await test.step('so does the confirmation, also after a reload', async () => {
    await expect(shopper.heading(checkout.success.named('Mia'))).toBeVisible();
    await page.getByRole('link', { name: checkout.success.follow }).click();
    await expect(page).toHaveURL(/\/ar\/order-confirmation\//);
    const ready = shopper.heading(new RegExp(order.promised.pickup('.+')));
    await expect(ready).toBeVisible();
    await page.reload();
    await expect(ready).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  const placed = await shopper.readOrder(orderIdIn(page.url()));
  expect(placed).toMatchObject({ total: price / 100, restaurant: { id: restaurantId } });
});
