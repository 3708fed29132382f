import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { findRestaurant } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { acceptByHand } from '../restaurant-admin.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('the desk sees an order without a reload, answers it, and the customer follows each step', async ({
  page,
  browser,
  request,
}) => {
  const shop = await createTestShop('desk', siteConfigSchema.parse({}));
  const name = 'Forno Pomo Brunswick East';
  const restaurantId = await findRestaurant(request, shop, name);
  await acceptByHand({ tenantId: shop.tenantId, restaurantId }, true);

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  const column = (label: string) => desk.getByRole('region', { name: label, exact: true });
  await test.step('staff sign in, and nothing waits', async () => {
    await desk.goto(`${shop.address}/desk`);
    await desk.getByLabel('Email').fill(shop.owner.email);
    await desk.getByLabel('Password').fill(shop.owner.password);
    await desk.keyboard.press('Enter');
    await expect(column('New').getByText('No new orders.')).toBeVisible();
    await desk.getByRole('button', { name: 'Turn the sound on' }).click();
    await expect(desk.getByRole('button', { name: 'Sound is on' })).toBeVisible();
    await expectAccessible(desk, 'the empty desk');
  });

  const shopper = new Shopper(page, shop);
  await test.step('a customer orders', async () => {
    await shopper.visit();
    await page.getByRole('dialog').getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Confirm Selection' }).click();
    await shopper.quickAdd(polpette);
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByText(/^If nobody answers by/)).toBeVisible();
  });

  await test.step('it is on the desk by itself, in the title too', async () => {
    await expect(column('New').getByRole('article')).toContainText('Polpette al sugo');
    await expect(column('New').getByRole('article')).toContainText('Mia');
    await expect(desk).toHaveTitle('(1) Orders');
    await expectAccessible(desk, 'the desk with a new order');
  });

  await test.step('accepted for ten minutes later, with why', async () => {
    await desk
      .getByRole('button', { name: /^Details of order/ })
      .last()
      .click();
    await desk.getByRole('button', { name: 'Another time' }).click();
    await desk.getByLabel('Why? The customer reads it.').fill('Two ovens, many friends.');
    await expectAccessible(desk, 'another time');
    await desk.getByRole('button', { name: 'Accept with this time' }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(column('Later').getByRole('article')).toContainText('Mia');
    await expect(desk).toHaveTitle('Orders');
    await expect(page.getByText(/^The kitchen says: .Two ovens/)).toBeVisible();
  });

  const steps = [
    { press: /^Start preparing/, place: 'In the kitchen', seen: 'It is being cooked right now.' },
    { press: /^Ready: order/, place: 'Ready', seen: 'Come and get it while it is fresh.' },
    { press: /^Handed over/, place: 'Done today', seen: 'We hope you like it.' },
  ];
  for (const { press, place, seen } of steps) {
    await test.step(`${place}, and the customer reads so`, async () => {
      await desk.getByRole('button', { name: press }).click();
      await expect(column(place).getByRole('article')).toContainText('Mia');
      // It is announced, too, once the step cannot be undone any more.
      await expect(page.getByText(seen).first()).toBeVisible({ timeout: 20_000 });
    });
  }

  await test.step('one of the two is refunded afterwards, and the customer reads why', async () => {
    await column('Done today')
      .getByRole('button', { name: /^Details of order/ })
      .click();
    await desk.getByRole('button', { name: 'Refund…' }).click();
    await desk.getByRole('button', { name: 'One more: Polpette al sugo' }).click();
    await expect(desk.getByText('$16.50 in cash from the till')).toBeVisible();
    await desk.getByRole('radio', { name: 'Something was missing.' }).check();
    await expectAccessible(desk, 'a refund');
    await desk.getByRole('button', { name: 'Refund $16.50' }).click();
    await expect(desk.getByText('$16.50, by')).toBeVisible();
    await desk.getByRole('button', { name: 'Close' }).click();
    // The page of an order that is over follows it no longer.
    await page.reload();
    await expect(page.getByText(/^\$16\.50 was given back in cash/)).toBeVisible();
    await expect(page.getByText('“Something was missing.”')).toBeVisible();
  });

  await test.step('the end of the day adds up', async () => {
    await desk.getByRole('link', { name: 'Today' }).click();
    await desk.getByRole('button', { name }).click();
    const sheet = desk.getByRole('region', { name: 'End of the day' });
    const row = (text: RegExp) => sheet.getByRole('row', { name: text }).first();
    await expect(row(/^Dishes at list price .*33\.00/)).toBeVisible();
    await expect(row(/^Taken .*33\.00/)).toBeVisible();
    await expect(row(/^In cash from the till .*16\.50/)).toBeVisible();
    await expect(row(/^Left of the takings .*16\.50/)).toBeVisible();
    await expectAccessible(desk, 'the figures of the day');
    await desk.getByRole('link', { name: 'Orders', exact: true }).click();
  });

  await test.step('it is found among past orders by the beginning of a name', async () => {
    await desk.getByRole('link', { name: 'Past orders' }).click();
    await desk.getByLabel('Number, name, or the end of a phone number').fill('mi');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: /^Details of order/ })).toHaveCount(1);
    await expectAccessible(desk, 'past orders');
    await desk.getByRole('link', { name: 'Orders', exact: true }).click();
  });

  await test.step('staff order for somebody on the telephone, who has no e-mail', async () => {
    await desk.getByRole('button', { name: 'Phone order' }).click();
    const bar = desk.getByRole('complementary', { name: 'Order for a caller' });
    await expect(bar).toBeVisible();
    const staff = new Shopper(desk, shop);
    await staff.quickAdd(polpette);
    await staff.visit('/checkout');
    await staff.pickTime();
    await desk.getByLabel('Name').fill('Rosa');
    await desk.getByRole('textbox', { name: 'Phone' }).fill('0400 111 222');
    await desk.getByRole('button', { name: 'Continue to review' }).click();
    await expect(desk.getByRole('radio', { name: 'Card' })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Continue to payment' }).click();
    await expectAccessible(desk, 'the payment of a phone order');
    await desk.getByRole('button', { name: /^Place order/ }).click();
    await expect(desk.getByRole('link', { name: 'Follow your order' })).toBeVisible();
    await bar.getByRole('button', { name: 'Back to the desk' }).click();
    await expect(column('Later').getByRole('article')).toContainText('Rosa');
  });

  expect(counterErrors.list(), 'the console is silent').toEqual([]);
  await counter.close();
});

test('a desk that was cut off says since when, keeps what it has, and misses nothing afterwards', async ({
  page,
  context,
  defaultShop,
  pageErrors,
}) => {
  // What being cut off looks like.
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  pageErrors.allow(/Loading staff-\w+ failed ApiFailure: Network Error/);
  await page.clock.install();
  await page.goto(`${defaultShop.address}/desk`);
  await page.getByLabel('Email').fill(defaultShop.owner.email);
  await page.getByLabel('Password').fill(defaultShop.owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No new orders.')).toBeVisible();
  await context.setOffline(true);
  const lost = page.getByText(/^No connection since/);
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(lost).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('No new orders.')).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(lost).toBeHidden({ timeout: 1000 });
  }).toPass();
});
