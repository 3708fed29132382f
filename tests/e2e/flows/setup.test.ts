import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { CountedActions } from '../counted-actions.ts';
import { e2eDataFolder } from '../environment.ts';
import { startNewInstallation, type NewInstallation } from '../new-installation.ts';
import { guest, Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { standInForStripeScript } from '../stripe-script.ts';
import { flagsOf } from '../../server/tenants/tenants-command.ts';
import { standInKeys } from '../../stand-ins/stripe.ts';

const host = 'corner.localhost';
const menu = `name,price,category,description
Margherita,19.50,Pizza,"Tomato, mozzarella, basil"
Diavola,24.50,Pizza,"Hot salami, chilli"
Tiramisu,11.00,Sweets,
`;
const suburbs = `postcode,suburb,city,latitude,longitude
2042,Newtown,Sydney,-33.8981,151.1745
2037,Glebe,Sydney,-33.8790,151.1847
`;
/** What the whole way may ask of an owner. */
const most = { inputs: 40, together: 60 };

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name: new RegExp(`^Step \\d of 9 ${name}$`) }));

// A new installation is no demo, so its clock is the machine's.
test.use({ atDemoTime: false });

let installation: NewInstallation;
test.beforeEach(async () => {
  installation = await startNewInstallation(e2eDataFolder);
});
test.afterEach(async ({ page }) => {
  // Its stream would otherwise be cut off, and say so.
  await page.close();
  await installation.stop();
});

