import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { MenuServer } from './menu-server.ts';
import { showToasts } from './shown-toasts.ts';

let toasts = showToasts();
beforeEach(async () => {
  toasts = showToasts();
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});
afterEach(() => toasts.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const save = () => button('Save for 2 dishes');
const preview = page.getByRole('region', { name: 'As customers meet it' });

test('R98 a group is priced by sequence: said, shown, and its options have no price then', async () => {
  const server = new MenuServer();
  server.open('/desk/menu/choices/31');
  await box('Price by sequence').click();
  expect(field('Online price of Bacon').query()).toBeNull();
  await save().click();
  await expect.element(field('Number 1')).toHaveFocus();
  await field('Number 1').fill('1');
  await field('Number 2 and each further one').fill('1,5');
  await button('Add another price').click();
  await field('Number 3 and each further one').fill('2');
  await expect
    .element(
      page.getByText(/\$1\.00 for the first, \$1\.50 for the next, \$2\.00 for each further one$/),
    )
    .toBeVisible();
  await preview.getByRole('checkbox', { name: /Bacon/ }).click();
  await expect.element(preview).toHaveTextContent('Adds $1.00');
  await expect.element(preview.getByRole('checkbox', { name: 'Cheese + $1.50' })).toBeVisible();
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await button('Remove the price of number 2').click();
  await save().click();
  await expect.element(page.getByText('Saved. Open menus show it at once.')).toBeVisible();
  expect(server.sent.at(-1)?.changes).toMatchObject([
    { path: ['groups', '31', 'sequence_prices'], value: [1, 2] },
  ]);
  await box('Price by sequence').click();
  await expect.element(field('Online price of Bacon')).toBeVisible();
  await save().click();
  await expect.poll(() => server.sent.length).toBe(2);
  expect(server.sent.at(-1)?.changes).toEqual([
    { path: ['groups', '31', 'sequence_prices'], before: { value: [1, 2] } },
  ]);
});
