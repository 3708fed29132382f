import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { isCheckoutPath } from '#ui/paths.ts';
import { bootWith, settingsWith } from '../site-boot.ts';
import { openSite } from './open-site.tsx';

const offer = 'Two for one on Tuesdays';
const config = siteConfigSchema.parse({
  topOfferBanner: { showTopOfferBanner: true, topOfferBannerText: offer },
  footer: { showNewsletter: true, links: [{ label: 'Find us', url: '/contact' }] },
});

const openAt = (at: string) =>
  openSite({ at, boot: bootWith({ settings: settingsWith(config), selectedRestaurantId: 1 }) });
const header = page.getByRole('banner');
const footer = page.getByRole('contentinfo');

describe.each([
  ['/checkout', '/menu'],
  ['/checkout/payment', '/menu'],
  ['/dine-in-menu/checkout', '/dine-in-menu'],
  ['/dine-in-menu/checkout/payment', '/dine-in-menu'],
])('the frame of %s', (at, menu) => {
  it('has home, the way back to the menu, the cart and the terms, and nothing that leads away', async () => {
    openAt(at);
    await expect.element(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
    await expect.element(header.getByRole('link', { name: /, home$/ })).toBeVisible();
    await expect.element(header.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', menu);
    await expect.element(header.getByRole('button', { name: /cart/i })).toBeVisible();
    expect(header.getByRole('link', { name: 'Log in' }).elements()).toHaveLength(0);
    expect(page.getByText(offer).elements()).toHaveLength(0);
    expect(footer.getByRole('textbox').elements()).toHaveLength(0);
    expect(footer.getByRole('link', { name: 'Find us' }).elements()).toHaveLength(0);
  });
});

it('every other page has its offer, its newsletter and its pages', async () => {
  openAt('/terms');
  await expect.element(page.getByText(offer).first()).toBeVisible();
  await expect.element(footer.getByRole('textbox')).toBeVisible();
  await expect.element(footer.getByRole('link', { name: 'Find us' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Log in' })).toBeVisible();
});

it('what comes after a payment is no checkout', () => {
  expect(
    ['/checkout/success', '/menu', '/dine-in-menu', '/checkouts', '/gift-cards'].filter(
      isCheckoutPath,
    ),
  ).toEqual([]);
});
