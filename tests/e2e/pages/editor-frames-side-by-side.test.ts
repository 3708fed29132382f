import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { chooseDevice, frameOn, openEditor, panel } from '../editor-page.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

const isInViewport = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
  });

/** A press inside a frame that is drawn small, where Playwright's own would land beside it. */
const press = (link: Locator) => link.dispatchEvent('click', { detail: 1 });

/**
 * All of the page: the panel, the frames, and the site inside them. That two frames have the same
 * landmarks is no mistake, since each frame has a name of its own; the editor's own are told apart.
 */
async function expectAllAccessible(page: Page, screen: string): Promise<void> {
  const rule = 'landmark-unique';
  await expectAccessible(page, screen, { options: { rules: { [rule]: { enabled: false } } } });
  await expectAccessible(page, screen, { exclude: 'iframe', options: { runOnly: [rule] } });
}

test('phone and desk side by side show the same section and route, and axe finds nothing in them', async ({
  page,
}) => {
  test.slow();
  await openEditor(page);

  await test.step('axe finds nothing with a phone on its side and a text selected', async () => {
    await chooseDevice(page, 'Phone 375');
    await page.getByRole('button', { name: 'Turn the phone on its side' }).click();
    await frameOn(page).locator('#hero-title').click();
    await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toBeVisible();
    await expectAllAccessible(page, 'a phone on its side and a text selected');
    await page.getByRole('button', { name: 'Turn the phone on its side' }).click();
  });

  const [phone, desk] = [frameOn(page), frameOn(page, 1)];
  await test.step('axe finds nothing with phone and desk', async () => {
    await chooseDevice(page, 'Phone and desk');
    await expect(desk.locator('#hero-title')).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toHaveCount(2);
    await expectAllAccessible(page, 'phone and desk');
    await panel(page).getByRole('button', { name: 'Back to the site' }).click();
  });

  const both = [phone, desk];
  const widthOf = (frame: typeof phone) => frame.locator('html').evaluate(() => window.innerWidth);
  await test.step('both go to the selected section', async () => {
    await expect.poll(() => widthOf(phone)).toBe(375);
    await expect.poll(() => widthOf(desk)).toBe(1280);
    await expect(page.getByText(/^Desk · 1280 px · \d+ %$/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Features', exact: true }).click();
    for (const frame of both)
      await expect.poll(() => isInViewport(frame.locator('#features'))).toBe(true);
    await expect(page.getByRole('toolbar', { name: 'Features on the page' })).toHaveCount(2);
    await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('On both at once');
    for (const frame of both) await expect(frame.getByText('On both at once')).toBeVisible();
    // A press in one leads the other there.
    await phone.locator('#features').evaluate(() => window.scrollTo(0, 0));
    await desk.locator('#footer').evaluate((footer) => footer.scrollIntoView());
    await desk.locator('#footer').dispatchEvent('click', { detail: 1, bubbles: true });
    await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
    await expect.poll(() => isInViewport(phone.locator('#footer'))).toBe(true);
  });

  await test.step('where one navigates, the other goes too, and both name their screen', async () => {
    const title = (frame: typeof phone) => frame.getByRole('heading', { level: 1 });
    const named = (device: string, screen: string) =>
      page.getByRole('region', { name: device }).getByText(screen, { exact: true });
    await expect(named('Phone, 375 pixels', 'Home')).toBeVisible();
    // Selected by the first press, followed from beside it or by a second one.
    await press(phone.getByRole('link', { name: 'Privacy' }));
    await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
    await page.getByRole('button', { name: 'Open link' }).click();
    for (const frame of both) await expect(title(frame)).toHaveText(/Privacy/);
    for (const device of ['Phone, 375 pixels', 'Desk, 1280 pixels'])
      await expect(named(device, 'Privacy')).toBeVisible();
    const terms = desk.getByRole('link', { name: 'Terms' });
    await press(terms);
    await expect(page.getByRole('button', { name: 'Open link' })).toBeVisible();
    await press(terms);
    for (const frame of both) await expect(title(frame)).toHaveText(/Terms/);
    // A link that is not configured leads at once.
    await press(desk.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }));
    await expect(named('Phone, 375 pixels', 'Menu')).toBeVisible();
    await expect(named('Desk, 1280 pixels', 'Menu')).toBeVisible();
  });

  await test.step('a window too narrow for two shows one, which turns on its side', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('iframe[data-device-frame]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Turn the phone on its side' }).click();
    await expect.poll(() => widthOf(phone)).toBe(812);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[data-device-frame]')).toHaveCount(0);
  });
});
