import { expect, test } from 'vitest';
import { findingText, unusedText } from '#schemas/messages/en/menu-findings.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { menuText } from '#tests/fixtures/menus/menu-text.ts';
import { packParts, workbookParts, writeXlsx } from '#tests/fixtures/menus/write-xlsx.ts';

const read = (file: string | Buffer, currency = 'AUD') =>
  readMenuUpload(typeof file === 'string' ? 'menu.csv' : 'menu.xlsx', Buffer.from(file), currency);

test('filled cells that do not come to the menu are counted by column and reason', async () => {
  const { unused, findings } = await read(
    'itemName,Price,Calories,Printer,Image,Weather\n' +
      'Pho,16.50,640,Kitchen,pho.jpg,\nTea,4,,Bar,,sunny\nCake,6,380,Bar,,\n',
  );
  expect(unused.map(unusedText)).toEqual([
    '“Calories”: 2 cells not used, because a menu has no place for it (row 2 “640”, row 4 “380”).',
    '“Printer”: 3 cells not used, because the column is left out (row 2 “Kitchen”, row 3 “Bar”).',
    '“Image”: 1 cell not used, because pictures are not fetched, add them to the dishes (row 2 “pho.jpg”).',
    '“Weather”: 1 cell not used, because the column is left out (row 3 “sunny”).',
  ]);
  expect(findings).toEqual([]);
});

test('a row of a size repeats the dish, and what it says otherwise is counted', async () => {
  const { unused } = await read(
    'Item,Description,Size,Price,Available\n' +
      'Tea,Green,Small,4,Yes\nTea,Green,Large,6,No\nTea,Black,Huge,8,Yes\n',
  );
  expect(unused.map(({ heading, why, examples }) => [heading, why, examples])).toEqual([
    ['Description', 'first_row_only', [{ row: 4, text: 'Black' }]],
    ['Available', 'first_row_only', [{ row: 3, text: 'No' }]],
  ]);
});

test('a column that is read as something else counts with its cells', async () => {
  const bytes = Buffer.from('Item,Price,Size\nPho,16.50,Large\nTea,4,\n');
  const guessed = (await read(bytes.toString())).mapping;
  if (!guessed) throw new Error('a CSV is a table');
  const mapping = { ...guessed, rows: 'dish' as const };
  const { unused } = await readMenuUpload('menu.csv', bytes, 'AUD', { mapping });
  expect(unused).toMatchObject([{ heading: 'Size', why: 'row_kind', cells: 1 }]);
});

test('diets are read from tags, and cells with other tags are counted', async () => {
  const { menu, unused } = await read(
    'Item,Price,Tags\nPho,16.50,"Popular, gluten_free"\nTofu,12,vegan | GF\nTea,4,spicy\n',
  );
  expect(menuText(menu)).toEqual([
    'Menu | Pho | 16.5 | Gluten free',
    'Menu | Tofu | 12 | Vegan, Gluten free',
    'Menu | Tea | 4',
  ]);
  expect(unused).toMatchObject([{ heading: 'Tags', why: 'no_diet', cells: 2 }]);
});

test('tags without a diet in them are left out as a column', async () => {
  const { menu, unused } = await read('Item,Price,Tags\nPho,16.50,new\nTea,4,hot\n');
  expect(menu.products.flatMap(({ diets }) => diets)).toEqual([]);
  expect(unused).toMatchObject([{ heading: 'Tags', why: 'left_out', cells: 2 }]);
});

test('a price with the sign of another currency is named with its row', async () => {
  const { menu, findings } = await read(
    'Item,Price,Extras\nPho,$16.50,Egg +€2\nTea,CHF 4.50,\nCake,AUD 6,\nBun,€5 / €8,\n',
  );
  expect(menu.products.map(({ price }) => price)).toEqual([1650, 450, 600, 500]);
  const other = findings.filter(({ kind }) => kind === 'other_currency');
  expect(other.map(({ row, dish }) => `${row} ${dish}`)).toEqual(['2 Pho', '3 Tea', '5 Bun']);
  expect(other.map(findingText)[1]).toBe(
    '“Tea”: “CHF 4.50” has the sign of another currency. The number is taken as it is.',
  );
});

test('“$” is a sign of many countries, but not of all', async () => {
  const file = 'Item,Price\nPho,$16\nTea,4\nCake,6\n';
  expect((await read(file, 'CAD')).findings).toEqual([]);
  expect((await read(file, 'EUR')).findings).toMatchObject([{ kind: 'other_currency', row: 2 }]);
});

