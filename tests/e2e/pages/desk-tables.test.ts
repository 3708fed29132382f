import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('an owner draws a plan by keyboard and list, joins two tables, and finds it after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const shop = await createTestShop('plan', siteConfigSchema.parse({}));
  const north = 'Forno Pomo Northcote';
  const table = (name: string) => page.getByRole('button', { name: new RegExp(`^Table ${name},`) });
  const column = page.getByLabel('Column', { exact: true });
  const row = page.getByLabel('Row', { exact: true });

  await test.step('adds an area with two tables', async () => {
    await page.goto(`${shop.address}/desk/settings/tables`);
    await page.getByLabel('Email').fill(shop.owner.email);
    await page.getByLabel('Password').fill(shop.owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Restaurant' }).selectOption(north);
    await expect(page.getByRole('heading', { name: `The tables of ${north}` })).toBeVisible();
    await page.getByRole('button', { name: 'Add an area' }).click();
    await page.getByLabel('Name of the area').fill('Terrace');
    await page.getByRole('button', { name: 'Add a table' }).click();
    // Its name is what is written next.
    await expect(page.getByLabel('Name or number')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Vine');
    await page.getByRole('button', { name: 'Add a table' }).click();
    await page.getByLabel('Name or number').fill('Fig');
    await expect(table('Vine')).toBeVisible();
    await expect(table('Fig')).toBeVisible();
  });

  const before = { column: 0, row: 0 };
  await test.step('moves one by the arrow keys, and the list says where it stands', async () => {
    await table('Fig').focus();
    await page.keyboard.press('Enter');
    await expect(table('Fig')).toHaveAttribute('aria-pressed', 'true');
    before.column = Number(await column.inputValue());
    before.row = Number(await row.inputValue());
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(column).toHaveValue(String(before.column + 2));
    await expect(row).toHaveValue(String(before.row + 1));
    await expect(table('Fig')).toBeFocused();
  });

  await test.step('joins both, and saves', async () => {
    await page.getByRole('button', { name: 'Join tables' }).click();
    await expect(page.getByText('Joined: Vine + Fig')).toBeVisible();
    await expectAccessible(page, 'a plan of tables');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Reservations from now on follow it.')).toBeVisible();
  });

  await test.step('finds all of it after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Name of the area')).toHaveValue('Terrace');
    await expect(page.getByText('Joined: Vine + Fig')).toBeVisible();
    await page.getByRole('button', { name: 'Change table Fig' }).click();
    await expect(column).toHaveValue(String(before.column + 2));
    await expect(row).toHaveValue(String(before.row + 1));
  });
});
