import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { expectAxeClean } from './axe-clean.ts';
import { MenuListServer } from './menu-list-server.ts';

const history = page.getByRole('region', { name: 'What was changed' });
const dialog = page.getByRole('dialog');

/** A server on which somebody changed the menu so, one after the other. */
async function serverWith(...edits: ((menu: MenuDocument) => MenuDocument)[]) {
  const server = new MenuListServer();
  for (const edit of edits) {
    const { menu } = server.edited;
    server.change(reversible(menu, changesBetween(menu, edit(menu))));
  }
  return server;
}

const withPrice =
  (key: string, online_price: number) =>
  (menu: MenuDocument): MenuDocument => {
    const dish = menu.dishes[key];
    return dish ? { ...menu, dishes: { ...menu.dishes, [key]: { ...dish, online_price } } } : menu;
  };
const withAll =
  (online_price: number) =>
  (menu: MenuDocument): MenuDocument => ({
    ...menu,
    dishes: Object.fromEntries(
      Object.entries(menu.dishes).map(([key, dish]) => [key, { ...dish, online_price }]),
    ),
  });

describe('the history of the menu', () => {
  it('says what was changed in a line, and all of it where it is opened', async () => {
    const server = await serverWith(
      withPrice('12', 13.5),
      (menu) => ({ ...menu, category_ids: ['2', '1'] }),
      withAll(5),
    );
    await server.open('/desk/menu/history');
    await expect.element(history).toHaveTextContent('Burger: $12.90 → $13.50');
    await expect.element(history).toHaveTextContent('Order of the categories');
    await expect.element(history).toHaveTextContent('Prices of 3 dishes');
    await history.getByText('Show all 3 changes').click();
    await expect.element(history).toHaveTextContent('Crème brûlée: $9.50 → $5.00');
    await expectAxeClean();
  });

  it('takes one back, and asks about what was changed again since', async () => {
    const server = await serverWith(withAll(5), withPrice('12', 6));
    await server.open('/desk/menu/history');
    await history.getByRole('button', { name: 'Take back: Prices of 3 dishes' }).click();
    await expect.element(dialog).toHaveTextContent('Online price of Burger');
    await expectAxeClean();
    await dialog.getByRole('button', { name: 'Take back the rest' }).click();
    await expect.poll(() => server.prices()).toEqual([9.5, 6, 4.5]);
    await expect.element(history).toHaveTextContent('Took a change back');
  });

  it('makes a dish as it was before a change, after showing what that changes', async () => {
    const server = await serverWith(withPrice('12', 14), withPrice('12', 15));
    await server.open('/desk/menu/history?dish=12');
    const restore = history.getByRole('button', { name: 'Make it as it was before this' });
    await restore.nth(1).click();
    await expect.element(dialog).toHaveTextContent('Burger: $15.00 → $12.90');
    server.before = () => server.setPrice('12', 20);
    await dialog.getByRole('button', { name: 'Make it so' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody else changed');
    await expect.element(dialog).toHaveTextContent('Burger: $20.00 → $12.90');
    await dialog.getByRole('button', { name: 'Make it so' }).click();
    await expect.poll(() => server.prices()[1]).toBe(12.9);
    expect(server.entries[0]).toMatchObject({ origin: 'restore' });
  });

  it('is asked for by person and by dish, some at a time', async () => {
    const server = await serverWith(withPrice('12', 14), withPrice('13', 6));
    server.pageSize = 1;
    const { calls } = await server.open('/desk/menu/history');
    const asked = () =>
      calls.filter(({ path }) => path.endsWith('/changes')).map(({ search }) => search);
    await history.getByRole('button', { name: 'Show older changes' }).click();
    await expect.poll(asked).toContain('?before_id=2');
    await page.getByLabelText('By', { exact: true }).selectOptions('Olive');
    await expect.poll(() => asked().at(-1)).toContain('person_id=');
    await page.getByLabelText('Dish').selectOptions('Lemonade');
    await expect.poll(() => asked().at(-1)).toContain('key=dishes%2F13');
  });
});
