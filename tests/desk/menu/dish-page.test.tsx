import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { MenuServer } from './menu-server.ts';

const burger = '/desk/menu/dishes/12';

beforeEach(async () => {
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});
afterEach(() => page.viewport(414, 896));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => button('Save').click();
const saved = page.getByText('Saved. Open menus show it at once.');
const price = field('Online price');

describe('the page of a dish', () => {
  test('sends only what was changed, with what was there, and Undo brings that back into the form', async () => {
    const server = new MenuServer();
    server.open(burger);
    await expect.element(page.getByRole('heading', { name: 'Burger' })).toBeVisible();
    await field('Name').fill('House burger');
    await price.fill('13,5');
    await page.getByRole('checkbox', { name: 'Best seller' }).click();
    await save();
    await expect.element(saved).toBeVisible();
    await expect.element(price).toHaveValue('13.50');
    expect(server.sent.map(({ changes }) => changes)).toEqual([
      [
        { path: ['dishes', '12', 'name'], value: 'House burger', before: { value: 'Burger' } },
        { path: ['dishes', '12', 'online_price'], value: 13.5, before: { value: 12.9 } },
        { path: ['dishes', '12', 'price'], value: 13.5, before: { value: 12.9 } },
        { path: ['dishes', '12', 'is_best_seller'], value: true, before: { value: false } },
      ],
    ]);
    await page
      .getByRole('region', { name: 'What was changed' })
      .getByRole('button', { name: /^Take back/ })
      .click();
    await expect.element(field('Name')).toHaveValue('Burger');
    await expect.element(price).toHaveValue('12.90');
    await expect.element(saved).not.toBeInTheDocument();
  });

  test.each(['-1', '1e9', '1000000000', '١٢', '1,250', '1.005', '', 'ten'])(
    '‘%s’ is refused at its field in a sentence, and nothing is sent',
    async (text) => {
      const server = new MenuServer();
      server.open(burger);
      await price.fill(text);
      await save();
      await expect.element(price).toHaveAttribute('aria-invalid', 'true');
      await expect.element(price).toHaveAccessibleDescription(/[A-Z].+\.\d?.*/);
      await expect.element(price).toHaveFocus();
      await expect.element(price).not.toHaveValue('12.90');
      expect(server.sent).toEqual([]);
      await price.fill('12,50');
      await save();
      await expect.element(saved).toBeVisible();
      expect(server.edited.menu.dishes['12']?.online_price).toBe(12.5);
    },
  );

  test(
    'the later of two owners sees what the other changed, and says whose counts',
    { tags: ['slow'] },
    async () => {
      const server = new MenuServer();
      server.open(burger);
      await price.fill('14');
      await field('Sold by').fill('one');
      server.editDish('12', { online_price: 20, description: 'With beetroot.' });
      await save();
      const panel = page.getByRole('region', { name: /^Somebody else saved/ });
      await expect.element(panel).toHaveFocus();
      await expect.element(panel).toHaveTextContent(/Online price.*Before: \$12\.90/s);
      await expect.element(panel).toHaveTextContent(/With beetroot\. Taken over/);
      await expect.element(price).toHaveValue('14.00');
      await page.getByRole('radio', { name: 'Take theirs: $20.00' }).click();
      await expect.element(price).toHaveValue('20.00');
      await page.getByRole('radio', { name: 'Keep mine: $14.00' }).click();
      await save();
      await expect.element(saved).toBeVisible();
      expect(server.edited.menu.dishes['12']).toMatchObject({
        online_price: 14,
        unit: 'one',
        description: 'With beetroot.',
      });
    },
  );

  test('what another person changes elsewhere in the menu is in nobody’s way', async () => {
    const server = new MenuServer();
    server.open(burger);
    await page.getByRole('checkbox', { name: 'Drinks' }).click();
    // A list that the form does not show, but changes.
    server.edit((menu) => ({
      ...menu,
      categories: {
        ...menu.categories,
        '2': { name: 'Drinks', description: '', image_url: null, hours: [], dish_ids: [] },
      },
    }));
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.categories['2']?.dish_ids).toEqual(['12']);
    expect(server.sent).toHaveLength(2);
  });

  test('what was typed stays when the page is left and come back to, after asking', async () => {
    const server = new MenuServer();
    const { place } = server.open(burger);
    await field('Name').fill('House burger');
    await button('Back to the dishes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).last().click();
    await expect.element(field('Name')).toHaveValue('House burger');
    await expect.poll(place).toBe(burger);
    await button('Undo my changes').click();
    await button('Back to the dishes').click();
    await expect.poll(place).toBe('/desk/menu');
  });

  test('a size is added, renamed and put first by keyboard alone', { tags: ['slow'] }, async () => {
    const server = new MenuServer();
    server.open(burger);
    await button('Add a value').click();
    await expect.element(field('Name of value 3')).toHaveFocus();
    await userEvent.keyboard('Kids');
    await field('Kids costs more').fill('-3');
    button('Move Kids up').element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.choices[0]?.values).toMatchObject([
      { name: 'Kids', price_adjustment: -3 },
      { id: '22', name: 'Regular' },
      { id: '23', name: 'Large' },
    ]);
    await field('Name of value 2').fill('Kids');
    await save();
    await expect.element(page.getByText('Two values are called the same.')).toBeVisible();
  });

  test('groups are asked in an order, and say who else asks them', { tags: ['slow'] }, async () => {
    const server = new MenuServer();
    server.open(burger);
    await expect.element(page.getByText('2 options · Also asked by Pasta')).toBeVisible();
    await page.getByLabelText('Ask one more group').selectOptions('Bread (1 option)');
    await button('Add').first().click();
    await button('Move Bread up').click();
    await button('Ask Extras no more').click();
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.group_ids).toEqual(['33', '32']);
  });

  test('allergens are taken from the words of this menu, and typed', async () => {
    const server = new MenuServer();
    server.open(burger);
    await button('Add milk').click();
    await page.getByRole('combobox', { name: 'Add to allergens' }).fill('Gluten, sesame');
    await userEvent.keyboard('{Enter}');
    await button('Remove gluten').click();
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.allergens).toEqual(['milk', 'sesame']);
  });

  test('a problem that only the server knows stands at its field', async () => {
    const server = new MenuServer();
    server.open(burger);
    await page.getByLabelText('Ask one more group').selectOptions('Bread (1 option)');
    await button('Add').first().click();
    server.edit(({ groups, ...menu }) => {
      const { '33': _gone, ...left } = groups;
      return { ...menu, groups: left };
    });
    await save();
    await expect.element(page.getByText('A group that it asks is not on the menu.')).toBeVisible();
    await expect.element(page.getByText(/^It was not saved/)).toBeVisible();
  });
});

