import { Keyboard } from '../keyboard.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { guest, orderIdIn, Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import type { OrderLine } from '../menu-api.ts';

const pasta: OrderLine = {
  category: 'Pasta',
  dish: 'Carbonara',
  choices: [{ group: 'Which pasta?', option: 'Rigatoni' }],
};
const brunswick = 'Forno Pomo Brunswick East';

test('R96 a whole purchase by keyboard alone, and focus comes back after dialogs', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const keyboard = new Keyboard(page);
  const menu = await readMenu(
    request,
    pizzeria,
    await findRestaurant(request, pizzeria, brunswick),
  );
  const total = inDollars(priceOf(menu, pasta));

  await test.step('the restaurant', async () => {
    await shopper.visit('/menu');
    const dialog = page.getByRole('dialog');
    await keyboard.tabToAndPress(dialog.getByRole('radio').first(), 'Space');
    await expect(dialog.getByRole('radio', { name: brunswick })).toBeChecked();
    await keyboard.tabToAndPress(dialog.getByRole('button', { name: 'Confirm Selection' }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the dish, and back to where one was', async () => {
    const dish = shopper.dish(pasta);
    await keyboard.tabToAndPress(dish);
    const dialog = page.getByRole('dialog', { name: pasta.dish });
    const shapes = dialog.getByRole('group', { name: /^Which pasta\?/ });
    await keyboard.tabTo(shapes.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(shapes.getByRole('radio', { name: 'Rigatoni' })).toBeChecked();
    await keyboard.tabToAndPress(dialog.getByRole('button', { name: `Add · ${total}` }));
    await expect(dialog).toHaveCount(0);
    await expect(dish).toBeFocused();
  });

  await test.step('the cart', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
    await expect(opener).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(shopper.cart().getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shopper.cart()).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await keyboard.tabToAndPress(shopper.cart().getByRole('link', { name: 'Go to checkout' }));
  });

  await test.step('step 1, with what is missing announced at its field', async () => {
    await expect(shopper.heading('When and for whom')).toBeFocused();
    await keyboard.tabTo(page.getByRole('tab', { selected: true }));
    await page.keyboard.press('End');
    await keyboard.tabToAndPress(page.getByRole('tabpanel').getByRole('radio').first(), 'Space');
    const go = page.getByRole('button', { name: 'Continue to review' });
    await keyboard.tabToAndPress(go);
    const name = page.getByLabel('Name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Write your name.');
    await page.keyboard.type(guest.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(guest.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(guest.phone);
    await keyboard.tabToAndPress(go);
  });

  await test.step('step 2 and the card', async () => {
    await expect(shopper.heading('Does this look right?')).toBeFocused();
    await keyboard.tabTo(page.getByRole('radio', { name: /Card/ }));
    await keyboard.tabToAndPress(
      page.getByRole('button', { name: `Continue to payment · ${total}` }),
    );
    await expect(shopper.heading('Pay by card')).toBeFocused();
    await keyboard.tabTo(page.getByLabel('Card number'));
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1231');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
  });

  await test.step('the order', async () => {
    await expect(shopper.heading('Thank you, Mia!')).toBeFocused();
    await keyboard.tabToAndPress(page.getByRole('link', { name: 'Follow your order' }));
    await expect(shopper.heading(/^Ready /)).toBeFocused();
  });
  const order = await shopper.readOrder(orderIdIn(page.url()));
  expect(inDollars(Math.round(order.total * 100))).toBe(total);
});
