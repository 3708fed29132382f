import type { Locator } from '@playwright/test';
import { chooseDevice, frameOn, openEditor, panel } from '../editing.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ noise }) => noise.allow(/preloaded using link preload/));

/** A press inside a frame that is drawn small, where Playwright's own would land beside it. */
const press = (link: Locator) => link.dispatchEvent('click', { detail: 1 });

test('where one of two frames is led, the other goes too, and both say where they are', async ({
  page,
}) => {
  await openEditor(page);
  await chooseDevice(page, 'Phone and desk');
  const [phone, desk] = [frameOn(page), frameOn(page, 1)];
  const title = (frame: typeof phone) => frame.getByRole('heading', { level: 1 });
  const named = (device: string, screen: string) =>
    page.getByRole('region', { name: device }).getByText(screen, { exact: true });
  await expect(desk.locator('#hero-title')).toBeVisible();
  await expect(named('Phone, 375 pixels', 'Home')).toBeVisible();
  // Chosen by the first press, followed from beside it or by a second one.
  await press(phone.getByRole('link', { name: 'Privacy' }));
  await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
  await page.getByRole('button', { name: 'Open link' }).click();
  for (const frame of [phone, desk]) await expect(title(frame)).toHaveText(/Privacy/);
  for (const device of ['Phone, 375 pixels', 'Desk, 1280 pixels'])
    await expect(named(device, 'Privacy')).toBeVisible();
  const terms = desk.getByRole('link', { name: 'Terms' });
  await press(terms);
  await expect(page.getByRole('button', { name: 'Open link' })).toBeVisible();
  await press(terms);
  for (const frame of [phone, desk]) await expect(title(frame)).toHaveText(/Terms/);
  // What is no configured link leads at once.
  await press(desk.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }));
  await expect(named('Phone, 375 pixels', 'Menu')).toBeVisible();
  await expect(named('Desk, 1280 pixels', 'Menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[data-device-frame]')).toHaveCount(0);
});
