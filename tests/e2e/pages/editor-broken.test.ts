import { openEditor, panel } from '../editor-page.ts';
import { carrotCake } from '../order-lines.ts';
import { expect, test } from '../storefront-test.ts';

test('an editor that breaks leaves the shop running and the draft as it was', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/broken on purpose|The editor broke/);
  const title = page.getByRole('heading', { level: 1 });
  const shopper = await openEditor(page);
  await panel(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await panel(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Bread first.');
  await expect(title).toHaveText('Bread first.');
  const format = await page.evaluateHandle(() => ({
    ...Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format'),
  }));
  // The list of steps writes the time of each.
  await page.evaluate(() =>
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      configurable: true,
      get() {
        throw new Error('broken on purpose');
      },
    }),
  );
  await panel(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('alert')).toContainText('Your changes are kept.');
  await expect(panel(page)).toBeHidden();
  const again = page.getByRole('button', { name: 'Open the editor again' });
  await expect(again).toBeFocused();
  await expect(title).toHaveText('Bread first.');
  await page.evaluate(
    (original) => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', original),
    format,
  );

  await again.click();
  await expect(panel(page)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Undo: Hero/ })
    .click();
  await expect(title).toHaveText('Coffee first. Bread all day.');
  await panel(page).getByRole('button', { name: 'Close the editor' }).click();
  await shopper.visit('/menu');
  await shopper.quickAdd(carrotCake);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ }),
  ).toBeVisible();
});
