import { expect, test } from 'vitest';
import { guessHeading, plainHeading } from '#server/import/table/headings.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const styles: Record<string, (words: readonly string[]) => string> = {
  camelCase: ([first = '', ...others]) => first + others.map(capital).join(''),
  PascalCase: (words) => words.map(capital).join(''),
  snake_case: (words) => words.join('_'),
  SCREAMING_CASE: (words) => words.join('_').toUpperCase(),
  'kebab-case': (words) => words.join('-'),
  'dots.between': (words) => words.join('.'),
  'Words and spaces': (words) => words.map(capital).join(' '),
  'in the plural': (words) => `${words.join(' ')}s`,
};
const meanings = [
  ['category name', 'category'],
  ['sub category name', 'category'],
  ['dish name', 'name'],
  ['menu item', 'name'],
  ['item description', 'description'],
  ['base price', 'price'],
  ['counter price', 'counter_price'],
  ['item id', 'external_id'],
  ['image url', 'picture'],
  ['modifier group name', 'option_group'],
  ['option price', 'option_price'],
  ['dietary label', 'diets'],
] as const;

test.each(Object.keys(styles))('headings mean the same in %s', (style) => {
  const written = meanings.map(([words]) => styles[style]?.(words.split(' ')) ?? '');
  expect(written.map((heading) => guessHeading(heading)?.role)).toEqual(
    meanings.map(([, role]) => role),
  );
});

test.each([
  ['500 mL', '500 mL'],
  ['XLarge', 'XLarge'],
  ['Half-dozen', 'Half dozen'],
  ['Extra-large', 'Extra large'],
  ['priceLarge', 'Large'],
])('“%s” heads the prices of the size %s', (heading, label) => {
  expect(guessHeading(heading)).toMatchObject({ role: 'size_price', label });
});

test('abbreviations stay words of their own', () => {
  expect(['imageURL', 'itemID', 'SKUNumber', 'kJ'].map(plainHeading)).toEqual([
    'image url',
    'item id',
    'sku number',
    'kj',
  ]);
});

test('the currency of a price stands in its heading in any style', () => {
  for (const heading of ['priceUSD', 'price_usd', 'Price (USD)', 'price-usd']) {
    expect(guessHeading(heading)).toMatchObject({ role: 'price', currency: 'USD' });
  }
});

test('“Prices” are prices, and a price in cents is none that is read', () => {
  expect(guessHeading('Prices')).toMatchObject({ role: 'price', label: '' });
  expect(guessHeading('priceInCents')).toMatchObject({ role: 'ignore' });
});

test.each([
  ['Zutaten', { role: 'description' }],
  ['Ingredientes', { role: 'description' }],
  ['Alérgenos', { role: 'allergens' }],
  ['Allergènes', { role: 'allergens' }],
  ['Verfügbar', { role: 'availability' }],
  ['Disponible', { role: 'availability' }],
  ['Vegetarisch', { role: 'diet_flag', label: 'Vegetarian' }],
  ['Vegano', { role: 'diet_flag', label: 'Vegan' }],
  ['Sin gluten', { role: 'diet_flag', label: 'Gluten free' }],
  ['Preis klein', { role: 'size_price', label: 'Klein' }],
  ['Precio grande', { role: 'size_price', label: 'Grande' }],
])('“%s” means the same as in English', (heading, meaning) => {
  expect(guessHeading(heading)).toMatchObject(meaning);
});
