import { bakery, pizzeria } from '../demo-shops.ts';
import { findRestaurant, inDollars, priceOf, readMenu, sum } from '../menu-api.ts';
import { cards, guest, orderIdIn, Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import {
  boxOfPastries,
  carrotCake,
  largeDiavola,
  largeFlatWhite,
  polpette,
} from '../order-lines.ts';

test('a guest orders for pickup on tenant 139, pays cash, reloads at every step and loses nothing', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const restaurantId = await findRestaurant(request, pizzeria, 'Forno Pomo Brunswick East');
  const menu = await readMenu(request, pizzeria, restaurantId);
  const pizzas = priceOf(menu, largeDiavola);
  const starter = priceOf(menu, polpette);
  const total = pizzas + 2 * starter;
  const placeWords = `Place order · ${inDollars(total)}`;

  await test.step('three restaurants, and no way on before one is picked', async () => {
    await shopper.visit();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    const confirm = dialog.getByRole('button', { name: 'Confirm Selection' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Forno Pomo Brunswick East' }).check();
    await expect(confirm).toBeEnabled();
    const toast = page.getByRole('status').filter({ hasText: 'Restaurant selected' });
    // Looked for from before the press: it goes by itself.
    await Promise.all([expect(toast).toContainText('Forno Pomo Brunswick East'), confirm.click()]);
    await expect(dialog).toBeHidden();
  });

  await test.step('dishes go into the cart and stay there', async () => {
    await shopper.addDish(largeDiavola, pizzas);
    await shopper.quickAdd(polpette);
    await expect(shopper.cartButton(3, pizzas + starter)).toBeVisible();
    await page.reload();
    await shopper.cartButton(3, pizzas + starter).click();
    const saved = page.waitForResponse(/update-cart/);
    await shopper.cart().getByRole('button', { name: 'One more Polpette al sugo' }).click();
    await expect(shopper.totalIn(shopper.cart())).toHaveText(`Total${inDollars(total)}`);
    await saved;
    for (const choice of [
      'Large, 14 inch',
      'Wholemeal and rye',
      'Hot salami (Double)',
      '2 × Anch',
    ]) {
      await expect(shopper.cart()).toContainText(choice);
    }
    await page.reload();
    await expect(shopper.totalIn(shopper.cart())).toHaveText(`Total${inDollars(total)}`);
    await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
  });

  await test.step('step 1 survives a reload when half filled', async () => {
    await shopper.pickTime();
    await page.getByLabel('Name').fill(guest.name);
    await page.getByLabel('A note for the whole order').fill('The blue door');
    await page.reload();
    const times = page.getByRole('tabpanel', { name: 'Time' });
    await expect(times.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByLabel('Name')).toHaveValue(guest.name);
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('A note for the whole order')).toHaveValue('The blue door');
    await expect(page.getByText('Still needed: your email and your phone number')).toBeVisible();
    await expect(shopper.totalIn(shopper.summary())).toHaveText(`Total${inDollars(total)}`);
    await shopper.fillContactDetails();
    await page.getByRole('button', { name: 'Continue to review' }).click();
  });

  await test.step('step 2 survives a reload', async () => {
    await expect(shopper.heading('Does this look right?')).toBeVisible();
    await page.getByRole('radio', { name: 'Cash on pickup' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Cash on pickup' })).toBeChecked();
    await expect(page.getByText(guest.email)).toBeVisible();
    await expect(page.getByText('The blue door')).toBeVisible();
    await expect(shopper.totalIn(shopper.summary())).toHaveText(`Total${inDollars(total)}`);
    await expect(page.getByRole('button', { name: placeWords })).toBeVisible();
  });

  await test.step('the payment screen, opened by its address, confirms cash', async () => {
    await shopper.visit('/checkout/payment');
    await expect(shopper.heading('Pay when you collect')).toBeVisible();
    await page.reload();
    await expect(shopper.heading('Pay when you collect')).toBeVisible();
    await expect(shopper.totalIn(shopper.summary())).toHaveText(`Total${inDollars(total)}`);
    await expect(page.getByRole('button', { name: placeWords })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: placeWords }).click();
  });

  await test.step('the thanks and the confirmation survive a reload', async () => {
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
    await page.reload();
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    await page.reload();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    await page.getByText('Receipt').click();
    await expect(shopper.totalIn(page.getByRole('main'))).toHaveText(`Total${inDollars(total)}`);
    await expect(page.getByText('To be paid in cash.')).toBeVisible();
  });

  const order = await shopper.readOrder(orderIdIn(page.url()));
  expect(order).toMatchObject({
    status: 'accepted',
    payment_status: 'unpaid',
    payment_method: 'cashOnDelivery',
    delivery_method: 'pickup',
    total: total / 100,
    special_instructions: 'The blue door',
    restaurant: { id: restaurantId },
    customer: { name: guest.name, email: guest.email, phone_no: guest.phone },
  });
  // Prices include 10 % tax, rounded once.
  expect(order.tax_total).toBe(Math.round(total / 11) / 100);
});

test('a guest orders on tenant 53, is declined, and pays the same order with another card', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/402/); // what a declined card is answered with
  const shopper = new Shopper(page, bakery);
  const restaurantId = await findRestaurant(request, bakery, 'Husk & Crumb Cooks Hill');
  const menu = await readMenu(request, bakery, restaurantId);
  const prices = [largeFlatWhite, boxOfPastries, carrotCake].map((line) => priceOf(menu, line));
  const [coffee = 0, pastries = 0] = prices;
  const total = sum(prices);

  await test.step('the only restaurant is selected by itself', async () => {
    await shopper.visit('/menu');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /Cooks Hill/ })).toBeVisible();
  });

  await test.step('the cart holds what was chosen', async () => {
    await shopper.addDish(largeFlatWhite, coffee);
    await shopper.addDish(boxOfPastries, pastries);
    await shopper.quickAdd(carrotCake);
    await expect(shopper.cartButton(3, total)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a declined card is reported and everything stays, over a reload too', async () => {
    await shopper.checkOut('Card');
    await page.reload();
    await expect(shopper.heading('Pay by card')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit this site' })).toBeVisible();
    await shopper.fillCard(cards.declined);
    await page.getByRole('button', { name: `Pay ${inDollars(total)}` }).click();
    const number = page.getByLabel('Card number');
    await expect(number).toHaveAccessibleDescription(/declined/);
    await expect(number).toHaveValue('4000 0000 0000 0002');
    await expect(page.getByLabel('Security code')).toHaveValue('123');
    await page.reload();
    await expect(page.getByText(/is reserved for you/)).toContainText(inDollars(total));
  });

  await test.step('another card pays it', async () => {
    await shopper.fillCard(cards.good);
    await page.getByRole('button', { name: `Pay ${inDollars(total)}` }).click();
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    await page.getByText('Receipt').click();
    await expect(shopper.totalIn(page.getByRole('main'))).toHaveText(`Total${inDollars(total)}`);
    await expect(page.getByText('Paid by card.')).toBeVisible();
  });

  const order = await shopper.readOrder(orderIdIn(page.url()));
  expect(order).toMatchObject({
    status: 'accepted',
    payment_status: 'paid',
    payment_method: 'card',
    total: total / 100,
    restaurant: { id: restaurantId },
  });
});
