import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
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

const extras = '/desk/menu/choices/31';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const number = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (dishes = 2) => button(`Save for ${dishes} dishes`);
const saved = page.getByText('Saved. Open menus show it at once.');
const preview = page.getByRole('region', { name: 'As customers meet it' });

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The option that a menu's server was told of. */
const optionOf = (server: MenuServer, place: number) =>
  server.edited.menu.groups['31']?.options[place];

test('the list says what each group asks and who asks it, and finds one by an option', async () => {
  new MenuServer().open('/desk/menu/choices');
  const list = page.getByRole('list', { name: 'Choices' });
  await expect.element(list).toHaveTextContent(/Bread.*Extras.*Sauce/s);
  await expect.element(list).toHaveTextContent(/Extras.*2 options · Asked by 2 dishes/s);
  await expect.element(list).toHaveTextContent('1 option · Asked by no dish');
  await page.getByRole('searchbox').fill('aiol');
  await expect.element(page.getByRole('link', { name: 'Sauce' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Extras' }).query()).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole('searchbox').fill('nothing such');
  await expect.element(page.getByText(/No group and no option is called/)).toBeVisible();
});

describe('the page of a group', () => {
  test('says what it asks while it is changed, whose dishes that changes, and shows it', async () => {
    const server = new MenuServer();
    server.open(extras);
    await expect.element(page.getByText(/^2 dishes ask this group\./)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Burger' })).toBeVisible();
    await number('At least').fill('1');
    await box('Limit how many in all').click();
    await number('At most').fill('3');
    await number('Free of charge').fill('1');
    await expect.element(page.getByText('Choose 1 to 3, the first free')).toBeVisible();
    await field('Online price of Bacon').fill('2,5');
    await preview.getByRole('checkbox', { name: /Cheese/ }).click();
    await preview.getByRole('checkbox', { name: /Bacon/ }).click();
    await expect.element(preview).toHaveTextContent('Adds $2.50');
    expect(await axeProblems()).toEqual([]);
    await save().click();
    await expect.element(saved).toBeVisible();
    expect(
      server.sent.map(({ changes }) => changes.map(({ path, value }) => [path, value])),
    ).toEqual([
      [
        [['groups', '31', 'min'], 1],
        [['groups', '31', 'max'], 3],
        [['groups', '31', 'free_count'], 1],
        [['groups', '31', 'options', 1, 'online_price'], 2.5],
        [['groups', '31', 'options', 1, 'price'], 2.5],
      ],
    ]);
  });

  test('an option is added, opened, put in order and removed', async () => {
    const server = new MenuServer();
    server.open(extras);
    await button('Add an option').click();
    await expect.element(field('Name of option 3')).toHaveFocus();
    await field('Name of option 3').fill('Egg');
    await button('More about Egg').click();
    await box('Chosen from the start').click();
    await number('How often it may be taken').fill('2');
    await box('The same at the counter').click();
    await field('Price at the counter').fill('1');
    await page.getByRole('combobox', { name: 'Add to allergens' }).fill('egg');
    await button('Move Egg up').click();
    await button('Move Egg up').click();
    await button('Remove Cheese').click();
    expect(await axeProblems()).toEqual([]);
    await button('More about Egg').click();
    await expect
      .element(
        page.getByText('chosen from the start · up to 2× · $1.00 at the counter · contains egg'),
      )
      .toBeVisible();
    await save().click();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.groups['31']?.options.map(({ name }) => name)).toEqual([
      'Egg',
      'Bacon',
    ]);
    expect(optionOf(server, 0)).toMatchObject({
      online_price: 0,
      price: 1,
      max_quantity: 2,
      is_default: true,
      allergens: ['egg'],
    });
  });

  test.each(['-1', '1e9', '١٢', '', '1.005'])(
    'a price ‘%s’ is refused at its field in a sentence',
    async (text) => {
      const server = new MenuServer();
      server.open(extras);
      const price = field('Online price of Bacon');
      await price.fill(text);
      await save().click();
      await expect.element(price).toHaveAttribute('aria-invalid', 'true');
      await expect.element(price).toHaveAccessibleDescription(/[A-Z].+\./);
      await expect.element(price).toHaveFocus();
      expect(server.sent).toEqual([]);
    },
  );

  test('bounds that nobody can meet, and too many from the start, are refused at their fields', async () => {
    const server = new MenuServer();
    server.open(extras);
    await number('At least').fill('3');
    await save().click();
    await expect
      .element(number('At least'))
      .toHaveAccessibleDescription(/at least 3 are asked, and only 2 can be chosen/);
    await number('At least').fill('2');
    await box('Limit how many in all').click();
    await number('At most').fill('1');
    await save().click();
    await expect.element(number('At most')).toHaveAccessibleDescription(/the most cannot be 1/);
    await number('At least').fill('0');
    for (const name of ['Cheese', 'Bacon']) {
      await button(`More about ${name}`).click();
      await box('Chosen from the start').last().click();
    }
    await save().click();
    await expect
      .element(page.getByText('‘Extras’ begins with 2 chosen, and at most 1 may be.'))
      .toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('a marked field of an option that is closed is opened', async () => {
    const server = new MenuServer();
    server.open(extras);
    await button('More about Bacon').click();
    await number('How often it may be taken').fill('0');
    await button('More about Bacon').click();
    await save().click();
    await expect
      .element(number('How often it may be taken'))
      .toHaveAccessibleDescription(/It can be taken at least once\./);
    expect(server.sent).toEqual([]);
  });

  test('groups in a circle and four deep are refused, by their names', async () => {
    const server = new MenuServer();
    const asking = (id: string, next: string[]) => ({
      ...emptyGroup,
      name: `Level ${id}`,
      options: [{ ...emptyOption(`9${id}`), name: `Of ${id}`, group_ids: next }],
    });
    server.edit((menu) => ({
      ...menu,
      groups: {
        ...menu.groups,
        '41': asking('41', ['31']),
        '42': asking('42', ['43']),
        '43': asking('43', ['44']),
        '44': asking('44', []),
      },
    }));
    server.open(extras);
    await button('More about Bacon').click();
    const further = page.getByRole('combobox', { name: 'Group that Bacon asks' });
    const group = page.getByRole('group', { name: 'Then asks' });
    await further.selectOptions('Level 41');
    await group.getByRole('button', { name: 'Add' }).click();
    await save().click();
    await expect.element(page.getByText(/ask each other in a circle: ‘/)).toBeVisible();
    await button('Bacon asks Level 41 no more').click();
    await further.selectOptions('Level 42');
    await group.getByRole('button', { name: 'Add' }).click();
    await save().click();
    await expect
      .element(page.getByText('The options of ‘Pasta’ ask further ones more than three deep.'))
      .toBeVisible();
    expect(server.sent).toEqual([]);
    await button('Bacon asks Level 42 no more').click();
    await further.selectOptions('Level 44');
    await group.getByRole('button', { name: 'Add' }).click();
    await preview.getByRole('checkbox', { name: /Bacon/ }).click();
    await expect.element(preview).toHaveTextContent(/Bacon › *Level 44/);
    await save().click();
    await expect.element(saved).toBeVisible();
    expect(optionOf(server, 1)?.group_ids).toEqual(['44']);
  });

  test('the later of two sees the other’s options beside the own ones', async () => {
    const server = new MenuServer();
    server.open(extras);
    await field('Online price of Bacon').fill('3');
    await field('Name').fill('Toppings');
    server.edit((menu) => {
      const group = menu.groups['31'] ?? emptyGroup;
      const options = group.options.map((option) => ({ ...option, online_price: 2 }));
      return { ...menu, groups: { ...menu.groups, '31': { ...group, min: 1, options } } };
    });
    await save().click();
    const panel = page.getByRole('region', { name: /^Somebody else saved/ });
    await expect.element(panel).toHaveTextContent('Cheese $2.00, Bacon $2.00');
    await page.getByRole('radio', { name: /^Take theirs: Cheese/ }).click();
    await save().click();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.groups['31']).toMatchObject({
      name: 'Toppings',
      min: 1,
      options: [{ online_price: 2 }, { online_price: 2 }],
    });
  });

  test('R32 says which allergen stays, for the dish itself is marked with it', async () => {
    const server = new MenuServer();
    server.edit((menu) => {
      const group = menu.groups['31'] ?? emptyGroup;
      const options = group.options.map((option) => ({
        ...option,
        is_default: option.name === 'Cheese',
        allergens: option.name === 'Cheese' ? ['milk'] : [],
      }));
      return { ...menu, groups: { ...menu.groups, '31': { ...group, options } } };
    });
    server.open(extras);
    await expect.element(page.getByText(/^Pasta without Cheese still contains milk/)).toBeVisible();
    expect(page.getByText(/^Burger without Cheese/).query()).toBeNull();
  });

  test('a new one is added without a dish, and taken off again with a way back', async () => {
    const server = new MenuServer();
    const { place } = server.open('/desk/menu/choices/new');
    await field('Name').fill('Dips');
    await button('Add an option').click();
    await field('Name of option 1').fill('Ketchup');
    await button('Save').click();
    await expect.poll(place).toBe('/desk/menu/choices/100');
    await expect.element(page.getByText(/^No dish asks it\./)).toBeVisible();
    await button('Take off the menu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the menu' }).click();
    await expect.poll(place).toBe('/desk/menu/choices');
    expect(server.edited.menu.groups['100']).toBeUndefined();
    toasts.act();
    await expect.poll(() => server.edited.menu.groups['100']?.name).toBe('Dips');
  });
});
