import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { bootWith, settingsWith } from '../../src/site-boot.ts';
import { dishOf } from './edited-menu-server.ts';
import { MenuServer } from './menu-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...menuPages].map(({ part }) => part.preload()));
  await Promise.all(menuPages.map(({ entry }) => entry?.part.preload()));
});

const general = siteConfigSchema.parse({ general: { languages: { es: true, ar: true } } }).general;
const options = { boot: bootWith({ settings: settingsWith({ general }) }) };
const open = (server: MenuServer, address: string, role?: 'owner' | 'manager') =>
  server.open(address, role, options);

const group = (name: string) => page.getByRole('group', { name, exact: true });
const field = (name: string, language: 'Spanish' | 'Arabic') =>
  group(name).getByRole('textbox', { name: language });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = page.getByText('Saved. Open menus show it at once.');
const of = (original: string, text: string): [string, string] => [sourceMark(original), text];

function serverWith(translations: EntryTranslations): MenuServer {
  const server = new MenuServer();
  server.editDish('12', { translations });
  return server;
}

describe('in a dish’s form', () => {
  test('its name is written in each language that the site offers', async () => {
    const server = new MenuServer();
    open(server, '/desk/menu/dishes/12');
    const arabic = field('In other languages: Name', 'Arabic');
    await expect.element(arabic).toHaveAttribute('dir', 'rtl');
    await expect.element(arabic).toHaveAttribute('lang', 'ar');
    await arabic.fill('برغر');
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.sent[0]?.changes).toEqual([
      {
        path: ['dishes', '12', 'translations'],
        value: { ar: { name: of('Burger', 'برغر') } },
        before: {},
      },
    ]);
  });

  test('one of a name that was changed is out of date until it is said to be right', async () => {
    const server = serverWith({ es: { name: of('Burger', 'Hamburguesa') } });
    open(server, '/desk/menu/dishes/12');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour burger');
    const names = group('In other languages: Name');
    await expect.element(names).toHaveTextContent(/The original has changed since/);
    await page.getByRole('button', { name: 'It is still right' }).click();
    await expect.element(names).not.toHaveTextContent(/The original has changed since/);
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.translations).toEqual({
      es: { name: of('Harbour burger', 'Hamburguesa') },
    });
  });

  test('is not asked for where the site is in English alone', async () => {
    const server = new MenuServer();
    server.open('/desk/menu/dishes/12');
    await expect.element(page.getByRole('group', { name: 'What customers read' })).toBeVisible();
    await expect.element(group('In other languages: Name')).not.toBeInTheDocument();
  });
});

describe('the page of all translations', () => {
  test('counts what is missing in each language, and leads to it', async () => {
    const server = serverWith({
      es: { name: of('Burger', 'Hamburguesa') },
      ar: { name: of('Sandwich', 'شطيرة') },
    });
    open(server, '/desk/menu/translations');
    await expect.element(page.getByText(/^Spanish: \d+ of \d+ missing$/)).toBeVisible();
    await expect
      .element(page.getByText(/^Arabic: \d+ of \d+ missing, 1 out of date$/))
      .toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Burger' });
    await expect.element(row).toHaveTextContent('Spanish: 3 to do · Arabic: 4 to do');
    await expect
      .element(row.getByRole('link', { name: 'Burger' }))
      .toHaveAttribute('href', '/desk/menu/translations/dishes-12');
  });

  test('shows only what is left, and says where nothing is', async () => {
    const server = serverWith({});
    server.edit((menu) => ({
      ...menu,
      category_ids: [],
      categories: {},
      groups: {},
      dishes: {
        '13': dishOf('Lemonade', 4.5, {
          translations: {
            es: { name: of('Lemonade', 'Limonada') },
            ar: { name: of('Lemonade', 'ليموناضة') },
          },
        }),
      },
    }));
    open(server, '/desk/menu/translations');
    await expect.element(page.getByText('Spanish: all 1 text translated')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Lemonade' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only what is left to do' }).click();
    await expect.element(page.getByText('Nothing is left to do.')).toBeVisible();
  });
});

describe('all texts of an entry', () => {
  test('are written with one save: its choices and their values too', async () => {
    const server = new MenuServer();
    open(server, '/desk/menu/translations/dishes-12');
    await field('Name', 'Spanish').fill('Hamburguesa');
    await field('Choice', 'Spanish').fill('Tamaño');
    await group('Value of Size').nth(1).getByRole('textbox', { name: 'Spanish' }).fill('Grande');
    await save();
    await expect.element(saved).toBeVisible();
    const { translations, choices } = server.edited.menu.dishes['12'] ?? {};
    expect(translations).toEqual({ es: { name: of('Burger', 'Hamburguesa') } });
    expect(choices?.[0]?.translations).toEqual({ es: { name: of('Size', 'Tamaño') } });
    expect(choices?.[0]?.values.map((value) => value.translations)).toEqual([
      undefined,
      { es: { name: of('Large', 'Grande') } },
    ]);
  });

  test('what is out of date stands there, and is the present one’s once it is said to be right', async () => {
    const server = serverWith({ ar: { name: of('Sandwich', 'شطيرة') } });
    open(server, '/desk/menu/translations/dishes-12');
    await expect.element(field('Name', 'Arabic')).toHaveValue('شطيرة');
    await page.getByRole('button', { name: 'It is still right' }).click();
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.translations).toEqual({
      ar: { name: of('Burger', 'شطيرة') },
    });
  });

  test('an emptied one goes, and the others stay', async () => {
    const server = serverWith({
      es: { name: of('Burger', 'Hamburguesa') },
      ar: { name: of('Burger', 'برغر') },
    });
    open(server, '/desk/menu/translations/dishes-12');
    await field('Name', 'Spanish').clear();
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.edited.menu.dishes['12']?.translations).toEqual({
      ar: { name: of('Burger', 'برغر') },
    });
  });

  test('what somebody else wrote meanwhile is shown beside what stands here', async () => {
    const server = new MenuServer();
    open(server, '/desk/menu/translations/dishes-12');
    await field('Name', 'Spanish').fill('Hamburguesa');
    server.editDish('12', { translations: { es: { name: of('Burger', 'Hamburguesita') } } });
    await save();
    await expect.element(page.getByText('Hamburguesita').first()).toBeVisible();
    expect(server.edited.menu.dishes['12']?.translations?.es?.name?.[1]).toBe('Hamburguesita');
  });

  test('a manager does not change what other restaurants call a dish', async () => {
    const server = new MenuServer();
    server.edited = { ...server.edited, shared_dish_ids: ['12'] };
    open(server, '/desk/menu/translations/dishes-12', 'manager');
    await expect.element(field('Name', 'Spanish')).toHaveAttribute('readonly');
    await expect.element(field('Choice', 'Spanish')).not.toHaveAttribute('readonly');
  });

  test('a dish that left the menu says so', async () => {
    open(new MenuServer(), '/desk/menu/translations/dishes-99');
    await expect
      .element(page.getByText('This is not on the menu of this restaurant any more.'))
      .toBeVisible();
  });

  test('has no accessibility problems', async () => {
    open(new MenuServer(), '/desk/menu/translations/dishes-12');
    await expect.element(field('Name', 'Spanish')).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('the history says what was translated', async () => {
  const server = new MenuServer();
  const path = ['dishes', '12', 'translations'];
  server.change([{ path, value: { es: { name: of('Burger', 'Hamburguesa') } }, before: {} }]);
  open(server, '/desk/menu/dishes/12');
  const history = page.getByRole('region', { name: 'What was changed' });
  await expect.element(history).toHaveTextContent(/Translation of Burger: nothing → Hamburguesa/);
});