test('an owner gets from an empty database to a paid order, one at a table, a reservation and a sold gift card', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const printed = await test.step('the operator makes the business with one command', () =>
    installation.tenants('create', ...flagsOf({ host })));
  const link = /http\S+#token=\S+/.exec(printed)?.[0] ?? '';
  const owner = new CountedActions(page);

  await test.step('the link leads to a password and then to the set-up', async () => {
    await page.goto(link);
    await owner.write('Your name', 'Olive');
    await owner.write('Choose a password', 'a kitchen on the corner');
    await owner.press('Create my account');
    await step(page, 'Your restaurant').toBeFocused();
    await expectAccessible(page, 'the set-up');
  });

  await test.step('name and time zone are there, the address is asked for', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Corner Kitchen');
    await expect(page.getByLabel('Time zone')).toHaveValue('Australia/Melbourne');
    await owner.write('Street and number', '1 King Street');
    await owner.write('Postcode', '2042');
    await owner.write('City or suburb', 'Newtown');
    await owner.write('Phone', '02 5550 0100');
    await owner.press('Save and go on');
    await step(page, 'Opening hours').toBeFocused();
  });

  await test.step('one line of hours is enough', async () => {
    await expectAccessible(page, 'the hours');
    // Open at any hour at which this test runs.
    await owner.write('On these days, opens', '00:00');
    await owner.write('On these days, closes', '00:00');
    await owner.press('Save and go on');
    await step(page, 'Look').toBeFocused();
  });

  await test.step('it can be left and resumed, and Back leads back', async () => {
    await page.goto(`${installation.addressOf(host)}/desk`);
    await page.getByRole('link', { name: 'Finish setting up' }).click();
    await step(page, 'Look').toBeFocused();
    await page.getByRole('link', { name: 'Back: Opening hours' }).click();
    await step(page, 'Opening hours').toBeFocused();
    await page.goBack();
    await step(page, 'Look').toBeFocused();
  });

  await test.step('a look', async () => {
    await page.getByRole('radio', { name: 'Street food' }).waitFor();
    await owner.tick(page.getByRole('radio', { name: 'Street food' }));
    await owner.press('Publish this look and go on');
    await step(page, 'Menu').toBeFocused();
  });

  await test.step('the menu comes by a file', async () => {
    await owner.file('Choose a file', 'menu.csv', menu);
    await owner.press('Put it on the menu');
    await expect(page.getByText('3 dishes added.')).toBeVisible();
    await owner.press('Go on');
    await step(page, 'Ways to order').toBeFocused();
  });

  await test.step('orders at a table are a press, delivery needs suburbs and a zone', async () => {
    await owner.tick('They order at their table');
    await owner.tick('You deliver');
    await owner.file('Read a file (CSV)', 'suburbs.csv', suburbs);
    await owner.press('Take the file over');
    await expect(page.getByText('2 suburbs')).toBeVisible();
    await expectAccessible(page, 'the ways to order');
    await owner.write('As far as', '4');
    await owner.write('Delivery fee in AUD', '6.50');
    await owner.press('Save and go on');
    await step(page, 'Tax').toBeFocused();
  });

  await test.step('the tax as it is suggested', async () => {
    await expectAccessible(page, 'the tax');
    await owner.press('Save and go on');
    await step(page, 'Payment').toBeFocused();
  });

  await test.step('cash, and cards by keys that Stripe takes', async () => {
    await owner.press('Take cash');
    await owner.press('Enter the keys of Stripe');
    await owner.write('Publishable key', 'pk_test_corner');
    await owner.write('Secret key', standInKeys.secretKey);
    await owner.write('Signing secret of the webhook', standInKeys.webhookSecret);
    await owner.press('Try and save');
    await expect(page.getByText('Customers can pay by cash, card.')).toBeVisible();
    await expectAccessible(page, 'the payment');
    await owner.press('Go on');
    await step(page, 'Test order').toBeFocused();
  });

  await test.step('a test order is seen at the desk, and removed', async () => {
    await owner.press('Place a test order');
    await expect(page.getByText('It is at the desk.')).toBeVisible();
    await expectAccessible(page, 'the test order');
    await owner.follow('See it at the desk');
    await expect(page.getByRole('dialog')).toContainText('Margherita');
    await page.goBack();
    await owner.press(/^Remove test order/);
    await expect(page.getByText('The test order is gone.')).toBeVisible();
    await owner.press('Go on');
    await step(page, 'Open').toBeFocused();
  });

  const customer = await browser.newContext();
  const shop = await customer.newPage();
  const shopErrors = collectPageErrors(customer);
  await test.step('visitors read that it opens soon, until the owner opens it', async () => {
    await shop.goto(installation.addressOf(host));
    await expect(shop.getByText('Opening soon')).toBeVisible();
    await expectAccessible(page, 'the opening');
    await owner.press('Open the site');
    await expect(page.getByRole('heading', { name: 'Your site is open' })).toBeFocused();
    await expectAccessible(page, 'the opened site');
    await expect(page.getByLabel('Address of your site')).toHaveValue(
      new RegExp(`^${installation.addressOf(host)}`),
    );
  });
  const { inputs, presses } = owner;
  test.info().annotations.push({
    type: 'asked of the owner',
    description: `${inputs} inputs and ${presses} presses, ${project.name}`,
  });
  expect(inputs).toBeLessThanOrEqual(most.inputs);
  expect(inputs + presses).toBeLessThanOrEqual(most.together);

  await test.step('a guest orders a delivery, and pays it by card', async () => {
    const shopper = new Shopper(shop, {
      tenantId: 1000,
      name: 'Corner Kitchen',
      address: installation.addressOf(host),
    });
    await standInForStripeScript(shop, installation.stripe);
    await shopper.visit('/menu');
    await expect(shop.getByRole('button', { name: 'Edit this site' })).toHaveCount(0);
    await shopper.quickAdd({ category: 'Pizza', dish: 'Margherita' });
    await shopper.visit('/checkout');
    await shop.getByRole('radio', { name: 'Delivery' }).check();
    await shop.getByLabel('Street').fill('2 Glebe Point Road');
    await shop.getByLabel('Suburb').fill('Glebe');
    await shop.getByLabel('Postcode').fill('2037');
    await shop.getByLabel('City').fill('Sydney');
    await shopper.pickTime();
    await shopper.fillContactDetails();
    await shop.getByRole('button', { name: 'Continue to review' }).click();
    await shop.getByRole('radio', { name: 'Card' }).check();
    await shop.getByRole('button', { name: 'Continue to payment' }).click();
    await shop.getByRole('button', { name: 'Pay $26.00' }).click();
    await expect(shopper.heading('Thank you, Mia!')).toBeVisible();
  });

  await test.step('and it is at the desk, with the number 1', async () => {
    await page.goto(`${installation.addressOf(host)}/desk`);
    await expect(page.getByText(guest.name).first()).toBeVisible();
    expect(installation.stripe.books.intents.size).toBe(1);
    await expect(page.getByRole('link', { name: 'Finish setting up' })).toHaveCount(0);
  });

  const card = await test.step('the owner adds a table, whose card opens its menu', async () => {
    await owner.follow('Settings');
    await owner.follow(/^Table plan/);
    await owner.press('Add an area');
    await owner.press('Add a table');
    await owner.press('Save');
    await expect(page.getByText('Saved. Reservations from now on follow it.')).toBeVisible();
    await owner.follow('Settings');
    await owner.follow(/^QR cards/);
    return page.getByRole('link', { name: /^http/ }).getAttribute('href');
  });

  await test.step('and a guest orders at it, to be paid to the staff', async () => {
    await shop.goto(card ?? '');
    await expect(shop.getByRole('region', { name: 'Your table' })).toContainText('Table 1, Inside');
    await shop.getByRole('button', { name: /^Add Tiramisu/ }).click();
    await shop.getByRole('button', { name: /^Cart, / }).click();
    await shop.getByRole('link', { name: 'Go to checkout' }).click();
    await shop.getByRole('button', { name: 'Continue to review' }).click();
    await shop.getByRole('radio', { name: 'Pay our staff in cash' }).check();
    await shop.getByRole('button', { name: 'Place order · $11.00' }).click();
    await expect(shop.getByRole('heading', { name: /^We bring it to table/ })).toBeVisible();
  });

  await test.step('the owner switches on what guests may do besides, from one list', async () => {
    for (const [name, label] of [
      ['Table reservations', 'Customers can book a table online'],
      ['Gift cards', 'Gift cards are sold'],
    ] as const) {
      await owner.follow('Settings');
      await owner.follow(/^What you offer/);
      await owner.follow(`Switch on: ${name}`);
      await owner.tick(label);
      await owner.press('Save');
      await expect(page.getByText(/^Saved\./)).toBeVisible();
    }
  });

  const pages = shop.getByRole('navigation', { name: 'Main' });
  const openPage = async (name: string) => {
    await shop.goto(installation.addressOf(host));
    await shop.getByRole('button', { name: 'More', exact: true }).click();
    await pages.getByRole('link', { name, exact: true }).click();
  };
  await test.step('a guest books a table, led there from the home page', async () => {
    await openPage('Book a table');
    await shop.getByRole('toolbar', { name: 'Days' }).getByRole('button').nth(1).click();
    await shop.getByRole('radio', { name: /pm$/ }).first().check();
    await shop.getByRole('button', { name: 'Continue' }).click();
    const main = shop.getByRole('main');
    await main.getByLabel('Name').fill(guest.name);
    await main.getByLabel('Email').fill(guest.email);
    await main.getByLabel('Phone').fill(guest.phone);
    await shop.getByRole('button', { name: 'Book this table' }).click();
    await expect(shop.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  });

  await test.step('and buys a gift card', async () => {
    await openPage('Gift cards');
    await shop.getByRole('radio', { name: '$50.00' }).check();
    await shop.getByLabel('Their name').fill('Grace');
    await shop.getByLabel('Their email address').fill('grace@example.com');
    await shop.getByLabel('Your name').fill(guest.name);
    await shop.getByLabel('Your email address').fill(guest.email);
    await shop.getByRole('button', { name: 'Go on to pay $50.00' }).click();
    // Exactly so: the button that leads here ends in the same words.
    await shop.getByRole('button', { name: 'Pay $50.00', exact: true }).click();
    await expect(shop.getByRole('heading', { name: 'It is on its way.' })).toBeFocused();
    expect(installation.stripe.books.intents.size).toBe(2);
  });
  expect(shopErrors.list(), 'the console is silent').toEqual([]);
  await customer.close();
});
