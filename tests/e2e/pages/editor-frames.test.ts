import type { Locator } from '@playwright/test';
import { chooseDevice, frameOn, openEditor, panel } from '../editor-page.ts';
import { Shopper } from '../shopper.ts';
import { bakery } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { carrotCake } from '../order-lines.ts';
import { viewports } from '../viewports.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

test('a frame shows the draft at a phone’s width, keeps its route, and offers no editor', async ({
  page,
}) => {
  await openEditor(page);
  await panel(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await chooseDevice(page, 'Phone 375');
  const frame = frameOn(page);
  const framed = frame.locator('#hero-title');
  await expect(framed).toBeVisible();
  const hero = frame.locator('#hero img').first();
  const hasCome = () => hero.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(hasCome).toBe(true);
  await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Seen at once');
  await expect(framed).toHaveText('Seen at once');
  await expect(frame.getByRole('button', { name: 'Edit this site' })).toHaveCount(0);
  const width = () => frame.locator('html').evaluate(() => window.innerWidth);
  expect(await width()).toBe(375);
  // As on the page: what a link says is chosen first, and a second press leads.
  await frame.getByRole('link', { name: 'Privacy' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
  await frame.getByRole('link', { name: 'Privacy' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await chooseDevice(page, 'Tablet 768');
  await expect.poll(width).toBe(768);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[data-device-frame]')).toHaveCount(0);
  await expect(page.locator('#hero-title')).toHaveText('Seen at once');
});

test('a text pressed in a frame is chosen there and written in, and keys lead out again', async ({
  page,
}) => {
  await openEditor(page);
  await chooseDevice(page, 'Phone 375');
  const framed = frameOn(page).locator('#hero-title');
  const field = panel(page).getByRole('textbox', { name: 'Title', exact: true });
  await framed.click();
  await expect(field).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toBeVisible();
  await framed.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bread first.');
  await expect(framed).toHaveText('Bread first.');
  await expect(field).toHaveValue('Bread first.');
  await page.keyboard.press('Enter');
  // The frame has the focus, and the editor's keys are heard from there.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(framed).not.toHaveText('Bread first.');
  await page.keyboard.press('F6');
  const walked = page.getByRole('toolbar', { name: 'Sections of this page' }).getByRole('button');
  await expect(walked).toHaveAccessibleName(/^Hero, \d+ of/);
  await expect(walked).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(walked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[data-device-frame]')).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeFocused();
});

const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
  });

test('phone and desk stand side by side, and both go to the section in hand', async ({ page }) => {
  await openEditor(page);
  await chooseDevice(page, 'Phone and desk');
  const both = [0, 1].map((which) => frameOn(page, which));
  const widthOf = (index: number) => both[index]?.locator('html').evaluate(() => window.innerWidth);
  await expect.poll(() => widthOf(0)).toBe(375);
  await expect.poll(() => widthOf(1)).toBe(1280);
  await expect(page.getByText(/^Desk · 1280 px · \d+ %$/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Features', exact: true }).click();
  for (const frame of both)
    await expect.poll(() => isInSight(frame.locator('#features'))).toBe(true);
  await expect(page.getByRole('toolbar', { name: 'Features on the page' })).toHaveCount(2);
  await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('On both at once');
  for (const frame of both) await expect(frame.getByText('On both at once')).toBeVisible();
  // A press in one leads the other there.
  await both[0]?.locator('#features').evaluate(() => window.scrollTo(0, 0));
  await both[1]?.locator('#footer').evaluate((footer) => footer.scrollIntoView());
  await both[1]?.locator('#footer').dispatchEvent('click', { detail: 1, bubbles: true });
  await expect(panel(page).getByRole('heading', { name: 'Footer' })).toBeVisible();
  await expect.poll(async () => both[0] && isInSight(both[0].locator('#footer'))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('iframe[data-device-frame]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Turn the phone on its side' }).click();
  await expect.poll(() => widthOf(0)).toBe(812);
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

test('a frame that cannot load says so, and loads when it is asked again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await openEditor(page);
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.abort() : route.continue(),
  );
  await chooseDevice(page, 'Tablet 768');
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded here.');
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frameOn(page).locator('#hero-title')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test('only what the phone itself does not show is offered', async ({ page }) => {
    await openEditor(page);
    await panel(page)
      .getByRole('button', { name: /^Device/ })
      .click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Page', 'Tablet 768', 'Desk 1280']);
  });
});
