import { expect, test } from 'vitest';
import { readTableText } from './read-table-text.ts';

const read = (text: string) => readTableText(text, 'AUD');
const menuOf = (text: string) => {
  const parsed = read(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.menu;
};

test('name, price, category and description of each line are read', () => {
  const { products, categories } = menuOf(
    'name,price,category,description\nPho,16.5,Soups,"Beef, long"\nBun,12,Soups,\nTea,4.00,Drinks,Hot\n',
  );
  expect(products.map(({ name, price, description }) => [name, price, description])).toEqual([
    ['Pho', 1650, 'Beef, long'],
    ['Bun', 1200, ''],
    ['Tea', 400, 'Hot'],
  ]);
  expect(categories.map(({ name, productIds }) => [name, productIds])).toEqual([
    ['Soups', ['pho', 'bun']],
    ['Drinks', ['tea']],
  ]);
});

test('other headings are understood, and a price in another currency is said', () => {
  const parsed = read('name,price_usd,calories,restaurant_name\nEGG ROLLS,7.75,,PHO HOUSE\n');
  expect(parsed.ok && parsed.menu.products[0]).toMatchObject({ name: 'EGG ROLLS', price: 775 });
  expect(parsed.ok && parsed.menu.categories[0]?.name).toBe('Menu');
  expect(parsed.ok && parsed.remarks.join()).toContain('USD');
});

test('semicolons with decimal commas and currency signs are understood', () => {
  const { products } = menuOf('Dish;Price\nPho;14,50\n\nTea;$3\n');
  expect(products.map(({ price }) => price)).toEqual([1450, 300]);
});

test('a dish without a price is read, and marked so', () => {
  const { products } = menuOf('name,price\nPho,\nTap water,0\n');
  expect(products.map(({ price, isUnpriced = false }) => [price, isUnpriced])).toEqual([
    [0, true],
    [0, false],
  ]);
});

test('the same name in another category is another dish', () => {
  const { products } = menuOf('name,price,category\nPho,16,Small\nPho,19,Large\n');
  expect(products.map(({ externalId }) => externalId)).toEqual(['pho', 'pho (large)']);
});

test('a name twice in one category is two dishes, and needs a look; the same row twice is one', () => {
  const parsed = read('name,price\nPho,12\nBun,9\npho,13\nBun,9\n');
  expect(menuOf('name,price\nPho,12\nBun,9\npho,13\nBun,9\n').products).toHaveLength(3);
  expect(parsed.ok && parsed.findings).toEqual([
    { kind: 'name_twice', row: 4, dish: 'pho', detail: 'in one category, on line 2 already' },
    { kind: 'row_twice', row: 5, dish: 'Bun', detail: 'line 3' },
  ]);
});

test('categories that differ only in capitals are one', () => {
  const { categories } = menuOf('name,price,category\nPho,16,Soups\nBun,12,SOUPS\n');
  expect(categories).toHaveLength(1);
});

test.each<[what: string, text: string, place: string, message: string]>([
  ['a negative price', 'name,price\nPho,12\nBun,-3\n', 'line 3, price', 'is negative'],
  ['an unreadable price', 'name,price\nPho,twelve\n', 'line 2, price', 'is not a price'],
  ['a price of a tenth of a cent', 'name,price\nPho,1.999\n', 'line 2, price', 'is not a price'],
  ['no name', 'name,price\n,12\n', 'line 2, name', 'is empty'],
  ['no column of prices', 'name,taste of\nPho,hot\n', 'line 1', 'no column price'],
  ['headings alone', 'name,price\n', 'line 1', 'no dish follows'],
  ['a quotation mark that stays open', 'name,price\nPho,12\n"Bun,9\n', 'line 3', 'never closed'],
  ['a stray quotation mark', 'name,price\nPho,12\nBu"n",9\n', 'line 3', 'quotation mark'],
  ['a column too few', 'name,price,category\nPho,12\n', 'line 2', '2 columns'],
  ['an id twice', 'id,name,price\n7,Pho,12\n7,Bun,9\n', 'line 3, id', 'on line 2 already'],
  [
    'a mistake below a text of several lines',
    'name,price,description\nPho,12,"one\ntwo"\nBun,x,\n',
    'line 4, price',
    'is not a price',
  ],
])('%s is refused with its line', (_what, text, place, message) => {
  const parsed = read(text);
  const problem = parsed.ok ? undefined : parsed.problems[0];
  expect(problem?.place).toBe(place);
  expect(problem?.message).toContain(message);
});
