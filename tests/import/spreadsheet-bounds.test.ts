import { expect, test } from 'vitest';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { packParts, workbookParts, writeXlsx } from '#tests/fixtures/menus/write-xlsx.ts';

const sheets = [
  {
    name: 'Menu',
    rows: [
      ['Item', 'Price'],
      ['Pho', 16.5],
    ],
  },
];
const parts = workbookParts(sheets);
const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
const read = (bytes: Buffer, name = 'menu.xlsx') => readMenuUpload(name, bytes, 'AUD');
const withSheet = (xml: string) => packParts({ ...parts, 'xl/worksheets/sheet1.xml': xml });
const oldOffice = (part: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(part, 'utf16le')]);

test('macros of a spreadsheet are neither run nor kept, and that is said', async () => {
  const bytes = await packParts({ ...parts, 'xl/vbaProject.bin': Buffer.from([1, 2, 3]) });
  const { menu, notes } = await read(bytes, 'menu.xlsm');
  expect(menu.products.map(({ name, price }) => [name, price])).toEqual([['Pho', 1650]]);
  expect(notes).toEqual(['The spreadsheet has macros. They were not run, and are not kept.']);
});

test('a price that was calculated is the one that is shown', async () => {
  const bytes = await writeXlsx([
    {
      name: 'A',
      rows: [
        ['Item', 'Price'],
        ['Pho', 9.9 * 1.1],
      ],
    },
  ]);
  const { menu } = await read(bytes);
  expect(menu.products[0]?.price).toBe(1089);
});

test.each<[what: string, bytes: () => Promise<Buffer>, sentence: string]>([
  [
    'one that unpacks to more than any menu',
    () => withSheet(sheet.replace('</row>', `${' '.repeat(40 * 1024 * 1024)}</row>`)),
    'unpacks to more than 32 MB',
  ],
  [
    'a row far below',
    () => withSheet(sheet.replace('<row r="2">', '<row r="1048576">')),
    'goes down to row 1,048,576',
  ],
  [
    'a cell far outside',
    () => withSheet(sheet.replace('r="B2"', 'r="XFD2"')),
    'has cells out to XFD2',
  ],
  [
    'an entity',
    () => withSheet(`<!DOCTYPE a [<!ENTITY b "c">]>${sheet}`),
    'no spreadsheet as Excel',
  ],
  ['half of one', async () => (await packParts(parts)).subarray(0, 600), 'is damaged'],
  ['a sheet that is no XML', () => withSheet('<worksheet><sheetData><row r="x"'), 'menu.xlsx'],
  ['an empty one', () => writeXlsx([{ name: 'Menu', rows: [[null]] }]), 'is empty'],
  ['a Word document', () => packParts({ 'word/document.xml': '<a/>' }), 'a Word document'],
  ['one of LibreOffice', () => packParts({ 'content.xml': '<a/>' }), 'of LibreOffice'],
  ['one of Numbers', () => packParts({ 'Index/Document.iwa': 'a' }), 'of Numbers or Pages'],
  ['a binary one', () => packParts({ 'xl/workbook.bin': 'a' }), 'XLSB'],
  ['another packed file', () => packParts({ 'a.txt': 'a' }), 'without a spreadsheet'],
  ['one behind a password', async () => oldOffice('EncryptedPackage'), 'protected by a password'],
  ['an old one', async () => oldOffice('Workbook'), 'an old Excel file (XLS)'],
  ['an old text', async () => oldOffice('WordDocument'), 'an old Word file'],
])('%s is refused with a sentence', async (_what, bytes, sentence) => {
  await expect(read(await bytes())).rejects.toThrow(sentence);
});
