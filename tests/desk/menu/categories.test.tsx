import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const saved = page.getByText('Saved. Open menus show it at once.');
const names = (label: string) =>
  page
    .getByRole('list', { name: label })
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a, p')?.textContent);

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the list of categories', () => {
  test('is put in order by buttons and by the keyboard, and taken back', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories');
    await expect.element(page.getByRole('link', { name: 'Mains', exact: true })).toBeVisible();
    expect(names('Categories')).toEqual(['Mains', 'Drinks']);
    await button('Move Drinks up').click();
    await expect.poll(() => server.edited.menu.category_ids).toEqual(['2', '1']);
    expect(names('Categories')).toEqual(['Drinks', 'Mains']);
    await expect.poll(toasts.titles).toEqual(['The order is saved']);
    toasts.act();
    await expect.poll(() => server.edited.menu.category_ids).toEqual(['1', '2']);
    await expect.poll(() => names('Categories')).toEqual(['Mains', 'Drinks']);
    const handle = button('Drag Mains').element();
    if (!(handle instanceof HTMLElement)) throw new Error('there is no handle');
    handle.focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText(/Mains picked up/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText(/Mains is now at position 2/)).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(() => server.edited.menu.category_ids).toEqual(['2', '1']);
    expect(await axeProblems()).toEqual([]);
  });

  test('says of each when it is offered, also past midnight, and how many dishes it has', async () => {
    const server = new MenuServer();
    server.edit((menu) => ({
      ...menu,
      categories: {
        ...menu.categories,
        '2': {
          name: 'Night drinks',
          description: '',
          image_url: null,
          hours: [5, 6].map((weekday) => ({ weekday, from: '22:00', to: '02:00' })),
          dish_ids: [],
        },
      },
    }));
    server.open('/desk/menu/categories');
    const list = page.getByRole('list', { name: 'Categories' });
    await expect.element(list).toHaveTextContent(/Mains\s*Always\s*2 dishes/);
    await expect.element(list).toHaveTextContent(/Friday to Saturday \S.*–.* the next day/);
    await expect.element(list).toHaveTextContent('No dish yet, so customers do not see it');
  });

  test('an order that two changed is theirs, and says so', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories');
    await expect.element(page.getByRole('link', { name: 'Mains', exact: true })).toBeVisible();
    const added = { name: 'Soups', description: '', image_url: null, hours: [], dish_ids: [] };
    server.edit((menu) => ({
      ...menu,
      category_ids: ['2', '3', '1'],
      categories: { ...menu.categories, '3': added },
    }));
    await button('Move Mains down').click();
    await expect.poll(() => names('Categories')).toEqual(['Drinks', 'Soups', 'Mains']);
    expect(server.edited.menu.category_ids).toEqual(['2', '3', '1']);
    await expect.poll(toasts.titles).toEqual(['That was not saved']);
  });
});

describe('the page of a category', () => {
  test('has hours past midnight, copied to other days, and saves what was changed alone', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories/2');
    await field('Name').fill('Night drinks');
    await page.getByRole('radio', { name: 'At certain times' }).click();
    await button('Add hours on Friday').click();
    await page.getByLabelText('Friday, opens').fill('22:00');
    await page.getByLabelText('Friday, closes').fill('02:00');
    await expect.element(page.getByText('closes the next day')).toBeVisible();
    await button('Copy Friday to other days').click();
    await page.getByRole('checkbox', { name: 'Saturday' }).click();
    await button('Copy').click();
    await button('Save').click();
    await expect.element(saved).toBeVisible();
    expect(server.sent.map(({ changes }) => changes)).toEqual([
      [
        { path: ['categories', '2', 'name'], value: 'Night drinks', before: { value: 'Drinks' } },
        {
          path: ['categories', '2', 'hours'],
          value: [
            { weekday: 5, from: '22:00', to: '02:00' },
            { weekday: 6, from: '22:00', to: '02:00' },
          ],
          before: { value: [] },
        },
      ],
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test('hours that overlap and a name that is none are refused at their fields', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories/2');
    await field('Name').fill('  ');
    await page.getByRole('radio', { name: 'At certain times' }).click();
    await button('Add hours on Monday').click();
    await button('Add hours on Monday').click();
    await page.getByLabelText('Monday, opens').last().fill('12:00');
    await button('Save').click();
    await expect.element(field('Name')).toHaveAccessibleDescription(/Write a name\./);
    await expect.element(page.getByText('Two of these times overlap.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('dishes come in by a search, go out with a warning, and are put in order', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories/1');
    const list = 'Dishes of this category';
    await expect.poll(() => names(list)).toEqual(['Pasta', 'Burger']);
    await page.getByRole('searchbox', { name: 'Find a dish to add' }).fill('LEMÓN');
    await button('Add Lemonade').click();
    await button('Take Pasta out of this category').click();
    await expect.element(page.getByText(/In no category any more .*: Pasta$/)).toBeVisible();
    await button('Move Lemonade up').click();
    expect(names(list)).toEqual(['Lemonade', 'Burger']);
    await expect.element(page.getByText('Also in Drinks')).toBeVisible();
    await button('Save').click();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.categories['1']?.dish_ids).toEqual(['13', '12']);
  });

  test('a new one is added at the end, and taken off again after asking, with a way back', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/categories/new');
    await field('Name').fill('Desserts');
    await button('Save').click();
    await expect.poll(place).toBe('/desk/menu/categories/100');
    expect(server.edited.menu.category_ids).toEqual(['1', '2', '100']);
    await button('Take off the menu').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('It has no dish. You can take that back.');
    await dialog.getByRole('button', { name: 'Take off the menu' }).click();
    await expect.poll(place).toBe('/desk/menu/categories');
    expect(server.edited.menu.category_ids).toEqual(['1', '2']);
    toasts.act();
    await expect.poll(() => server.edited.menu.category_ids).toEqual(['1', '2', '100']);
    expect(toasts.titles()).toContain('Desserts is off the menu');
  });

  test('the later of two sees what the other changed of it', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/categories/1');
    await field('Name').fill('Plates');
    server.edit((menu) => ({
      ...menu,
      categories: {
        ...menu.categories,
        '1': { name: 'Big plates', description: 'Warm.', image_url: null, hours: [], dish_ids: [] },
      },
    }));
    await button('Save').click();
    const panel = page.getByRole('region', { name: /^Somebody else saved/ });
    await expect.element(panel).toHaveTextContent(/Big plates/);
    await expect.element(panel).toHaveTextContent(/Warm\. Taken over/);
    await button('Save').click();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.categories['1']).toMatchObject({
      name: 'Plates',
      description: 'Warm.',
      dish_ids: [],
    });
  });

  test('one that was taken off says so', async () => {
    new MenuServer().open('/desk/menu/categories/99');
    await expect.element(page.getByText(/^This category is not on the menu/)).toBeVisible();
  });
});
