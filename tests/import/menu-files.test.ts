import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ImportError } from '#server/import/menu/import-error.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { menuFile } from '#tests/fixtures/menus/menu-file.ts';
import { menuText } from '#tests/fixtures/menus/menu-text.ts';
import type { MenuFixture } from '#tests/fixtures/menus/menu-fixture.ts';
import { readMenus, refusedMenus } from '#tests/fixtures/menus/menus.ts';

const read = async (fixture: MenuFixture) =>
  readMenuUpload(fixture.file, await menuFile(fixture), 'AUD');

test.each(readMenus)('$file is read whole without a correction: $shape', async (fixture) => {
  const { menu, findings } = await read(fixture);
  expect(menuText(menu)).toEqual(fixture.menu);
  expect({
    dishes: menu.products.length,
    options: menu.groups.reduce((sum, { modifiers }) => sum + modifiers.length, 0),
  }).toEqual({ dishes: fixture.dishes, options: fixture.options });
  expect(
    findings.map(({ row, kind, dish }) => [row, kind, dish].filter(Boolean).join(' ')),
  ).toEqual(fixture.findings);
});

test.each(refusedMenus)('$file is refused by row and reason: $shape', async (fixture) => {
  const error: unknown = await read(fixture).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportError);
  expect(
    error instanceof ImportError
      ? error.problems.map(({ place, message }) => `${place}: ${message}`)
      : null,
  ).toEqual(fixture.problems);
});

test('every file of the folder is one of them', async () => {
  const files = await readdir(new URL('../fixtures/menus/files/', import.meta.url));
  const named = [...readMenus, ...refusedMenus].map(({ file }) =>
    file.endsWith('.xlsx') ? `${file}.txt` : file,
  );
  expect(files.toSorted()).toEqual(named.toSorted());
});

test('what a file gives no price, or nothing as the price, is never read as for sale at a price', async () => {
  const { menu, findings } = await readMenuUpload(
    'menu.csv',
    Buffer.from('Item,Small,Large\nTea,0,5\nCocoa,,6\nWater,0,0\nMilk,MP,\n'),
    'AUD',
  );
  expect(menuText(menu)).toEqual([
    'Menu | Tea | Small -, Large 5',
    'Menu | Cocoa | Large 6',
    'Menu | Water | Small -, Large -',
    'Menu | Milk | -',
  ]);
  expect(findings.map(({ kind, dish }) => `${kind} ${dish}`)).toEqual([
    'zero_price Tea (Small)',
    'zero_price Water',
    'no_price Milk',
  ]);
});
