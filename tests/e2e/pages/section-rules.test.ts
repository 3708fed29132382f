import type { Page } from '@playwright/test';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { now } from '../e2e-clock.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

const minute = 60_000;
/** By the clock of the sample's restaurants. */
const clockAt = (instant: number) => localDateTime(instant, 'Australia/Melbourne').time;

/** What comes and goes stands above the menu, and below it. */
const home = ['hero', 'categories', 'bestSellers', 'menu', 'features', 'about', 'hours'];

/** The sample's site, some of its sections shown by rules. */
const createShopWithRules = (
  name: string,
  rules: Record<string, Partial<When>>,
): Promise<TestShop> =>
  createTestShop(name, {
    ...tenant139.config,
    // With its search, which the short form leaves to the menu's own page.
    menu: { ...tenant139.config.menu, onHome: 'whole' },
    layout: {
      home: home.map((id) => ({
        id,
        hidden: false,
        ...(rules[id] && { when: whenSchema.parse(rules[id]) }),
      })),
    },
  });

const heightOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().height);

/**
 * The home page with a clock that can be set. What opens and closes comes before: under such a
 * clock frames come late, and a dialog may miss the end of its own animation.
 */
async function visitWithClock(page: Page, shopper: Shopper, time: number): Promise<void> {
  await page.clock.install({ time });
  await shopper.visit('/');
}

test('an open page changes over at the minute, and keeps cart, field, focus and place', async ({
  page,
}) => {
  const begin = now();
  const turn = Math.ceil(begin / minute) * minute + 10 * minute;
  const secondTurn = turn + 10 * minute;
  const day = (from: number, to: number) => [{ days: [], from: clockAt(from), to: clockAt(to) }];
  const shop = await createShopWithRules('timed', {
    bestSellers: { times: day(turn - 300 * minute, turn) },
    features: { times: day(turn, turn + 120 * minute) },
    menu: { times: day(turn - 300 * minute, secondTurn) },
  });
  // Drawn right by the server, before any script.
  const markup = await (await page.goto(shop.address))?.text();
  expect(markup).toContain('id="bestSellers"');
  expect(markup).not.toContain('id="features"');

  const shopper = new Shopper(page, shop);
  await shopper.visit('/');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await shopper.quickAdd(polpette);
  await visitWithClock(page, shopper, begin);
  const search = page.locator('#menu').getByRole('searchbox');
  await search.fill('po');
  await search.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const topOf = () => search.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const before = await topOf();
  await expect(page.locator('#bestSellers')).toBeAttached();

  await page.clock.fastForward(turn - begin + minute);
  await expect(page.locator('#features')).toBeAttached();
  await expect(page.locator('#bestSellers')).not.toBeAttached();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await expect(search).toBeFocused();
  await page.keyboard.type('l');
  await expect(search).toHaveValue('pol');
  await expect(page.getByRole('button', { name: /1 item/ }).first()).toBeAttached();

  await test.step('a section in which somebody writes stays until the focus leaves it', async () => {
    await page.clock.fastForward(secondTurn - turn + minute);
    await page.keyboard.type('p');
    await expect(search).toHaveValue('polp');
    await search.blur();
    await expect(page.locator('#menu')).not.toBeAttached();
  });
});

test('what is for other devices takes no room and no focus, without scripts too', async ({
  browser,
}) => {
  const shop = await createShopWithRules('devices', {
    bestSellers: { devices: ['phone'] },
    about: { devices: ['tablet', 'computer'] },
  });
  for (const [width, shown, left] of [
    [375, 'bestSellers', 'about'],
    [767, 'bestSellers', 'about'],
    [768, 'about', 'bestSellers'],
    [1280, 'about', 'bestSellers'],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(shop.address);
    await expect(page.locator(`#${shown}`), `${shown} at ${width}`).toBeVisible();
    await expect(page.locator(`#${left}`), `${left} at ${width}`).toBeHidden();
    expect(await heightOf(page, left)).toBe(0);
    await context.close();
  }
});

test('what is for delivery comes with the choice, and is there before the first paint', async ({
  context,
  page,
  pageErrors,
}) => {
  const shop = await createShopWithRules('ordertypes', {
    features: { orderTypes: ['delivery'] },
    bestSellers: { orderTypes: ['pickup', 'dine_in'] },
  });
  const shopper = new Shopper(page, shop);
  await shopper.visit('/');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await expect(page.locator('#bestSellers')).toBeVisible();
  await expect(page.locator('#features')).toBeHidden();
  await shopper.quickAdd(polpette);
  await shopper.visit('/checkout');
  await page.getByRole('radio', { name: 'Delivery' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-order', 'delivery');

  // The page's own scripts never come: what is seen is what was painted first.
  pageErrors.allow(/\.js/);
  await context.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(shop.address);
  await expect(page.locator('#features')).toBeVisible();
  await expect(page.locator('#bestSellers')).toBeHidden();
});
