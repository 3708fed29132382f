import type { Page } from '@playwright/test';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { expectAccessible } from '../axe.ts';
import { signInAtDesk } from '../desk-page.ts';
import { panel } from '../editor-page.ts';
import { inDollars } from '../menu-api.ts';
import { readAmounts } from '../database.ts';
import { orderIdIn, Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';
import { writeXlsx } from '../../fixtures/menus/write-xlsx.ts';

const headings = [
  'Token',
  'Item Name',
  'Customer-facing Name',
  'Variation Name',
  'SKU',
  'Description',
  'Categories',
  'Price',
  'Online Sale Price',
  'Archived',
  'Sellable',
  'Enabled Cooks Hill',
  'Tax - GST (10%)',
];
type Item = { token: string; names: [string, string]; variation?: string; category: string };
const item = ({ token, names, variation = 'Regular', category }: Item, price: number | string) => [
  token,
  ...names,
  variation,
  '',
  '',
  category,
  price,
  '',
  'N',
  'Y',
  'Y',
  'Y',
];
const chips = {
  names: ['CHIPS', 'Hand-cut chips'],
  category: 'Walk-up lunch',
} satisfies Partial<Item>;

/** After Square's item library as a spreadsheet: short names for the till, others for customers. */
const squareExport = () =>
  writeXlsx([
    {
      name: 'Items',
      rows: [
        headings,
        item(
          { token: 'T1', names: ['BRK ROLL', 'Breakfast roll'], category: 'Walk-up lunch' },
          11.5,
        ),
        item(
          { token: 'T2', names: ['SOUP', 'Soup of today'], category: 'Walk-up lunch' },
          'variable',
        ),
        item({ token: 'T3', variation: 'Small', ...chips }, 6),
        item({ token: 'T4', variation: 'Large', ...chips }, 9.5),
        item({ token: 'T5', names: ['LMND', 'Cloudy lemonade'], category: 'Walk-up drinks' }, 0),
      ],
    },
    { name: 'Instructions', rows: [['Fill in the columns of the sheet Items.']] },
  ]);

const lunch = 'Walk-up lunch';
const prices = { roll: 1250, soup: 1200, lemonade: 550, combo: 1900 } as const;
const typed = (cents: number) => (cents / 100).toFixed(2);
const dishIn = (page: Page, name: string) =>
  page
    .getByRole('region', { name: lunch, exact: true })
    .getByRole('article')
    .or(page.getByRole('region', { name: lunch, exact: true }).getByRole('listitem'))
    .filter({ hasText: name })
    .first();

test('an owner imports a Square export, mends it, sets a price on the page, adds a combo and a coupon, and a customer whose menu is open pays what the previews said', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = await createTestShop('menuwalk', tenant53.config, tenant53);
  const shopper = new Shopper(page, shop);
  const follows = page.waitForRequest(/config-news.*restaurant_id/);
  await shopper.visit('/menu');
  await follows;
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const officeErrors = collectPageErrors(office);
  const desk = await office.newPage();
  await signInAtDesk(desk, shop);
  const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: true });

  await test.step('the owner corrects a column of the export, and mends two dishes', async () => {
    await desk.getByRole('link', { name: 'Menu', exact: true }).click();
    await desk.getByRole('link', { name: 'Import', exact: true }).click();
    await desk.getByLabel('Choose a file').setInputFiles({
      name: 'square-items.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await squareExport(),
    });
    await expect(desk.getByRole('heading', { name: /How “square-items.xlsx”/ })).toBeFocused();
    await expect(desk.getByText('What becomes of it: 4 dishes')).toBeVisible();
    await expect(desk.getByRole('row', { name: /^BRK ROLL/ })).toBeVisible();
    await desk.getByText(/columns are left out: .*Customer-facing Name/).click();
    await desk
      .getByLabel('What “Customer-facing Name” is')
      .selectOption({ label: 'Name of the dish' });
    await expect(desk.getByRole('row', { name: /^Breakfast roll/ })).toBeVisible();
    await expect(desk.getByLabel('What “Item Name” is')).toHaveValue('ignore');
    await expectAccessible(desk, 'the columns of a file');
    await button('See what would change').click();
    await expect(desk.getByRole('heading', { name: /What “square-items.xlsx”/ })).toBeFocused();
    const mend = async (name: string, price: number) => {
      const finding = desk.getByRole('listitem').filter({ hasText: `“${name}”` });
      await finding.getByRole('button', { name: `Mend “${name}”` }).click();
      await finding.getByLabel('Price', { exact: true }).fill(typed(price));
      await finding.getByRole('button', { name: 'Take this over' }).click();
      await expect(
        desk.getByRole('row', { name: new RegExp(`${name}.*Mended by you`) }),
      ).toContainText(inDollars(price));
    };
    await mend('Soup of today', prices.soup);
    await mend('Cloudy lemonade', prices.lemonade);
    await expectAccessible(desk, 'what a file would change');
    await button('Put it on the menu').click();
    await expect(desk.getByRole('heading', { name: 'The menu is there' })).toBeFocused();
  });
  await expect(dishIn(page, 'Breakfast roll')).toContainText('$11.50');

  await test.step('a price is changed by pressing it on the page', async () => {
    await desk.goto(`${shop.address}/menu`);
    await button('Edit this site').click();
    await expect(panel(desk)).toBeVisible();
    const price = dishIn(desk, 'Breakfast roll').getByText('$11.50');
    await price.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // What is pressed there is the dish, whose card is one button.
    await price.click({ force: true });
    const form = desk.getByRole('dialog', { name: 'Edit this dish' });
    await form.getByLabel('Online price').fill(typed(prices.roll));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByRole('region', { name: 'What was changed' })).toContainText('The owner');
  });
  await expect(dishIn(page, 'Breakfast roll')).toContainText(inDollars(prices.roll));

  const saving = prices.roll + prices.lemonade + prices.soup - prices.combo;
  await test.step('a combo is added, and says what it saves', async () => {
    await desk.goto(`${shop.address}/desk/menu/combos/new`);
    await desk.getByLabel('Name', { exact: true }).fill('Walk-up meal');
    await desk.getByLabel('Shown in').selectOption({ label: lunch });
    await desk.getByLabel('Price of the combo').fill(typed(prices.combo));
    const steps = ['Soup of today', 'Breakfast roll', 'Cloudy lemonade'];
    for (const [index, dish] of steps.entries()) {
      const name = `Your ${dish.split(' ').at(1)}`;
      if (index > 0) await button('Add a step').click();
      await desk.getByLabel(`Name of step ${index + 1}`).fill(name);
      await desk.getByLabel(`Find a dish for ${name}`).fill(dish);
      await button(`Add ${dish} to ${name}`).click();
    }
    await expect(desk.getByText(`Saves ${inDollars(saving)}`)).toBeVisible();
    await expectAccessible(desk, 'a new combo');
    await button('Save').click();
    await expect(desk.getByRole('heading', { name: 'Walk-up meal' })).toBeVisible();
  });
  await expect(dishIn(page, 'Walk-up meal')).toContainText(inDollars(prices.combo));

  const lowered = prices.soup * 0.75;
  await test.step('and a coupon, whose preview says what the soup costs with it', async () => {
    await desk.getByRole('link', { name: 'Offers', exact: true }).click();
    await desk.getByRole('link', { name: 'New coupon' }).click();
    await desk.getByLabel('Code', { exact: true }).fill('SOUPDAY');
    await desk.getByLabel('Percent off', { exact: true }).fill('25');
    const scope = desk.getByRole('group', { name: 'What it counts for' });
    await scope.getByRole('searchbox', { name: 'Search: Dishes' }).fill('soup of');
    await scope.getByRole('checkbox', { name: 'Soup of today' }).check();
    const preview = desk.getByRole('region', { name: 'What it does to a cart' });
    await preview.getByLabel('Cart', { exact: true }).selectOption('My own choice');
    await preview.getByRole('searchbox', { name: 'Search: Dishes in the cart' }).fill('soup of');
    await preview.getByRole('checkbox', { name: 'Soup of today' }).check();
    await expect(preview.getByText(`Saves ${inDollars(prices.soup - lowered)}`)).toBeVisible();
    await expect(preview.getByRole('table', { name: 'With the offer' })).toContainText(
      `Total${inDollars(lowered)}`,
    );
    await expectAccessible(desk, 'a new coupon');
    await button('Make it').click();
    await expect(desk.getByRole('heading', { name: 'Coupon SOUPDAY' })).toBeVisible();
  });

  const due = prices.combo + lowered;
  await test.step('the customer orders both from the menu that was open all along', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
    await shopper.quickAdd({ category: lunch, dish: 'Soup of today' });
    const meal = await shopper.openDish({ category: lunch, dish: 'Walk-up meal' });
    for (const dish of ['Soup of today', 'Breakfast roll', 'Cloudy lemonade']) {
      await meal.getByRole('radio', { name: new RegExp(`^${dish}`) }).check();
      await meal.getByRole('button', { name: /^(?:Next|Look it over)/ }).click();
    }
    await meal.getByRole('button', { name: `Add · ${inDollars(prices.combo)}` }).click();
    await expect(meal).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, 2 items/ })
      .click();
    await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
    await shopper.pickTime();
    await shopper.fillContactDetails();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByLabel('Coupon code').fill('soupday');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('SOUPDAY is applied.')).toBeVisible();
    await expect(shopper.totalIn(shopper.summary())).toHaveText(`Total${inDollars(due)}`);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await shopper.fillCard('4242424242424242');
    await page.getByRole('button', { name: `Pay ${inDollars(due)}` }).click();
    await expect(shopper.heading(/^Thank you/)).toBeVisible();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
  });
  expect(await readAmounts(orderIdIn(page.url()))).toEqual({ total: due, due, paid: [due] });
  expect(officeErrors.list(), 'the console is silent').toEqual([]);
  await office.close();
});
