import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { MenuServer } from './menu-server.ts';
import { watchToasts } from './toasts-of.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('a half-and-half gets its dishes, says what it costs, and is changed and taken off', async () => {
  const server = new MenuServer();
  const toasts = watchToasts();
  server.open('/desk/menu/halves/new');
  await field('Name').fill('Half and half');
  await expect.element(page.getByText('It is for sale from two on.')).toBeVisible();
  await choice('Add all of a category to this half-and-half').selectOptions('Mains');
  await expect.element(page.getByText('Pasta and Burger: $19.50.')).toBeVisible();
  await choice('Two different halves cost').selectOptions('the average of both, rounded');
  await field('Added for two different halves').fill('1');
  // (19.50 + 12.90) / 2 + 1.
  await expect.element(page.getByText('Pasta and Burger: $17.20.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Large' }).click();
  expect(await axeProblems()).toEqual([]);
  await button('Save').click();
  await expect.poll(() => toasts.at(-1)?.title).toBe('Half and half is on the menu');
  const [[key, made] = []] = Object.entries(server.edited.menu.half_sets);
  expect(made).toMatchObject({
    base_mode: 'average',
    topping_mode: 'half',
    surcharge: 1,
    excluded_values: ['Large'],
    dish_ids: ['11', '12'],
    category_id: '1',
  });
  await button('Take Pasta out of this half-and-half').click();
  await expect.element(page.getByText('It is for sale from two dishes on.')).toBeVisible();
  await button('Save').click();
  await expect.element(page.getByText('Saved. Open menus show it at once.')).toBeVisible();
  expect(server.sent.at(-1)?.changes).toEqual([
    { path: ['half_sets', key, 'dish_ids'], value: ['12'], before: { value: ['11', '12'] } },
  ]);
});

test('the list says what is in a half-and-half, and that one dish alone is not for sale', async () => {
  const server = new MenuServer();
  const set = { ...emptyHalfSet, name: 'Half and half', category_id: '1', dish_ids: ['12'] };
  server.edit((menu) => ({ ...menu, half_set_ids: ['61'], half_sets: { '61': set } }));
  server.open('/desk/menu/halves');
  await expect
    .element(page.getByRole('link', { name: 'Half and half', exact: true }))
    .toHaveAttribute('href', '/desk/menu/halves/61');
  await expect.element(page.getByText('Not for sale: it takes two dishes at least')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test('a name that is none and a price that is none are refused at their fields', async () => {
  const server = new MenuServer();
  server.open('/desk/menu/halves/new');
  await field('Added for two different halves').fill('two');
  await button('Save').click();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Write a name\./);
  await expect
    .element(field('Added for two different halves'))
    .toHaveAccessibleDescription(/Write a price/);
  expect(server.sent).toEqual([]);
});

test('a dish has hours of its own within those of its categories', async () => {
  const server = new MenuServer();
  server.open('/desk/menu/dishes/12');
  await page.getByRole('radio', { name: 'At certain times' }).click();
  await button('Add hours on Sunday').click();
  await page.getByLabelText('Sunday, opens').fill('09:00');
  await page.getByLabelText('Sunday, closes').fill('12:00');
  await button('Save').click();
  await expect.element(page.getByText('Saved. Open menus show it at once.')).toBeVisible();
  expect(server.sent.at(-1)?.changes).toEqual([
    {
      path: ['dishes', '12', 'hours'],
      value: [{ weekday: 7, from: '09:00', to: '12:00' }],
      before: { value: [] },
    },
  ]);
  expect(await axeProblems()).toEqual([]);
});
