import { expectAccessible } from '../axe.ts';
import type { Page } from '@playwright/test';
import { openEditor, panel } from '../editor-page.ts';
import { expect, test } from '../storefront-test.ts';
import { viewports } from '../viewports.ts';

const title = (page: Page) => page.locator('#hero-title');

test('beside the editor dishes are ordered, and the panel and a written title stay over a reload', async ({
  page,
}) => {
  await openEditor(page);

  await test.step('a dish is ordered, and its button is no setting', async () => {
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first();
    await add.click();
    const dialog = page.getByRole('dialog');
    const added = page.getByRole('button', { name: /^Cart, 1 item/ });
    await expect(dialog.or(added).first()).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Edit site' })).toBeVisible();
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  const box = async () => (await panel(page).boundingBox()) ?? { x: -1, width: -1 };
  await test.step('the panel is moved and made wider', async () => {
    await panel(page).getByRole('button', { name: 'Move the panel to the left' }).click();
    await expect.poll(async () => (await box()).x).toBe(0);
    const edge = panel(page).getByRole('separator', { name: 'Width of the editor' });
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', '360');
    await page.keyboard.press('End');
    await expect.poll(async () => (await box()).width).toBe(560);
  });

  await test.step('a title is written where it stands, and the panel shows it', async () => {
    await title(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Title', exact: true });
    await expect(field).toBeVisible();
    await expectAccessible(page, 'the page with a section selected');
    await title(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bread first.');
    await expectAccessible(page, 'the page while a text is edited inline');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Bread first.');
    await expect(field).toHaveValue('Bread first.');
  });

  await test.step('a reload shows the title, and the panel open, where and as wide as it was', async () => {
    await page.reload();
    await expect(title(page)).toHaveText('Bread first.');
    await expect.poll(box).toMatchObject({ x: 0, width: 560 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test('the sheet has three heights, and what is pressed comes above it', async ({ page }) => {
    await openEditor(page);

    await test.step('only devices that the phone itself does not show are offered', async () => {
      await panel(page)
        .getByRole('button', { name: /^Device/ })
        .click();
      await expect(page.getByRole('menuitemradio')).toHaveText(['Page', 'Tablet 768', 'Desk 1280']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

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
    await expectAccessible(page, 'the page with the sheet half open');
  });
});
