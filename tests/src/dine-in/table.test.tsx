import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { paths } from '#ui/paths.ts';
import { menu as menus } from '#variants/sections/menu/index.ts';
import { forgetEverything, openApp } from '../checkout/open-app.tsx';
import { noonInSydney } from '../checkout/sample-slots.ts';
import { always, bogo } from '../dish/sample-offers.ts';
import { code, openSeated, scanned, serverWithTable } from './open-table.ts';

beforeAll(() => menus.cards.preload());
afterEach(forgetEverything);

const strip = page.getByRole('region', { name: 'Your table' });
const hour = 3_600_000;

describe('R80 the code of a table', () => {
  test('opens its menu at in-store prices, chooses its restaurant and is not left in the address', async () => {
    const server = serverWithTable();
    const { stores, place, host } = openApp({ at: scanned, server, hasRestaurant: false });
    await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
    await expect.poll(() => place.href).toBe('/dine-in-menu');
    expect(stores.restaurant.getState().selected?.restaurant.id).toBe(7);
    expect(stores.checkout.getState()).toMatchObject({
      tableId: code,
      tableSeenAt: noonInSydney,
      // What was chosen for other orders is theirs.
      deliveryMethod: 'pickup',
    });
    const dish = page.getByRole('article').filter({ hasText: 'Margherita' }).first();
    await expect.element(dish.getByText('$18.00')).toBeVisible();
    expect(host.textContent).not.toContain('$21.50');
    const { violations } = await axe.run(host);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('that nobody knows says so, and forgets the table of before', async () => {
    const { stores } = openSeated({ at: `${paths.dineInMenu}?table=gone` });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.unknown);
    expect(stores.checkout.getState().tableId).toBeNull();
    await expect
      .element(page.getByRole('article').filter({ hasText: 'Margherita' }).first())
      .toBeVisible();
  });

  test('that could not be looked up is tried again', async () => {
    const server = serverWithTable();
    server.next('getTable', 'no reply');
    openApp({ at: scanned, server });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.failedHeading);
    await strip.getByRole('button', { name: words.again }).click();
    await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
  });

  test('R81 says before anything is chosen that no orders are taken, and lets nobody to the checkout', async () => {
    const server = serverWithTable();
    const refusal = 'The restaurant is closed right now.';
    server.tables.set(code, { restaurant_id: 7, name: '12', area: 'Terrace', refusal });
    const { close } = openSeated({ at: paths.dineInMenu, server });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(refusal);
    close();
    openSeated({ server });
    await expect.element(page.getByRole('heading', { name: words.closedHeading })).toBeVisible();
    await expect.element(page.getByRole('link', { name: words.toMenu })).toBeVisible();
  });

  test('is remembered over a reload, and not six hours later', async () => {
    let present = noonInSydney;
    const server = serverWithTable();
    const first = openApp({ at: scanned, server });
    await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
    first.close();
    present += 6 * hour - 60_000;
    const second = openApp({ at: paths.dineInMenu, server, now: () => present });
    await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
    // A phone that slept sees the hour when it wakes.
    present += 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(strip.getByText(words.scan)).toBeVisible();
    second.close();
    openApp({ at: paths.dineInCheckout, server, now: () => present });
    await expect.element(page.getByRole('heading', { name: words.whichHeading })).toBeVisible();
  });

  test('is asked for without one, and the menu is read all the same', async () => {
    const server = serverWithTable();
    openApp({ at: paths.dineInMenu, server });
    await expect.element(strip.getByText(words.scan)).toBeVisible();
    await expect
      .element(page.getByRole('article').filter({ hasText: 'Margherita' }).first())
      .toBeVisible();
    expect(server.calls('getTable')).toEqual([]);
  });

  test('is given up by whoever sits elsewhere', async () => {
    const { stores } = openSeated({ at: paths.dineInMenu });
    await strip.getByText(words.notYours).click();
    await strip.getByRole('button', { name: words.forget }).click();
    await expect.element(strip.getByText(words.scan)).toBeVisible();
    expect(stores.checkout.getState().tableId).toBeNull();
  });

  test('says where orders to the table are not taken', async () => {
    const server = serverWithTable();
    const { restaurant } = server.restaurant;
    server.restaurant = {
      ...server.restaurant,
      restaurant: { ...restaurant, order_types: ['pickup'] },
    };
    openSeated({ at: paths.dineInMenu, server });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.notOffered);
  });
});

test('the deals of a table are those that hold there, and lead to its menu', async () => {
  const server = serverWithTable();
  const deals = [
    { ...bogo, id: 1, name: 'Two for one' },
    {
      ...bogo,
      id: 2,
      name: 'Picked up for less',
      conditions: { ...always, order_types: ['pickup' as const] },
    },
  ];
  if (server.menu) server.menu = { ...server.menu, deals };
  openSeated({ at: paths.dineInDeals, server });
  await expect.element(page.getByRole('heading', { name: 'Two for one' })).toBeVisible();
  await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
  await expect.element(page.getByText('Picked up for less')).not.toBeInTheDocument();
});
