import type { Page } from '@playwright/test';
import {
  changePrice,
  countOrdersAndPayments,
  fillSlot,
  pauseOrders,
  setSoldOut,
  type RestaurantKey,
} from '../restaurant-admin.ts';
import { now } from '../e2e-clock.ts';
import { findRestaurant, inDollars } from '../menu-api.ts';
import { cards, Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { setOnlineOrdersEnabled } from '../database.ts';

/** Only this file orders here, one test after the other, since it pauses the kitchen. */
const name = 'Forno Pomo Yarraville';
test.describe.configure({ mode: 'serial' });
const dish = 'Garlic focaccia';
const price = 1250;

/** Goes through checkout with what is in the cart. @returns the time that was picked */
async function goToPayment(shopper: Shopper): Promise<Date> {
  await shopper.checkOut('Card');
  await shopper.fillCard(cards.good);
  const pickupAt = await shopper.page.evaluate(() => {
    const stored: { state?: { pickupAt?: string } } = JSON.parse(
      localStorage.getItem('checkout') ?? '{}',
    );
    return stored.state?.pickupAt ?? '';
  });
  return new Date(pickupAt);
}

/** Presses Pay, reads the alert, and sees that no order and no payment came of it. */
async function expectRefusal(page: Page, restaurant: RestaurantKey, alert: RegExp): Promise<void> {
  const before = await countOrdersAndPayments(restaurant);
  await page.getByRole('button', { name: `Pay ${inDollars(price)}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
  expect(await countOrdersAndPayments(restaurant)).toEqual(before);
}

async function expectCartUnchanged(shopper: Shopper): Promise<void> {
  await shopper.visit('/menu?cart=open');
  await expect(shopper.cart()).toContainText(dish);
}

test('what changes between cart and payment is shown before money moves', async ({
  page,
  request,
  pageErrors,
}) => {
  // The browser itself reports the refusal that this is about.
  pageErrors.allow(/reply 409: .*\/v2\/orders$/);
  pageErrors.allow(/console error: Failed to load resource: .* 409 .*\/v2\/orders\)$/);
  const shopper = new Shopper(page, pizzeria);
  const restaurant: RestaurantKey = {
    tenantId: pizzeria.tenantId,
    restaurantId: await findRestaurant(request, pizzeria, name),
  };
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(name);
  await shopper.addDish({ category: 'To start', dish }, price);

  await test.step('a price', async () => {
    await goToPayment(shopper);
    try {
      await changePrice(restaurant, dish, price + 100);
      await expectRefusal(page, restaurant, /was \$12\.50 and is now \$13\.50/);
      await expect(page.getByRole('button', { name: /^Accept .*\$13\.50/ })).toBeVisible();
      await expectCartUnchanged(shopper);
    } finally {
      await changePrice(restaurant, dish, price);
    }
  });

  await test.step('a dish that sells out', async () => {
    await goToPayment(shopper);
    try {
      await setSoldOut(restaurant, dish, true);
      await expectRefusal(page, restaurant, new RegExp(`${dish} is sold out`));
      await expectCartUnchanged(shopper);
    } finally {
      await setSoldOut(restaurant, dish, false);
    }
  });

  await test.step('a time that fills', async () => {
    const pickupAt = await goToPayment(shopper);
    try {
      await fillSlot(restaurant, pickupAt);
      await expectRefusal(page, restaurant, /Choose another time/);
      await expectCartUnchanged(shopper);
    } finally {
      await fillSlot(restaurant, null);
    }
  });

  await test.step('a kitchen that pauses', async () => {
    const pickupAt = await goToPayment(shopper);
    try {
      const until = new Date(pickupAt.getTime() + 60 * 60_000);
      await pauseOrders(restaurant, until, 'The oven is resting.');
      await expectRefusal(page, restaurant, /The oven is resting/);
      await expectCartUnchanged(shopper);
    } finally {
      await pauseOrders(restaurant, null, '');
    }
  });
});

/** Loads the page with its clock paused, until nothing more is fetched. */
async function loadWithPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(now() + 60_000);
  await page.goto(`${pizzeria.address}/menu`, { waitUntil: 'networkidle' });
}

test('online orders that are off are announced 3 s after the theme loaded, once per tab and restaurant', async ({
  page,
  context,
  request,
}) => {
  const restaurantId = await findRestaurant(request, pizzeria, name);
  const shopper = new Shopper(page, pizzeria);
  const title = "We're Unable to Accept Online Orders Right Now";
  // While orders are on: choosing may take longer than the 3 s after which it is announced.
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(name);
  await setOnlineOrdersEnabled(pizzeria, restaurantId, false);
  try {
    const popup = page.getByRole('dialog', { name: title });
    await loadWithPausedClock(page);
    await page.clock.runFor(2999);
    await expect(popup).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(popup).toContainText('You can still browse the menu');
    await popup.getByRole('button', { name: 'Continue Browsing' }).click();
    await expect(popup).toHaveCount(0);

    await test.step('not again in this tab', async () => {
      await loadWithPausedClock(page);
      await page.clock.runFor(10_000);
      await expect(popup).toHaveCount(0);
    });

    await test.step('but in another one', async () => {
      const other = await context.newPage();
      await loadWithPausedClock(other);
      await other.clock.runFor(3000);
      await other.clock.resume();
      await expect(other.getByRole('dialog', { name: title })).toBeVisible();
    });
  } finally {
    await setOnlineOrdersEnabled(pizzeria, restaurantId, true);
  }
});