describe('a dish that restaurants share', () => {
  test('a manager may not change what others share, and gives it a price of its own', async () => {
    const server = new MenuServer();
    server.edited = { ...server.edited, shared_dish_ids: ['12'] };
    server.open(burger, 'manager');
    await expect.element(page.getByText(/Only an owner changes what customers read/)).toBeVisible();
    await expect.element(field('Name')).toHaveAttribute('readonly');
    await expect.element(price).toHaveAttribute('readonly');
    await page.getByRole('radio', { name: 'Changed here' }).click();
    await price.fill('15');
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']).toMatchObject({
      has_own_price: true,
      online_price: 15,
    });
  });

  test('as on the whole menu takes the price of the others', async () => {
    const server = new MenuServer();
    server.editDish('12', { has_own_price: true });
    server.edited = {
      ...server.edited,
      shared_dish_ids: ['12'],
      whole_prices: { '12': { online_price: 11, price: 10, is_free: false } },
    };
    server.open(burger);
    await page.getByRole('radio', { name: 'As on the whole menu' }).click();
    await expect.element(price).toHaveValue('11.00');
    await expect.element(field('Price at the counter')).toHaveValue('10.00');
  });
});

test('a dish is taken off after saying what follows, and its page says how it comes back', async () => {
  const server = new MenuServer();
  const { place } = server.open(burger);
  await button('Take off the menu').click();
  const dialog = page.getByRole('dialog', { name: 'Take Burger off the menu?' });
  await expect.element(dialog).toHaveTextContent(/in 3 open carts/);
  await expect.element(dialog).toHaveTextContent(/It leaves Mains\./);
  await dialog.getByRole('button', { name: 'Take off the menu' }).click();
  await expect.poll(place).toBe('/desk/menu');
  expect(server.edited.menu.dishes['12']).toBeUndefined();
  expect(server.edited.menu.categories['1']?.dish_ids).toEqual(['11']);
});

test('a dish that somebody took off says so, and is taken back there', async () => {
  const server = new MenuServer();
  server.open('/desk/menu/dishes/99');
  await expect.element(page.getByText(/^This dish is not on the menu/)).toBeVisible();
});

test('a press on a dish in the list opens it, and the way back leads to the list', async () => {
  const server = new MenuServer();
  const { place } = server.open('/desk/menu');
  await page.getByRole('link', { name: 'Burger' }).click();
  await expect.poll(place).toBe(burger);
  await button('Back to the dishes').click();
  await expect.poll(place).toBe('/desk/menu');
});

test.each([375, 820, 1440])('axe finds nothing at %d px', { tags: ['slow'] }, async (width) => {
  await page.viewport(width, 900);
  new MenuServer().open(burger);
  await expect.element(price).toBeVisible();
  await expect.element(page.getByText('It can be ordered.', { exact: true })).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
