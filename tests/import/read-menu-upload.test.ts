import { expect, test } from 'vitest';
import { ImportError } from '#server/import/menu/import-error.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { smallUberMenu } from './small-uber-menu.ts';

const table = 'name,price\nCafé crème,4\nThé,3\n';
const read = (name: string, bytes: Buffer) => readMenuUpload(name, bytes, 'AUD');
const namesOf = async (name: string, bytes: Buffer) =>
  (await read(name, bytes)).menu.products.map((product) => product.name);

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
  ['UTF-16 of Excel', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(table, 'utf16le')],
])('%s is read without a word', async (_what, bytes) => {
  const { source, notes } = await read('menu.csv', bytes);
  expect({ source, notes }).toEqual({ source: 'csv', notes: [] });
  expect(await namesOf('menu.csv', bytes)).toEqual(['Café crème', 'Thé']);
});

test('Latin-1 is read, and it is said where letters may be wrong', async () => {
  const bytes = Buffer.from(`name,price\nTea,3\nCafé,4\n`, 'latin1');
  expect(await namesOf('menu.csv', bytes)).toEqual(['Tea', 'Café']);
  expect((await read('menu.csv', bytes)).notes.join()).toContain('on line 3');
});

test.each([
  ['a table by its ending', 'menu.txt', 'name,price\nTea,3\n', 'csv'],
  ['a table with another ending', 'menu.export', 'name;price\nTea;3\n', 'csv'],
  ['a menu of Uber Eats whatever it is called', 'menu.csv', smallUberMenu(), 'uber-eats'],
])('%s is recognised', async (_what, name, text, source) => {
  expect((await read(name, Buffer.from(text))).source).toBe(source);
});

test.each<[what: string, name: string, bytes: Buffer, sentence: string]>([
  ['an empty file', 'menu.csv', Buffer.alloc(0), '“menu.csv” is empty.'],
  ['nothing but spaces', 'menu.csv', Buffer.from(' \r\n \n'), '“menu.csv” is empty.'],
  ['a spreadsheet', 'menu.xlsx', Buffer.from('PK\u0003\u0004 and more', 'latin1'), 'is damaged'],
  ['an old one', 'menu.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'an old Excel'],
  ['a PDF', 'menu.csv', Buffer.from('%PDF-1.7'), 'seems to be a PDF'],
  ['a web page', 'menu.html', Buffer.from('<!doctype html>'), 'a web page'],
  ['a photograph', 'menu.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'a photograph'],
  ['bytes of something else', 'menu.csv', Buffer.from([1, 0, 0, 0, 2, 0, 0, 0]), 'is no text'],
  ['another export', 'a.json', Buffer.from('{"orders":[]}'), 'it is a JSON with orders'],
  ['half a menu', 'a.json', Buffer.from(smallUberMenu().slice(0, 500)), 'breaks off here'],
  ['a letter', 'menu.doc', Buffer.from('Dear Sir or Madam'), 'is no menu that we know'],
  [
    'more lines than any menu has',
    'menu.csv',
    Buffer.from(`name,price\n${'a,1\n'.repeat(20_001)}`),
    'has more than 20,000 lines',
  ],
  ['more objects than any menu has', 'a.json', Buffer.from('{'.repeat(300_000)), 'than any menu'],
])('%s is refused with what it seems to be', async (_what, name, bytes, sentence) => {
  await expect(read(name, bytes)).rejects.toThrow(sentence);
});

test('what is wrong inside a file has its line', async () => {
  const attempt = () => read('menu.csv', Buffer.from('name,price\nPho,12\n"Bun,9\n'));
  await expect(attempt()).rejects.toThrow(ImportError);
  await expect(attempt()).rejects.toThrow(
    /one thing in it must be mended[^]*line 3: .*never closed/,
  );
});
