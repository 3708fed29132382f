import { carrotCake } from '../order-lines.ts';
import { bakery } from '../demo-shops.ts';
import { chooseDevice, frameOn, openEditor, panel } from '../editor-page.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

test('a frame shows the draft at a device’s width, keeps its route, is edited inside, and recovers from a failed load', async ({
  page,
  pageErrors,
}) => {
  await openEditor(page);
  const frame = frameOn(page);
  const frames = page.locator('iframe[data-device-frame]');
  const framed = frame.locator('#hero-title');
  const field = panel(page).getByRole('textbox', { name: 'Title', exact: true });
  const width = () => frame.locator('html').evaluate(() => window.innerWidth);

  await test.step('it shows the draft at a phone’s width and offers no editor', async () => {
    await panel(page).getByRole('button', { name: 'Hero', exact: true }).click();
    await chooseDevice(page, 'Phone 375');
    await expect(framed).toBeVisible();
    const hero = frame.locator('#hero img').first();
    const isLoaded = () => hero.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
    await field.fill('Seen at once');
    await expect(framed).toHaveText('Seen at once');
    await expect(frame.getByRole('button', { name: 'Edit this site' })).toHaveCount(0);
    expect(await width()).toBe(375);
  });

  await test.step('another device keeps its route', async () => {
    // As on the page: the text of a link is selected first, and a second press follows it.
    await frame.getByRole('link', { name: 'Privacy' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
    await frame.getByRole('link', { name: 'Privacy' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
    await chooseDevice(page, 'Tablet 768');
    await expect.poll(width).toBe(768);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
    await page.keyboard.press('Escape');
    await expect(frames).toHaveCount(0);
    await expect(page.locator('#hero-title')).toHaveText('Seen at once');
  });

  await test.step('a text pressed in it is selected there and edited inline, and keys lead out again', async () => {
    await chooseDevice(page, 'Phone 375');
    await framed.click();
    await expect(field).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toBeVisible();
    await framed.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bread first.');
    await expect(framed).toHaveText('Bread first.');
    await expect(field).toHaveValue('Bread first.');
    await page.keyboard.press('Enter');
    // The frame has the focus, and the editor's keys work from there.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(framed).not.toHaveText('Bread first.');
    await page.keyboard.press('F6');
    const current = page
      .getByRole('toolbar', { name: 'Sections of this page' })
      .getByRole('button');
    await expect(current).toHaveAccessibleName(/^Hero, \d+ of/);
    await expect(current).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(current).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(frames).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeFocused();
  });

  await test.step('one that cannot load reports it, and loads when it is asked again', async () => {
    pageErrors.allow(/ERR_FAILED/);
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.abort() : route.continue(),
    );
    await chooseDevice(page, 'Tablet 768');
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded here.');
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(framed).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an order that is tried in a frame leaves the form around it alone', async ({ page }) => {
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/menu');
  await shopper.quickAdd(carrotCake);
  await shopper.visit('/checkout');
  const name = page.getByRole('main').getByLabel('Name');
  await name.fill('Mia Rossi');
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await chooseDevice(page, 'Phone 375');
  const inside = frameOn(page).getByRole('main').getByLabel('Name');
  await expect(inside).toHaveValue('');
  await inside.fill('Somebody else');
  await inside.blur();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(name).toHaveValue('Mia Rossi');
  await page.reload();
  await expect(name).toHaveValue('Mia Rossi');
});

test('rich text is marked in a frame too, by keys, by buttons and with an address', async ({
  page,
}) => {
  await openEditor(page, '/terms');
  await chooseDevice(page, 'Phone 375');
  const paragraph = frameOn(page).getByRole('main').locator('article > div p').first();
  const tools = page.getByRole('toolbar', { name: 'Marks' });
  const address = tools.getByRole('textbox', { name: 'Address of the link' });
  await paragraph.click();
  await expect(panel(page).getByRole('heading', { name: 'Legal pages' })).toBeVisible();
  await paragraph.click();
  await expect(tools).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bread ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('daily');
  await expect(paragraph.locator('strong')).toHaveText('daily');
  await page.keyboard.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Italic' }).click();
  await expect(paragraph.locator('em')).toHaveText(['Bread ', 'daily']);
  // The field for an address takes the focus out of the frame, and gives it back.
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paragraph).toBeFocused();
  await tools.getByRole('button', { name: 'Link' }).click();
  await expect(address).toBeFocused();
  await page.keyboard.type('/menu');
  await page.keyboard.press('Enter');
  await expect(paragraph.getByRole('link').first()).toHaveAttribute('href', '/menu');
  await expect(paragraph).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await expect(paragraph).toHaveText('Bread daily.');
  await page.keyboard.press('Enter');
  await expect(tools).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paragraph).not.toHaveText('Bread daily.');
});
