import { expect, test } from 'vitest';
import { openFindings } from '#server/import/mend-menu.ts';
import { readMenuUpload } from '#server/import/read-menu-upload.ts';

const long = 'Slow roasted lamb shoulder with everything '.repeat(4).trim();
const file = `name,price,category\nSoup,9,Mains\n${long},,${long}\n`;

test('names that are too long are cut, found again by the whole of them, and said with their row', async () => {
  const { menu, findings } = await readMenuUpload('menu.csv', Buffer.from(file), 'AUD');
  const [, lamb] = menu.products;
  expect(lamb?.name).toHaveLength(120);
  expect(lamb?.name).toMatch(/^Slow roasted lamb.*…$/);
  expect(lamb?.externalId).toBe(long.toLowerCase());
  expect(menu.categories.map(({ name }) => name.length)).toEqual([5, 120]);
  const kinds = findings.map(({ kind, row, dish }) => [kind, row, dish]);
  expect(kinds).toEqual([
    ['no_price', 3, lamb?.name],
    ['text_cut', 3, lamb?.name],
  ]);
});

test('what was cut is mended by a name, and is no finding any more', async () => {
  const { menu, findings, source } = await readMenuUpload('menu.csv', Buffer.from(file), 'AUD');
  const id = `${source}:${menu.products[1]?.externalId}`;
  const mended = [{ id, name: 'Lamb shoulder' }];
  expect(openFindings(findings, menu, { source, mended }).map(({ kind }) => kind)).toEqual([
    'no_price',
  ]);
});
