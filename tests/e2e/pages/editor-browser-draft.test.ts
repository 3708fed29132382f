import { Shopper } from '../shopper.ts';
import { bakery } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';

test('what is edited is seen at once, by this browser alone, until it is discarded', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, bakery);
  const editor = page.getByRole('region', { name: 'Site editor' });
  const body = page.locator('body');
  const title = page.getByRole('heading', { level: 1 });
  await shopper.visit();
  await expect(title).toHaveText('Coffee first. Bread all day.');
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await editor.getByRole('button', { name: 'Colours' }).click();
  await editor.getByRole('textbox', { name: 'Background' }).fill('#10251c');
  await expect(body).toHaveCSS('background-color', 'rgb(16, 37, 28)');
  await editor.getByRole('button', { name: 'Back to the site' }).click();
  await editor.getByRole('button', { name: 'Hero', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill('Bread first.');
  await expect(title).toHaveText('Bread first.');
  await editor.getByRole('button', { name: 'Back to the site' }).click();
  await editor.getByRole('button', { name: 'Move Menu up' }).click();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText('Coffee, kitchen, bakery');

  await test.step('a reload keeps it, and hydrates with the page of everyone', async () => {
    await page.reload();
    await expect(body).toHaveCSS('background-color', 'rgb(16, 37, 28)');
    await expect(title).toHaveText('Bread first.');
    await expect(sections.first()).toHaveText('Coffee, kitchen, bakery');
    await editor.getByRole('button', { name: 'Close the editor' }).click();
    await expect(page.getByText('Your own changes, seen only here')).toBeVisible();
  });

  await test.step('nobody else sees it', async () => {
    const other = await browser.newContext();
    const visitor = new Shopper(await other.newPage(), bakery);
    await visitor.visit();
    await expect(visitor.heading('Coffee first. Bread all day.')).toBeVisible();
    await other.close();
  });

  await test.step('discarding brings back the page of everyone', async () => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveText('Coffee first. Bread all day.');
    await expect(body).toHaveCSS('background-color', 'rgb(23, 17, 14)');
    await expect(sections.first()).toHaveText('On the counter today');
  });
});
