import { Keyboard } from '../keyboard.ts';
import { NamedKeyboard } from '../named-keyboard.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { guest, orderIdIn, Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import type { OrderLine } from '../menu-api.ts';

/** No deal makes it cheaper at any time of the week, whichever time is the first on offer. */
const pizza: OrderLine = {
  category: 'Red pizza',
  dish: 'Margherita',
  choices: [{ group: 'Size', option: 'Large, 14 inch' }],
};
const diavola: OrderLine = {
  category: 'Red pizza',
  dish: 'Diavola',
  choices: [
    { group: 'Size', option: 'Large, 14 inch' },
    { group: 'A little extra', option: 'Ligurian olives' },
  ],
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
  const total = inDollars(priceOf(menu, pizza));

  await test.step('the restaurant', async () => {
    await shopper.visit('/menu');
    const dialog = page.getByRole('dialog');
    await keyboard.tabToAndPress(dialog.getByRole('radio').first(), 'Space');
    await expect(dialog.getByRole('radio', { name: brunswick })).toBeChecked();
    await keyboard.tabToAndPress(dialog.getByRole('button', { name: 'Confirm Selection' }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the dish, and back to where one was', async () => {
    const dish = shopper.dish(pizza);
    await keyboard.tabToAndPress(dish);
    const dialog = page.getByRole('dialog', { name: pizza.dish });
    const sizes = dialog.getByRole('group', { name: /^Size/ });
    await keyboard.tabTo(sizes.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(sizes.getByRole('radio', { name: 'Large, 14 inch' })).toBeChecked();
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

test('R96 from the home page to a placed delivery every step has a role and a name, and focus is never lost', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page, pizzeria);
  const keyboard = new NamedKeyboard(page);
  const main = page.getByRole('main');
  const restaurant = await findRestaurant(request, pizzeria, brunswick);
  const total = inDollars(priceOf(await readMenu(request, pizzeria, restaurant), diavola));

  await test.step('the restaurant, and back on the page', async () => {
    await shopper.visit('/');
    const dialog = page.getByRole('dialog', { name: 'Where would you like to order from?' });
    await expect(dialog).toBeFocused();
    await keyboard.tabTo(dialog.getByRole('radio').first());
    await keyboard.press('Space');
    await expect(dialog.getByRole('radio', { name: brunswick })).toBeChecked();
    await keyboard.reach('button', 'Confirm Selection', dialog);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(main).toBeFocused();
  });

  await test.step('the dish with its required size and a topping', async () => {
    const dish = shopper.dish(diavola);
    await keyboard.tabTo(dish);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: diavola.dish, exact: true });
    await expect(dialog).toBeFocused();
    const add = dialog.getByRole('button', { name: /^Add · / });
    await keyboard.tabTo(add);
    await keyboard.press('Enter');
    const sizes = dialog.getByRole('group', { name: 'Size Required, choose 1' });
    await expect(sizes.getByRole('radio', { name: /^Regular/ })).toBeFocused();
    await expect(sizes).toHaveAccessibleDescription(/./);
    await keyboard.press('ArrowDown');
    await expect(sizes.getByRole('radio', { name: /^Large, 14 inch/ })).toBeChecked();
    const extras = dialog.getByRole('group', { name: 'A little extra Up to 3' });
    const olives = await keyboard.reach('checkbox', /^Ligurian olives/, extras);
    await keyboard.press('Space');
    await expect(olives).toBeChecked();
    await keyboard.reach('button', `Add · ${total}`, dialog);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(dish).toBeFocused();
  });

  await test.step('the cart', async () => {
    await keyboard.reach('button', `Cart, 1 item, ${total}`, page.getByRole('banner'));
    await keyboard.press('Enter');
    await expect(shopper.cart().getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await keyboard.reach('link', 'Go to checkout', shopper.cart());
    await keyboard.press('Enter');
  });

  await test.step('delivery, its address and its time', async () => {
    await expect(shopper.heading('When and for whom')).toBeFocused();
    const types = page.getByRole('group', { name: 'How would you like it?' });
    await keyboard.reach('radio', 'Pickup', types);
    await keyboard.press('ArrowRight');
    await expect(types.getByRole('radio', { name: 'Delivery' })).toBeFocused();
    await keyboard.write('combobox', 'Street and number', '12 Albion Street');
    await keyboard.write('textbox', 'Postcode', '3057');
    await expect(main.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Brunswick East');
    await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue('Melbourne');
    await keyboard.write('textbox', 'Flat or unit (optional)', 'Flat 3');
    await keyboard.write('textbox', 'Gate or entry code (optional)', '#4711');
    const leave = await keyboard.reach('checkbox', 'Leave it at the door');
    await keyboard.press('Space');
    await expect(leave).toBeChecked();
    const days = page.getByRole('tablist', { name: 'Day' });
    await keyboard.tabTo(days.getByRole('tab', { selected: true }));
    await keyboard.press('End');
    await expect(days.getByRole('tab').last()).toBeFocused();
    const time = page.getByRole('tabpanel', { name: 'Time' }).getByRole('radio', { name: /\d/ });
    await keyboard.tabTo(time.first());
    await keyboard.press('Space');
    await expect(time.first()).toBeChecked();
  });

  await test.step('for whom', async () => {
    await keyboard.write('textbox', 'Name', guest.name);
    await keyboard.write('textbox', 'Email', guest.email);
    await keyboard.write('textbox', 'Phone', guest.phone);
    await keyboard.reach('textbox', 'A note for the whole order (optional)');
    await keyboard.reach('button', 'Continue to review');
    await keyboard.press('Enter');
  });

  await test.step('review', async () => {
    await expect(shopper.heading('Does this look right?')).toBeFocused();
    for (const what of ['Delivery', 'Where', 'Who']) {
      await keyboard.reach('link', `Change ${what}`);
    }
    const methods = page.getByRole('group', { name: 'How would you like to pay?' });
    const card = await keyboard.reach('radio', /^Card/, methods);
    await expect(card).toBeChecked();
    await keyboard.reach('radio', 'No tip', page.getByRole('group', { name: /^A tip/ }));
    await keyboard.reach('textbox', 'Coupon code');
    await keyboard.reach('button', `Continue to payment · ${total}`);
    await keyboard.press('Enter');
  });

  await test.step('the card', async () => {
    await expect(shopper.heading('Pay by card')).toBeFocused();
    await keyboard.write('textbox', 'Card number', '4242424242424242');
    await keyboard.write('textbox', 'Expiry', '1231');
    await keyboard.write('textbox', 'Security code', '123');
    await keyboard.reach('button', `Pay ${total}`);
    await keyboard.press('Enter');
  });

  await test.step('the order', async () => {
    await expect(shopper.heading('Thank you, Mia!')).toBeFocused();
    await keyboard.reach('link', 'Follow your order');
    await keyboard.press('Enter');
    await expect(shopper.heading(/^With you /)).toBeFocused();
    await expect(main).toContainText('Flat or unit: Flat 3');
    await keyboard.reach('button', 'Cancel the order');
  });
  const order = await shopper.readOrder(orderIdIn(page.url()));
  expect(inDollars(Math.round(order.total * 100))).toBe(total);
  expect(order.shipping_details).toMatchObject({ entryCode: '#4711', leaveAtDoor: true });
});
