import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { chooseDevice, frameOn, openEditor } from '../editor-page.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/preloaded using link preload/));

/**
 * All of the page: the panel, the frames, and the site inside them. That two frames have the same
 * landmarks is no mistake, since each frame has a name of its own; the editor's own are told apart.
 */
async function expectAllAccessible(page: Page, screen: string): Promise<void> {
  const rule = 'landmark-unique';
  await expectAccessible(page, screen, { options: { rules: { [rule]: { enabled: false } } } });
  await expectAccessible(page, screen, { exclude: 'iframe', options: { runOnly: [rule] } });
}

test('axe finds nothing with one frame open, nor with phone and desk side by side', async ({
  page,
}) => {
  test.slow();
  await openEditor(page);
  await chooseDevice(page, 'Phone 375');
  await page.getByRole('button', { name: 'Turn the phone on its side' }).click();
  await frameOn(page).locator('#hero-title').click();
  await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toBeVisible();
  await expectAllAccessible(page, 'a phone on its side and a text in hand');
  await chooseDevice(page, 'Phone and desk');
  await expect(frameOn(page, 1).locator('#hero-title')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toHaveCount(2);
  await expectAllAccessible(page, 'phone and desk');
});
