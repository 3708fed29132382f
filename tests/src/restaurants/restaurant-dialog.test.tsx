import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isDrawn } from '../is-drawn.ts';
import { openSite } from '../app/open-site.tsx';
import { cartStandIn, lineOf } from '../cart/cart-stand-in.ts';
import { bootWith, gate, glebe, newtown, settingsWith } from '../site-boot.ts';

const initial = () => page.getByRole('dialog', { name: 'Where would you like to order from?' });
const change = () => page.getByRole('dialog', { name: 'Select a Restaurant' });
const confirm = () => page.getByRole('button', { name: 'Confirm Selection' });
const settings = { 'GET /v2/restaurants/app-settings': { body: { data: [settingsWith()] } } };

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'restaurant=; Path=/; Max-Age=0';
});

describe('on the first visit, with several restaurants', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the dialog opens after 0.5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openSite({ at: '/menu' });
    await isDrawn('header');
    await vi.advanceTimersByTimeAsync(499);
    expect(initial().query()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.element(initial()).toBeVisible();
  });

  test('it never opens by itself over a preview, whose link is there to be seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const preview = { restaurantId: null, expiresAt: '2026-11-24T01:00:00Z' };
    const { stores } = openSite({ at: '/menu', boot: bootWith({ preview }) });
    await isDrawn('header');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await expect
      .element(page.getByRole('complementary', { name: 'Preview' }))
      .toHaveTextContent('Preview – not published yet');
    expect(initial().query()).toBeNull();
    stores.restaurant.getState().setPicking(true);
    await expect.element(change()).toBeVisible();
  });

  test('it waits while the spinner of the settings lies over everything', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stores } = openSite({ at: '/menu' });
    await isDrawn('header');
    stores.config.getState().setThemeLoading(true);
    await isDrawn('output[data-full="true"]');
    await vi.advanceTimersByTimeAsync(10_000);
    // Its code is here already, so that it would be drawn by now.
    await isDrawn('header');
    expect(initial().query()).toBeNull();
    stores.config.getState().setThemeLoading(false);
    await isDrawn('body:not(:has(output[data-full="true"]))');
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await expect.element(initial()).toBeVisible();
  });

  test("'Confirm Selection' is disabled until one is picked, and the dialog cannot be dismissed", async () => {
    const { stores } = openSite({ at: '/menu', answers: settings });
    await expect.element(confirm()).toBeDisabled();
    expect(page.getByRole('button', { name: 'Close', exact: true }).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('radio', { name: /Glebe/ }).click();
    await expect.element(initial()).toBeVisible();
    await confirm().click();
    await expect.element(page.getByText('Restaurant selected')).toBeVisible();
    expect(stores.restaurant.getState().selected).toEqual(glebe);
    await expect.element(initial()).not.toBeInTheDocument();
  });

  test(
    'R96 once it is answered, the focus is on the content of the page',
    { tags: ['slow'] },
    async () => {
      openSite({ at: '/menu', answers: settings });
      await page.getByRole('radio', { name: /Glebe/ }).click();
      await confirm().click();
      await expect.element(initial()).not.toBeInTheDocument();
      await expect.element(page.getByRole('main')).toHaveFocus();
    },
  );

  test(
    'the way into the editor is in it, for nothing behind it can be reached',
    { tags: ['slow'] },
    async () => {
      openSite({ at: '/menu', answers: settings });
      await initial().getByRole('button', { name: 'Edit this site' }).click();
      await expect.element(page.getByRole('region', { name: 'Site editor' })).toBeVisible();
      await expect.element(initial()).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
    },
  );

  test('it lists each with name, street, city and phone, in a list of at most 15rem', async () => {
    openSite({ at: '/menu' });
    const option = page.getByRole('radio', { name: /Newtown.*1 King Street, Newtown.*5550 0010/ });
    await expect.element(option).toBeInTheDocument();
    await expect
      .element(page.getByRole('radiogroup'))
      .toHaveStyle({ maxHeight: '240px', overflowY: 'auto' });
  });
});

test('one active restaurant is selected automatically, without a dialog', async () => {
  const closed = { ...glebe, restaurant: { ...glebe.restaurant, status: 0 } };
  const boot = bootWith({ restaurants: [closed, newtown] });
  const { stores } = openSite({ at: '/menu', boot, answers: settings });
  await expect.poll(() => stores.restaurant.getState().selected).toEqual(newtown);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('it shows skeletons while loading, and a list that holds one closes it by selecting', async () => {
  const held = gate();
  const { stores } = openSite({
    at: '/menu',
    boot: bootWith({ restaurants: [], restaurantsFailed: true }),
    fetch: async (url) => {
      if (!String(url).includes('restaurants-with-images')) {
        return Response.json({ data: [settingsWith()] });
      }
      await held.passed;
      return Response.json([newtown]);
    },
  });
  await expect.element(page.getByLabelText('Looking up our restaurants')).toBeVisible();
  held.open();
  await expect.poll(() => stores.restaurant.getState().selected).toEqual(newtown);
  await expect.element(initial()).not.toBeInTheDocument();
});

test("a failed list says 'Failed to load restaurants' and offers 'Try Again'", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openSite({
    at: '/menu',
    boot: bootWith({ restaurants: [], restaurantsFailed: true }),
    answers: { 'POST /restaurants-with-images': { status: 400 } },
  });
  await expect.element(page.getByText('Failed to load restaurants')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  expect(log).toHaveBeenCalled();
});

test("an empty list says 'No restaurants available'", async () => {
  openSite({ at: '/menu', boot: bootWith({ restaurants: [] }) });
  await expect.element(page.getByText('No restaurants available')).toBeVisible();
  await expect.element(confirm()).toBeDisabled();
});

describe("'Select a Restaurant', opened from the header", () => {
  const chosen = bootWith({ selectedRestaurantId: 1 });

  test('shows the chosen one, is at most 20rem high and can be dismissed', async () => {
    const { stores } = openSite({ boot: chosen });
    await page.getByRole('button', { name: /Newtown/ }).click();
    await expect.element(change()).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Newtown/ })).toBeChecked();
    await expect.element(page.getByRole('radiogroup')).toHaveStyle({ maxHeight: '320px' });
    await userEvent.keyboard('{Escape}');
    await expect.element(change()).not.toBeInTheDocument();
    expect(stores.restaurant.getState().selected).toEqual(newtown);
  });

  test('confirming another silently clears the cart, and Undo brings both back', async () => {
    const server = cartStandIn([lineOf({ id: 7, name: 'Cola', unit: 4, quantity: 2 })]);
    const { stores } = openSite({
      at: '/favorites',
      boot: chosen,
      fetch: async (url, init) =>
        String(url).includes('app-settings')
          ? Response.json({ data: [settingsWith()] })
          : server.fetch(url, init),
    });
    stores.account.getState().getGuestUser();
    stores.account.getState().setGuestToken('token');
    await expect.poll(() => server.calls.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: /Newtown/ }).click();
    await page.getByRole('radio', { name: /Glebe/ }).click();
    await confirm().click();
    await expect.poll(() => server.cart().item_count).toBe(0);
    expect(stores.restaurant.getState().selected).toEqual(glebe);
    const toast = page.getByRole('status').filter({ hasText: 'Restaurant selected' });
    await expect.element(toast).toHaveTextContent('Glebe');
    expect(page.getByText('Cart cleared').query()).toBeNull();
    // Toasts that another file raised without a toaster may stand beside it.
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => server.cart().item_count).toBe(2);
    expect(stores.restaurant.getState().selected).toEqual(newtown);
  });
});
