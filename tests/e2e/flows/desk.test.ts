import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { expectAccessible } from '../axe.ts';
import { countRings, signInAtDesk } from '../desk-page.ts';
import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { carrotCake, polpette } from '../order-lines.ts';
import { acceptByHand } from '../restaurant-admin.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

/** Longer than a step can be undone, in ms. */
const undoTime = 11_000;

/** Both tenants, each with the customer's page at one size. */
const onDesk = {
  sample: tenant139,
  restaurant: 'Forno Pomo Brunswick East',
  dish: polpette,
  // Where there are several, which one is asked.
  isAsked: true,
};
const onPhone = {
  sample: tenant53,
  restaurant: 'Husk & Crumb Cooks Hill',
  dish: carrotCake,
  isAsked: false,
};

test('an order rings at the desk until it is answered, and its customer follows each step to the refund', async ({
  page,
  browser,
  request,
  isMobile,
}) => {
  const { sample, restaurant: name, dish, isAsked } = isMobile ? onPhone : onDesk;
  const shop = await createTestShop(`desk${sample.id}`, sample.config, sample);
  const restaurantId = await findRestaurant(request, shop, name);
  const price = priceOf(await readMenu(request, shop, restaurantId), dish);
  await acceptByHand({ tenantId: shop.tenantId, restaurantId }, true);

  const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const counterErrors = collectPageErrors(counter);
  const desk = await counter.newPage();
  const rings = await countRings(desk);
  const column = (label: string) => desk.getByRole('region', { name: label, exact: true });
  const button = (label: string | RegExp) => desk.getByRole('button', { name: label });
  await test.step('staff sign in, and nothing waits', async () => {
    // Its clock is set forward below, so that nobody waits for the end of each Undo.
    await desk.clock.install();
    await signInAtDesk(desk, shop);
    await expect(column('New').getByText('No new orders.')).toBeVisible();
    await button('Turn the sound on').click();
    await expect(button('Sound is on')).toBeVisible();
    await expectAccessible(desk, 'the empty desk');
  });

  const shopper = new Shopper(page, shop);
  await test.step('a customer orders', async () => {
    await shopper.visit('/menu');
    if (isAsked) await shopper.chooseRestaurant(name);
    await shopper.quickAdd(dish);
    await shopper.quickAdd(dish);
    await shopper.checkOut('Cash on pickup');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByText(/^If nobody answers by/)).toBeVisible();
  });

  await test.step('the desk rings by itself, and shows it in the title too', async () => {
    await expect(column('New').getByRole('article')).toContainText(dish.dish);
    await expect(column('New').getByRole('article')).toContainText('Mia');
    await expect(desk).toHaveTitle('(1) Orders');
    await expect(button('It rings')).toBeVisible();
    const before = rings();
    await desk.clock.fastForward(10_000);
    await expect.poll(rings, { message: 'it rings again' }).toBeGreaterThan(before);
    await expectAccessible(desk, 'the desk with a new order');
  });

  // A reload would take it away.
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  const times: string[] = [];
  /** How long after what is done at the desk the customer reads it. */
  const follow = async (step: string, act: () => Promise<void>, text: string | RegExp) => {
    const begin = performance.now();
    await act();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });
    times.push(`${step}: ${Math.round(performance.now() - begin)} ms`);
  };
  /** Presses the step of a card, and lets the time in which it can be undone go by. */
  const take = (press: RegExp) => async () => {
    await button(press).click();
    await desk.clock.fastForward(undoTime);
  };

  await test.step('accepted, it rings no more', async () => {
    await follow(
      'accepted',
      async () => {
        await button(/^Accept: order/).click();
        await expect(button('Sound is on')).toBeVisible();
        await expect(column('Later').getByRole('article')).toContainText('Mia');
        await expect(desk).toHaveTitle('Orders');
      },
      'The kitchen has said yes.',
    );
  });

  await test.step('delayed by ten minutes, with why', async () => {
    await column('Later')
      .getByRole('button', { name: /^Details of order/ })
      .click();
    await button('Another time').click();
    await desk.getByLabel('Why? The customer reads it.').fill('Two ovens, many friends.');
    await expectAccessible(desk, 'another time');
    await follow(
      'delayed',
      async () => {
        await button('Promise this time').click();
        await expect(desk.getByRole('dialog')).toBeHidden();
      },
      /^The kitchen says: .Two ovens/,
    );
    await expect(page.getByText(/^It was .* before/).first()).toBeVisible();
  });

  const steps = [
    { press: /^Start preparing/, place: 'In the kitchen', seen: 'It is being cooked right now.' },
    { press: /^Ready: order/, place: 'Ready', seen: 'Come and get it while it is fresh.' },
    { press: /^Handed over/, place: 'Done today', seen: 'We hope you like it.' },
  ];
  for (const { press, place, seen } of steps) {
    await test.step(`${place}, and the customer reads so`, async () => {
      await follow(place, take(press), seen);
      await expect(column(place).getByRole('article')).toContainText('Mia');
    });
  }

  const one = inDollars(price);
  await test.step('one of the two is refunded afterwards, and the customer reads why, still without a reload', async () => {
    await column('Done today')
      .getByRole('button', { name: /^Details of order/ })
      .click();
    await button('Refund…').click();
    await button(`One more: ${dish.dish}`).click();
    await expect(desk.getByText(`${one} in cash from the till`)).toBeVisible();
    await desk.getByRole('radio', { name: 'Something was missing.' }).check();
    await expectAccessible(desk, 'a refund');
    await follow(
      'refunded',
      async () => button(`Refund ${one}`).click(),
      `${one} was given back in cash`,
    );
    await expect(page.getByText('“Something was missing.”').first()).toBeVisible();
    await expect(desk.getByText(`${one}, by`)).toBeVisible();
    await button('Close').click();
    await expect(page.locator('body')).toHaveAttribute('data-not-reloaded');
    await expectAccessible(page, 'the order with a refund');
  });
  const measured = times.join(', ');
  process.stdout.write(
    `From the press at the desk of ${name} to the customer’s page: ${measured}\n`,
  );
  await test.info().attach('times', { body: times.join('\n') });

  await test.step('the end of the day adds up', async () => {
    await desk.getByRole('link', { name: 'Today' }).click();
    if (isAsked) await button(name).click();
    const sheet = desk.getByRole('region', { name: 'End of the day' });
    const amountOf = async (text: RegExp) => {
      const row = sheet.getByRole('row', { name: text }).first();
      const digits = /\$([\d.]+)/.exec(await row.innerText())?.[1] ?? '';
      return Math.round(Number(digits) * 100);
    };
    await expect(sheet.getByRole('row', { name: /^Taken / }).first()).toBeVisible();
    expect(await amountOf(/^Dishes at list price /)).toBe(2 * price);
    expect(await amountOf(/^Taken /)).toBe(2 * price);
    expect(await amountOf(/^In cash from the till /)).toBe(price);
    expect(await amountOf(/^Left of the takings /)).toBe(price);
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

  await test.step('staff order for somebody on the telephone, who has no email', async () => {
    await desk.getByRole('button', { name: 'Phone order' }).click();
    const bar = desk.getByRole('complementary', { name: 'Order for a caller' });
    await expect(bar).toBeVisible();
    const staff = new Shopper(desk, shop);
    await staff.quickAdd(dish);
    await staff.visit('/checkout');
    await staff.pickTime();
    await desk.getByLabel('Name').fill('Rosa');
    await desk.getByRole('textbox', { name: 'Phone' }).fill('0400 111 222');
    await desk.getByRole('button', { name: 'Continue to review' }).click();
    await expect(desk.getByRole('radio', { name: 'Card' })).toHaveCount(0);
    await expect(desk.getByRole('button', { name: /^Place order/ })).toBeEnabled();
    await expectAccessible(desk, 'the review of a phone order');
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
  pageErrors.allow(/Loading staff-[\w-]+ failed ApiFailure: Network Error/);
  await page.clock.install();
  await signInAtDesk(page, defaultShop);
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
