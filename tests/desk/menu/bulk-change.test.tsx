import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { expectAxeClean } from './axe-clean.ts';
import { MenuListServer } from './menu-list-server.ts';

const bar = page.getByRole('region', { name: 'Selected dishes' });
const dialog = page.getByRole('dialog');
const preview = dialog.getByRole('region', { name: 'Preview' });
const sums = dialog.getByRole('status');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

/** All three dishes selected, and one of the dialogs open. */
async function open(server: MenuListServer, action: string, role?: 'manager') {
  await server.open('/desk/menu', role);
  for (const name of ['Mains', 'Drinks']) {
    await page.getByRole('checkbox', { name: `Select all of ${name}` }).click();
  }
  await bar.getByRole('button', { name: action }).click();
  await expect.element(dialog).toBeVisible();
}

describe('a change of many dishes', () => {
  it('shows each price before and after, changes all at once, and takes all back', async () => {
    const server = new MenuListServer();
    await open(server, 'Prices…');
    await dialog.getByLabelText('Percent').fill('10');
    await dialog.getByLabelText('Rounded').selectOptions('To $0.10');
    await expect.element(sums).toHaveTextContent('3 dishes change');
    await expect.element(preview).toHaveTextContent('Online $12.90 → $14.20');
    await expect.element(sums).toHaveTextContent('Together $26.90 → $29.70 (+10.4%)');
    await expect
      .element(preview)
      .toHaveTextContent('1 of these dishes is sold at your other restaurants too');
    expect(server.prices()).toEqual([9.5, 12.9, 4.5]);
    await expectAxeClean();
    await button('Change 3 dishes').click();
    await expect.poll(server.titles).toContain('3 dishes changed');
    expect(server.prices()).toEqual([10.5, 14.2, 5]);
    expect(server.entries).toHaveLength(1);
    expect(server.entries[0]).toMatchObject({ origin: 'bulk', change_count: 6 });
    await expect.poll(() => dialog.query()).toBeNull();
    server.pressUndo();
    await expect.poll(server.titles).toContain('Taken back');
    await expect.poll(() => server.prices()).toEqual([9.5, 12.9, 4.5]);
    expect(server.entries[0]).toMatchObject({ origin: 'undo', undoes_id: 1 });
  });

  it('names what cannot be changed and why, and changes the others', async () => {
    const server = new MenuListServer();
    await open(server, 'Prices…', 'manager');
    await dialog.getByLabelText('How').selectOptions('By an amount');
    await dialog.getByLabelText('Amount').fill('-9,50');
    await expect.element(sums).toHaveTextContent('1 dish changes, 2 cannot be changed');
    await expect.element(preview).toHaveTextContent('Crème brûléeit would cost nothing or less');
    await button('Change 1 dish').click();
    await expect.poll(() => server.prices()).toEqual([9.5, 3.4, 4.5]);
  });

  it('refuses what is no number at its place', async () => {
    const server = new MenuListServer();
    await open(server, 'Prices…');
    for (const text of ['1e9', 'much', '١٢', '5000']) {
      await dialog.getByLabelText('Percent').fill(text);
      await expect.element(dialog.getByText('Write a number such as 5 or -2.5.')).toBeVisible();
    }
    await expect.element(button('Change 0 dishes')).toHaveAttribute('aria-disabled', 'true');
    await button('Change 0 dishes').click({ force: true });
    expect(server.entries).toEqual([]);
  });

  it('writes nothing where somebody was faster, says whose dish, and shows the new preview', async () => {
    const server = new MenuListServer();
    await open(server, 'Prices…');
    await dialog.getByLabelText('Percent').fill('100');
    server.before = () => server.setPrice('12', 20);
    await button('Change 3 dishes').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('changed Burger');
    expect(server.prices()).toEqual([9.5, 20, 4.5]);
    await expect.element(preview).toHaveTextContent('Online $20.00 → $40.00');
    await button('Change 3 dishes').click();
    await expect.poll(() => server.prices()).toEqual([19, 40, 9]);
  });

  it('keeps what was chosen where the network is gone', async () => {
    const server = new MenuListServer();
    await open(server, 'Prices…');
    await dialog.getByLabelText('Percent').fill('100');
    server.isDown = true;
    await button('Change 3 dishes').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('There is no connection.');
    server.isDown = false;
    await button('Change 3 dishes').click();
    await expect.poll(() => server.prices()).toEqual([19, 25.8, 9]);
  });

  it('gives a tax class, a mark and a category', async () => {
    const server = new MenuListServer();
    await open(server, 'Tax class…');
    await dialog.getByLabelText('Tax class').selectOptions('Reduced');
    await expect.element(preview).toHaveTextContent('Standard rate → Reduced');
    await button('Change 3 dishes').click();
    await expect.poll(() => server.edited.menu.dishes['11']?.tax_class_id).toBe(7);
    await bar.getByRole('button', { name: 'Diets, allergens…' }).click();
    await dialog.getByLabelText('Which').fill('vegan');
    await expect.element(preview).toHaveTextContent('none → vegan');
    await button('Change 3 dishes').click();
    await expect.poll(() => server.edited.menu.dishes['13']?.diets).toEqual(['vegan']);
    await bar.getByRole('button', { name: 'Category…' }).click();
    await dialog.getByLabelText('Category').selectOptions('Drinks');
    await expect.element(sums).toHaveTextContent('2 dishes change, 1 stays as it is');
    await button('Change 2 dishes').click();
    await expect
      .poll(() => server.edited.menu.categories['2']?.dish_ids)
      .toEqual(['13', '11', '12']);
    expect(server.entries.map(({ origin }) => origin)).toEqual(['bulk', 'bulk', 'bulk']);
  });

  it('puts one set of choices on all of them, shows it first, and takes it back', async () => {
    const server = new MenuListServer();
    const sauces = {
      ...emptyGroup,
      name: 'Sauces',
      options: [{ ...emptyOption('91'), name: 'Mayo' }],
    };
    const { menu } = server.edited;
    const burger = { ...(menu.dishes['12'] ?? emptyDish), group_ids: ['21'] };
    server.edited = {
      ...server.edited,
      menu: { ...menu, groups: { '21': sauces }, dishes: { ...menu.dishes, '12': burger } },
    };
    const asked = () =>
      ['11', '12', '13'].map((key) => server.edited.menu.dishes[key]?.group_ids.length);
    await open(server, 'Choices…');
    await dialog.getByLabelText('Which choices').selectOptions('Sauces (Mayo)');
    await expect.element(sums).toHaveTextContent('2 dishes change, 1 stays as it is');
    await expect.element(preview).toHaveTextContent('none → Sauces');
    await expectAxeClean();
    await button('Change 2 dishes').click();
    await expect.poll(asked).toEqual([1, 1, 1]);
    await expect.poll(() => dialog.query()).toBeNull();
    server.pressUndo();
    await expect.poll(asked).toEqual([0, 1, 0]);
  });

  it('has no choices to put on dishes where the menu has none', async () => {
    await new MenuListServer().open();
    await page.getByRole('checkbox', { name: 'Select all of Mains' }).click();
    await expect.element(bar.getByRole('button', { name: 'Category…' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Choices…' }).elements()).toEqual([]);
  });

  it('takes dishes off together, and back as each of them was', async () => {
    const server = new MenuListServer();
    server.stock = {
      ...server.stock,
      products: server.stock.products.map((one) => ({ ...one, is_off: one.id === 11 })),
    };
    const off = () => server.stock.products.map((one) => one.is_off);
    await open(server, 'Sold out…');
    await dialog.getByRole('radio', { name: 'Sold out until further notice' }).click();
    await expect.element(preview).toHaveTextContent('2 dishes change, 1 stays as it is');
    await expectAxeClean();
    await button('Change 2 dishes').click();
    await expect.poll(off).toEqual([true, true, true]);
    await expect.poll(() => dialog.query()).toBeNull();
    server.pressUndo();
    await expect.poll(server.titles).toContain('Taken back');
    expect(off()).toEqual([true, false, false]);
  });
});
