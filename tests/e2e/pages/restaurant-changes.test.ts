import type { APIRequestContext, Page } from '@playwright/test';
import {
  changePrice,
  countOrdersAndPayments,
  fillSlot,
  pauseOrders,
  setSoldOut,
  type RestaurantKey,
} from '../restaurant-admin.ts';
import { findRestaurant, inDollars } from '../menu-api.ts';
import { cards, Shopper } from '../shopper.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { setOnlineOrdersEnabled } from '../database.ts';

/** Only this file orders here, one test after the other: a paused kitchen is in nobody's way. */
const name = 'Forno Pomo Yarraville';
test.describe.configure({ mode: 'serial' });
const dish = 'Garlic focaccia';
const price = 1250;

async function toPayment(page: Page, request: APIRequestContext) {
  const shopper = new Shopper(page, pizzeria);
  const place: RestaurantKey = {
    tenantId: pizzeria.tenantId,
    restaurantId: await findRestaurant(request, pizzeria, name),
  };
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(name);
  await shopper.addDish({ category: 'To start', dish }, price);
  await shopper.checkOut('Card');
  await shopper.fillCard(cards.good);
  const pickupAt = await page.evaluate(() => {
    const stored: { state?: { pickupAt?: string } } = JSON.parse(
      localStorage.getItem('checkout') ?? '{}',
    );
    return stored.state?.pickupAt ?? '';
  });
  return { shopper, place, pickupAt: new Date(pickupAt) };
}

/** Presses Pay, reads what is said, and sees that no order and no payment came of it. */
async function payInVain(page: Page, place: RestaurantKey, sentence: RegExp): Promise<void> {
  const before = await countOrdersAndPayments(place);
  await page.getByRole('button', { name: `Pay ${inDollars(price)}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  expect(await countOrdersAndPayments(place)).toEqual(before);
}

/** The cart is kept as it was. */
async function seeCartKept(shopper: Shopper): Promise<void> {
  await shopper.visit('/menu?cart=open');
  await expect(shopper.cart()).toContainText(dish);
}

test.describe('what changes between cart and payment is shown before money moves', () => {
  test.beforeEach(({ pageErrors }) => {
    // The browser itself reports the refusal that this is about.
    pageErrors.allow(/reply 409: .*\/v2\/orders$/);
    pageErrors.allow(/console error: Failed to load resource: .* 409 .*\/v2\/orders\)$/);
  });

  test('a price', async ({ page, request }) => {
    const { shopper, place } = await toPayment(page, request);
    try {
      await changePrice(place, dish, price + 100);
      await payInVain(page, place, /was \$12\.50 and is now \$13\.50/);
      await expect(page.getByRole('button', { name: /^Accept .*\$13\.50/ })).toBeVisible();
      await seeCartKept(shopper);
    } finally {
      await changePrice(place, dish, price);
    }
  });

  test('a dish that sells out', async ({ page, request }) => {
    const { shopper, place } = await toPayment(page, request);
    try {
      await setSoldOut(place, dish, true);
      await payInVain(page, place, new RegExp(`${dish} is sold out`));
      await seeCartKept(shopper);
    } finally {
      await setSoldOut(place, dish, false);
    }
  });

  test('a time that fills', async ({ page, request }) => {
    const { shopper, place, pickupAt } = await toPayment(page, request);
    try {
      await fillSlot(place, pickupAt);
      await payInVain(page, place, /Choose another time/);
      await seeCartKept(shopper);
    } finally {
      await fillSlot(place, null);
    }
  });

  test('a kitchen that pauses', async ({ page, request }) => {
    const { shopper, place, pickupAt } = await toPayment(page, request);
    try {
      await pauseOrders(place, new Date(pickupAt.getTime() + 60 * 60_000), 'The oven is resting.');
      await payInVain(page, place, /The oven is resting/);
      await seeCartKept(shopper);
    } finally {
      await pauseOrders(place, null, '');
    }
  });
});

/** Loads the page while time stands still, and lets it come to rest. */
async function loadInStillTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${pizzeria.address}/menu`, { waitUntil: 'networkidle' });
}

test('online orders that are off are told 3 s after the theme loaded, once per tab and restaurant', async ({
  page,
  context,
  request,
}) => {
  const restaurantId = await findRestaurant(request, pizzeria, name);
  const shopper = new Shopper(page, pizzeria);
  const title = "We're Unable to Accept Online Orders Right Now";
  // While orders are on: choosing may take longer than the 3 s after which a tab is told.
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(name);
  await setOnlineOrdersEnabled(pizzeria, restaurantId, false);
  try {
    const popup = page.getByRole('dialog', { name: title });
    await loadInStillTime(page);
    await page.clock.runFor(2999);
    await expect(popup).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(popup).toContainText('You can still browse the menu');
    await popup.getByRole('button', { name: 'Continue Browsing' }).click();
    await expect(popup).toHaveCount(0);

    await test.step('not again in this tab', async () => {
      await loadInStillTime(page);
      await page.clock.runFor(10_000);
      await expect(popup).toHaveCount(0);
    });

    await test.step('but in another one', async () => {
      const other = await context.newPage();
      await loadInStillTime(other);
      await other.clock.runFor(3000);
      await other.clock.resume();
      await expect(other.getByRole('dialog', { name: title })).toBeVisible();
    });
  } finally {
    await setOnlineOrdersEnabled(pizzeria, restaurantId, true);
  }
});
