import { expectAccessible } from '../axe.ts';
import type { Page } from '@playwright/test';
import { openEditor, panel } from '../editor-page.ts';
import { expect, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

const title = (page: Page) => page.locator('#hero-title');

test('a title is written where it stands, and the panel and a reload show it', async ({ page }) => {
  await openEditor(page);
  await title(page).click();
  await expect(panel(page).getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await expectAccessible(page, 'a section in hand');
  await title(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bread first.');
  await expectAccessible(page, 'a text being written');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Bread first.');
  await expect(panel(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Bread first.',
  );
  await page.reload();
  await expect(title(page)).toHaveText('Bread first.');
});

test('a dish is ordered with the editor open, and its button is no setting', async ({ page }) => {
  await openEditor(page);
  const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first();
  await add.click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('button', { name: /^Cart, 1 item/ }))
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeVisible();
});

test('the panel stands where and as wide as it was left', async ({ page }) => {
  await openEditor(page);
  const box = async () => (await panel(page).boundingBox()) ?? { x: -1, width: -1 };
  await panel(page).getByRole('button', { name: 'Move the panel to the left' }).click();
  await expect.poll(async () => (await box()).x).toBe(0);
  const edge = panel(page).getByRole('separator', { name: 'Width of the editor' });
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '360');
  await page.keyboard.press('End');
  await expect.poll(async () => (await box()).width).toBe(560);
  await page.reload();
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await expect.poll(box).toMatchObject({ x: 0, width: 560 });
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test('the sheet has three heights, and what is pressed comes above it', async ({ page }) => {
    await openEditor(page);
    const height = panel(page).getByRole('separator', { name: 'Height of the editor' });
    await expect(height).toHaveAttribute('aria-valuetext', 'Half of the window');
    await panel(page).getByRole('button', { name: 'Make the editor higher' }).click();
    await expect(height).toHaveAttribute('aria-valuetext', 'Nearly all of the window');
    await height.focus();
    await page.keyboard.press('Home');
    await expect(height).toHaveAttribute('aria-valuetext', 'Head only');
    await panel(page).getByRole('button', { name: 'Make the editor higher' }).click();
    await title(page).click({ position: { x: 20, y: 10 } });
    const bottomOf = async () => {
      const box = await title(page).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const top = async () => (await panel(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottomOf()) <= (await top())).toBe(true);
    await expectAccessible(page, 'the sheet half open');
  });
});
