import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { MenuServer } from './menu-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});

const field = page.getByRole('combobox', { name: 'Goes well with' });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = page.getByText('Saved. Open menus show it at once.');
const path = ['dishes', '12', 'goes_well_with'];

test('a dish is chosen that goes well with another, or none, or what is ordered together again', async () => {
  const server = new MenuServer();
  server.open('/desk/menu/dishes/12');
  await expect.element(field).toHaveValue('');
  expect([...field.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'What is ordered with it most (by itself)',
    'Suggest nothing',
    'Lemonade',
    'Pasta',
  ]);
  await field.selectOptions('Lemonade');
  await save();
  await expect.element(saved).toBeVisible();
  await field.selectOptions('Suggest nothing');
  await save();
  await expect.poll(() => server.sent.length).toBe(2);
  await expect.element(saved).toBeVisible();
  await field.selectOptions('What is ordered with it most (by itself)');
  await save();
  await expect.poll(() => server.sent.length).toBe(3);
  expect(server.sent.map(({ changes }) => changes)).toEqual([
    [{ path, value: '13', before: {} }],
    [{ path, value: 'none', before: { value: '13' } }],
    [{ path, before: { value: 'none' } }],
  ]);
  expect(server.edited.menu.dishes['12']).not.toHaveProperty('goes_well_with');
});

test('what was changed of it is read in words', async () => {
  const server = new MenuServer();
  server.change([{ path, value: '13', before: {} }]);
  server.open('/desk/menu/dishes/12');
  const history = page.getByRole('region', { name: 'What was changed' });
  await expect.element(history).toHaveTextContent(/Goes well with.*Lemonade/);
});
