import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseDevice, frameOn, openEditor } from '../editing.ts';
import { settle } from '../settle.ts';
import { expect, test } from '../storefront-test.ts';

// A frame takes the larger picture that the page around it has at hand.
test.beforeEach(({ noise }) => noise.allow(/preloaded using link preload/));

/**
 * All of the page: the panel, the frames, and the site inside them. That two frames have the same
 * landmarks is no mistake, since each frame has a name of its own; the editor's own are told apart.
 */
async function expectNothingFound(page: Page, place: string): Promise<void> {
  await settle(page);
  // Asked again: axe leaves out a frame that has not taken in its script within a second, and with
  // it the one main part and heading of the page.
  await expect
    .poll(() => findProblems(page), { message: `what axe finds with ${place}`, timeout: 60_000 })
    .toEqual([]);
}

async function findProblems(page: Page): Promise<string[]> {
  const all = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
  const own = await new AxeBuilder({ page })
    .withRules('landmark-unique')
    .exclude('iframe')
    .analyze();
  return [...all.violations, ...own.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
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
  await expectNothingFound(page, 'a phone on its side and a text in hand');
  await chooseDevice(page, 'Phone and desk');
  await expect(frameOn(page, 1).locator('#hero-title')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Hero on the page' })).toHaveCount(2);
  await expectNothingFound(page, 'phone and desk');
});
