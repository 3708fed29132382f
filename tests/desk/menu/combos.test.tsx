import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditedCombo } from '#schemas/api/menu-document.ts';
import { emptyCombo } from '#schemas/rules/menu-editing/empty-entries.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { MenuServer } from './menu-server.ts';
import { watchToasts } from './toasts-of.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const number = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const saved = page.getByText('Saved. Open menus show it at once.');

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const combo = (name: string, change: Partial<EditedCombo> = {}): EditedCombo => ({
  ...emptyCombo,
  name,
  price: 20,
  category_id: '1',
  steps: [
    {
      id: '51',
      name: 'Main',
      min: 1,
      max: 1,
      choices: [
        { dish_id: '11', upcharge: 2, is_default: false },
        { dish_id: '12', upcharge: 0, is_default: true },
      ],
    },
    {
      id: '52',
      name: 'Drink',
      min: 1,
      max: 1,
      choices: [{ dish_id: '13', upcharge: 0, is_default: false }],
    },
  ],
  ...change,
});

function serverWith(combos: Record<string, EditedCombo>): MenuServer {
  const server = new MenuServer();
  server.edit((menu) => ({ ...menu, combos, combo_ids: Object.keys(combos) }));
  return server;
}
const names = () =>
  page
    .getByRole('list', { name: 'Combos' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);

describe('the list of combos', () => {
  test('says what is not shown or not for sale, and is put in order and taken back', async () => {
    const server = serverWith({
      '41': combo('Lunch', { hours: [{ weekday: 5, from: '11:00', to: '15:00' }] }),
      '42': combo('Dinner', { category_id: null }),
    });
    server.edit((menu) => {
      const [main, drink] = menu.combos['42']?.steps ?? [];
      if (!main || !drink) throw new Error('the dinner has lost its steps');
      const dinner = combo('Dinner', {
        category_id: null,
        steps: [main, { ...drink, choices: [] }],
      });
      return { ...menu, combos: { ...menu.combos, '42': dinner } };
    });
    const toasts = watchToasts();
    server.open('/desk/menu/combos');
    await expect.element(link('Lunch')).toBeVisible();
    await expect.element(page.getByText(/^Friday 11:00/)).toBeVisible();
    await expect
      .element(page.getByText('In no category, so customers do not see it'))
      .toBeVisible();
    await expect
      .element(page.getByText('Not for sale: “Drink” has no dish to choose'))
      .toBeVisible();
    expect(names()).toEqual(['Lunch', 'Dinner']);
    await button('Move Dinner up').click();
    await expect.poll(() => server.edited.menu.combo_ids).toEqual(['42', '41']);
    expect(names()).toEqual(['Dinner', 'Lunch']);
    expect(await axeProblems()).toEqual([]);
    toasts.at(-1)?.action?.onClick();
    await expect.poll(() => server.edited.menu.combo_ids).toEqual(['41', '42']);
  });
});

describe('the page of a combo', () => {
  test('a new one gets steps, dishes and a price, says what it saves, and comes to the menu', async () => {
    const server = new MenuServer();
    const toasts = watchToasts();
    server.open('/desk/menu/combos/new');
    await field('Name').fill('Lunch for one');
    await expect.element(page.getByText(/shown here once it has a price/)).toBeVisible();
    await field('Price of the combo').fill('14');
    await field('Name of step 1').fill('Main');
    await page.getByRole('searchbox', { name: 'Find a dish for Main' }).fill('burg');
    await button('Add Burger to Main').click();
    await button('Add a step').click();
    await expect.element(field('Name of step 2')).toHaveFocus();
    await userEvent.keyboard('Drink');
    await page
      .getByRole('combobox', { name: 'Add all of a category to Drink' })
      .selectOptions('Drinks');
    // 12.90 and 4.50 one by one.
    await expect.element(page.getByText('Saves $3.40')).toBeVisible();
    await field('Extra price of Lemonade').fill('1');
    await expect.element(page.getByText('Saves $2.40')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Burger is chosen from the start' }).click();
    expect(await axeProblems()).toEqual([]);
    await button('Save').click();
    await expect.poll(() => toasts.at(-1)?.title).toBe('Lunch for one is on the menu');
    const [made] = Object.values(server.edited.menu.combos);
    expect(made).toMatchObject({
      name: 'Lunch for one',
      price: 14,
      category_id: '1',
      steps: [
        { name: 'Main', min: 1, max: 1, choices: [{ dish_id: '12', is_default: true }] },
        { name: 'Drink', choices: [{ dish_id: '13', upcharge: 1 }] },
      ],
    });
    expect(server.edited.menu.combo_ids).toEqual(Object.keys(server.edited.menu.combos));
    await expect.element(page.getByRole('heading', { name: 'Lunch for one' })).toBeVisible();
  });

  test('sends what was changed alone, and of two that change it the later one sees the difference', async () => {
    const server = serverWith({ '41': combo('Lunch') });
    server.open('/desk/menu/combos/41');
    await field('Price of the combo').fill('21');
    await button('Save').click();
    await expect.element(saved).toBeVisible();
    expect(server.sent.at(-1)?.changes).toEqual([
      { path: ['combos', '41', 'price'], value: 21, before: { value: 20 } },
    ]);
    server.edit((menu) => ({ ...menu, combos: { '41': combo('Lunch', { price: 25 }) } }));
    await field('Price of the combo').fill('22');
    await button('Save').click();
    await expect.element(page.getByText(/\$25\.00/).first()).toBeVisible();
    expect(server.edited.menu.combos['41']?.price).toBe(25);
  });

  test('what is wrong stands at its field, and nothing is sent', async () => {
    const server = serverWith({ '41': combo('Lunch') });
    server.open('/desk/menu/combos/41');
    await field('Name').fill(' ');
    await field('Price of the combo').fill('0');
    await number('At least of Main').fill('3');
    await field('Extra price of Pasta').fill('-1');
    await button('Remove the step Drink').click();
    await button('Save').click();
    await expect.element(field('Name')).toHaveAccessibleDescription(/Write a name\./);
    await expect.element(field('Extra price of Pasta')).toHaveAttribute('aria-invalid', 'true');
    await field('Name').fill('Lunch');
    await field('Extra price of Pasta').fill('0');
    await button('Save').click();
    await expect
      .element(field('Price of the combo'))
      .toHaveAccessibleDescription(/‘Lunch’ costs nothing\. Write its price\./);
    await expect
      .element(number('At most of Main'))
      .toHaveAccessibleDescription(/at least 3 are asked/);
    expect(server.sent).toEqual([]);
  });

  test('has hours within those of its category, and says where they never meet', async () => {
    const server = serverWith({ '41': combo('Lunch') });
    server.edit((menu) => {
      const mains = menu.categories['1'];
      if (!mains) throw new Error('there are no mains');
      const hours = [{ weekday: 5, from: '11:00', to: '15:00' }];
      return { ...menu, categories: { ...menu.categories, '1': { ...mains, hours } } };
    });
    server.open('/desk/menu/combos/41');
    await expect.element(page.getByText(/^This category is offered Friday 11:00/)).toBeVisible();
    await page.getByRole('radio', { name: 'At certain times' }).click();
    await button('Add hours on Monday').click();
    await expect.element(page.getByText(/never meet, so it is not for sale/)).toBeVisible();
    await button('Add hours on Friday').click();
    await expect
      .element(page.getByText(/never meet, so it is not for sale/))
      .not.toBeInTheDocument();
    await button('Save').click();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.combos['41']?.hours).toHaveLength(2);
  });

  test('is taken off once that is confirmed, and taken back', async () => {
    const server = serverWith({ '41': combo('Lunch') });
    const toasts = watchToasts();
    server.open('/desk/menu/combos/41');
    await button('Take off the menu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the menu' }).click();
    await expect.element(page.getByText(/^There is no combo yet\./)).toBeVisible();
    expect(server.edited.menu).toMatchObject({ combo_ids: [], combos: {} });
    toasts.at(-1)?.action?.onClick();
    await expect.element(link('Lunch')).toBeVisible();
  });
});

test('one that is not on the menu says so', async () => {
  new MenuServer().open('/desk/menu/combos/999');
  await expect.element(page.getByText(/^This combo is not on the menu/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});
