import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { MenuServer } from './menu-server.ts';
import { showToasts } from './shown-toasts.ts';

const burger = '/desk/menu/dishes/12';

// What nobody shows would wait for the page of the next file, and cover its buttons.
let toasts = showToasts();
beforeEach(async () => {
  toasts = showToasts();
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});
afterEach(async () => {
  toasts.stop();
  await page.viewport(414, 896);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => button('Save').click();
const price = field('Online price');

describe('a new dish', () => {
  test('needs a name and a price, is made once though its answer was lost, and opens then', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/dishes/new?category=1');
    await save();
    await expect.element(page.getByText('Write a name.')).toBeVisible();
    await expect.element(page.getByText('Write a price such as 12.5.')).toBeVisible();
    await field('Name').fill('Fish burger');
    await price.fill('15');
    server.losesAnswer = true;
    await save();
    await expect.element(page.getByText(/there is no connection/)).toBeVisible();
    await save();
    await expect.poll(place).toBe('/desk/menu/dishes/100');
    await expect.element(page.getByRole('heading', { name: 'Fish burger' })).toBeVisible();
    const { dishes, categories } = server.edited.menu;
    expect(Object.values(dishes).filter(({ name }) => name === 'Fish burger')).toHaveLength(1);
    expect(categories['1']?.dish_ids).toEqual(['11', '12', '100']);
  });

  test('is there once, though its answer was lost and something was written since', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/dishes/new?category=1');
    await field('Name').fill('Fish burger');
    await price.fill('15');
    server.losesAnswer = true;
    await save();
    await expect.element(page.getByText(/there is no connection/)).toBeVisible();
    await field('Name').fill('Cod burger');
    await price.fill('16');
    await save();
    await expect.poll(place).toBe('/desk/menu/dishes/100');
    const { dishes, categories } = server.edited.menu;
    expect(Object.keys(dishes)).toEqual(['11', '12', '13', '100']);
    expect(dishes['100']).toMatchObject({ name: 'Cod burger', online_price: 16 });
    expect(categories['1']?.dish_ids).toEqual(['11', '12', '100']);
    const [first, again] = server.sent.map(({ transaction }) => transaction);
    expect(again).toBe(first);
  });

  test('that is given up after its answer was lost is not changed by the next one', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/dishes/new?category=1');
    await field('Name').fill('Fish burger');
    await price.fill('15');
    server.losesAnswer = true;
    await save();
    await expect.element(page.getByText(/there is no connection/)).toBeVisible();
    await button('Undo my changes').click();
    await field('Name').fill('Lamb burger');
    await price.fill('17');
    await save();
    await expect.poll(place).toBe('/desk/menu/dishes/101');
    const { dishes } = server.edited.menu;
    expect([dishes['100']?.name, dishes['101']?.name]).toEqual(['Fish burger', 'Lamb burger']);
  });

  test('that was refused is sent as another one', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/dishes/new?category=1');
    await field('Name').fill('Fish burger');
    await price.fill('15');
    server.editDish('12', { name: 'Beef burger' });
    server.edit((menu) => ({
      ...menu,
      categories: {
        ...menu.categories,
        '1': { name: 'Mains', description: '', image_url: null, hours: [], dish_ids: ['12', '11'] },
      },
    }));
    await save();
    await expect.poll(place).toBe('/desk/menu/dishes/100');
    expect(server.edited.menu.categories['1']?.dish_ids).toEqual(['12', '11', '100']);
  });

  test('a copy has sizes of its own and the same groups', async () => {
    const server = new MenuServer();
    const { place } = server.open(burger);
    await button('Make a copy').click();
    await expect.element(field('Name')).toHaveValue('Burger (copy)');
    await save();
    await expect.poll(place).toMatch(/^\/desk\/menu\/dishes\/\d+$/);
    const copy = server.edited.menu.dishes[place().split('/').at(-1) ?? ''];
    expect(copy).toMatchObject({ name: 'Burger (copy)', group_ids: ['31', '32'] });
    expect(copy?.choices[0]?.id).not.toBe('21');
    expect(copy?.choices[0]?.values.map(({ name }) => name)).toEqual(['Regular', 'Large']);
  });
});
