import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { routeOf } from '#src/app/routes.tsx';
import { paths } from '#ui/paths.ts';
import { bootWith, gate, glebe, memoryStorage, newtown, settingsWith } from '../site-boot.ts';
import { openSite } from './open-site.tsx';

const heading = () => page.getByRole('heading', { level: 1 });

describe('when the server is down', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the user is redirected to /error, and finds the way back', async () => {
    const { stores, address } = openSite({ at: '/contact?from=mail' });
    await expect.element(heading()).toHaveTextContent('Contact');
    stores.config.getState().setServerDown('Resource not found (404)');
    await expect.element(heading()).toHaveTextContent('We cannot reach the kitchen');
    await expect.poll(address).toBe(paths.error);
    await expect.element(page.getByText(/Resource not found \(404\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading()).toHaveTextContent('Contact');
    await expect.poll(address).toBe('/contact?from=mail');
    expect(stores.config.getState().isServerDown).toBe(false);
  });

  test('a link on /error leads away from it', async () => {
    const { stores, address } = openSite({ at: '/contact' });
    stores.config.getState().setServerDown('x');
    await expect.element(heading()).toHaveTextContent('We cannot reach the kitchen');
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect.element(heading()).toHaveTextContent('Terms');
    await expect.poll(address).toBe('/terms');
  });

  test("a failed settings load ends with 'Failed to load restaurant settings'", async () => {
    const { stores, address } = openSite({
      boot: bootWith({ selectedRestaurantId: 1 }),
      answers: { 'GET /v2/restaurants/app-settings': { status: 404 } },
    });
    await expect.element(heading()).toHaveTextContent('Terms');
    stores.restaurant.getState().choose(glebe);
    await expect.poll(address).toBe(paths.error);
    expect(stores.config.getState().errorMessage).toBe('Failed to load restaurant settings');
    expect(stores.config.getState().isThemeLoading).toBe(false);
  });
});

test('settings reload when the selected restaurant changes, under a full-screen spinner', async () => {
  const held = gate();
  const other = settingsWith();
  const { stores } = openSite({
    boot: bootWith({ selectedRestaurantId: 1 }),
    fetch: async () => {
      await held.passed;
      return Response.json({ data: [{ ...other, is_online_order_enabled: 0 }] });
    },
  });
  await expect.element(heading()).toHaveTextContent('Terms');
  stores.restaurant.getState().choose(glebe);
  await expect.element(page.getByText('Loading...')).toBeVisible();
  held.open();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  expect(stores.config.getState().isOnlineOrderEnabled).toBe(false);
});

test('a page without a boot shows the spinner until its settings have come', async () => {
  const held = gate();
  const settings = settingsWith();
  openSite({
    isBootLive: false,
    fetch: async (url) => {
      await held.passed;
      return String(url).includes('app-settings')
        ? Response.json({
            data: [{ ...settings, tenant: { ...settings.tenant, name: 'Fetched' } }],
          })
        : Response.json([newtown]);
    },
  });
  await expect.element(page.getByText('Loading...').first()).toBeVisible();
  held.open();
  await expect.element(page.getByRole('link', { name: 'Fetched, home' })).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('the expiry is checked after the theme has loaded', async () => {
  const storage = memoryStorage({
    selectedRestaurant: JSON.stringify({ version: 1, state: { tenantId: 139, selected: newtown } }),
    selectedRestaurantExpiry: JSON.stringify({ tenantId: 139, expiresAt: 1 }),
  });
  const { stores } = openSite({ storage, boot: bootWith({ selectedRestaurantId: 1 }) });
  expect(stores.restaurant.getState().selected).toEqual(newtown);
  await expect.poll(() => stores.restaurant.getState().selected).toBeNull();
});

test('an address that is none is answered with ways on: menu, contact and the restaurants', async () => {
  openSite({ at: '/no/such/page' });
  await expect.element(heading()).toHaveTextContent('This page is not on the menu');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: 'Look at the menu' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Contact' }).element().getAttribute('href')).toBe(
    '/contact',
  );
  const places = main.getByRole('region', { name: 'Visit us' });
  await expect.element(places.getByRole('heading', { name: 'Newtown' })).toBeVisible();
  await expect.element(places.getByText('1 King Street')).toBeVisible();
});

test('a dismissed banner stays away', async () => {
  const { stores } = openSite();
  await page.getByRole('button', { name: 'Close the offer' }).click();
  await expect.element(page.getByText('Free delivery on orders over $30')).not.toBeInTheDocument();
  expect(stores.config.getState().isBannerVisible).toBe(false);
});

test('plain links open in place, and the new screen takes the focus', async () => {
  const { address } = openSite({ at: '/terms' });
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect.element(heading()).toHaveTextContent('Privacy');
  await expect.poll(address).toBe('/privacy');
  await expect.poll(() => document.activeElement?.id).toBe('main');
  await expect.poll(() => document.title).toBe('Privacy · Corner Table');
});

test("a page with one's own changes says so, and they can be discarded", async () => {
  const { stores } = openSite();
  await stores.config.getState().editConfig((draft) => {
    draft.topOfferBanner.topOfferBannerText = 'My own offer';
  });
  await expect.element(page.getByText('My own offer')).toBeVisible();
  await expect.element(page.getByText('Your own changes, seen only here')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByText('My own offer')).not.toBeInTheDocument();
  await expect.element(page.getByText('Your own changes, seen only here')).not.toBeInTheDocument();
});

describe('a screen is loaded before its link is followed', () => {
  const link = () => page.getByRole('link', { name: 'Privacy' });

  test.each([
    { sign: 'a pointer is on it', act: () => link().hover() },
    { sign: 'it has the focus', act: () => link().element().focus() },
  ])('once $sign', async ({ act }) => {
    const { address } = openSite();
    await expect.element(heading()).toHaveTextContent('Terms');
    const preload = vi.spyOn(routeOf(paths.privacy).part, 'preload');
    await act();
    await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
    expect(address()).toBe(paths.terms);
  });

  test('and one that did not come is asked for again when it is followed', async () => {
    openSite();
    await expect.element(heading()).toHaveTextContent('Terms');
    const preload = vi
      .spyOn(routeOf(paths.privacy).part, 'preload')
      .mockRejectedValue(new Error('offline'));
    await link().hover();
    await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
    await link().click();
    await expect.element(heading()).toHaveTextContent('Privacy');
  });
});
