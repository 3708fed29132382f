import { encode } from 'iconv-lite';
import { expect, test } from 'vitest';
import { menuEncodings } from '#schemas/api/menu-encodings.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';
import { decodeText } from '#server/import/table/decode-text.ts';

const table = (text: string) => `Item,Price\n${text}`;

test.each([
  ['windows-1252', 'Joe’s “big” burger – €,12.50\nCafé,4.50\n'],
  ['windows-1252', 'Crème brûlée,7.50\nBœuf à l’ancienne,18\n'],
  ['windows-1252', 'Jamón ibérico con piña,12\nAñejo,7\n'],
  ['windows-1252', 'Café,4.50\nTea,4\n'],
  ['windows-1252', 'Jalapeño,3\nCafé,4\nPiña,5\n'],
  ['windows-1252', 'Gemüse,9\nKäse,8\nSüß,3\nÖl,4\n'],
  ['windows-1252', 'Pâté,9\n'],
  ['windows-1250', 'Żurek z jajkiem,12\nGołąbki w sosie,18\nPączki,5\nŚledź w śmietanie,14\n'],
  ['windows-1251', 'Борщ со сметаной,250\nПельмени,320\nБлины с икрой,400\n'],
  ['koi8-r', 'Борщ со сметаной,250\nПельмени,320\nБлины с икрой,400\n'],
  ['windows-1256', 'شاورما دجاج,12\nفلافل,5\nحمص,6\n'],
  ['shift_jis', '寿司セット,1500\n天ぷら定食,1200\n味噌汁,300\n'],
  ['windows-1253', 'Μουσακάς,9\nΧωριάτικη σαλάτα,7\nΣουβλάκι,5\n'],
  ['windows-1255', 'שווארמה,12\nחומוס,6\nפלאפל,5\n'],
  ['gb18030', '菜名,价格\n宫保鸡丁,38\n麻婆豆腐,28\n'],
] as const)('letters in %s are found out: %s', (encoding, text) => {
  const read = decodeText(encode(table(text), encoding));
  expect(read.text).toBe(table(text));
  expect(read.notes).toEqual([expect.stringContaining('The file is not saved as UTF-8.')]);
});

test('apostrophes, dashes and euro signs of Windows-1252 come to the menu', async () => {
  const bytes = encode('Item,Price\nJoe’s “burger” – large,12.50\nTea,€4\n', 'windows-1252');
  const { menu } = await readMenuUpload('menu.csv', bytes, 'EUR');
  expect(menu.products.map(({ name, price }) => [name, price])).toEqual([
    ['Joe’s “burger” – large', 1250],
    ['Tea', 400],
  ]);
});

test.each(menuEncodings)('letters in %s are read where that is chosen', async (encoding) => {
  const name = /125[1]|koi8/.test(encoding) ? 'Борщ' : 'Tea & cake';
  const { menu, notes } = await readMenuUpload(
    'menu.csv',
    encode(table(`${name},4\n`), encoding),
    'AUD',
    { encoding },
  );
  expect(menu.products.map((dish) => dish.name)).toEqual([name]);
  expect(notes).toEqual([]);
});

test('Mac Roman can be chosen, which nothing finds out', async () => {
  const bytes = encode(table('Crème brûlée – maison,7.50\nJoe’s pie,6\n'), 'macintosh');
  const names = async (encoding?: 'macintosh') =>
    (await readMenuUpload('menu.csv', bytes, 'AUD', { encoding })).menu.products.map(
      ({ name }) => name,
    );
  expect(await names()).not.toContain('Joe’s pie');
  expect(await names('macintosh')).toEqual(['Crème brûlée – maison', 'Joe’s pie']);
});

test('letters that are none in the encoding are counted, with the first line', async () => {
  const bytes = encode(table('Tea,4\nCafé,4.50\nPâté,9\n'), 'windows-1252');
  const { notes } = await readMenuUpload('menu.csv', bytes, 'AUD', { encoding: 'utf-8' });
  expect(notes).toEqual(['3 letters cannot be read in this encoding; the first is on line 3.']);
});