test('a file that is all in another currency says so once, with the first place', async () => {
  const { findings, notes } = await read('Item,Price\nPho,CHF 16\nTea,CHF 4\n');
  expect(findings).toMatchObject([{ kind: 'other_currency', row: 2, detail: 'CHF 16' }]);
  expect(notes).toEqual(['The prices are said to be CHF; the same numbers are taken as AUD.']);
});

test('what stands above the headings is named', async () => {
  const { notes } = await read('Joe’s Diner\nMenu for May\nItem,Price\nPho,16.50\nTea,4\n');
  expect(notes).toEqual([
    'Not read, because it stands above the headings: line 1 (“Joe’s Diner”), line 2 (“Menu for May”).',
  ]);
});

const rows = [
  ['Item', 'Price'],
  ['Pho', 16.5],
  ['Old soup', 9],
  ['Tea', 4],
];

/** A spreadsheet with a row that a filter hides, a sheet of drinks and a hidden one. */
async function hiding(): Promise<Buffer> {
  const parts = workbookParts([
    { name: 'Food', rows },
    { name: 'Last year', rows: [...rows, ['Cake', 6]] },
  ]);
  const first = parts['xl/worksheets/sheet1.xml'] ?? '';
  const book = parts['xl/workbook.xml'] ?? '';
  return packParts({
    ...parts,
    'xl/worksheets/sheet1.xml': first.replace('<row r="3">', '<row r="3" hidden="1">'),
    'xl/workbook.xml': book.replace('name="Last year"', 'name="Last year" state="hidden"'),
  });
}

test('hidden rows are left out and named, and read where that is asked for', async () => {
  const bytes = await hiding();
  const { menu, findings, mapping, notes } = await read(bytes);
  expect(menuText(menu)).toEqual(['Menu | Pho | 16.5', 'Menu | Tea | 4']);
  expect(findings).toMatchObject([{ kind: 'row_hidden', row: 3, detail: 'Old soup' }]);
  expect(notes).toEqual(['One sheet of the file is not read: “Last year” (5 rows, hidden).']);
  if (!mapping) throw new Error('a spreadsheet is a table');
  const whole = await readMenuUpload('menu.xlsx', bytes, 'AUD', {
    mapping: { ...mapping, takes_hidden: true },
  });
  expect(whole.menu.products.map(({ name }) => name)).toEqual(['Pho', 'Old soup', 'Tea']);
  expect(whole.findings).toEqual([]);
});

const workbook = () =>
  writeXlsx([
    { name: 'Food', rows },
    { name: 'Drinks', rows: [['Our bar'], ['item', 'price'], ['Stout', 8], ['Water', null]] },
    {
      name: 'Sweets',
      rows: [
        ['Price', 'Dish', 'Category'],
        [7, 'Cake', 'Cakes'],
        [8, 'Pie', 'Pies'],
      ],
    },
    { name: 'Staff', rows: [['Ann', 'Bob']] },
  ]);

test('sheets that are not read are named', async () => {
  const { menu, notes } = await read(await workbook());
  expect(menu.products).toHaveLength(3);
  expect(notes).toEqual([
    '3 sheets of the file are not read: “Drinks” (4 rows), “Sweets” (3 rows), “Staff” (1 row).',
  ]);
});

test('several sheets are read together, each a category where it names none', async () => {
  const bytes = await workbook();
  const { mapping } = await read(bytes);
  if (!mapping) throw new Error('a spreadsheet is a table');
  const more_sheets = ['Drinks', 'Sweets'];
  const { menu, findings, notes } = await readMenuUpload('menu.xlsx', bytes, 'AUD', {
    mapping: { ...mapping, more_sheets },
  });
  expect(menuText(menu)).toEqual([
    'Food | Pho | 16.5',
    'Food | Old soup | 9',
    'Food | Tea | 4',
    'Drinks | Stout | 8',
    'Drinks | Water | -',
    'Cakes | Cake | 7',
    'Pies | Pie | 8',
  ]);
  expect(findings).toMatchObject([{ kind: 'no_price', sheet: 'Drinks', row: 4, dish: 'Water' }]);
  expect(notes).toEqual([
    'One sheet of the file is not read: “Staff” (1 row).',
    'Not read, because it stands above the headings: sheet “Drinks”, row 1 (“Our bar”).',
  ]);
});

test('a sheet that cannot be read is refused by its name and row', async () => {
  const bytes = await workbook();
  const { mapping } = await read(bytes);
  if (!mapping) throw new Error('a spreadsheet is a table');
  const withStaff = { ...mapping, more_sheets: ['Staff'] };
  await expect(
    readMenuUpload('menu.xlsx', bytes, 'AUD', { mapping: withStaff }),
  ).rejects.toMatchObject({
    problems: [{ place: 'sheet “Staff”, row 1', message: expect.stringContaining('no column') }],
  });
});
