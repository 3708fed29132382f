import type { Locator } from '@playwright/test';
import { chooseDevice, frameOn, openEditor, panel } from '../editor-page.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

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

test('words of a rich text are marked in a frame too, by keys, by buttons and with an address', async ({
  page,
}) => {
  await openEditor(page, '/terms');
  await chooseDevice(page, 'Phone 375');
  const words = frameOn(page).getByRole('main').locator('p').first();
  const tools = page.getByRole('toolbar', { name: 'Marks' });
  const address = tools.getByRole('textbox', { name: 'Address of the link' });
  await words.click();
  await expect(panel(page).getByRole('heading', { name: 'Legal pages' })).toBeVisible();
  await words.click();
  await expect(tools).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bread ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('daily');
  await expect(words.locator('strong')).toHaveText('daily');
  await page.keyboard.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Italic' }).click();
  await expect(words.locator('em')).toHaveText(['Bread ', 'daily']);
  // The question for an address takes the focus out of the frame, and gives it back.
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(words).toBeFocused();
  await tools.getByRole('button', { name: 'Link' }).click();
  await expect(address).toBeFocused();
  await page.keyboard.type('/menu');
  await page.keyboard.press('Enter');
  await expect(words.getByRole('link').first()).toHaveAttribute('href', '/menu');
  await expect(words).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await expect(words).toHaveText('Bread daily.');
  await page.keyboard.press('Enter');
  await expect(tools).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(words).not.toHaveText('Bread daily.');
});
